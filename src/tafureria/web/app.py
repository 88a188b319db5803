"""The house on the network: a few HTTP answers, one WebSocket a table, and the client's files."""

from __future__ import annotations

import contextlib
import logging
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Final, TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp, Receive, Scope, Send

from tafureria.house import making
from tafureria.house.archive import Archive
from tafureria.house.house import House
from tafureria.house.kept import StoreFailed
from tafureria.house.messages import LARGEST_FRAME, Made, NewTable, PlayOn, Token
from tafureria.house.refusal import Refusal
from tafureria.house.replays import LONGEST
from tafureria.house.settings import Settings
from tafureria.web import cookie, openapi
from tafureria.web.door import Guard, as_json, is_own_origin, problem
from tafureria.web.guest import Bucket
from tafureria.web.protocol import schema
from tafureria.web.sockets import Sockets
from tafureria.web.static import BUILT, Client

log = logging.getLogger(__name__)

MAKERS: Final = 10_000
"""Visitors whose making of tables is measured at once."""
SIGNER: Final = "cookies"
Wish = TypeVar("Wish", NewTable, PlayOn)
PAGES: Final = ("/", "/juego/{rest:path}", "/mesa/{rest:path}")


class Front:
    """The network side of one house."""

    def __init__(self, store: str, settings: Settings, built: Path) -> None:
        self._store, self._settings = store, settings
        self.client = Client(built)
        self.house: House
        self.archive: Archive
        self.sockets: Sockets
        self.cookies: cookie.Cookies
        self._makers: OrderedDict[str, Bucket] = OrderedDict()

    @contextlib.asynccontextmanager
    async def lifespan(self, app: Starlette) -> AsyncIterator[None]:
        """The house is open while the server runs."""
        del app
        self.house = await House.open(self._store, self._settings)
        self.archive = Archive(self.house.store)
        self.cookies = cookie.Cookies(await self.house.store.secret(SIGNER, secrets.token_bytes(32)))
        self.sockets = Sockets(self.house, self.cookies)
        try:
            yield
        finally:
            await self.house.close()

    # --- visitors -----------------------------------------------------------------------------

    def _person(self, request: Request) -> str:
        return self.cookies.visitor(request)

    def _greet(self, request: Request, response: Response) -> Response:
        """Give a cookie to somebody who has none."""
        if not self._person(request):
            value = cookie.header(self.cookies.fresh(), secure=request.url.scheme == "https")
            response.headers.append("set-cookie", value)
        return response

    # --- HTTP ---------------------------------------------------------------------------------

    async def page(self, request: Request) -> Response:
        """The client's page."""
        return self._greet(request, self.client.page(request))

    async def file(self, request: Request) -> Response:
        """A file of the client."""
        return self.client.file(request)

    async def front(self, request: Request) -> Response:
        """``GET /api/house``."""
        return self._greet(request, as_json(await self.house.front(self._person(request))))

    async def make(self, request: Request) -> Response:
        """``POST /api/tables``."""

        async def work(person: str) -> Made:
            return await making.make(self.house.store, person, await _body(request, NewTable))

        return await self._make(request, work)

    async def play_on(self, request: Request) -> Response:
        """``POST /api/tables/{table}/continue``."""

        async def work(person: str) -> Made:
            wish = await _body(request, PlayOn)
            return await self.archive.play_on(request.path_params["table"], person, wish)

        return await self._make(request, work)

    async def bring(self, request: Request) -> Response:
        """``POST /api/records``: the text of a record."""

        async def work(person: str) -> Made:
            data = await _read(request, LONGEST)
            return await self.archive.bring(person, data.decode("utf-8", "replace"))

        return await self._make(request, work)

    async def _make(self, request: Request, work: Callable[[str], Awaitable[Made]]) -> Response:
        """Make a table for a visitor who may; say why not otherwise."""
        person = self._person(request)
        try:
            self._check_maker(request, person)
            return as_json(await work(person), 201)
        except Refusal as refusal:
            return problem(refusal)
        except StoreFailed as error:
            log.warning("a table could not be made: %s", error)
            return problem(Refusal("store-failed"))

    async def token(self, request: Request) -> Response:
        """``POST /api/tokens``: so many a minute from one address."""
        if not is_own_origin(request.headers):
            return problem(Refusal("wrong-origin"))
        if not self._may_make(request.client.host if request.client else ""):
            return problem(Refusal("too-fast"))
        return as_json(Token(token=self.cookies.token()), 201)

    def _check_maker(self, request: Request, person: str) -> None:
        if not is_own_origin(request.headers):
            raise Refusal("wrong-origin")
        if not person:
            raise Refusal("no-cookie")
        if not self._may_make(person):
            raise Refusal("too-fast")

    def _may_make(self, who: str) -> bool:
        """So many a minute for each."""
        most = self._settings.tables_per_minute
        bucket = self._makers.setdefault(who, Bucket(most / 60, most))
        self._makers.move_to_end(who)
        if len(self._makers) > MAKERS:
            self._makers.popitem(last=False)
        return bucket.take()

    async def record(self, request: Request) -> Response:
        """``GET /api/tables/{table}/record``."""
        try:
            text = await self.archive.record(request.path_params["table"])
        except Refusal as refusal:
            return problem(refusal)
        headers = {"cache-control": "no-store", "content-disposition": 'attachment; filename="partida.txt"'}
        return Response(text, media_type="text/plain", headers=headers)

    async def replay(self, request: Request) -> Response:
        """``GET /api/tables/{table}/replay?eyes=SEAT``."""
        eyes = request.query_params.get("eyes", "table")
        try:
            found = await self.archive.replay(request.path_params["table"], eyes, self._person(request))
        except Refusal as refusal:
            return problem(refusal)
        return as_json(found, accepts=request.headers.get("accept-encoding", ""))

    async def deal(self, request: Request) -> Response:
        """``GET /api/tables/{table}/deal``."""
        try:
            found = await self.archive.deal(request.path_params["table"])
        except Refusal as refusal:
            return problem(refusal)
        return as_json(found, accepts=request.headers.get("accept-encoding", ""))

    async def openapi(self, request: Request) -> Response:
        """``GET /api/openapi.json``: the HTTP part as a document."""
        del request
        return Response(msgspec.json.encode(openapi.document()), media_type="application/json")

    async def knew(self, request: Request) -> Response:
        """``GET /api/tables/{table}/knew?step=N&eyes=SEAT``."""
        step, eyes = request.query_params.get("step", ""), request.query_params.get("eyes", "all")
        number = int(step) if step.isascii() and step.isdigit() and len(step) < 8 else 0
        try:
            found = await self.archive.knew(request.path_params["table"], number, eyes)
        except Refusal as refusal:
            return problem(refusal)
        return as_json(found)

    def socket(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        """``/ws/{table}``. There are thousands of them, most of them silent: no step more than needed."""
        return self.sockets.serve(scope, receive, send)

    async def wire(self, request: Request) -> Response:
        """``GET /api/wire.json``: the schema of the protocol."""
        del request
        return Response(msgspec.json.encode(schema()), media_type="application/json")


async def _read(request: Request, most: int) -> bytes:
    """The body.

    :raises Refusal: ``too-large``.
    """
    data = b""
    async for part in request.stream():
        data += part
        if len(data) > most:
            raise Refusal("too-large")
    return data


async def _body(request: Request, kind: type[Wish]) -> Wish:
    """The wish in the body.

    :raises Refusal: ``too-large`` or ``malformed``.
    """
    data = await _read(request, LARGEST_FRAME)
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("malformed", what=str(error)) from error


def make_app(
    store: str,
    settings: Settings | None = None,
    *,
    hosts: tuple[str, ...] = (),
    built: Path = BUILT,
) -> ASGIApp:
    """The ASGI application: a house with that store, answering to those host names (any when empty)."""
    front = Front(store, settings or Settings(), built)

    async def not_found(request: Request, error: Exception) -> Response:
        del request, error
        return problem(Refusal("not-found"))

    routes = [
        Route("/api/house", front.front),
        Route("/api/tables", front.make, methods=["POST"]),
        Route("/api/tables/{table}/record", front.record),
        Route("/api/tables/{table}/replay", front.replay),
        Route("/api/tables/{table}/deal", front.deal),
        Route("/api/tables/{table}/knew", front.knew),
        Route("/api/tables/{table}/continue", front.play_on, methods=["POST"]),
        Route("/api/tokens", front.token, methods=["POST"]),
        Route("/api/records", front.bring, methods=["POST"]),
        Route("/api/wire.json", front.wire),
        Route("/api/openapi.json", front.openapi),
        *(Route(page, front.page) for page in PAGES),
        Route("/{path:path}", front.file),
    ]
    pages = Starlette(routes=routes, lifespan=front.lifespan, exception_handlers={404: not_found})
    return Guard(pages, front.socket, hosts)
