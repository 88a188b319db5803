"""The HTTP routes of the keeper, and the one by which players report a line of talk."""

from __future__ import annotations

import asyncio

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response, StreamingResponse
from starlette.types import Scope

from tafureria.house.administration.administration import Keeping
from tafureria.house.administration.messages import KeeperKey, KeeperPage, KeeperWish, Reported, ReportWish
from tafureria.house.chronicle.messages import Export
from tafureria.house.entry.messages import Door
from tafureria.house.refusal import Refusal
from tafureria.web.budgets import address_of
from tafureria.web.door import is_own_origin
from tafureria.web.endpoint import AnyFront, Call, Endpoints, Id, Mark, endpoint, visitor
from tafureria.web.entry import EntryRoutes
from tafureria.web.keeper.keys import Keys


def _keeper(routes: KeeperRoutes, request: Request) -> str:
    """Only the keeper."""
    if not routes.is_keeper(request):
        raise Refusal("not-keeper")
    return routes.front.person(request)


def _here(routes: KeeperRoutes, request: Request) -> str:
    """Anybody who comes from a page of the house or with a program."""
    if not is_own_origin(request.headers):
        raise Refusal("wrong-origin")
    return routes.front.person(request)


def _keeper_here(routes: KeeperRoutes, request: Request) -> str:
    _here(routes, request)
    return _keeper(routes, request)


class KeeperRoutes(Endpoints):
    """Answers the keeper's requests, and takes reports of players."""

    def __init__(self, front: AnyFront, door: EntryRoutes) -> None:
        super().__init__(front)
        self._door = door
        self.keeping: Keeping
        self.keys: Keys
        self._keys_change = asyncio.Lock()
        """Held while keys are read or replaced: a reading that began before must not bring old ones back."""

    def is_keeper(self, request: HTTPConnection) -> bool:
        """Is this the keeper: with a key, or near?"""
        return self.front.lan.is_near(request.scope) or self.keys.let_in(request)

    def is_shown_to(self, request: Request) -> bool:
        """Does the first page link to the keeper's? Not for somebody who plays alone at their own machine."""
        return self.is_keeper(request) and (self.front.lan.is_open or self.keys.let_in(request))

    async def read_again(self) -> None:
        """Read the secret again, since another process may have replaced it."""
        async with self._keys_change:
            self.keys = await Keys.of(self.front.house.store)

    async def renew(self) -> None:
        """Replace the secret: all keys that were made before are invalid from now on."""
        async with self._keys_change:
            self.keys = await Keys.renew(self.front.house.store)

    def is_barred(self, scope: Scope) -> bool:
        """Has the keeper banned the visitor who makes this request?"""
        if not self.keeping.has_orders:
            return False
        request = Request(scope)
        return self.keeping.is_banned(self.front.person(request), address_of(scope)) and not self.is_keeper(
            request
        )

    def closes(self) -> float:
        """When the house closes for an announced restart, in seconds since 1970; 0 if none is announced."""
        return self.keeping.restarting.closes

    @endpoint("GET /api/keeper", "The house as its keeper sees it", who=_keeper)
    async def page(self, call: Call) -> KeeperPage:
        del call
        return await self._page()

    async def _page(self) -> KeeperPage:
        return msgspec.structs.replace(await self.keeping.page(), door=self._door.entry.door)

    @endpoint("POST /api/keeper", "Something that the keeper does", who=_keeper_here)
    async def do(self, call: Call, wish: KeeperWish) -> KeeperPage:
        """The keeper's page as it is afterwards."""
        del call
        if wish.do == "rotate":
            await self.front.cookies.rotate(self.front.house.store)
        elif wish.do == "rekey":
            await self.renew()
        elif wish.do == "door":
            await self._door.choose(wish.door or Door())
        await self.keeping.do(wish)
        return await self._page()

    @endpoint("POST /api/keeper/key", "Makes a browser the keeper's", who=_here)
    async def open(self, call: Call, link: KeeperKey) -> KeeperPage:
        """Exchanges the key of a link for a cookie with a key for this browser."""
        self.front.budgets.check("word", "", call.address)
        if not self.keys.is_good(link.key, "link"):
            raise Refusal("not-keeper")
        self.front.budgets.give_back("word", "", call.address)
        call.cookies.append(self.keys.cookie(secure=call.request.url.scheme == "https"))
        return await self._page()

    @endpoint(
        "GET /api/keeper/people/{person}/export",
        "Everything of a person's finished games, as a file",
        who=_keeper,
        gives=Export,
    )
    async def export(self, call: Call, person: Mark) -> Response:
        del call
        headers = {"cache-control": "no-store", "content-disposition": 'attachment; filename="persona.json"'}
        parts = self.front.chronicler.export(await self.keeping.person(person))
        return StreamingResponse(parts, media_type="application/json", headers=headers)

    @endpoint(
        "POST /api/tables/{table}/reports", "Shows the keeper a line of talk", who=visitor, budget="line"
    )
    async def report(self, call: Call, table: Id, wish: ReportWish) -> Reported:
        await self.keeping.report(table, call.person, wish.number)
        return Reported()
