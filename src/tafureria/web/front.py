"""The network side of a house, as far as a single visitor at their own device needs it."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Coroutine
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.requests import HTTPConnection, Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from tafureria.house.administration.administration import Keeping
from tafureria.house.administration.growth import FOR_RECORDS
from tafureria.house.chronicle.chronicle import Chronicler
from tafureria.house.days.days import Days
from tafureria.house.entry.entry import Entry
from tafureria.house.finished.archive import Archive
from tafureria.house.finished.messages import (
    Analysed,
    Choices,
    Knew,
    KnownThen,
    Otherwise,
    Replay,
)
from tafureria.house.finished.replays import LONGEST
from tafureria.house.house import House
from tafureria.house.identity.passkeys import Passkeys
from tafureria.house.identity.people import People
from tafureria.house.making import making, teaching
from tafureria.house.making.spoken import is_word
from tafureria.house.messages.deal import Deal
from tafureria.house.messages.pages import Chronicle, HousePage, Learn, Made, NewTable, PlayOn
from tafureria.house.refusal import Refusal
from tafureria.house.settings import Settings
from tafureria.house.store.rows import StoreFailed
from tafureria.lab import par
from tafureria.web import cookie
from tafureria.web.accept import language_for
from tafureria.web.bodies import read
from tafureria.web.budgets import Budgets, address_of
from tafureria.web.chronicle import ChronicleRoutes
from tafureria.web.days import DayRoutes
from tafureria.web.endpoint import (
    TEXT,
    Call,
    Count,
    Endpoints,
    Eyes,
    EyesOfOne,
    EyesOfSeat,
    Id,
    Moment,
    Notation,
    Part,
    Step,
    endpoint,
    maker,
)
from tafureria.web.entry import EntryRoutes
from tafureria.web.head import OF_A_TABLE, Head, head_of, without_tail
from tafureria.web.keeper.keys import Keys
from tafureria.web.keeper.routes import KeeperRoutes
from tafureria.web.lan import Lan
from tafureria.web.me import MeRoutes
from tafureria.web.restart import Restart
from tafureria.web.sockets import Sockets
from tafureria.web.static import Client

T = TypeVar("T")
FAR_OFF: Final = 1e12
"""A time, in seconds since 1970, before which everything was."""


class Front(Endpoints):
    """The parts of one house that answer requests, and the endpoints of tables and finished games.

    What there is besides where others come too is :class:`tafureria.web.abroad.Abroad`.
    """

    def __init__(self, store: str, settings: Settings, built: Path, lan: Lan, restart: Restart) -> None:
        super().__init__(self)
        self._store, self._settings, self._restart = store, settings, restart
        self.lan = lan
        self.client = Client(built)
        self.house: House
        self.archive: Archive
        self.chronicler: Chronicler
        self.people: People
        self.passkeys: Passkeys
        self.sockets: Sockets
        self.cookies: cookie.Cookies
        self.budgets = Budgets(settings)
        self.days = DayRoutes(self)
        self.door = EntryRoutes(self)
        self.keeper = KeeperRoutes(self, self.door)
        self.me = MeRoutes(self)
        self._listed: dict[str, list[str]] = {}
        """By client address: the ids of the public tables that were made from it."""

    @contextlib.asynccontextmanager
    async def lifespan(self, app: Starlette) -> AsyncIterator[None]:
        """Keep the house open while the server runs."""
        del app
        self.house = await House.open(self._store, self._settings)
        self.archive = Archive(self.house.store, self._settings)
        self.chronicler = Chronicler(self.house, self.archive)
        self.people = People(self.house)
        self.passkeys = Passkeys(self.house.store)
        self.days.days = Days(self.house.store, par.scores, *([0] if self._settings.alone else []))
        self.cookies = await cookie.Cookies.of(self.house.store)
        self.keeper.keys = await Keys.of(self.house.store)
        keeping = Keeping(self.house, self.chronicler, lambda: self.keeper.keys.secret, self._restart.want)
        self.door.entry = Entry(self.house.store, self._settings)
        await self.door.entry.read()
        keeping.each_time += [lambda: self.cookies.read(self.house.store), self.keeper.read_again]
        keeping.each_time.append(self.door.look_again)
        self.keeper.keeping = keeping
        await keeping.start()
        self.sockets = Sockets(self.house, self.cookies, self.budgets, keeping, self.door)
        await self.begin()
        try:
            yield
        finally:
            await keeping.close()
            await self.end()
            await self.days.days.close()
            await self.archive.close()
            await self.house.close()

    async def begin(self) -> None:
        """Start what a house with others needs besides, once the house is open."""

    async def end(self) -> None:
        """Close what :meth:`begin` has started."""

    async def drain(self) -> None:
        """Hand all tables over before the server stops."""
        await self.house.drain()

    def routes(self) -> list[Route]:
        """The HTTP routes of the house, without those of its pages and files."""
        parts = (self.door, self.days, ChronicleRoutes(self), self.me)
        return [*super().routes(), *(route for part in parts for route in part.routes())]

    # --- visitors -----------------------------------------------------------------------------

    def person(self, request: Request) -> str:
        return self.cookies.visitor(request)

    def is_keeper(self, request: HTTPConnection) -> bool:
        """Does this request come from the keeper: with a key, or from somebody near?"""
        return self.keeper.is_keeper(request)

    def is_barred(self, scope: Scope) -> bool:
        """Has the keeper banned the visitor who makes this request?"""
        return self.keeper.is_barred(scope)

    def _greet(self, request: Request, response: Response) -> Response:
        """Set a cookie for a visitor who has none, or whose cookie has to be replaced."""
        for line in self.cookies.greeting(request):
            response.headers.append("set-cookie", line)
        return response

    # --- HTTP ---------------------------------------------------------------------------------

    async def page(self, request: Request) -> Response:
        """The client's page."""
        if meant := without_tail(request.url.path):
            query = f"?{request.url.query}" if request.url.query else ""
            return RedirectResponse(meant + query, 302)
        return self._greet(request, self.client.page(request, await self._head(request)))

    async def _head(self, request: Request) -> Head:
        path, game = request.url.path, ""
        if found := OF_A_TABLE.match(path):
            # Even if the store fails, the page comes, and says so.
            with contextlib.suppress(StoreFailed):
                game = await self.house.store.game_of(found[1])
        return head_of(path, game, language_for(request.headers.get("accept-language", "")))

    async def file(self, request: Request) -> Response:
        """A file of the client; for a four-letter word, the page, which then looks up the word's table."""
        if is_word(request.path_params["path"]) or without_tail(request.url.path):
            return await self.page(request)
        return self.client.file(request) or await self.not_found(request)

    async def not_found(self, request: Request) -> Response:
        """Nothing is at this address."""
        head = head_of("/-", "", language_for(request.headers.get("accept-language", "")))
        return self.client.not_found(request, head)

    @endpoint("GET /api/house", "Everything that the first page shows")
    async def first_page(self, call: Call) -> HousePage:
        call.cookies += self.cookies.greeting(call.request)
        page = msgspec.structs.replace(
            await self.door.page(call.request), mark=self.cookies.mark(call.person)
        )
        return self.shown(page, call.request)

    def shown(self, page: HousePage, request: Request) -> HousePage:
        """The first page, with what it links to besides for this visitor."""
        del request
        return msgspec.structs.replace(page, alone=True)

    @endpoint("POST /api/tables", "A new table", who=maker, budget="table", status=201)
    async def make(self, call: Call, wish: NewTable) -> Made:
        if not wish.listed:
            return await making.make(self.house.store, call.person, wish)
        listed = await self.house.store.still_listed(self._listed.pop(call.address, []))
        self._listed[call.address] = listed
        if self._settings.limit_addresses and len(listed) >= self._settings.listed_per_address:
            raise Refusal("too-many")
        made = await making.make(self.house.store, call.person, wish)
        listed.append(made.table)
        return made

    @endpoint(
        "POST /api/tables/{table}/continue",
        "A new table that continues a finished game from a step",
        who=maker,
        budget="table",
        status=201,
    )
    async def play_on(self, call: Call, table: Id, wish: PlayOn) -> Made:
        return await self.compute(call.request, "replay", self.archive.play_on(table, call.person, wish))

    @endpoint("GET /api/finished", "The visitor's finished games, last touched before that time")
    async def chronicle(self, call: Call, before: Moment = FAR_OFF) -> Chronicle:
        return await self.house.chronicle(call.person, before=before)

    @endpoint("POST /api/lessons", "A table with a lesson", who=maker, budget="table", status=201)
    async def teach(self, call: Call, wish: Learn) -> Made:
        return await teaching.teach(self.house.store, call.person, wish)

    @endpoint(
        "POST /api/records",
        "A table for the replay of a record",
        who=maker,
        budget="table",
        status=201,
        takes=TEXT,
    )
    async def bring(self, call: Call) -> Made:
        self.check_room(FOR_RECORDS)
        data = await read(call.request, LONGEST)
        job = self.archive.bring(call.person, data.decode("utf-8", "replace"))
        return await self.compute(call.request, "record", job)

    def check_room(self, share: float = 1.0) -> None:
        """:raises Refusal: ``house-full`` when more than that share of the house is full."""
        self.keeper.keeping.growth.check_room(share)

    async def compute(
        self, request: Request, what: str, job: Coroutine[Any, Any, T], held: str = "job", of: str = ""
    ) -> T:
        """Do a job within the visitor's budgets; it is cancelled if the visitor disconnects.

        *what* is the rate that it is charged to, *held* the limit on jobs at the same time, and *of* the
        work that one job does for all who ask.

        :raises Refusal: ``too-fast``, ``too-many``, or a code that says why the job is not possible.
        """
        address = address_of(request.scope)
        try:
            self.budgets.check(what, self.person(request), address)
            with self.budgets.hold(held, address, of):
                return await _while_connected(request, job)
        finally:
            job.close()

    @endpoint("GET /api/tables/{table}/record", "The record of a finished game", gives=TEXT)
    async def record(self, call: Call, table: Id) -> Response:
        text = await self.compute(call.request, "replay", self.archive.record(table))
        headers = {"cache-control": "no-store", "content-disposition": 'attachment; filename="partida.txt"'}
        return Response(text, media_type=TEXT, headers=headers)

    @endpoint(
        "GET /api/tables/{table}/replay",
        "A finished game, step by step; a long one in parts, of which `first` is `next` of the one before",
    )
    async def replay(self, call: Call, table: Id, eyes: Eyes = "table", first: Count = 0) -> Replay:
        job = self.archive.replay(table, eyes, call.person, first)
        return await self.compute(call.request, "replay", job)

    @endpoint(
        "GET /api/tables/{table}/analysis",
        "What could have been, once more of the work is done than `after`: `done` of the one before",
    )
    async def analysis(self, call: Call, table: Id, eyes: Eyes = "table", after: Part = 0) -> Analysed:
        job = self.archive.analysis(table, eyes, after)
        return await self.compute(call.request, "look", job, held="look", of=table)

    @endpoint("GET /api/tables/{table}/deal", "Every random draw of a finished game")
    async def deal(self, call: Call, table: Id) -> Deal:
        return await self.compute(call.request, "replay", self.archive.deal(table))

    @endpoint("GET /api/tables/{table}/knew", "What a computer player knew before a step")
    async def knew(self, call: Call, table: Id, step: Step, eyes: EyesOfOne = "all") -> Knew:
        return await self.compute(call.request, "replay", self.archive.knew(table, step, eyes))

    @endpoint(
        "GET /api/tables/{table}/board",
        "What a seat could know after a step of what was hidden; with `truth`, also what was true",
    )
    async def board(
        self, call: Call, table: Id, step: Count, eyes: EyesOfSeat, truth: bool = False
    ) -> KnownThen:
        job = self.archive.board(table, step, eyes, call.person, truth)
        return await self.compute(call.request, "board", job, held="try")

    @endpoint("GET /api/tables/{table}/choices", "What else could have been chosen at a step")
    async def choices(self, call: Call, table: Id, step: Step, eyes: EyesOfOne = "all") -> Choices:
        return await self.compute(call.request, "replay", self.archive.choices(table, step, eyes))

    @endpoint(
        "GET /api/tables/{table}/otherwise",
        "Another choice at a step, played on; with `after`, once there are more games than that",
    )
    async def otherwise(
        self, call: Call, table: Id, step: Step, choice: Notation, eyes: EyesOfOne = "all", after: Count = 0
    ) -> Otherwise:
        job = self.archive.otherwise(table, step, eyes, choice, after)
        return await self.compute(call.request, "replay", job, held="try")

    def socket(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        """``/ws/{table}``. There are thousands of these, so they bypass Starlette's routing."""
        return self.sockets.serve(scope, receive, send)


async def _while_connected(request: Request, job: Coroutine[Any, Any, T]) -> T:
    """Do the job, and cancel it if the client disconnects.

    :raises Refusal: when the client has disconnected, so nobody reads it.
    """
    working = asyncio.create_task(job)
    # The body has been read, so the next message received is the client's disconnection.
    leaving = asyncio.create_task(_gone(request))
    try:
        await asyncio.wait((working, leaving), return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise Refusal("too-long")
        return working.result()
    finally:
        working.cancel()
        leaving.cancel()
        await asyncio.gather(working, leaving, return_exceptions=True)


async def _gone(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
