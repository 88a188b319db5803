"""The attacks of ``bench.hostile`` below HTTP and below messages: raw bytes from a few sockets."""

from __future__ import annotations

import asyncio
import contextlib
import os
import time
from typing import Final

from bench.attacks import Attack, many, victim
from bench.serving import STRANGER, House

TEXT, PING, PONG, CONTINUED = 1, 9, 10, 0
HURRY: Final = 3e6
"""Bytes that an attack sends in a second, if the house takes them."""
HARDLY: Final = 0.001
"""Seconds between two tries of a client that makes no pause."""


def frame(kind: int, body: bytes = b"", *, last: bool = True) -> bytes:
    """Return a frame as clients send it."""
    mask = os.urandom(4)
    masked = bytes(b ^ mask[i % 4] for i, b in enumerate(body))
    return bytes([(0x80 if last else 0) | kind, 0x80 | len(body)]) + mask + masked


class Line:
    """A connection that is opened again whenever the house has closed it."""

    def __init__(self, house: House, until: float, greeting: bytes = b"") -> None:
        self._house, self._until, self._greeting = house, until, greeting
        self.writer: asyncio.StreamWriter | None = None
        self.closed = 0

    async def open(self) -> bool:
        """Connect, upgrade and send the greeting; returns whether that succeeded."""
        upgrade = (
            f"GET /ws/{victim[0]} HTTP/1.1\r\nHost: {self._house.host}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n"
        )
        try:
            reader, self.writer = await connected(self._house)
            self.writer.write(upgrade.encode())
            await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 10)
            self.writer.write(self._greeting)
        except (OSError, TimeoutError, asyncio.IncompleteReadError):
            self.writer = None
        return self.writer is not None

    async def pour(self, piece: bytes, share: int = 1) -> None:
        """Send *piece* over and over, as one of *share* connections."""
        while time.monotonic() < self._until:
            if self.writer is None and not await self.open():
                await asyncio.sleep(0.2)
                continue
            assert self.writer is not None
            try:
                self.writer.write(piece)
                await asyncio.wait_for(self.writer.drain(), 1)
                await asyncio.sleep(len(piece) * share / HURRY)
            except TimeoutError:
                continue
            except OSError:
                self.closed += 1
                self.writer = None
        if self.writer is not None:
            self.writer.transport.abort()


async def connected(house: House) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Open a connection as the stranger."""
    return await asyncio.wait_for(
        asyncio.open_connection("127.0.0.1", house.port, local_addr=(STRANGER, 0)), 10
    )


def poured(piece: bytes, lines: int, greeting: bytes = b"") -> Attack:
    """An attack in which that many connections send *piece* over and over."""

    async def attack(house: House, until: float) -> None:
        all_lines = [Line(house, until, greeting) for _ in range(lines)]
        await asyncio.gather(*(one.pour(piece, lines) for one in all_lines))
        print(f"  (closed {sum(one.closed for one in all_lines)} times)")

    return attack


async def handshakes(house: House, until: float) -> None:
    """Four clients upgrade to a WebSocket and close it, without pause."""

    async def one() -> None:
        line = Line(house, until, frame(8))
        if await line.open() and line.writer is not None:
            line.writer.transport.abort()

    await many(4, until, one, HARDLY)


async def drips(house: House, until: float) -> None:
    """A hundred WebSockets send one byte a second of a message that never ends."""
    lines = [Line(house, until, b"\x81\xfe\x3f\x00\0\0\0\0") for _ in range(100)]
    await asyncio.gather(*(one.open() for one in lines))
    while time.monotonic() < until:
        for one in lines:
            if one.writer is not None:
                one.writer.write(b" ")
        await asyncio.sleep(1)


async def deaf(house: House, until: float) -> None:
    """Sixty clients ask for the largest page again and again, and read nothing; sixty watch a table so."""
    asked = f"GET /api/openapi.json HTTP/1.1\r\nHost: {house.host}\r\n\r\n".encode() * 50
    lines = [Line(house, until) for _ in range(60)]
    await asyncio.gather(*(one.open() for one in lines))
    for one in lines:
        if one.writer is not None:
            one.writer.transport.pause_reading()
    held = []
    for _ in range(60):
        with contextlib.suppress(OSError, TimeoutError):
            _, writer = await connected(house)
            writer.transport.pause_reading()
            writer.write(asked)
            held.append(writer)
    await asyncio.sleep(max(until - time.monotonic(), 0))


async def chunks(house: House, until: float) -> None:
    """Eight clients send a body in chunks of one byte."""

    async def one() -> None:
        _, writer = await connected(house)
        head = f"POST /api/records HTTP/1.1\r\nHost: {house.host}\r\nTransfer-Encoding: chunked\r\n\r\n"
        writer.write(head.encode())
        while time.monotonic() < until:
            writer.write(b"1\r\na\r\n" * 1000)
            await writer.drain()
            await asyncio.sleep(8 * 6000 / HURRY)

    await many(8, until, one, HARDLY)


async def requests(house: House, until: float) -> None:
    """Eight clients send requests in one go, as many as the house takes."""
    asked = f"GET /api/house HTTP/1.1\r\nHost: {house.host}\r\n\r\n".encode() * 200

    async def one() -> None:
        reader, writer = await connected(house)
        writer.write(asked)
        while time.monotonic() < until and await reader.read(1 << 16):
            pass
        writer.transport.abort()

    await many(8, until, one, HARDLY)


FLOODS: Final[dict[str, Attack]] = {
    "pings": poured(frame(PING) * 2000, 1),
    "pongs": poured(frame(PONG) * 2000, 1),
    "fragments": poured(frame(CONTINUED, b" ", last=False) * 500, 30, frame(TEXT, b"{", last=False)),
    "empty-fragments": poured(frame(CONTINUED, last=False) * 500, 30, frame(TEXT, b"{", last=False)),
    "unfinished": poured(frame(CONTINUED, b" ", last=False) * 8000, 1, frame(TEXT, b"{", last=False)),
    "messages": poured(frame(TEXT, b"{}") * 50, 100),
    "drips": drips,
    "handshakes": handshakes,
    "deaf": deaf,
    "chunks": chunks,
    "requests": requests,
}
