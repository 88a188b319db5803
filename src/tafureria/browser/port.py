"""Opens an ASGI application to a port: requests and connections to tables come and go as messages.

What uvicorn does for sockets of the network, this does for a page that holds the other end of the port. Every
message has the number of the request or connection that it is about; the page chooses these numbers.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any, Final
from urllib.parse import unquote, urlsplit

import msgspec
from starlette.types import ASGIApp, Message, Scope

log = logging.getLogger(__name__)

HOST: Final = "casa.invalid"
"""Name of the house behind the port: one that no network can have (RFC 6761)."""
CLIENT: Final = ("127.0.0.1", 1)
GONE: Final = 1006
"""Close code of a connection that broke without a word (RFC 6455)."""


class Ask(msgspec.Struct, tag="ask", tag_field="type", forbid_unknown_fields=True):
    """A request; its body comes beside it."""

    id: int
    method: str
    path: str
    headers: list[tuple[str, str]] = []


class Drop(msgspec.Struct, tag="drop", tag_field="type", forbid_unknown_fields=True):
    """Nobody waits for that answer any more."""

    id: int


class Open(msgspec.Struct, tag="open", tag_field="type", forbid_unknown_fields=True):
    """A connection to a table begins, as a WebSocket does."""

    id: int
    path: str


class Frame(msgspec.Struct, tag="frame", tag_field="type", forbid_unknown_fields=True):
    """A frame of a connection, in either direction."""

    id: int
    text: str


class Close(msgspec.Struct, tag="close", tag_field="type", forbid_unknown_fields=True):
    """A connection ends, in either direction."""

    id: int
    code: int = 1000


class Opened(msgspec.Struct, tag="opened", tag_field="type"):
    """The house has taken the connection."""

    id: int


class Answer(msgspec.Struct, tag="answer", tag_field="type"):
    """The answer to a request; its body comes beside it."""

    id: int
    status: int
    headers: list[tuple[str, str]]


FromPage = Ask | Drop | Open | Frame | Close
ToPage = Answer | Opened | Frame | Close
Post = Callable[[str, bytes], None]
"""Sends a message in JSON, and the bytes that come beside it, to the page."""
_read: Final[msgspec.json.Decoder[FromPage]] = msgspec.json.Decoder(FromPage)
_write: Final = msgspec.json.Encoder().encode


class Port:
    """The house's end of the port. *headers* are added to whatever comes in: they say who the visitor is."""

    def __init__(self, app: ASGIApp, post: Post) -> None:
        self._app, self._post = app, post
        self.headers: list[tuple[bytes, bytes]] = []
        self._life: asyncio.Queue[Message] = asyncio.Queue()
        self._living: asyncio.Task[None] | None = None
        self._inboxes: dict[int, asyncio.Queue[Message]] = {}
        """By number: what has come for each request and connection that is going on."""
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Start the application.

        :raises RuntimeError: with the reason, when it cannot start.
        """
        said: asyncio.Queue[Message] = asyncio.Queue()
        scope: Scope = {"type": "lifespan", "asgi": {"version": "3.0"}, "state": {}}
        self._living = asyncio.create_task(_coroutine(self._app(scope, self._life.get, said.put)))
        self._life.put_nowait({"type": "lifespan.startup"})
        if (answer := await said.get())["type"] != "lifespan.startup.complete":
            raise RuntimeError(answer.get("message", ""))

    async def close(self) -> None:
        """Stop the application, which stores what it has to store."""
        self._life.put_nowait({"type": "lifespan.shutdown"})
        if self._living is not None:
            await self._living

    def hear(self, text: str, body: bytes = b"") -> None:
        """Take a message from the page."""
        match _read.decode(text):
            case Ask() as ask:
                self._start(ask.id, self._answer(ask, body))
            case Open() as wish:
                self._start(wish.id, self._connect(wish))
            case Frame(id=id_, text=said):
                self._put(id_, {"type": "websocket.receive", "text": said})
            case Close(id=id_, code=code):
                self._put(id_, {"type": "websocket.disconnect", "code": code})
            case Drop(id=id_):
                self._put(id_, {"type": "http.disconnect"})

    def _put(self, id_: int, message: Message) -> None:
        if (inbox := self._inboxes.get(id_)) is not None:  # not one that has ended meanwhile
            inbox.put_nowait(message)

    def _start(self, id_: int, work: Coroutine[Any, Any, None]) -> None:
        self._inboxes[id_] = asyncio.Queue()
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(lambda _: self._ended(id_, task))

    def _ended(self, id_: int, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        self._inboxes.pop(id_, None)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("a request or connection broke", exc_info=error)

    def _tell(self, message: ToPage, body: bytes = b"") -> None:
        self._post(_write(message).decode(), body)

    def _scope(self, kind: str, scheme: str, path: str) -> Scope:
        parts = urlsplit(path)
        return {
            "type": kind,
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": scheme,
            "path": unquote(parts.path),
            "raw_path": parts.path.encode(),
            "query_string": parts.query.encode(),
            "root_path": "",
            "headers": [(b"host", HOST.encode()), *self.headers],
            "client": CLIENT,
            "server": (HOST, 80),
            "state": {},
        }

    async def _answer(self, ask: Ask, body: bytes) -> None:
        scope = self._scope("http", "http", ask.path)
        scope["method"] = ask.method
        scope["headers"] += [(name.lower().encode(), value.encode()) for name, value in ask.headers]
        inbox = self._inboxes[ask.id]
        inbox.put_nowait({"type": "http.request", "body": body, "more_body": False})
        answer, parts = Answer(id=ask.id, status=500, headers=[]), bytearray()

        async def send(message: Message) -> None:
            if message["type"] == "http.response.start":
                answer.status = message["status"]
                answer.headers = [(n.decode("latin-1"), v.decode("latin-1")) for n, v in message["headers"]]
            else:
                parts.extend(message.get("body", b""))

        try:
            await self._app(scope, inbox.get, send)
        finally:
            # Starlette answers 500 before it lets an error through; the page hears of it in any case.
            self._tell(answer, bytes(parts))

    async def _connect(self, wish: Open) -> None:
        scope = self._scope("websocket", "ws", wish.path)
        scope["subprotocols"], scope["extensions"] = [], {}
        inbox, ends = self._inboxes[wish.id], Close(id=wish.id, code=GONE)
        inbox.put_nowait({"type": "websocket.connect"})

        async def send(message: Message) -> None:
            match message["type"]:
                case "websocket.accept":
                    self._tell(Opened(id=wish.id))
                case "websocket.send":
                    self._tell(Frame(id=wish.id, text=message.get("text") or message["bytes"].decode()))
                case "websocket.close":
                    ends.code = message.get("code", 1000)
                    # As a server does once the handshake is over: the house still waits for it.
                    inbox.put_nowait({"type": "websocket.disconnect", "code": ends.code})

        try:
            await self._app(scope, inbox.get, send)
        finally:
            self._tell(ends)


async def _coroutine(awaitable: Any) -> None:
    await awaitable
