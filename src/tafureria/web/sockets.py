"""The WebSocket of a table: a guest at a table here, or a pipe to the process where it is awake."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Coroutine
from typing import Any, Final

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from tafureria.house.house import House
from tafureria.house.kept import StoreFailed
from tafureria.house.messages import Refused, encode_down
from tafureria.house.owners import Elsewhere
from tafureria.house.refusal import Refusal
from tafureria.house.table import Table
from tafureria.web import cookie
from tafureria.web.door import is_own_origin, problem
from tafureria.web.guest import COME_BACK, Bucket, Visitor
from tafureria.web.protocol import BadFrame, read_up

log = logging.getLogger(__name__)

UNKNOWN: Final = 4404
"""Close code: there is no such table; no use in coming back."""
FLOOD: Final = 4429
"""Close code: far too many frames; come back later."""
PATIENCE: Final = 200
"""Frames beyond the measure that are refused one by one before the connection is closed."""
HOP: Final = "x-tafureria-hop"
"""Header of a connection that another process of the house has passed on; it is not passed on again."""


class Sockets:
    """The WebSockets of one process."""

    def __init__(self, house: House, cookies: cookie.Cookies) -> None:
        self._house, self._cookies = house, cookies
        self._settings = house.settings

    async def serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One connection to ``/ws/{table}``, until one of the two goes."""
        socket = WebSocket(scope, receive, send)
        table_id = _table_of(scope)
        if not table_id:
            await socket.send_denial_response(problem(Refusal("not-found")))
            return
        if not is_own_origin(Headers(scope=scope)):
            await socket.send_denial_response(problem(Refusal("wrong-origin")))
            return
        person = self._cookies.visitor(HTTPConnection(scope))
        await socket.accept()
        name = await self._house.store.name_of(person) if person else ""
        guest = Visitor(socket, person, name, self._settings.outbox)
        try:
            table = await self._house.enter(table_id, guest)
        except Refusal as refusal:
            await _turn_away(socket, refusal.code, UNKNOWN)
        except StoreFailed as error:
            log.warning("a table could not be opened: %s", error)
            await _turn_away(socket, "store-failed", COME_BACK)
        except Elsewhere as elsewhere:
            if HOP in socket.headers or not elsewhere.address:
                await _close(socket, COME_BACK)
            else:
                await _pass_on(socket, table_id, elsewhere.address)
        else:
            guest.when_behind(lambda: self._afresh(guest, table.id))
            # What the visitor's browser says of itself is long, and nobody asks for it again. (That is why
            # nothing above reads it by the socket, which would keep it.)
            scope.clear()
            try:
                await self._hear(socket, guest, table)
            finally:
                self._house.leave(table, guest)

    async def _afresh(self, guest: Visitor, table: str) -> None:
        """Everything is told once more to somebody who has missed something."""
        try:
            await self._house.enter(table, guest)
        except (Elsewhere, Refusal, StoreFailed):
            guest.close()

    async def _hear(self, socket: WebSocket, guest: Visitor, table: Table) -> None:
        bucket = Bucket(self._settings.frames_per_second, self._settings.frames_at_once)
        beyond = 0
        while True:
            message = await socket.receive()
            if message["type"] != "websocket.receive":
                return
            if not bucket.take():
                beyond += 1
                guest.tell(encode_down(Refused(code="too-fast")))
                if beyond >= PATIENCE:
                    guest.close(FLOOD)
                continue
            try:
                up = read_up(message.get("text") or message.get("bytes") or b"")
            except BadFrame as bad:
                guest.tell(encode_down(Refused(code=bad.code)))
                continue
            self._house.hear(table, guest, up)


def _table_of(scope: Scope) -> str:
    """The table that a path names; empty when it is no such path."""
    where, _, table = str(scope["path"]).removeprefix("/").partition("/")
    return table if where == "ws" and "/" not in table else ""


async def _first_of(*work: Coroutine[Any, Any, None]) -> None:
    """Run all until one has done; the others are given up."""
    tasks = [asyncio.create_task(one) for one in work]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        results = await asyncio.gather(*tasks, return_exceptions=True)
    gone = (WebSocketDisconnect, ConnectionClosed, OSError, Elsewhere, Refusal)
    for error in results:
        if isinstance(error, Exception) and not isinstance(error, gone):
            raise error


# --- another process ------------------------------------------------------------------------------


async def _pass_on(socket: WebSocket, table_id: str, address: str) -> None:
    """Pass frames on as they are: the other process knows the visitor by the same cookie."""
    url = f"ws{address.removeprefix('http')}/ws/{table_id}"
    known = ("cookie", "authorization")
    headers = {HOP: "1"} | {name: socket.headers[name] for name in known if name in socket.headers}
    try:
        async with connect(
            url, additional_headers=headers, compression=None, max_size=None, proxy=None
        ) as other:
            await _first_of(_upward(socket, other), _downward(socket, other))
            code = other.close_code or COME_BACK
    except (OSError, WebSocketException) as error:
        log.warning("the process at %s does not answer: %s", address, error)
        code = COME_BACK
    await _close(socket, code)


async def _upward(socket: WebSocket, other: ClientConnection) -> None:
    while True:
        message = await socket.receive()
        if message["type"] != "websocket.receive":
            return
        await other.send(message.get("text") or message.get("bytes") or b"")


async def _downward(socket: WebSocket, other: ClientConnection) -> None:
    async for frame in other:
        await socket.send_text(frame if isinstance(frame, str) else frame.decode())


# --- going ----------------------------------------------------------------------------------------


async def _turn_away(socket: WebSocket, code: str, close: int) -> None:
    with contextlib.suppress(WebSocketDisconnect):
        await socket.send_text(encode_down(Refused(code=code)).decode())
    await _close(socket, close)


async def _close(socket: WebSocket, code: int) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.close(code)
