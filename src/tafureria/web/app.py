"""The ASGI application of the house: HTTP routes in JSON, the client's files, and the WebSockets."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Coroutine
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from tafureria.house import making, teaching
from tafureria.house.chronicle import Chronicler
from tafureria.house.days import Days
from tafureria.house.entry import Entry
from tafureria.house.finished.archive import Archive
from tafureria.house.finished.replays import LONGEST
from tafureria.house.growth import FOR_RECORDS
from tafureria.house.house import House
from tafureria.house.keeping import Keeping
from tafureria.house.messages.finished import PlayOn
from tafureria.house.messages.pages import HousePage, Learn, Made, NewTable
from tafureria.house.passkeys import Passkeys
from tafureria.house.people import People
from tafureria.house.refusal import Refusal
from tafureria.house.settings import Settings
from tafureria.house.spoken import is_word
from tafureria.house.store.rows import StoreFailed
from tafureria.lab import par
from tafureria.web import cookie
from tafureria.web.accept import language_for
from tafureria.web.bodies import read, read_body
from tafureria.web.budgets import Budgets, address_of
from tafureria.web.chronicle import ChronicleRoutes
from tafureria.web.days import DayRoutes
from tafureria.web.door import Guard, as_json, as_long_json, is_own_origin, problem, refused
from tafureria.web.entry import EntryRoutes
from tafureria.web.head import OF_A_TABLE, Head, head_of, without_tail
from tafureria.web.keeper.keys import Keys
from tafureria.web.keeper.routes import KeeperRoutes
from tafureria.web.lan import Lan
from tafureria.web.manifest import manifest
from tafureria.web.me import MeRoutes
from tafureria.web.restart import Restart
from tafureria.web.sockets import Sockets
from tafureria.web.static import BUILT, Client

log = logging.getLogger(__name__)

T = TypeVar("T")
PAGES: Final = (
    "/",
    "/juego/{rest:path}",
    "/mesa/{rest:path}",
    "/aprender/{rest:path}",
    "/reglas/{rest:path}",
    "/cronica",
    "/yo",
    "/club",
    "/club/{rest:path}",
    "/laboratorio",
    "/laboratorio/{rest:path}",
    "/casa",
)


class Front:
    """The network side of one house, as far as a single visitor at their own device needs it.

    What there is besides where others come too is :class:`tafureria.web.abroad.Abroad`.
    """

    def __init__(self, store: str, settings: Settings, built: Path, lan: Lan, restart: Restart) -> None:
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
        self.keeper = KeeperRoutes(self)
        self.door = EntryRoutes(self)
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
        return [
            Route("/api/house", self.front),
            Route("/api/tables", self.make, methods=["POST"]),
            *self.door.routes(),
            *self.days.routes(),
            Route("/api/finished", self.chronicle),
            *ChronicleRoutes(self).routes(),
            *self.me.routes(),
            Route("/api/tables/{table}/record", self.record),
            Route("/api/tables/{table}/replay", self.replay),
            Route("/api/tables/{table}/deal", self.deal),
            Route("/api/tables/{table}/analysis", self.analysis),
            Route("/api/tables/{table}/knew", self.knew),
            Route("/api/tables/{table}/board", self.board),
            Route("/api/tables/{table}/choices", self.choices),
            Route("/api/tables/{table}/otherwise", self.otherwise),
            Route("/api/tables/{table}/continue", self.play_on, methods=["POST"]),
            Route("/api/lessons", self.teach, methods=["POST"]),
            Route("/api/records", self.bring, methods=["POST"]),
        ]

    # --- visitors -----------------------------------------------------------------------------

    def person(self, request: Request) -> str:
        return self.cookies.visitor(request)

    def is_keeper(self, request: Request) -> bool:
        """Does this request come from the keeper: with a key, or from somebody near?"""
        return self.keeper.is_keeper(request)

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

    async def front(self, request: Request) -> Response:
        """``GET /api/house``."""
        person = self.person(request)
        page = msgspec.structs.replace(await self.door.page(request), mark=self.cookies.mark(person))
        return self._greet(request, as_json(self.shown(page, request)))

    def shown(self, page: HousePage, request: Request) -> HousePage:
        """The first page, with what it links to besides for this visitor."""
        del request
        return msgspec.structs.replace(page, alone=True)

    async def make(self, request: Request) -> Response:
        """``POST /api/tables``."""
        address = address_of(request.scope)

        async def work(person: str) -> Made:
            wish = await read_body(request, NewTable)
            if not wish.listed:
                return await making.make(self.house.store, person, wish)
            self._listed[address] = await self.house.store.still_listed(self._listed.pop(address, []))
            if (
                self._settings.limit_addresses
                and len(self._listed[address]) >= self._settings.listed_per_address
            ):
                raise Refusal("too-many")
            made = await making.make(self.house.store, person, wish)
            self._listed[address].append(made.table)
            return made

        return await self._make(request, work)

    async def play_on(self, request: Request) -> Response:
        """``POST /api/tables/{table}/continue``."""

        async def work(person: str) -> Made:
            wish = await read_body(request, PlayOn)
            job = self.archive.play_on(request.path_params["table"], person, wish)
            return await self.compute(request, "replay", job)

        return await self._make(request, work)

    async def chronicle(self, request: Request) -> Response:
        """``GET /api/finished?before=TIME``."""
        try:
            before = _time(request, "before")
        except Refusal as refusal:
            return problem(refusal)
        return as_json(await self.house.chronicle(self.person(request), before=before))

    async def teach(self, request: Request) -> Response:
        """``POST /api/lessons``."""

        async def work(person: str) -> Made:
            return await teaching.teach(self.house.store, person, await read_body(request, Learn))

        return await self._make(request, work)

    async def bring(self, request: Request) -> Response:
        """``POST /api/records``: a table for the replay of the record in the body."""

        async def work(person: str) -> Made:
            self.check_room(FOR_RECORDS)
            data = await read(request, LONGEST)
            job = self.archive.bring(person, data.decode("utf-8", "replace"))
            return await self.compute(request, "record", job)

        return await self._make(request, work)

    async def _make(self, request: Request, work: Callable[[str], Awaitable[Made]]) -> Response:
        """Make a table by *work*, or answer why this visitor may not."""
        person = self.person(request)
        try:
            self._check_maker(request, person)
            return as_json(await work(person), 201)
        except Refusal as refusal:
            return problem(refusal)

    def _check_maker(self, request: Request, person: str) -> None:
        if not is_own_origin(request.headers):
            raise Refusal("wrong-origin")
        if not person:
            raise Refusal("no-cookie")
        self.budgets.check("table", person, address_of(request.scope))
        self.check_room()

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

    async def record(self, request: Request) -> Response:
        """``GET /api/tables/{table}/record``."""
        try:
            job = self.archive.record(request.path_params["table"])
            text = await self.compute(request, "replay", job)
        except Refusal as refusal:
            return refused(refusal, request.headers)  # the page links here, so a browser may ask for it
        headers = {"cache-control": "no-store", "content-disposition": 'attachment; filename="partida.txt"'}
        return Response(text, media_type="text/plain", headers=headers)

    async def replay(self, request: Request) -> Response:
        """``GET /api/tables/{table}/replay?eyes=SEAT&first=STEP``."""
        eyes, first = request.query_params.get("eyes", "table"), _number(request, "first")
        try:
            job = self.archive.replay(request.path_params["table"], eyes, self.person(request), first)
            found = await self.compute(request, "replay", job)
        except Refusal as refusal:
            return problem(refusal)
        return await as_long_json(found, request)

    async def analysis(self, request: Request) -> Response:
        """``GET /api/tables/{table}/analysis?eyes=SEAT&after=DONE``."""
        eyes = request.query_params.get("eyes", "table")
        try:
            after = _part(request, "after")
            table = request.path_params["table"]
            job = self.archive.analysis(table, eyes, after)
            found = await self.compute(request, "look", job, held="look", of=table)
        except Refusal as refusal:
            return problem(refusal)
        return await as_long_json(found, request)

    async def deal(self, request: Request) -> Response:
        """``GET /api/tables/{table}/deal``."""
        try:
            job = self.archive.deal(request.path_params["table"])
            found = await self.compute(request, "replay", job)
        except Refusal as refusal:
            return problem(refusal)
        return await as_long_json(found, request)

    async def knew(self, request: Request) -> Response:
        """``GET /api/tables/{table}/knew?step=N&eyes=SEAT``."""
        step, eyes = _number(request, "step"), request.query_params.get("eyes", "all")
        try:
            job = self.archive.knew(request.path_params["table"], step, eyes)
            found = await self.compute(request, "replay", job)
        except Refusal as refusal:
            return problem(refusal)
        return as_json(found)

    async def board(self, request: Request) -> Response:
        """``GET /api/tables/{table}/board?step=N&eyes=SEAT&truth=true``."""
        eyes, table = request.query_params.get("eyes", "table"), request.path_params["table"]
        truth = request.query_params.get("truth", "") == "true"
        try:
            step = _whole(request, "step")
            job = self.archive.board(table, step, eyes, self.person(request), truth)
            return as_json(await self.compute(request, "board", job, held="try"))
        except Refusal as refusal:
            return problem(refusal)

    async def choices(self, request: Request) -> Response:
        """``GET /api/tables/{table}/choices?step=N&eyes=SEAT``."""
        step, eyes = _number(request, "step"), request.query_params.get("eyes", "all")
        job = self.archive.choices(request.path_params["table"], step, eyes)
        try:
            return as_json(await self.compute(request, "replay", job))
        except Refusal as refusal:
            return problem(refusal)

    async def otherwise(self, request: Request) -> Response:
        """``GET /api/tables/{table}/otherwise?step=N&eyes=SEAT&choice=NOTATION&after=GAMES``."""
        step, eyes = _number(request, "step"), request.query_params.get("eyes", "all")
        choice, table = request.query_params.get("choice", ""), request.path_params["table"]
        try:
            job = self.archive.otherwise(table, step, eyes, choice, _whole(request, "after", "0"))
            return as_json(await self.compute(request, "replay", job, held="try"))
        except Refusal as refusal:
            return problem(refusal)

    def socket(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        """``/ws/{table}``. There are thousands of these, so they bypass Starlette's routing."""
        return self.sockets.serve(scope, receive, send)


def _number(request: Request, name: str) -> int:
    """A whole number in the query; 0 if it is missing or malformed."""
    text = request.query_params.get(name, "")
    return int(text) if text.isascii() and text.isdigit() and len(text) < 8 else 0


def _whole(request: Request, name: str, default: str = "") -> int:
    """A whole number in the query; *default* if it is missing.

    :raises Refusal: ``malformed``.
    """
    text = request.query_params.get(name, default)
    if not (text.isascii() and text.isdigit() and len(text) < 8):
        raise Refusal("malformed", what=name)
    return int(text)


def _part(request: Request, name: str) -> float:
    """A fraction from 0 to 1 in the query; 0 if it is missing.

    :raises Refusal: ``malformed``.
    """
    try:
        part = float(request.query_params.get(name, "0"))
    except ValueError as error:
        raise Refusal("malformed", what=name) from error
    if not 0 <= part <= 1:
        raise Refusal("malformed", what=name)
    return part


def _time(request: Request, name: str) -> float:
    """Seconds since 1970 in the query; infinity if they are missing.

    :raises Refusal: ``malformed``.
    """
    try:
        value = float(request.query_params.get(name, "inf"))
    except ValueError as error:
        raise Refusal("malformed", what=name) from error
    if not value >= 0:
        raise Refusal("malformed", what=name)
    return value


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


def _kind(settings: Settings) -> type[Front]:
    """The class of the network side. What only a house with others needs is not imported without them."""
    if settings.alone:
        return Front
    from tafureria.web.abroad import Abroad

    return Abroad


def make_app(
    store: str,
    settings: Settings | None = None,
    *,
    hosts: Collection[str] = (),
    built: Path = BUILT,
    lan: Lan | None = None,
    restart: Restart | None = None,
) -> Guard:
    """The ASGI application: a house with that store, answering to those host names (to any, if empty).

    Without *lan* it cannot be opened to the local network. *restart* is set when the keeper wants a restart,
    which the caller has to carry out.
    """
    lan = lan or Lan(0, set(), may_open=False)
    settings = settings or Settings()
    front = _kind(settings)(store, settings, built, lan, restart or Restart())

    async def not_found(request: Request, error: Exception) -> Response:
        del error
        return await front.not_found(request)

    async def store_failed(request: Request, error: Exception) -> Response:
        log.warning("%s is not answered, because the store fails: %s", request.url.path[:100], error)
        return refused(Refusal("store-failed"), request.headers)

    routes = [
        *front.routes(),
        *(Route(page, front.page) for page in PAGES),
        Route("/manifest.webmanifest", manifest),
        Route("/{path:path}", front.file),
    ]
    pages = Starlette(
        routes=routes, lifespan=front.lifespan, exception_handlers={404: not_found, StoreFailed: store_failed}
    )
    counted = {route.endpoint: route.path for route in routes}
    return Guard(
        pages,
        front.socket,
        hosts,
        front.budgets,
        front.drain,
        counted,
        log_addresses=settings.log_addresses,
        refuses=front.door.refuses,
        closes=front.keeper.closes,
    )
