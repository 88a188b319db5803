"""One WebSocket as a guest of a table: an outbox that never makes the table wait."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect

COME_BACK: Final = 1012
"""Close code: the house goes or the table starts afresh; the client connects again by itself."""


class Visitor:
    """The guest behind one connection.

    Frames wait in an outbox. When too many wait, all are dropped, and when the client reads again the
    table tells it everything afresh: a slow client misses steps, never the truth.
    """

    def __init__(self, socket: WebSocket, person: str, name: str, outbox: int) -> None:
        self.person = person
        self.name = name
        self._socket = socket
        self._limit = outbox
        self._frames: deque[bytes] = deque()
        self._wake = asyncio.Event()
        self._behind = False
        self._closing = 0

    def tell(self, frame: bytes) -> None:
        """Put a frame into the outbox, unless the client is already missing frames."""
        if self._behind or self._closing:
            return
        if len(self._frames) >= self._limit:
            self._frames.clear()
            self._behind = True
        else:
            self._frames.append(frame)
        self._wake.set()

    def close(self, code: int = COME_BACK) -> None:
        """Close when the outbox is empty."""
        self._closing = self._closing or code
        self._wake.set()

    async def send_all(self) -> bool:
        """Send what waits until the outbox is closed.

        Answers true when frames were dropped and the table should tell everything afresh; call it
        again then.
        """
        while True:
            while self._frames:
                # Text frames: a browser hands them to JSON without another step.
                await self._socket.send_text(self._frames.popleft().decode())
            if self._closing:
                await self._close()
                return False
            if self._behind:
                self._behind = False
                return True
            self._wake.clear()
            await self._wake.wait()

    async def _close(self) -> None:
        try:
            await self._socket.close(self._closing)
        except (RuntimeError, WebSocketDisconnect):
            return


class Bucket:
    """A measure of how much somebody may do: so many at once, so many a second on average."""

    def __init__(self, per_second: float, at_once: int) -> None:
        self._rate, self._most = per_second, float(at_once)
        self._left, self._at = float(at_once), time.monotonic()

    def take(self) -> bool:
        """One more, if it is allowed."""
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True
