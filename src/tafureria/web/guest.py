"""One WebSocket as a guest of a table: an outbox that never makes the table wait."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect

Afresh = Callable[[], Awaitable[None]]
COME_BACK: Final = 1012
"""Close code: the house goes or the table starts afresh; the client connects again by itself."""


class Visitor:
    """The guest behind one connection.

    Frames wait in an outbox. When too many wait, all are dropped, and when the client reads again the
    table tells it everything afresh: a slow client misses steps, never the truth. Only while something
    waits is there a task that sends it: most connections are silent most of the time.
    """

    __slots__ = (
        "_afresh",
        "_behind",
        "_closing",
        "_frames",
        "_limit",
        "_sending",
        "_socket",
        "name",
        "person",
    )

    def __init__(self, socket: WebSocket, person: str, name: str, outbox: int) -> None:
        self.person = person
        self.name = name
        self._socket = socket
        self._limit = outbox
        self._frames: list[bytes] = []
        self._behind = False
        self._closing = 0
        self._sending: asyncio.Task[None] | None = None
        self._afresh: Afresh | None = None

    def when_behind(self, afresh: Afresh) -> None:
        """What is done when the client reads again after frames were dropped."""
        self._afresh = afresh

    def tell(self, frame: bytes) -> None:
        """Put a frame into the outbox, unless the client is already missing frames."""
        if self._behind or self._closing:
            return
        if len(self._frames) >= self._limit:
            self._frames.clear()
            self._behind = True
        else:
            self._frames.append(frame)
        self._send_soon()

    def close(self, code: int = COME_BACK) -> None:
        """Close when the outbox is empty."""
        self._closing = self._closing or code
        self._send_soon()

    def _send_soon(self) -> None:
        if self._sending is None:
            self._sending = asyncio.get_running_loop().create_task(self._send_all())

    async def _send_all(self) -> None:
        """Send what waits until nothing does."""
        try:
            while self._frames or self._behind or self._closing:
                while self._frames:
                    # Text frames: a browser hands them to JSON without another step.
                    await self._socket.send({"type": "websocket.send", "text": self._frames.pop(0).decode()})
                if self._closing:
                    await self._socket.close(self._closing)
                    return
                if self._behind:
                    self._behind = False
                    if self._afresh is not None:
                        await self._afresh()
        except (OSError, RuntimeError, WebSocketDisconnect):
            # Gone: whoever reads from it notices too.
            self._closing = self._closing or COME_BACK
            self._frames.clear()
        finally:
            self._sending = None


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
