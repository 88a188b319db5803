"""Random playouts of all games, pure and compiled, compared with those of peers in one run on one core.

``python -m bench.playouts [SECONDS]`` in an environment with the extra ``bench``, after ``make compiled``.
All take turns in three rounds; the result is the median of the ratios within a round, so that a busy machine
slows all alike. Times are processor times. Prints a Markdown table, and whether our own targets are met.
"""

from __future__ import annotations

import statistics
import sys
from collections.abc import Callable
from functools import partial

from bench.ours import middle, modes, rate, tables_of
from bench.peers import CARDS, CATANATRON, IN_CPP, peers
from tafureria.core import registry

ROUNDS = 3
SECONDS = 1.0
MANY_CHOICES = ("la-reconquista", "taifa")
"""Games with tens of choices per decision: half the target applies to them when compiled."""
FULL_TOO = ("taifa",)
"""Games also measured with all players, since with fewer players bots make half of the moves."""
Speed = Callable[[float, int], float]
"""Takes a number of seconds and the number of the first game; returns the choices per second."""


def runners() -> dict[str, Speed]:
    """Return everything to measure by its name in the printed table, our games last."""
    out: dict[str, Speed] = {name: partial(rate, playout) for name, playout in peers().items()}
    for mode, measure in modes().items():
        for game in (entry.game for entry in registry.games()):
            full = tables_of(game)[-1:] if game.name in FULL_TOO else []
            for seats in (middle(game), *full):
                name = f"{game.name}, {seats} seats, {mode}"
                out[name] = partial(measure, "engine", game.name, seats)
    return out


def bars(one: dict[str, float]) -> tuple[float, float, float]:
    """Return a round's reference rates: catanatron, the fastest card game, the median of C++ card games."""
    return one[CATANATRON], max(one[n] for n in CARDS), statistics.median(one[n] for n in IN_CPP)


def verdicts(ratios: dict[str, tuple[float, float, float]]) -> list[str]:
    """Return a line for each target that says whether the ratios meet it."""
    out = []
    for name, (catan, cards, cpp) in ratios.items():
        if name.endswith("pure"):
            held = min(catan, cards) >= 2
            out.append(f"{'held' if held else 'MISSED'}: {name}: {min(catan, cards):.1f}x, bar 2x")
        elif name.endswith("compiled"):
            bar = 0.5 if name.startswith(MANY_CHOICES) else 1.0
            out.append(f"{'held' if cpp >= bar else 'MISSED'}: {name}: {cpp:.2f}x, bar {bar}x")
    return out


def main() -> None:
    """Measure and print."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else SECONDS
    measured = runners()
    for speed in measured.values():
        speed(0.1, 0)
    rounds = [
        {name: speed(seconds, 1000 * number) for name, speed in measured.items()}
        for number in range(1, ROUNDS + 1)
    ]
    print("| random play | choices/s | x catanatron | x fastest card game | x median of C++ |")
    print("|---|---:|---:|---:|---:|")
    ratios: dict[str, tuple[float, float, float]] = {}
    for name in measured:
        speed = statistics.median(one[name] for one in rounds)
        columns = [statistics.median(one[name] / bars(one)[i] for one in rounds) for i in range(3)]
        ratios[name] = (columns[0], columns[1], columns[2])
        print(f"| {name} | {speed:,.0f} | " + " | ".join(f"{ratio:.2f}" for ratio in columns) + " |")
    print(*("", *verdicts(ratios)), sep="\n")


if __name__ == "__main__":
    main()
