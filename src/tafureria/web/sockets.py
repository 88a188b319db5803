"""The WebSockets of tables: served here, or forwarded to the process where the table is awake."""

from __future__ import annotations

import contextlib
import logging
from typing import Final
from urllib.parse import parse_qs
from weakref import WeakValueDictionary

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from tafureria.house import metrics
from tafureria.house.administration.administration import Keeping
from tafureria.house.entry.entry import PLAY, WATCH
from tafureria.house.house import House
from tafureria.house.messages.down import RefusedFrame, encode_down
from tafureria.house.messages.up import AnyUp, Deduce, Hint, Play, Rematch, Say, Sit
from tafureria.house.refusal import Refusal
from tafureria.house.store.owners import Elsewhere
from tafureria.house.store.rows import StoreFailed
from tafureria.house.tables.inbox import MANNERS
from tafureria.house.tables.table import Table
from tafureria.house.tables.turns import Turns
from tafureria.web import cookie
from tafureria.web.budgets import EXTENSION, PATIENCE, Bucket, Budgets, address_of
from tafureria.web.door import is_own_origin, problem
from tafureria.web.entry import EntryRoutes
from tafureria.web.guest import COME_BACK, Visitor
from tafureria.web.protocol import BadFrame, read_up

log = logging.getLogger(__name__)

UNKNOWN: Final = 4404
"""Close code: there is no such table; the client need not reconnect."""
FLOOD: Final = 4429
"""Close code: far too many messages; the client may reconnect later."""
KNOWN: Final = (COME_BACK, UNKNOWN, FLOOD)
"""Close codes forwarded from another process; any other means that the connection to it has failed."""
PASSED: Final = ("cookie", "authorization")
"""Headers by which another process recognizes the visitor of a connection that is forwarded to it."""
HOP: Final = "x-tafureria-hop"
"""Header that marks a connection forwarded by another process, with the signed address of the client; such a
connection is not forwarded again."""


class Sockets:
    """The WebSockets of one process."""

    def __init__(
        self, house: House, cookies: cookie.Cookies, budgets: Budgets, keeping: Keeping, door: EntryRoutes
    ) -> None:
        self._house, self._cookies, self._budgets, self._keeping = house, cookies, budgets, keeping
        self._door, self._settings = door, house.settings
        self._coming: WeakValueDictionary[str, Turns] = WeakValueDictionary()
        """By address, while anybody from there is connected."""

    async def serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection to ``/ws/{table}`` until either side closes it."""
        socket = WebSocket(scope, receive, send)
        table_id = _table_of(scope)
        if not table_id:
            await socket.send_denial_response(problem(Refusal("not-found")))
            return
        if not is_own_origin(Headers(scope=scope)):
            await socket.send_denial_response(problem(Refusal("wrong-origin")))
            return
        address = self._cookies.hopped(Headers(scope=scope).get(HOP)) or address_of(scope)
        if (charge_to := scope.get("extensions", {}).get(EXTENSION)) is not None:
            charge_to(lambda frames: self._budgets.take("frame", "", address, frames))
        try:
            self._budgets.check("connect", "", address)
            with self._budgets.hold("socket", address):
                await self._serve(socket, table_id, address)
        except Refusal as refusal:
            await socket.send_denial_response(problem(refusal))

    async def _serve(self, socket: WebSocket, table_id: str, address: str) -> None:
        scope = socket.scope
        # A crowd from one address comes in one by one, and moves at tables go between.
        turns = self._coming.setdefault(address, Turns())
        async with turns.one():
            guest = await self._greet(socket, address)
        try:
            table = await self._let_in(guest, table_id, address)
        except Refusal as refusal:
            await _turn_away(socket, refusal.code, UNKNOWN)
        except StoreFailed as error:
            log.warning("table %s could not be loaded, because the store fails: %s", table_id, error)
            await _turn_away(socket, "store-failed", COME_BACK)
        except Elsewhere as elsewhere:
            if HOP in socket.headers or not elsewhere.address:
                await _close(socket, COME_BACK)
            else:
                await self._forward(socket, table_id, elsewhere.address, self._cookies.hop(address))
        else:
            about = (
                {"table": table_id, "address": address}
                if self._settings.log_addresses
                else {"table": table_id}
            )
            log.debug("a connection to a table", extra={"about": about})
            if self._keeping.restarting.closes:
                guest.send(self._keeping.restarting.notice())
            guest.when_behind(lambda: self._afresh(guest, table.id))
            # The request headers are large and not needed again: free them. (Nothing above reads them through
            # the socket, which would cache a copy.)
            scope.clear()
            try:
                await self._receive(socket, guest, table, address)
            finally:
                self._house.leave(table, guest)

    async def _greet(self, socket: WebSocket, address: str) -> Visitor:
        """Accept the connection of whoever its cookie says."""
        person = self._cookies.visitor(HTTPConnection(socket.scope))
        await socket.accept()
        counted = address if self._settings.limit_addresses else ""
        guest = Visitor(socket, person, "", self._settings.outbox, counted, self._house.may_serve)
        guest.manner = _manner_of(socket.scope)
        guest.is_keeper = self._door.is_keeper(HTTPConnection(socket.scope))
        return guest

    async def _let_in(self, guest: Visitor, table: str, address: str) -> Table:
        """Let the guest come to the table.

        :raises Refusal: why not; ``Elsewhere``: another process has the table; ``StoreFailed``: nobody knows.
        """
        self._check_orders(guest.person, table, address)
        await self._check_door(guest)
        guest.name = await self._house.store.name_of(guest.person) if guest.person else ""
        return await self._house.enter(table, guest)

    def _check_orders(self, person: str, table: str, address: str) -> None:
        """Check that the keeper has neither closed the table nor banned this visitor.

        :raises Refusal: ``closed`` or ``banned``.
        """
        if self._keeping.is_banned(person, address):
            raise Refusal("banned")
        if self._keeping.is_closed(table):
            raise Refusal("closed")

    async def _check_door(self, guest: Visitor) -> None:
        """Check that the house lets this visitor look at tables.

        :raises Refusal: ``needs-word`` or ``needs-club``.
        :raises StoreFailed: when nobody can know.
        """
        if code := await self._door.entry.refuses(guest.person, WATCH, is_keeper=guest.is_keeper):
            raise Refusal(code)

    async def _may_not(self, guest: Visitor, up: AnyUp) -> str:
        """The code of the refusal if the house lets this visitor watch, but not do what the message asks."""
        try:
            if isinstance(up, Sit | Rematch):
                return await self._door.entry.refuses(guest.person, PLAY, is_keeper=guest.is_keeper)
        except StoreFailed:
            return "store-failed"
        return ""

    async def _afresh(self, guest: Visitor, table: str) -> None:
        """Send the whole position again to a guest who missed frames."""
        try:
            await self._house.enter(table, guest)
        except (Elsewhere, Refusal, StoreFailed):
            guest.close()

    async def _receive(self, socket: WebSocket, guest: Visitor, table: Table, address: str) -> None:
        bucket = Bucket(self._settings.frames_per_second, self._settings.frames_at_once)
        beyond = 0
        while True:
            message = await socket.receive()
            if message["type"] != "websocket.receive":
                return
            if not bucket.take():
                beyond += 1
                _refuse(guest, "too-fast")
                if beyond >= PATIENCE:
                    guest.close(FLOOD)
                continue
            try:
                up = read_up(message.get("text") or message.get("bytes") or b"")
            except BadFrame as bad:
                _refuse(guest, bad.code)
                continue
            if isinstance(up, Say) and self._keeping.is_muted(guest.person, address):
                _refuse(guest, "muted", up.id)
                continue
            if not self._can_afford(up, guest.person, address):
                _refuse(guest, "too-fast", up.id)
                continue
            if code := await self._may_not(guest, up):
                _refuse(guest, code, up.id)
                continue
            self._house.receive(table, guest, up)

    def _can_afford(self, up: AnyUp, person: str, address: str) -> bool:
        """Charge the budgets for messages with a cost of their own; returns whether they had enough."""
        match up:
            case Say():
                return self._budgets.take("line", person, address)
            case Hint():
                return self._budgets.take("hint", person, address)
            case Deduce():
                return self._budgets.take("board", person, address)
            case Play():
                return self._budgets.take("action", person, address, len(up.actions))
            case _:
                return True

    async def _forward(self, socket: WebSocket, table_id: str, address: str, hop: str) -> None:
        # Imported only where there are other processes.
        from tafureria.web.forwarding import forward

        headers = {HOP: hop} | {name: socket.headers[name] for name in PASSED if name in socket.headers}
        manner = _manner_of(socket.scope)
        url = f"ws{address.removeprefix('http')}/ws/{table_id}{manner and f'?as={manner}'}"
        code = await forward(socket, url, headers, self._settings.lease / 4, self._house.may_serve)
        await _close(socket, code if code in KNOWN else COME_BACK)


def _table_of(scope: Scope) -> str:
    """The table id in the path; empty if it is not the path of a table."""
    where, _, table = str(scope["path"]).removeprefix("/").partition("/")
    return table if where == "ws" and "/" not in table else ""


def _manner_of(scope: Scope) -> str:
    """How the connection wants to look at the table (``?as=screen``); empty for whoever may have a seat."""
    wanted = parse_qs(scope.get("query_string", b"").decode("latin-1")).get("as", [""])[-1]
    return wanted if wanted in MANNERS else ""


# --- closing --------------------------------------------------------------------------------------


def _refuse(guest: Visitor, code: str, id_: int = 0) -> None:
    metrics.refusals.count(code)
    guest.send(encode_down(RefusedFrame(id=id_, code=code)))


async def _turn_away(socket: WebSocket, code: str, close: int) -> None:
    metrics.refusals.count(code)
    with contextlib.suppress(WebSocketDisconnect):
        await socket.send_text(encode_down(RefusedFrame(code=code)).decode())
    await _close(socket, close)


async def _close(socket: WebSocket, code: int) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.close(code)
