"""The door of the house: the route by which its word is said, and who is let through to all others."""

from __future__ import annotations

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.types import Scope

from tafureria.house.entry.entry import WATCH, Entry, deed_of
from tafureria.house.entry.messages import Door, DoorWord
from tafureria.house.messages.pages import DoorCard, HousePage
from tafureria.web.endpoint import Call, Endpoints, endpoint, visitor
from tafureria.web.guest import Visitor


class EntryRoutes(Endpoints):
    """Lets visitors in, by HTTP and at tables."""

    entry: Entry

    @endpoint("POST /api/door", "Says the word of the house", who=visitor)
    async def say(self, call: Call, said: DoorWord) -> DoorCard:
        """Too many wrong words are refused, as those of tables are."""
        self.front.budgets.check("word", call.person, call.address)
        await self.entry.say(call.person, said.word)
        self.front.budgets.give_back("word", call.person, call.address)
        return await self.card(call.request)

    async def card(self, request: Request) -> DoorCard:
        """What holds, and what of it this visitor may do."""
        return await self.entry.card(self.front.person(request), is_keeper=self.is_keeper(request))

    async def page(self, request: Request) -> HousePage:
        """The first page, which shows nothing of the tables to those who may not watch."""
        door = await self.card(request)
        page = await self.front.house.front(self.front.person(request) if door.may_watch else "")
        if not door.may_watch:
            page = msgspec.structs.replace(page, listed=[])
        return msgspec.structs.replace(page, door=door)

    async def refuses(self, scope: Scope) -> str:
        """The code of the refusal if the visitor may not make this request; else empty.

        :raises StoreFailed: when the store cannot be read.
        """
        if self.front.is_barred(scope):
            return "banned"
        if self.entry.is_open or not (deed := deed_of(scope["method"], scope["path"])):
            return ""
        request = Request(scope)
        return await self.entry.refuses(self.front.person(request), deed, is_keeper=self.is_keeper(request))

    def is_keeper(self, request: HTTPConnection) -> bool:
        """Is this the keeper, to whom the door is always open?"""
        return self.front.is_keeper(request)

    async def choose(self, door: Door) -> None:
        """Let this hold from now on, and end the connections of those who may not be at tables any more.

        :raises Refusal: saying why not.
        """
        await self.entry.choose(door)
        await self._turn_out()

    async def look_again(self) -> None:
        """Read again what holds, and who has been taken out of a club."""
        await self.entry.read()
        await self._turn_out()

    async def _turn_out(self) -> None:
        for guests in [] if self.entry.is_open else self.front.house.guests().values():
            for guest in guests:
                may_stay = isinstance(guest, Visitor) and guest.is_keeper
                if not may_stay and await self.entry.refuses(guest.person, WATCH):
                    guest.close()  # whoever connects again is told why
