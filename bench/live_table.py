"""Measures a move at a live table of six: stored, applied, and six views encoded and sent to six guests.

``python bench/live_table.py [GAME]``. The store is a file on disk, durable at every move. Prints a Markdown
table: median and 99th percentile in milliseconds.
"""

from __future__ import annotations

import asyncio
import statistics
import sys
import tempfile
import time
from pathlib import Path

from tafureria.core import registry
from tafureria.core.chance import Dice
from tafureria.core.game import seats_in
from tafureria.house import making
from tafureria.house.house import House
from tafureria.house.messages.pages import NewTable, SeatWish
from tafureria.house.messages.up import Begin, Play, Sit
from tafureria.house.settings import Settings

SEATS = 6
MOVES = 400


class Listener:
    """A guest that counts the frames and bytes that it receives."""

    def __init__(self, person: str) -> None:
        self.person, self.name = person, person
        self.bytes = self.frames = 0
        self.told = asyncio.Event()

    def send(self, frame: bytes) -> None:
        self.told.set()
        self.frames += 1
        self.bytes += len(frame)

    def close(self) -> None:
        """Do nothing: there is no connection."""


async def measure(game: str, folder: Path) -> dict[str, object]:
    """Play games with a person on each of six seats; return the figures."""
    house = await House.open(str(folder / "store.sqlite3"), Settings(pace=0, pause_factor=0))
    times: list[float] = []
    guests = [Listener(f"p{n}") for n in range(SEATS)]
    dice = Dice(1)
    while len(times) < MOVES:
        seats = [SeatWish(kind="me"), *[SeatWish(kind="open")] * (SEATS - 1)]
        made = await making.make(house.store, "p0", NewTable(game=game, seats=seats, name="p0"))
        for guest in guests:
            table = await house.enter(made.table, guest)
        for seat, guest in enumerate(guests[1:], 1):
            house.receive(table, guest, Sit(seat=seat, name=guest.name))
        house.receive(table, guests[0], Begin())
        while table.live is None:
            guests[0].told.clear()
            await guests[0].told.wait()
        live = table.live
        while not live.is_over and len(times) < MOVES:
            waited = seats_in(live.waiting)
            seat = waited[dice.below(len(waited))]
            legal = live.legal(seat)
            action = legal[dice.below(len(legal))]
            guests[seat].told.clear()
            begun = time.perf_counter()
            house.receive(table, guests[seat], Play(position=live.position(seat), actions=[action]))
            await guests[seat].told.wait()
            times.append((time.perf_counter() - begun) * 1000)
    await house.close()
    quantiles = statistics.quantiles(times, n=100)
    return {
        "game": game,
        "moves": len(times),
        "median_ms": round(statistics.median(times), 3),
        "p99_ms": round(quantiles[98], 3),
        "bytes_per_frame": sum(g.bytes for g in guests) // max(sum(g.frames for g in guests), 1),
    }


def main() -> None:
    name = sys.argv[1] if len(sys.argv) > 1 else "moros-y-cristianos"
    registry.find(name)
    with tempfile.TemporaryDirectory() as folder:
        figures = asyncio.run(measure(name, Path(folder)))
    print("| a move at a live table of six | |\n|---|---:|")
    for what, value in figures.items():
        print(f"| {what.replace('_', ' ')} | {value} |")


if __name__ == "__main__":
    main()
