"""Do hints agree with what a master plays? ``python -m bench.hints [GAME ...]``.

For each game it takes positions from games among able players in which more than one choice is worth
considering. In each it compares the hint for the seat with the choice of a master that has the same thinking
time and another seed, as at a table. Prints how often the hint's first choice is what the master played, how
often the master's choice is among those shown, the time that a hint took (median and 95th percentile), and
the milliseconds of processor time that imagining a world took (median of a first and a second one).
"""

from __future__ import annotations

import argparse
import statistics
import time
from itertools import count
from typing import Any, ClassVar

from tafureria.core import registry
from tafureria.core.chance import mix
from tafureria.core.game import Notebook
from tafureria.core.registry import Entry
from tafureria.lab.match import Plan, play_one
from tafureria.players.catalogue import master
from tafureria.players.hint import can_hint, hints


class Enough(Exception):
    """As many positions are compared as were wanted."""


class Compared:
    """A `jugador` that is asked now and then what it would be advised."""

    remembers: ClassVar[bool] = True

    def __init__(self, entry: Entry, positions: int, seconds: float) -> None:
        self.entry, self.positions, self.seconds = entry, positions, seconds
        self.able, self.guide = entry.players()["jugador"](), entry.guide()
        self.first = self.among = 0
        self.times: list[float] = []
        self.worlds: list[float] = []

    def choose(self, view: Any, legal: list[int], notebook: Notebook[Any], seed: int) -> int:
        """Compare, if it is a position for that; then choose."""
        if len(self.times) == self.positions:
            raise Enough
        if len(legal) > 1 and not mix(seed) % 4:
            assert self.guide is not None
            if len(self.guide.consider(view, legal, notebook, seed)[0]) > 1:
                self.compare(view, legal, notebook)
        return self.able.choose(view, legal, notebook, seed)

    def compare(self, view: Any, legal: list[int], notebook: Notebook[Any]) -> None:
        """Count what the hint and a master say of this position."""
        number = 2 * len(self.times)
        for world in (number, number + 1):
            begun = time.process_time()
            notebook.imagine(world)
            self.worlds.append(time.process_time() - begun)
        begun = time.perf_counter()
        found = hints(self.entry, view, legal, notebook, number, seconds=self.seconds)
        self.times.append(time.perf_counter() - begun)
        played = master(self.entry, self.seconds).choose(view, legal, notebook, number + 1)
        self.first += found[0].action == played
        self.among += played in [one.action for one in found]


def measure(entry: Entry, positions: int, seconds: float) -> Compared:
    """Play games until that many positions are compared."""
    game, compared = entry.game, Compared(entry, positions, seconds)
    seats = game.usual_seats if game.usual_seats in game.seats else min(game.seats)
    options = game.options(**game.presets.get(game.usual_preset, {}))
    plan = Plan(game=entry.name, options=options, players=("compared",) * seats, seed=1)
    try:
        for number in count():
            play_one(plan, number, makers={"compared": lambda: compared})
    except Enough:
        return compared
    raise AssertionError("there are always more games")


def main() -> None:
    """Measure the named games, or all."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=1.0, help="thinking time of hint and master")
    args = parser.parse_args()
    print("| game | positions | first | shown | median s | slow s | world ms |\n|---|" + 6 * "---:|")
    for entry in registry.games():
        if not can_hint(entry) or (args.games and entry.name not in args.games):
            continue
        one = measure(entry, args.positions, args.seconds)
        shares = f"{one.first / args.positions:.0%} | {one.among / args.positions:.0%}"
        slow, world = statistics.quantiles(one.times, n=20)[-1], 1000 * statistics.median(one.worlds)
        took = f"{statistics.median(one.times):.2f} | {slow:.2f} | {world:.2f}"
        print(f"| {entry.name} | {args.positions} | {shares} | {took} |", flush=True)


if __name__ == "__main__":
    main()
