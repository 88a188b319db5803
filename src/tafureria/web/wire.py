"""The WebSocket connections of the house below their messages: uvicorn's, with budgets where bytes arrive.

What is no message (pings, pongs, fragments, half of a message) never reaches a table, so nothing there can
count it. Here each connection, and each address, has a budget of frames and of bytes; a message has only so
many fragments and so much time. Whoever exceeds that is disconnected: 1009 for a message that is too large,
1008 for everything else.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import ClassVar, Final, cast

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request

from tafureria.house.messages.up import LARGEST_FRAME
from tafureria.house.settings import Settings
from tafureria.web.budgets import EXTENSION, PATIENCE, Bucket

LARGEST_MESSAGE: Final = 4 * LARGEST_FRAME
"""Size in bytes at which a connection is closed; above :data:`LARGEST_FRAME` a message is only refused."""
MOST_FRAGMENTS: Final = 16
"""Frames that one message may consist of."""
NO_MESSAGE: Final = 5
"""Cost in frames of a frame that is no whole message: clients rarely have a reason to send any."""
MODEST: Final = 0.9
"""Part of its own budget that a connection has left while it is not to blame for that of its address."""
SLICE: Final = 256
"""Bytes that are parsed at a time: so much may be parsed in vain before a connection is closed."""
LINGER: Final = 15.0
"""Seconds in which a client has to read what was sent last; longer than the closing handshake may take."""

Charge = Callable[[float], bool]
"""Takes frames from the budget of an address; returns whether there were enough."""


def wire_protocol(settings: Settings) -> type[WebSocketsSansIOProtocol]:
    """The asyncio protocol class of WebSockets for a server with these settings."""
    return type("Wire", (Wire,), {"settings": settings})


class Wire(WebSocketsSansIOProtocol):
    """One WebSocket."""

    settings: ClassVar[Settings]

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        per_second, at_once = 2 * self.settings.frames_per_second, self.settings.frames_at_once
        self._budget = Bucket(per_second, at_once + PATIENCE + 8 * NO_MESSAGE)
        self._byte_budget = Bucket(per_second * LARGEST_FRAME / 16, at_once * LARGEST_FRAME)
        self._of_address: Charge | None = None
        self._fragments = 0
        """Frames of the unfinished message that have arrived."""
        self._deadline: asyncio.TimerHandle | None = None
        self._ending: asyncio.TimerHandle | None = None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            cast("dict[str, object]", self.scope["extensions"])[EXTENSION] = self._charge_to

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)  # the request, which has been checked already
            return
        for start in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            self._parse(data[start : start + SLICE])

    def _parse(self, data: bytes) -> None:
        self.conn.receive_data(data)
        if self.conn.parser_exc is not None:
            self.handle_parser_exception()
            return
        frames = cast("list[Frame]", self.conn.events)
        cost = self._count(frames)
        if self._fragments > MOST_FRAGMENTS:
            self._fail("too many fragments")
        elif not self._can_afford(cost, len(data)):
            self._fail("too many frames")
        else:
            self._watch(is_unfinished=not frames or self._fragments > 0)
            self.handle_events()

    def _count(self, frames: Sequence[Frame]) -> int:
        """Follow the fragments of messages; returns the cost of these frames."""
        cost = 0
        for frame in frames:
            is_data = frame.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT)
            cost += 1 if is_data and frame.fin and not self._fragments else NO_MESSAGE
            if is_data:
                self._fragments = 0 if frame.fin else self._fragments + 1
            if self._fragments > MOST_FRAGMENTS:
                break
        return cost

    def _can_afford(self, cost: int, size: int) -> bool:
        if not (self._byte_budget.take(size) and self._budget.take(cost)):
            return False
        if not cost or self._of_address is None or self._of_address(cost):
            return True
        # Others at this address, who send little, are not to blame for a neighbour who sends too much.
        return self._budget.share >= MODEST

    def _charge_to(self, charge: Charge) -> None:
        self._of_address = charge

    def _watch(self, *, is_unfinished: bool) -> None:
        """Give a message that has begun some time to end; pings in between give it no more."""
        if not is_unfinished:
            self._stop_watching()
        elif self._deadline is None:
            seconds = self.settings.request_seconds
            self._deadline = self.loop.call_later(seconds, self._fail, "a message that does not end")

    def _stop_watching(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _fail(self, reason: str) -> None:
        self.conn.fail(CloseCode.POLICY_VIOLATION, reason)
        self.handle_parser_exception()

    def handle_parser_exception(self) -> None:
        self._stop_watching()
        self.frames = []
        if self.conn.close_sent is None:  # before the handshake has been answered
            self.transport.abort()
        else:
            super().handle_parser_exception()

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and self.close_sent:
            # uvicorn takes a refusal for a missing answer, and would log an error for each.
            self.handshake_complete = True

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        # uvicorn would wait until a client that answers nothing has read everything.
        self.transport.abort()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        if not self.disconnected:
            self._ending = self.loop.call_later(LINGER, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_watching()
        if self._ending is not None:
            self._ending.cancel()
        super().connection_lost(exc)
