"""The HTTP routes for a visitor's name and shield, and for becoming the same visitor on another device."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeVar

from starlette.requests import Request

from tafureria.house.identity.messages import KeyShown, KeyTaken, KeyWish, Me, NewKey, OwnWish, Whose
from tafureria.house.refusal import Refusal
from tafureria.web.endpoint import Call, Endpoints, browser, endpoint, visitor
from tafureria.web.sites import site_of

T = TypeVar("T")


class MeRoutes(Endpoints):
    """Answers requests about the visitor who makes them."""

    @endpoint("GET /api/me", "What the house keeps of the visitor beside their games", budget="replay")
    async def me(self, call: Call) -> Me:
        return await self.about(call.request, call.person)

    async def about(self, request: Request, person: str) -> Me:
        """What the house stores about that person, who makes the request."""
        own, lan = await self.front.people.own(person), self.front.lan
        return Me(
            name=own.name,
            shield=own.shield,
            words=await self.front.people.has_words(person),
            passkeys=await self.front.passkeys.cards(person),
            may_passkey=site_of(request) is not None,
            addresses=lan.addresses if lan.is_near(request.scope) else [],
        )

    @endpoint("POST /api/me", "The visitor's name and shield", who=visitor, budget="table")
    async def name(self, call: Call, wish: OwnWish) -> Me:
        await self.front.people.set_own(call.person, wish)
        return await self.about(call.request, call.person)

    @endpoint("POST /api/me/keys", "A way to be the same visitor elsewhere", who=browser, budget="table")
    async def new_key(self, call: Call, wish: KeyWish) -> NewKey:
        return await self.front.people.new_key(call.person, wish.kind)

    @endpoint("POST /api/me/look", "Whose key this is", who=browser)
    async def look(self, call: Call, shown: KeyShown) -> Whose:
        return await self.tried(call, lambda: self.front.people.look(call.person, shown.key))

    @endpoint("POST /api/me/take", "This device is the visitor of that key from now on", who=browser)
    async def take(self, call: Call, key: KeyTaken) -> Me:
        """The answer sets the cookie of the visitor to whom the key belongs."""
        other = await self.tried(call, lambda: self.front.people.take(call.person, key.key, merge=key.merge))
        call.cookies += self.front.cookies.given(call.request, other)
        return await self.about(call.request, other)

    async def tried(self, call: Call, trying: Callable[[], Awaitable[T]]) -> T:
        """Run *trying*, which checks a key; after too many wrong keys, even a right one is refused.

        :raises Refusal: ``too-fast``, or the code that says what is wrong with the key.
        """
        budgets = self.front.budgets
        budgets.check("key", call.person, call.address)
        try:
            found = await trying()
        except Refusal as refusal:
            if refusal.code == "has-seats":  # the key itself was right
                budgets.give_back("key", call.person, call.address)
            raise
        budgets.give_back("key", call.person, call.address)
        return found
