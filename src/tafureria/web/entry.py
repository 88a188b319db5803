"""The door of the house: the route by which its word is said, and who is let through to all others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.routing import Route
from starlette.types import Scope

from tafureria.house.entry import WATCH, Entry, deed_of
from tafureria.house.messages.keeper import Door
from tafureria.house.messages.pages import DoorCard, DoorWord, HousePage
from tafureria.web import ways
from tafureria.web.bodies import read_body
from tafureria.web.budgets import address_of
from tafureria.web.guest import Visitor

if TYPE_CHECKING:
    from tafureria.web.keeper.routes import KeeperRoutes


class Front(ways.Front, Protocol):
    """What this module needs from the network side of the house."""

    keeper: KeeperRoutes


class EntryRoutes:
    """Lets visitors in, by HTTP and at tables."""

    def __init__(self, front: Front) -> None:
        self._front = front
        self.entry: Entry

    def routes(self) -> list[Route]:
        """The HTTP routes of this module."""
        return [Route("/api/door", ways.answered(self.say), methods=["POST"])]

    async def say(self, request: Request) -> DoorCard:
        """``POST /api/door``. Too many wrong words are refused, as those of tables are.

        :raises Refusal: ``wrong-word``, or another code that says why.
        """
        person, address = ways.visitor(self._front, request), address_of(request.scope)
        said = await read_body(request, DoorWord)
        self._front.budgets.check("word", person, address)
        await self.entry.say(person, said.word)
        self._front.budgets.give_back("word", person, address)
        return await self.card(request)

    async def card(self, request: Request) -> DoorCard:
        """What holds, and what of it this visitor may do."""
        return await self.entry.card(self._front.person(request), is_keeper=self.is_keeper(request))

    async def page(self, request: Request) -> HousePage:
        """The first page, which shows nothing of the tables to those who may not watch."""
        door = await self.card(request)
        page = await self._front.house.front(self._front.person(request) if door.may_watch else "")
        if not door.may_watch:
            page = msgspec.structs.replace(page, listed=[])
        return msgspec.structs.replace(page, door=door)

    async def refuses(self, scope: Scope) -> str:
        """The code of the refusal if the visitor may not make this request; else empty.

        :raises StoreFailed: when the store cannot be read.
        """
        if self._front.keeper.is_barred(scope):
            return "banned"
        if self.entry.is_open or not (deed := deed_of(scope["method"], scope["path"])):
            return ""
        request = Request(scope)
        return await self.entry.refuses(self._front.person(request), deed, is_keeper=self.is_keeper(request))

    def is_keeper(self, request: HTTPConnection) -> bool:
        """Is this the keeper, to whom the door is always open?"""
        return self._front.keeper.is_keeper(request)

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
        for guests in [] if self.entry.is_open else self._front.house.guests().values():
            for guest in guests:
                may_stay = isinstance(guest, Visitor) and guest.is_keeper
                if not may_stay and await self.entry.refuses(guest.person, WATCH):
                    guest.close()  # whoever connects again is told why
