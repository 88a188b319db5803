"""The HTTP routes for a visitor's name and shield, and for becoming the same visitor on another device."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol, TypeVar

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tafureria.house.messages.me import KeyShown, KeyTaken, KeyWish, Me, NewKey, OwnWish, Whose
from tafureria.house.passkeys import Passkeys
from tafureria.house.people import People
from tafureria.house.refusal import Refusal
from tafureria.web import cookie, ways
from tafureria.web.bodies import read_body
from tafureria.web.budgets import address_of
from tafureria.web.door import as_json, problem
from tafureria.web.sites import site_of

T = TypeVar("T")


class Front(ways.Front, Protocol):
    """What these routes need from the network side of the house."""

    people: People
    passkeys: Passkeys
    cookies: cookie.Cookies


class MeRoutes:
    """Answers requests about the visitor who makes them."""

    def __init__(self, front: Front) -> None:
        self._front = front

    def routes(self) -> list[Route]:
        """The HTTP routes of this module."""
        return [
            Route("/api/me", ways.answered(self.me)),
            Route("/api/me", ways.answered(self.name), methods=["POST"]),
            Route("/api/me/keys", ways.answered(self.new_key), methods=["POST"]),
            Route("/api/me/look", ways.answered(self.look), methods=["POST"]),
            Route("/api/me/take", self.take, methods=["POST"]),
        ]

    async def me(self, request: Request) -> Me:
        """``GET /api/me``.

        :raises Refusal: ``too-fast``.
        """
        person = self._front.person(request)
        self._front.budgets.check("replay", person, address_of(request.scope))
        return await self.about(request, person)

    async def about(self, request: Request, person: str) -> Me:
        """What the house stores about that person, who makes the request."""
        own, lan = await self._front.people.own(person), self._front.lan
        return Me(
            name=own.name,
            shield=own.shield,
            words=await self._front.people.has_words(person),
            passkeys=await self._front.passkeys.cards(person),
            may_passkey=site_of(request) is not None,
            addresses=lan.addresses if lan.is_near(request.scope) else [],
        )

    async def name(self, request: Request) -> Me:
        """``POST /api/me``.

        :raises Refusal: with a code that says why.
        """
        person = ways.visitor(self._front, request)
        self._front.budgets.check("table", person, address_of(request.scope))
        await self._front.people.set_own(person, await read_body(request, OwnWish))
        return await self.about(request, person)

    async def new_key(self, request: Request) -> NewKey:
        """``POST /api/me/keys``.

        :raises Refusal: with a code that says why.
        """
        person = browser(self._front, request)
        self._front.budgets.check("table", person, address_of(request.scope))
        wish = await read_body(request, KeyWish)
        return await self._front.people.new_key(person, wish.kind)

    async def look(self, request: Request) -> Whose:
        """``POST /api/me/look``.

        :raises Refusal: with a code that says why.
        """
        person = browser(self._front, request)
        shown = await read_body(request, KeyShown)
        return await self.tried(request, person, lambda: self._front.people.look(person, shown.key))

    async def take(self, request: Request) -> Response:
        """``POST /api/me/take``: answers with the cookie of the visitor to whom the key belongs."""
        try:
            person = browser(self._front, request)
            key = await read_body(request, KeyTaken)
            other = await self.tried(
                request, person, lambda: self._front.people.take(person, key.key, merge=key.merge)
            )
            answer = as_json(await self.about(request, other))
        except Refusal as refusal:
            return problem(refusal)
        for line in self._front.cookies.given(request, other):
            answer.headers.append("set-cookie", line)
        return answer

    async def tried(self, request: Request, person: str, trying: Callable[[], Awaitable[T]]) -> T:
        """Run *trying*, which checks a key; after too many wrong keys, even a right one is refused.

        :raises Refusal: ``too-fast``, or the code that says what is wrong with the key.
        """
        address = address_of(request.scope)
        self._front.budgets.check("key", person, address)
        try:
            found = await trying()
        except Refusal as refusal:
            if refusal.code == "has-seats":  # the key itself was right
                self._front.budgets.give_back("key", person, address)
            raise
        self._front.budgets.give_back("key", person, address)
        return found


def browser(front: Front, request: Request) -> str:
    """The visitor of a request from a browser: a program has its token, and cannot become another visitor.

    :raises Refusal: ``wrong-origin`` or ``no-cookie``.
    """
    if "authorization" in request.headers:
        raise Refusal("no-cookie")
    return ways.visitor(front, request)
