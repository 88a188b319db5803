"""One WebSocket as a guest of a table, with an outbox that never makes the table wait."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect

Afresh = Callable[[], Awaitable[None]]
COME_BACK: Final = 1012
"""Close code: the house stops or the table is reloaded; the client reconnects by itself."""


class Visitor:
    """The guest behind one connection.

    Frames wait in an outbox. When too many are waiting, all are dropped, and when the client reads again the
    table sends it the whole position again: a slow client misses steps, but never ends up with a wrong
    position. A sending task exists only while something is waiting, since most connections are idle most of
    the time.
    """

    __slots__ = (
        "_afresh",
        "_behind",
        "_closing",
        "_frames",
        "_limit",
        "_may_send",
        "_sending",
        "_socket",
        "address",
        "choices_only",
        "is_keeper",
        "manner",
        "name",
        "person",
    )

    def __init__(
        self,
        socket: WebSocket,
        person: str,
        name: str,
        outbox: int,
        address: str = "",
        may_send: Callable[[], bool] = lambda: True,
    ) -> None:
        """*may_send* is called before every frame; if it returns false, the waiting frames are dropped."""
        self.person = person
        self.address = address
        self.name = name
        self.choices_only = False
        self.manner = ""
        """How it looks at the table: as in ``house.tables.inbox``, or empty."""
        self.is_keeper = False
        """Is this the keeper of the house, to whom its door is always open?"""
        self._socket = socket
        self._limit = outbox
        self._may_send = may_send
        self._frames: list[bytes] = []
        self._behind = False
        self._closing = 0
        self._sending: asyncio.Task[None] | None = None
        self._afresh: Afresh | None = None

    def when_behind(self, afresh: Afresh) -> None:
        """Set the callback to run when the client reads again after frames were dropped."""
        self._afresh = afresh

    def send(self, frame: bytes) -> None:
        """Put a frame into the outbox, unless frames have already been dropped."""
        if self._behind or self._closing:
            return
        if len(self._frames) >= self._limit:
            self._frames.clear()
            self._behind = True
        else:
            self._frames.append(frame)
        self._send_soon()

    def close(self, code: int = COME_BACK) -> None:
        """Close the connection when the outbox is empty."""
        self._closing = self._closing or code
        self._send_soon()

    def _send_soon(self) -> None:
        if self._sending is None:
            self._sending = asyncio.get_running_loop().create_task(self._send_all())

    async def _send_all(self) -> None:
        """Send frames until the outbox is empty."""
        try:
            while self._frames or self._behind or self._closing:
                while self._frames:
                    if not self._may_send():
                        self._frames.clear()
                        self._behind, self._closing = False, self._closing or COME_BACK
                        break
                    # As text, which a browser can parse as JSON without decoding it first.
                    await self._socket.send({"type": "websocket.send", "text": self._frames.pop(0).decode()})
                if self._closing:
                    await self._socket.close(self._closing)
                    return
                if self._behind:
                    self._behind = False
                    if self._afresh is not None:
                        await self._afresh()
        except (OSError, RuntimeError, WebSocketDisconnect):
            # The client has disconnected; the receiving task notices that too.
            self._closing = self._closing or COME_BACK
            self._frames.clear()
        finally:
            self._sending = None
