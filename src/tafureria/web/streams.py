"""Tables over plain HTTP, for visitors whose network lets no WebSocket through.

What the house sends comes as server-sent events, the answer to ``GET /ws/TABLE``; each message of the visitor
is the body of a ``POST``. Both ends are joined into the conversation of a WebSocket and given to whoever
serves those, so there is one protocol, with the same checks and limits.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from contextlib import suppress
from typing import Final
from urllib.parse import quote, urlsplit

import httpcore
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tafureria.house.messages.up import LARGEST_FRAME
from tafureria.house.refusal import Refusal
from tafureria.house.settings import Settings
from tafureria.web.bodies import read
from tafureria.web.door import is_own_origin
from tafureria.web.endpoint import AnyFront

log = logging.getLogger(__name__)

SILENCE: Final = 100.0
"""Seconds without a message of the visitor after which a stream is closed: even a page in the background,
whose timers a browser slows down, asks once a minute whether the house is there."""
LINGER: Final = 1.0
"""Seconds for which a stream whose visitor has gone still takes messages: a closing page sends one more."""
WAITING: Final = 64
"""Most messages of a stream that may wait until the table reads them."""
PADDING: Final = 2048
"""Bytes before the first event: what stands between may hold back an answer until it has that many."""
HEADERS: Final = {
    "content-type": "text/event-stream",
    "cache-control": "no-store, no-transform",
    "x-accel-buffering": "no",
}
GONE: Final = 1006
"""Close code for a connection that ended without a word."""
SHARED: Final = (
    *("asgi", "http_version", "path", "root_path", "query_string"),
    *("headers", "client", "server", "scheme"),
)
"""What the connections of a stream and of a WebSocket have in common."""
KNOWN: Final = ("cookie", "authorization")
"""Headers by which another process recognizes the visitor."""
FORWARDED: Final = "x-tafureria-forwarded"
"""Header of a message that another process forwarded; it is not forwarded again."""


class Streams:
    """The streams of one process."""

    def __init__(self, front: AnyFront, socket: ASGIApp, settings: Settings) -> None:
        """*socket* serves a WebSocket, and the conversation of a stream as if it were one."""
        self._front, self._socket, self._settings = front, socket, settings
        self._open: dict[str, _Stream] = {}
        self._others = httpcore.AsyncConnectionPool(keepalive_expiry=settings.lease)
        """Connections to the other processes that share the store."""

    def routes(self) -> list[Route]:
        """The HTTP routes of this module."""
        return [
            Route("/ws/{table}", self.down),
            Route("/ws/{table}/{stream}", self.up, methods=["POST"]),
        ]

    async def close(self) -> None:
        """Close the connections to other processes."""
        await self._others.aclose()

    async def down(self, request: Request) -> ASGIApp:
        """``GET /ws/{table}``: what the house sends, as long as the visitor listens."""
        stream = _Stream(self._front.cookies.visitor(request))
        name = secrets.token_urlsafe(16)
        stream.address = f"/ws/{quote(request.path_params['table'], safe='')}/{name}"
        if here := self._settings.address:
            stream.address += f"?at={quote(self._front.cookies.place(here))}"

        async def serve(scope: Scope, receive: Receive, send: Send) -> None:
            self._open[name] = stream
            try:
                await stream.serve(self._socket, scope, receive, send)
            finally:
                del self._open[name]

        return serve

    async def up(self, request: Request) -> Response:
        """``POST /ws/{table}/{stream}``: one message of the visitor."""
        if not is_own_origin(request.headers):
            raise Refusal("wrong-origin")
        stream = self._open.get(request.path_params["stream"])
        if stream is not None and stream.person != self._front.cookies.visitor(request):
            raise Refusal("not-found")
        message = await read(request, LARGEST_FRAME)
        if stream is None:
            return await self._forward(request, message)
        stream.hear(message)
        return Response(status_code=204)

    async def _forward(self, request: Request, message: bytes) -> Response:
        """Give a message to the process that has its stream, and return that process's answer.

        :raises Refusal: ``not-found``, when no process has it or that process does not answer.
        """
        where = self._front.cookies.placed(request.query_params.get("at"))
        if not where or where == self._settings.address or FORWARDED in request.headers:
            raise Refusal("not-found")
        headers = {"host": urlsplit(where).netloc, FORWARDED: "1"}
        headers |= {name: request.headers[name] for name in KNOWN if name in request.headers}
        patience = dict.fromkeys(("connect", "read", "write", "pool"), self._settings.lease / 4)
        try:
            answer = await self._others.request(
                "POST",
                where + request.url.path,
                headers=list(headers.items()),
                content=message,
                extensions={"timeout": patience},
            )
        except (httpcore.NetworkError, httpcore.TimeoutException, httpcore.ProtocolError, OSError) as error:
            log.warning("the process at %s does not answer: %s", where, type(error).__name__)
            raise Refusal("not-found") from error
        return Response(answer.content, answer.status, media_type="application/json")


class _Stream:
    """The conversation of one visitor with a table."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.address = ""
        """Where the visitor's messages are posted."""
        self._inbox: asyncio.Queue[bytes | None] = asyncio.Queue()
        """Messages that the table has not read yet; ``None`` once the visitor has gone."""
        self._has_begun = False
        self._has_ended = False

    def hear(self, message: bytes) -> None:
        """Take a message of the visitor.

        :raises Refusal: ``too-fast``, when too many are waiting.
        """
        if self._inbox.qsize() >= WAITING:
            raise Refusal("too-fast")
        self._inbox.put_nowait(message)

    async def serve(self, sockets: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
        """Let *sockets* serve this conversation as if it were a WebSocket."""
        like = {
            **{key: scope[key] for key in scope if key in SHARED},
            "type": "websocket",
            "subprotocols": [],
            "extensions": {"websocket.http.response": {}},
        }
        leaving = asyncio.create_task(self._leave(receive))
        try:
            await sockets(like, self._receive, lambda message: self._send(message, send))
            await self._end(send)
        finally:
            leaving.cancel()
            with suppress(asyncio.CancelledError):
                await leaving

    async def _leave(self, receive: Receive) -> None:
        while (await receive())["type"] != "http.disconnect":
            pass
        await asyncio.sleep(LINGER)
        self._inbox.put_nowait(None)

    async def _receive(self) -> Message:
        """The next thing that a WebSocket would have received."""
        if not self._has_begun:
            self._has_begun = True
            return {"type": "websocket.connect"}
        try:
            async with asyncio.timeout(SILENCE):
                message = await self._inbox.get()
        except TimeoutError:
            message = None
        if message is None:
            return {"type": "websocket.disconnect", "code": GONE}
        return {"type": "websocket.receive", "bytes": message}

    async def _send(self, message: Message, send: Send) -> None:
        """Say over HTTP what would be sent over a WebSocket."""
        match message["type"]:
            case "websocket.accept":
                lines = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
                await send({"type": "http.response.start", "status": 200, "headers": lines})
                await self._tell(send, f":{' ' * PADDING}\n\nevent: stream\ndata: {self.address}\n\n")
            case "websocket.send":
                await self._tell(send, f"data: {message['text']}\n\n")
            case "websocket.close":
                await self._tell(send, f"event: close\ndata: {message['code']}\n\n")
                await self._end(send)
                self._inbox.put_nowait(None)
            case kind:  # the answer to somebody who is not let in
                self._has_ended = kind.endswith("body")
                await send({**message, "type": kind.removeprefix("websocket.")})

    async def _tell(self, send: Send, text: str) -> None:
        await send({"type": "http.response.body", "body": text.encode(), "more_body": True})

    async def _end(self, send: Send) -> None:
        if not self._has_ended:
            self._has_ended = True
            await send({"type": "http.response.body", "body": b""})
