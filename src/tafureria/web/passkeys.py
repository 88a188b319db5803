"""The HTTP routes of passkeys."""

from __future__ import annotations

from tafureria.house.identity.key_rows import LINK
from tafureria.house.identity.messages import (
    Me,
    NewKey,
    NewPasskey,
    PasskeyAsked,
    PasskeyGone,
    PasskeyMade,
    PasskeyUsed,
)
from tafureria.web.endpoint import AnyFront, Call, Endpoints, browser, endpoint
from tafureria.web.me import MeRoutes
from tafureria.web.sites import check_site


class PasskeyRoutes(Endpoints):
    """Answers requests about passkeys."""

    def __init__(self, front: AnyFront, own: MeRoutes) -> None:
        super().__init__(front)
        self._own = own

    @endpoint("POST /api/me/passkeys/begin", "What a passkey is made with", who=browser, budget="table")
    async def begin(self, call: Call) -> NewPasskey:
        return await self.front.passkeys.begin(call.person, check_site(call.request))

    @endpoint("POST /api/me/passkeys", "Keeps a passkey", who=browser, budget="table")
    async def add(self, call: Call, made: PasskeyMade) -> Me:
        await self.front.passkeys.add(call.person, check_site(call.request), made)
        return await self._own.about(call.request, call.person)

    @endpoint("POST /api/me/passkeys/ask", "What a passkey has to sign", who=browser, budget="table")
    async def ask(self, call: Call) -> PasskeyAsked:
        return await self.front.passkeys.ask(check_site(call.request))

    @endpoint("POST /api/me/passkeys/open", "A link for somebody who has shown a passkey", who=browser)
    async def open(self, call: Call, used: PasskeyUsed) -> NewKey:
        """The device then uses the key like that of any link."""
        site = check_site(call.request)
        whose = await self._own.tried(call, lambda: self.front.passkeys.person_of(site, used))
        return await self.front.people.new_key(whose, LINK)

    @endpoint("POST /api/me/passkeys/forget", "Forgets a passkey", who=browser, budget="table")
    async def forget(self, call: Call, gone: PasskeyGone) -> Me:
        await self.front.passkeys.drop(call.person, gone.id)
        return await self._own.about(call.request, call.person)
