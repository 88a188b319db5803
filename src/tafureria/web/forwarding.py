"""Forwards the WebSocket of a table to the process of the house where that table is awake."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Mapping
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from tafureria.house.refusal import Refusal
from tafureria.house.store.owners import Elsewhere
from tafureria.web.guest import COME_BACK

log = logging.getLogger(__name__)


async def forward(
    socket: WebSocket, url: str, headers: Mapping[str, str], patience: float, may_send: Callable[[], bool]
) -> int:
    """Forward frames unchanged until either side ends; returns the close code of the other process.

    A process that is cut off from the other must not show stale frames from it: it waits for *patience*
    seconds, and stops once it may not send any more.
    """
    try:
        async with connect(
            url,
            additional_headers=headers,
            compression=None,
            max_size=None,
            proxy=None,
            open_timeout=patience,
            ping_interval=patience,
            ping_timeout=patience,
            close_timeout=1,
        ) as other:
            await _first_of(_upward(socket, other), _downward(socket, other, may_send))
            return other.close_code or COME_BACK
    except (OSError, WebSocketException) as error:
        log.warning("%s, where a table is awake, does not answer: %s", url, error)
        return COME_BACK


async def _first_of(*work: Coroutine[Any, Any, None]) -> None:
    """Run all coroutines until one of them ends, then cancel the others."""
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


async def _upward(socket: WebSocket, other: ClientConnection) -> None:
    while True:
        message = await socket.receive()
        if message["type"] != "websocket.receive":
            return
        await other.send(message.get("text") or message.get("bytes") or b"")


async def _downward(socket: WebSocket, other: ClientConnection, may_send: Callable[[], bool]) -> None:
    async for frame in other:
        if not may_send():
            return  # this process was suspended: frames that waited meanwhile may be stale
        await socket.send_text(frame if isinstance(frame, str) else frame.decode())
