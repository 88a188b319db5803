"""The HTTP routes of the keeper, and the one by which players report a line of talk."""

from __future__ import annotations

import asyncio
from typing import Protocol

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route
from starlette.types import Scope

from tafureria.house.chronicle import Chronicler
from tafureria.house.keeping import Keeping
from tafureria.house.messages.keeper import Door, KeeperKey, KeeperPage, KeeperWish, Reported, ReportWish
from tafureria.house.refusal import Refusal
from tafureria.web import cookie, ways
from tafureria.web.bodies import read_body
from tafureria.web.budgets import address_of
from tafureria.web.door import as_json, is_own_origin, problem, refused
from tafureria.web.entry import EntryRoutes
from tafureria.web.keeper.keys import Keys


class Front(ways.Front, Protocol):
    """What these routes need from the network side of the house."""

    chronicler: Chronicler
    cookies: cookie.Cookies
    door: EntryRoutes


class KeeperRoutes:
    """Answers the keeper's requests, and takes reports of players."""

    def __init__(self, front: Front) -> None:
        self._front = front
        self.keeping: Keeping
        self.keys: Keys
        self._keys_change = asyncio.Lock()
        """Held while keys are read or replaced: a reading that began before must not bring old ones back."""

    def routes(self) -> list[Route]:
        """The HTTP routes of this module."""
        return [
            Route("/api/keeper", ways.answered(self.page)),
            Route("/api/keeper", ways.answered(self.do), methods=["POST"]),
            Route("/api/keeper/key", self.open, methods=["POST"]),
            Route("/api/keeper/people/{person}/export", self.export),
            Route("/api/tables/{table}/reports", ways.answered(self.report), methods=["POST"]),
        ]

    def is_keeper(self, request: HTTPConnection) -> bool:
        """Is this the keeper: with a key, or near?"""
        return self._front.lan.is_near(request.scope) or self.keys.let_in(request)

    def is_shown_to(self, request: Request) -> bool:
        """Does the first page link to the keeper's? Not for somebody who plays alone at their own machine."""
        return self.is_keeper(request) and (self._front.lan.is_open or self.keys.let_in(request))

    async def read_again(self) -> None:
        """Read the secret again, since another process may have replaced it."""
        async with self._keys_change:
            self.keys = await Keys.of(self._front.house.store)

    async def renew(self) -> None:
        """Replace the secret: all keys that were made before are invalid from now on."""
        async with self._keys_change:
            self.keys = await Keys.renew(self._front.house.store)

    def _check(self, request: Request) -> None:
        if not self.is_keeper(request):
            raise Refusal("not-keeper")

    def is_barred(self, scope: Scope) -> bool:
        """Has the keeper banned the visitor who makes this request?"""
        if not self.keeping.has_orders:
            return False
        request = Request(scope)
        return self.keeping.is_banned(self._front.person(request), address_of(scope)) and not self.is_keeper(
            request
        )

    def closes(self) -> float:
        """When the house closes for an announced restart, in seconds since 1970; 0 if none is announced."""
        return self.keeping.restarting.closes

    async def page(self, request: Request) -> KeeperPage:
        """``GET /api/keeper``.

        :raises Refusal: ``not-keeper``.
        """
        self._check(request)
        return await self._page()

    async def _page(self) -> KeeperPage:
        return msgspec.structs.replace(await self.keeping.page(), door=self._front.door.entry.door)

    async def do(self, request: Request) -> KeeperPage:
        """``POST /api/keeper``: carry out an action, and return the keeper's page as it is afterwards.

        :raises Refusal: ``not-keeper``, or another code that says why.
        """
        if not is_own_origin(request.headers):
            raise Refusal("wrong-origin")
        self._check(request)
        wish = await read_body(request, KeeperWish)
        if wish.do == "rotate":
            await self._front.cookies.rotate(self._front.house.store)
        elif wish.do == "rekey":
            await self.renew()
        elif wish.do == "door":
            await self._front.door.choose(wish.door or Door())
        await self.keeping.do(wish)
        return await self._page()

    async def open(self, request: Request) -> Response:
        """``POST /api/keeper/key``: exchanges the key of a link for a cookie with a key for this browser."""
        try:
            await self._check_link(request)
        except Refusal as refusal:
            return problem(refusal)
        answer = as_json(await self._page())
        answer.headers.append("set-cookie", self.keys.cookie(secure=request.url.scheme == "https"))
        return answer

    async def _check_link(self, request: Request) -> None:
        if not is_own_origin(request.headers):
            raise Refusal("wrong-origin")
        address = address_of(request.scope)
        self._front.budgets.check("word", "", address)
        if not self.keys.is_good((await read_body(request, KeeperKey)).key, "link"):
            raise Refusal("not-keeper")
        self._front.budgets.give_back("word", "", address)

    async def export(self, request: Request) -> Response:
        """``GET /api/keeper/people/{person}/export``: all of a person's finished games, as a file."""
        try:
            self._check(request)
            person = await self.keeping.person(request.path_params["person"])
        except Refusal as refusal:
            return refused(refusal, request.headers)  # the page links here, so a browser may ask for it
        headers = {"cache-control": "no-store", "content-disposition": 'attachment; filename="persona.json"'}
        parts = self._front.chronicler.export(person)
        return StreamingResponse(parts, media_type="application/json", headers=headers)

    async def report(self, request: Request) -> Reported:
        """``POST /api/tables/{table}/reports``.

        :raises Refusal: with a code that says why.
        """
        person = ways.visitor(self._front, request)
        self._front.budgets.check("line", person, address_of(request.scope))
        wish = await read_body(request, ReportWish)
        await self.keeping.report(request.path_params["table"], person, wish.number)
        return Reported()
