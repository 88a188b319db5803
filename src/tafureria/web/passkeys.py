"""The HTTP routes of passkeys."""

from __future__ import annotations

from starlette.requests import Request
from starlette.routing import Route

from tafureria.house.messages.me import (
    Me,
    NewKey,
    NewPasskey,
    PasskeyAsked,
    PasskeyGone,
    PasskeyMade,
    PasskeyUsed,
)
from tafureria.house.store.keys import LINK
from tafureria.web import me, ways
from tafureria.web.bodies import read_body
from tafureria.web.budgets import address_of
from tafureria.web.sites import check_site


class PasskeyRoutes:
    """Answers requests about passkeys."""

    def __init__(self, front: me.Front, own: me.MeRoutes) -> None:
        self._front, self._own = front, own

    def routes(self) -> list[Route]:
        """The HTTP routes of this module."""
        answers = {
            "": self.add,
            "/begin": self.begin,
            "/ask": self.ask,
            "/open": self.open,
            "/forget": self.forget,
        }
        return [
            Route(f"/api/me/passkeys{path}", ways.answered(answer), methods=["POST"])
            for path, answer in answers.items()
        ]

    def _visitor(self, request: Request) -> str:
        person = me.browser(self._front, request)
        self._front.budgets.check("table", person, address_of(request.scope))
        return person

    async def begin(self, request: Request) -> NewPasskey:
        """``POST /api/me/passkeys/begin``.

        :raises Refusal: with a code that says why.
        """
        return await self._front.passkeys.begin(self._visitor(request), check_site(request))

    async def add(self, request: Request) -> Me:
        """``POST /api/me/passkeys``.

        :raises Refusal: with a code that says why.
        """
        person, made = self._visitor(request), await read_body(request, PasskeyMade)
        await self._front.passkeys.add(person, check_site(request), made)
        return await self._own.about(request, person)

    async def ask(self, request: Request) -> PasskeyAsked:
        """``POST /api/me/passkeys/ask``.

        :raises Refusal: with a code that says why.
        """
        self._visitor(request)
        return await self._front.passkeys.ask(check_site(request))

    async def open(self, request: Request) -> NewKey:
        """``POST /api/me/passkeys/open``: returns a key, which the device then uses like that of any link.

        :raises Refusal: with a code that says why.
        """
        person, used = me.browser(self._front, request), await read_body(request, PasskeyUsed)
        site = check_site(request)
        whose = await self._own.tried(request, person, lambda: self._front.passkeys.person_of(site, used))
        return await self._front.people.new_key(whose, LINK)

    async def forget(self, request: Request) -> Me:
        """``POST /api/me/passkeys/forget``.

        :raises Refusal: with a code that says why.
        """
        person, gone = self._visitor(request), await read_body(request, PasskeyGone)
        await self._front.passkeys.drop(person, gone.id)
        return await self._own.about(request, person)
