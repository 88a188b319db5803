"""Do hints agree with what a master plays? ``python bench/hints.py [GAME ...]``.

For each game it takes positions from games among able players in which more than one choice is worth
considering. In each it compares the hint for the seat with the choice of a master that has the same thinking
time and another seed, as at a table. Prints how often the hint's first choice is what the master played, how
often the master's choice is among those shown, and the time that a hint took (median and 95th percentile).
"""

from __future__ import annotations

import argparse
import statistics
import time
from typing import Any

from tafureria.core import registry
from tafureria.core.chance import Dice
from tafureria.core.event import Event
from tafureria.core.game import OVER, Notebook, seats_in, settle
from tafureria.core.registry import Entry
from tafureria.players.catalogue import master
from tafureria.players.hint import can_hint, hints


class Tally:
    """Counts and times for one game."""

    def __init__(self) -> None:
        self.first = self.among = self.reasons = 0
        self.times: list[float] = []


def ask(
    entry: Entry, view: Any, legal: list[int], notebook: Notebook[Any], number: int, seconds: float
) -> tuple[list[Any], int, float]:
    """Return the hints, the action that the master plays, and the seconds that the hints took."""
    begun = time.perf_counter()
    found = hints(entry, view, legal, notebook, 2 * number, seconds=seconds)
    took = time.perf_counter() - begun
    return found, master(entry, seconds).choose(view, legal, notebook, 2 * number + 1), took


def measure(entry: Entry, positions: int, seconds: float) -> Tally:
    """Play games until that many positions are compared."""
    game, guide, tally = entry.game, entry.guide(), Tally()
    assert guide is not None
    able = entry.players()["jugador"]()
    seats = game.usual_seats if game.usual_seats in game.seats else min(game.seats)
    number = 0
    while len(tally.times) < positions:
        number += 1
        dice = Dice(number)
        options = game.options(**game.presets.get(game.usual_preset, {}))
        state = game.new(options, seats)
        notebooks = [game.notebook(options, seats, seat) for seat in range(seats)]
        out: list[Event] = []
        settle(game, state, dice, out)
        while (waiting := game.waiting(state)) != OVER and len(tally.times) < positions:
            for seat, notebook in enumerate(notebooks):
                for event in out:
                    if (told := event.seen_by(seat)) is not None:
                        notebook.hear(told)
            seat = seats_in(waiting)[0]
            legal, view = game.legal(state, seat), game.view(state, seat)
            seed = dice.below(1 << 30)
            if len(legal) > 1 and not dice.below(4):
                compared, _ = guide.consider(view, legal, notebooks[seat], seed)
                if len(compared) > 1:
                    found, played, took = ask(entry, view, legal, notebooks[seat], len(tally.times), seconds)
                    tally.times.append(took)
                    tally.first += found[0].action == played
                    tally.among += played in [one.action for one in found]
                    tally.reasons += sum(len(one.reasons) for one in found)
            out = []
            game.apply(state, seat, able.choose(view, legal, notebooks[seat], seed), out)
            settle(game, state, dice, out)
    return tally


def main() -> None:
    """Measure the named games, or all."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=1.0, help="thinking time of hint and master")
    args = parser.parse_args()
    print(
        f"{'game':20} {'positions':>9} {'first':>7} {'shown':>7} {'reasons':>8} {'median s':>9} {'slow s':>7}"
    )
    for entry in registry.games():
        if not can_hint(entry) or (args.games and entry.name not in args.games):
            continue
        tally = measure(entry, args.positions, args.seconds)
        count = len(tally.times)
        slow = statistics.quantiles(tally.times, n=20)[-1]
        print(
            f"{entry.name:20} {count:9} {tally.first / count:7.0%} {tally.among / count:7.0%}"
            f" {tally.reasons / count:8.1f} {statistics.median(tally.times):9.2f} {slow:7.2f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
