"""Is the luck adjustment unbiased, and how many games does it save?

``python -m bench.adjusted GAME [GAMES] [JOBS] [SEED]`` plays games among identical players of the house at
the usual table, and takes the luck out of each as ``tafureria ladder --adjusted`` does. Prints for every seat
the mean share of the victory, raw and adjusted, with 95% intervals, and how far apart the two are in standard
errors of their difference. Over all seats: how many times more raw games would be needed for the same
precision.
"""

from __future__ import annotations

import sys
import time
from functools import partial
from math import sqrt

from tafureria.core import registry
from tafureria.core.registry import Entry
from tafureria.core.shapes import Options
from tafureria.lab.adjusted import FOLDS, KINDS, Measured, measure, taken, weights_for
from tafureria.lab.intervals import Z95, mean
from tafureria.lab.ladder import share_of
from tafureria.lab.match import Plan
from tafureria.lab.places import workers
from tafureria.players.levels import usual

GAMES = 2000
SEED = 20
EVERY = 20
"""Games between two reports."""


def usual_table(entry: Entry) -> tuple[Options, int]:
    """Return the usual options and number of seats of a game."""
    game = entry.game
    options: Options = game.options(**dict(game.presets.get(game.usual_preset, {})))
    return options, min(game.seats, key=lambda seats: (seats < 2, abs(seats - game.usual_seats)))


def spread(values: list[float]) -> float:
    middle = sum(values) / len(values)
    return sum((value - middle) ** 2 for value in values) / (len(values) - 1)


def report(name: str, seats: int, measured: list[Measured]) -> None:
    weights = [weights_for(measured, 1, fold) for fold in range(FOLDS)]
    print(f"{name}: {len(measured)} games, {seats} seats; weights of {', '.join(KINDS)}:", weights[0])
    all_raw = all_fair = chi = 0.0
    for seat in range(seats):
        raw = [share_of(one.played, seat) for one in measured]
        luck = [taken(weights[number % FOLDS], one, seat) for number, one in enumerate(measured)]
        fair = [share - given for share, given in zip(raw, luck, strict=True)]
        all_raw, all_fair = all_raw + spread(raw), all_fair + spread(fair)
        (plain, low, high), (better, _, _) = mean(raw), mean(fair)
        half, half_fair = (high - low) / 2, Z95 * sqrt(spread(fair) / len(fair))
        error = sqrt(spread(luck) / len(luck))
        apart = (better - plain) / error if error else 0.0
        chi += apart * apart
        print(
            f"  seat {seat}: raw {plain:.4f} ± {half:.4f}, adjusted {better:.4f} ± {half_fair:.4f},"
            f" apart {apart:+.2f} standard errors"
        )
    print(f"  chi square {chi:.1f} over {seats} seats (of which one follows from the others)")
    print(f"  saved: {all_raw / all_fair:.2f} times fewer games")


def main() -> int:
    entry = registry.find(sys.argv[1])
    games = int(sys.argv[2]) if len(sys.argv) > 2 else GAMES
    jobs = int(sys.argv[3]) if len(sys.argv) > 3 else 1
    seed = int(sys.argv[4]) if len(sys.argv) > 4 else SEED
    options, seats = usual_table(entry)
    plan = Plan(game=entry.name, options=options, players=(usual(entry),) * seats, seed=seed)
    start = time.perf_counter()
    measured: list[Measured] = []
    for one in workers(jobs=jobs).played(partial(measure, plan), range(games)):
        measured.append(one)
        if len(measured) % EVERY == 0 or len(measured) == games:
            report(entry.name, seats, measured)
            print(f"  {(time.perf_counter() - start) / len(measured):.3f} s a game", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
