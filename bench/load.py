"""Measures how many live tables one process can hold: tables of four people with one move a second each.

``python -m bench.load [TABLES...] [--peer]``. The house runs in a process of its own with its
store on disk; the clients run in this process. For each number of tables it prints the median and the 99th
percentile of the time from sending a move until all four people have the new position, and the memory that a
table takes with its four connections before anything is played. It stops after the number of tables at which
the 99th percentile passes 50 ms. With ``--peer`` the same numbers of tables are
then measured on a boardgame.io server. On a busy machine, look only at the processor time.
"""

from __future__ import annotations

import asyncio
import gc
import json
import statistics
import sys
import tempfile
import time

import msgspec

from bench import load_peer
from bench.serving import HONEST, House, opened

SEATS = 4
SECONDS = 12
ENOUGH_MS = 50.0
BUSY = {
    "pace": 0,
    "pause_factor": 0,
    "tables_per_minute": 10**9,
    "limit_addresses": False,
    "frames_per_second": 10**6,
    "frames_at_once": 10**6,
}


class Frame(msgspec.Struct):
    """The parts of a message that the clients read."""

    type: str
    status: str = ""
    you: int = -1
    position: int = 0
    legal: list[int] = []


decode = msgspec.json.Decoder(Frame).decode


class Client(asyncio.Protocol):
    """One seat's socket, with just enough of the WebSocket protocol."""

    def __init__(self, table: Table, seat: int, host: str, token: str) -> None:
        self.table, self.seat, self.host, self.token = table, seat, host, token
        self.buffer = b""
        self.opened = asyncio.Event()
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        lines = [
            f"GET /ws/{self.table.id} HTTP/1.1",
            f"Host: {self.host}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
            "Sec-WebSocket-Version: 13",
            f"Authorization: Bearer {self.token}",
        ]
        transport.write(("\r\n".join(lines) + "\r\n\r\n").encode())

    def send(self, message: dict[str, object]) -> None:
        data = json.dumps(message).encode()
        head = bytes([0x81, 0x80 | len(data)]) if len(data) < 126 else b""
        assert head
        self.transport.write(head + bytes(4) + data)  # masked with zeros

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.opened.is_set():
            head, mark, rest = self.buffer.partition(b"\r\n\r\n")
            if not mark:
                return
            assert b" 101 " in head.split(b"\r\n")[0], head
            self.buffer = rest
            self.opened.set()
        while len(self.buffer) >= 2:
            size, start = self.buffer[1] & 127, 2
            if size == 126:
                size, start = int.from_bytes(self.buffer[2:4], "big"), 4
            elif size == 127:
                size, start = int.from_bytes(self.buffer[2:10], "big"), 10
            if len(self.buffer) < start + size:
                return
            kind, payload = self.buffer[0] & 15, self.buffer[start : start + size]
            self.buffer = self.buffer[start + size :]
            if kind == 9:
                self.transport.write(bytes([0x8A, 0x80 | len(payload)]) + bytes(4) + payload)
            elif kind == 1:
                self.table.hear(self, decode(payload))


class Table:
    """A table with four clients and one move a second."""

    def __init__(self, id_: str, times: list[float]) -> None:
        self.id, self.times = id_, times
        self.clients: list[Client] = []
        self.asked: dict[int, Frame] = {}
        self.sent = 0.0
        self.told: set[int] = set()
        self.status = ""
        self.seated = 0
        self.ready = asyncio.Event()

    def hear(self, client: Client, frame: Frame) -> None:
        if frame.type == "table":
            self.status = frame.status
            if frame.you == client.seat:
                self.seated |= 1 << client.seat
            self.ready.set()
        elif frame.type == "position":
            if frame.legal:
                self.asked[client.seat] = frame
            else:
                self.asked.pop(client.seat, None)
            if self.sent:
                self.told.add(client.seat)
                if len(self.told) == SEATS:
                    self.times.append((time.perf_counter() - self.sent) * 1000)
                    self.sent = 0.0
        elif frame.type == "over":
            self.status = "over"

    async def until(self, seated: int, status: str) -> None:
        while self.seated != seated or self.status != status:
            self.ready.clear()
            await self.ready.wait()

    async def play(self, offset: float) -> None:
        await asyncio.sleep(offset)
        while self.status == "playing":
            if self.asked:
                seat, frame = next(iter(self.asked.items()))
                self.told.clear()
                self.sent = time.perf_counter()
                pick = frame.legal[len(self.times) % len(frame.legal)]
                self.clients[seat].send({"type": "play", "position": frame.position, "actions": [pick]})
            await asyncio.sleep(1)


async def open_table(house: House, tokens: list[str], times: list[float]) -> Table:
    """Create a table with four people and start its game."""
    seats: list[object] = [{"kind": "me"}, *[{"kind": "open"}] * (SEATS - 1)]
    table = Table(await house.make(tokens[0], seats, HONEST, patience=0), times)
    loop = asyncio.get_running_loop()
    for seat in range(SEATS):
        client = Client(table, seat, house.host, tokens[seat])
        await loop.create_connection(lambda client=client: client, HONEST, house.port)
        table.clients.append(client)
        await client.opened.wait()
        if seat:
            client.send({"type": "sit", "seat": seat, "name": f"p{seat}"})
        await table.until((1 << seat + 1) - 1, "waiting")
    table.clients[0].send({"type": "begin"})
    await table.until((1 << SEATS) - 1, "playing")
    return table


async def measure(house: House, steps: list[int]) -> list[int]:
    """Print a line of JSON for each number of tables; return the numbers that were measured."""
    tokens = [await house.token(HONEST) for _ in range(SEATS)]
    times: list[float] = []
    tables: list[Table] = []
    playing: list[asyncio.Task[None]] = []
    empty = house.memory()
    for count in steps:
        while len(tables) < count:
            more = min(20, count - len(tables))
            tables += await asyncio.gather(*(open_table(house, tokens, times) for _ in range(more)))
        held = house.memory() - empty
        playing += [asyncio.create_task(t.play(n / count)) for n, t in enumerate(tables[len(playing) :])]
        await asyncio.sleep(2)
        times.clear()
        used = house.processor()
        await asyncio.sleep(SECONDS)
        used = house.processor() - used
        quantiles = statistics.quantiles(times, n=100)
        figures = {
            "server": "Tafurería",
            "tables": count,
            "sockets": count * SEATS,
            "moves_per_second": round(len(times) / SECONDS, 1),
            "median_ms": round(statistics.median(times), 2),
            "p99_ms": round(quantiles[98], 2),
            "cpu_ms_per_move": round(used * 1000 / max(len(times), 1), 2),
            "kb_per_table": round(held * 1e6 / 1024 / count, 1),
        }
        print(json.dumps(figures), flush=True)
        if quantiles[98] > ENOUGH_MS:
            break
    for task in playing:
        task.cancel()
    return steps[: steps.index(count) + 1]


def main() -> None:
    gc.disable()  # Garbage collection in the clients would disturb the measurement.
    steps = [int(text) for text in sys.argv[1:] if text.isdigit()] or [50, 100, 200, 400, 600, 800, 1000]
    with tempfile.TemporaryDirectory() as folder, opened(folder, **BUSY) as house:
        done = asyncio.run(measure(house, steps))
    if "--peer" in sys.argv:
        load_peer.measure(done)


if __name__ == "__main__":
    main()
