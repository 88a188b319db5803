"""The HTTP connections of the house: uvicorn's, with time limits and limits per address.

uvicorn limits how long a connection may be idle after an answer, but neither how long a client may take to
send a request (or its first byte) or to read the answer, nor how many such connections one address may open,
nor into how many pieces a request may be cut.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import Callable
from typing import Any, ClassVar, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from tafureria.house.settings import Settings
from tafureria.web.budgets import TRACKED, Bucket, network_of
from tafureria.web.proxy import is_proxy
from tafureria.web.wire import LARGEST_MESSAGE, wire_protocol

MOST_LINES: Final = 100
LONGEST_LINE: Final = 8000
"""Most lines, and most bytes in a line, of a request for a WebSocket."""
MOST_PIECES: Final = 1024
"""Most lines of a request that does not say how long its body is: each chunk of it has two."""
SLICE: Final = 4096
"""Bytes that are parsed at a time."""
ACCEPTED_AT_ONCE: Final = 128
"""Connections that may wait to be accepted: so many are accepted before the others have their turn."""
UNREAD: Final = 30.0
"""Seconds in which a client must have read something of an answer."""


def connecting(settings: Settings) -> dict[str, Any]:
    """The settings with which uvicorn serves connections as the house does."""
    return {
        "http": http_protocol(settings),
        "ws": wire_protocol(settings),
        "ws_max_size": LARGEST_MESSAGE,
        "ws_per_message_deflate": False,
        "backlog": ACCEPTED_AT_ONCE,
    }


def http_protocol(settings: Settings) -> type[H11Protocol]:
    """The asyncio protocol class for a server with these settings."""
    return type("Connection", (Connection,), {"settings": settings, "arrivals": Arrivals(settings)})


class Arrivals:
    """The connections of each address to one server."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._most = settings.connections_per_address if settings.limit_addresses else 0
        self._open: Counter[str] = Counter()
        self._fresh: OrderedDict[str, Bucket] = OrderedDict()
        self._line: deque[Callable[[], None]] = deque()
        self._has_begun = False

    def come(self, address: str) -> bool:
        """Count a connection; returns whether the address may have it, at a time and in a minute."""
        self._open[address] += 1
        if not self._most:
            return True
        if self._settings.address:
            # Another process may forward any number at once, such as after a restart.
            return self._open[address] <= self._most
        rate = self._settings.requests_per_minute / 60
        fresh = self._fresh.pop(address, None) or Bucket(rate, 4 * self._most)
        self._fresh[address] = fresh
        if len(self._fresh) > TRACKED:
            self._fresh.popitem(last=False)
        return fresh.take() and self._open[address] <= self._most

    def may_begin(self) -> bool:
        """Whether a request may begin now: one at each turn of the loop, so that moves go between."""
        if self._has_begun:
            return False
        self._has_begun = True
        asyncio.get_running_loop().call_soon(self._next)
        return True

    def line_up(self, begin: Callable[[], None]) -> None:
        """Begin a request when all that came before it have begun."""
        self._line.append(begin)

    def _next(self) -> None:
        self._has_begun = bool(self._line)
        if self._line:
            asyncio.get_running_loop().call_soon(self._next)
            self._line.popleft()()

    def go(self, address: str) -> None:
        """Forget a connection that is closed or has become a WebSocket."""
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]


class Connection(H11Protocol):
    """One HTTP connection, until it is closed or becomes a WebSocket."""

    settings: ClassVar[Settings]
    arrivals: ClassVar[Arrivals]

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._deadline: asyncio.TimerHandle | None = None
        self._unread: asyncio.TimerHandle | None = None
        self._from: str | None = None
        self._pieces = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._from = network_of(self.client[0]) if self.client else ""
        # A web server in front limits connections itself, and all visitors come from its address.
        is_near = self.client is not None and is_proxy(self.settings, self.client[0])
        if not self.arrivals.come(self._from) and not is_near:
            transport.abort()
            return
        self._expect_request()

    def data_received(self, data: bytes) -> None:
        if self.conn.their_state is not h11.IDLE or self.arrivals.may_begin():
            self._parse(data)
        else:
            # It reads on when this has been parsed, so that no more than this is kept.
            self.flow.pause_reading()
            self.arrivals.line_up(lambda: self._begin(data))

    def _begin(self, data: bytes) -> None:
        if self._from is not None and not self.transport.is_closing():
            self.flow.resume_reading()
            self._parse(data)

    def _parse(self, data: bytes) -> None:
        if self._deadline is None and self.conn.their_state is h11.IDLE:
            self._expect_request()
        for start in range(0, len(data), SLICE):
            piece = data[start : start + SLICE]
            if self.conn.their_state is not h11.SEND_BODY or self._is_chunked():
                self._pieces += piece.count(b"\n")
            if self._pieces > MOST_PIECES:
                self.transport.abort()
            if self.transport.is_closing() or self._from is None:
                return
            super().data_received(piece)
        if self._deadline is not None and self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
            self._stop_waiting()

    def _is_chunked(self) -> bool:
        return any(name == b"transfer-encoding" for name, _ in self.headers)

    def on_response_complete(self) -> None:
        self._pieces = 0
        super().on_response_complete()
        # From here on uvicorn's own limit on idle connections applies, unless the request is still coming.
        if self.conn.their_state is not h11.SEND_BODY:
            self._stop_waiting()
        self._expect_reader()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._expect_reader()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stop_expecting_reader()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        lines = [event.target, *(name + value for name, value in event.headers)]
        if len(lines) > MOST_LINES or max(map(len, lines)) > LONGEST_LINE:
            # The WebSocket implementation would neither read such a request nor close the connection.
            self.send_400_response("The request is too long.")
            return
        self._forget()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._forget()
        super().connection_lost(exc)

    def _expect_request(self) -> None:
        self._deadline = self.loop.call_later(self.settings.request_seconds, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _expect_reader(self) -> None:
        """Disconnect a client that does not read, whether all of the answer is written or not."""
        if self._unread is None and (size := self.transport.get_write_buffer_size()):
            self._unread = self.loop.call_later(UNREAD, self._check_reader, size)

    def _check_reader(self, size: int) -> None:
        self._unread = None
        if self.transport.get_write_buffer_size() >= size:
            self.transport.abort()
        else:
            self._expect_reader()

    def _stop_expecting_reader(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def _forget(self) -> None:
        self._stop_waiting()
        self._stop_expecting_reader()
        if self._from is not None:
            self.arrivals.go(self._from)
            self._from = None
