"""How long other tasks wait while ten tables carry out 256 actions each: ``python -m bench.turns``.

Ten people each send one message that moves and takes back 128 times. Meanwhile another task does one small
step after another; the processor time between steps is measured, since other programs do not change it.
"""

from __future__ import annotations

import asyncio
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import pairwise

from tafureria.core import registry
from tafureria.core.game import seats_in
from tafureria.house import making
from tafureria.house.house import House
from tafureria.house.messages.pages import NewTable, SeatWish
from tafureria.house.messages.up import Play
from tafureria.house.settings import Settings

GAME = registry.find("la-reconquista").game
TABLES, ACTIONS = 10, 256


@dataclass(eq=False)
class Person:
    """A person at a table who collects all frames and reads none."""

    person: str
    name: str = "Ana"
    address: str = ""
    frames: list[bytes] = field(default_factory=list)

    def send(self, frame: bytes) -> None:
        self.frames.append(frame)

    def close(self) -> None:
        """Do nothing: there is no connection."""


async def take_backs(store: str, tables: int, actions: int, step: Callable[[], None]) -> None:
    """Let *tables* people take back moves; *step* is called whenever another task would get to run."""
    house = await House.open(store, Settings(pace=0, pause_factor=0))
    try:
        asked = [await _person(house, f"p{n}", actions) for n in range(tables)]
        step()
        for table, person, wish, _ in asked:
            house.receive(table, person, wish)
        while any(table.live.ply < until for table, _, _, until in asked):
            await asyncio.sleep(0)
            step()
    finally:
        await house.close()


async def _person(house: House, name: str, actions: int):
    """Seat somebody who can move at a new table; return table, person, message, and the ply after it."""
    seats = [SeatWish(kind="me"), *(SeatWish(kind="me", name=f"other {n}") for n in range(2))]
    made = await making.make(house.store, name, NewTable(game=GAME.name, seats=seats, name=name))
    person = Person(name)
    table = await house.enter(made.table, person)
    while not person.frames:  # noqa: ASYNC110 - nothing else tells
        await asyncio.sleep(0)
    live = table.live
    assert live is not None
    while True:
        seat = seats_in(live.waiting)[0]
        found = {GAME.notation(action): action for action in live.legal(seat)}
        move = next((notation for notation in found if notation.startswith("mueve ")), "")
        if move:
            break
        live.act(seat, found.get("muevo", live.legal(seat)[0]))
    await house.store.add_actions(table.id, 0, live.actions[:], waiting=live.waiting)
    back = GAME.parse(move.replace("mueve", "devuelve"))
    assert back is not None
    wish = Play(position=live.position(seat), seat=seat, actions=[found[move], back] * (actions // 2))
    return table, person, wish, live.ply + actions


def main() -> None:
    moments: list[float] = []
    with tempfile.TemporaryDirectory() as folder:
        step = lambda: moments.append(time.process_time())  # noqa: E731
        asyncio.run(take_backs(f"{folder}/store.sqlite3", TABLES, ACTIONS, step))
    waits = [(after - before) * 1000 for before, after in pairwise(moments)]
    p99 = statistics.quantiles(waits, n=100)[98]
    sys.stdout.write(
        f"{len(waits)} steps: median {statistics.median(waits):.1f} ms of processor time, p99 {p99:.1f}, "
        f"longest {max(waits):.1f}\n"
    )


if __name__ == "__main__":
    main()
