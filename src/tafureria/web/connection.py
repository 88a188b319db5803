"""The HTTP connections of the house: uvicorn's, with a time limit on requests and a limit per address.

uvicorn limits how long a connection may be idle after an answer, but neither how long a client may take to
send a request (or its first byte) nor how many such connections one address may open.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from tafureria.house.settings import Settings
from tafureria.web.budgets import network_of
from tafureria.web.proxy import is_proxy

MOST_LINES: Final = 100
LONGEST_LINE: Final = 8000
"""Most lines, and most bytes in a line, of a request for a WebSocket."""


def http_protocol(settings: Settings) -> type[H11Protocol]:
    """The asyncio protocol class for a server with these settings."""
    open_from: Counter[str] = Counter()
    most = settings.connections_per_address if settings.limit_addresses else 0

    class Connection(H11Protocol):
        """One HTTP connection, until it is closed or becomes a WebSocket."""

        def __init__(self, *args: Any, **kwargs: Any) -> None:
            super().__init__(*args, **kwargs)
            self._deadline: asyncio.TimerHandle | None = None
            self._from: str | None = None

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            self._from = network_of(self.client[0]) if self.client else ""
            open_from[self._from] += 1
            # A web server in front limits connections itself, and all visitors come from its address.
            is_near = self.client is not None and is_proxy(settings, self.client[0])
            if most and open_from[self._from] > most and not is_near:
                transport.abort()
                return
            self._expect_request()

        def data_received(self, data: bytes) -> None:
            if self._deadline is None and self.conn.their_state is h11.IDLE:
                self._expect_request()
            super().data_received(data)
            if self._deadline is not None and self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
                self._stop_waiting()

        def on_response_complete(self) -> None:
            super().on_response_complete()
            # From here on uvicorn's own limit on idle connections applies.
            self._stop_waiting()

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
            self._deadline = self.loop.call_later(settings.request_seconds, self.transport.abort)

        def _stop_waiting(self) -> None:
            if self._deadline is not None:
                self._deadline.cancel()
                self._deadline = None

        def _forget(self) -> None:
            self._stop_waiting()
            if self._from is None:
                return
            open_from[self._from] -= 1
            if not open_from[self._from]:
                del open_from[self._from]
            self._from = None

    return Connection
