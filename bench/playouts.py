"""Random playouts of all games, pure and compiled, compared with those of peers in one run on one core.

``python -m bench.playouts [SECONDS]`` in an environment with the extra ``bench``, after ``make compiled``.
All take turns in three rounds; the result is the median of the ratios within a round, so that a busy machine
slows all alike. Times are processor times. Prints a Markdown table, and whether our own targets are met.
"""

from __future__ import annotations

import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from bench.peers import CARDS, CATANATRON, IN_CPP, Playout, peers
from tafureria.core import registry
from tafureria.core.game import CHANCE, OVER, AnyGame

ROUNDS = 3
SECONDS = 1.0
COMPILED = Path(__file__).parents[1] / "build" / "compiled" / "lib"
MANY_CHOICES = ("la-reconquista", "taifa")
"""Games with tens of choices per decision: half the target applies to them when compiled."""

FULL_TOO = ("taifa",)
"""Games also measured with all players, since with fewer players bots make half of the moves."""

Speed = Callable[[float, int], float]
"""Takes a number of seconds and the number of the first game; returns the choices per second."""


class Chooser:
    """The cheap chooser of all playouts, as a source of chance: ``below(n)`` is a random ``range(n)``."""

    __slots__ = ("below",)

    def __init__(self, rand: Callable[[], float]) -> None:
        self.below = lambda n: int(rand() * n)


def own(game: AnyGame, seats: int) -> Playout:
    """Return uniformly random playouts of one of our games with default options."""
    options = game.options()
    rand = random.Random(1).random
    chooser = Chooser(rand)

    def playout(number: int) -> int:
        del number
        state = game.new(options, seats)
        decisions = 0
        while True:
            waiting = game.waiting(state)
            if waiting == CHANCE:
                game.deal(state, chooser)
            elif waiting == OVER:
                return decisions
            else:
                seat = (waiting & -waiting).bit_length() - 1
                legal = game.legal(state, seat)
                game.apply(state, seat, legal[int(rand() * len(legal))])
                decisions += 1

    return playout


def rate(playout: Playout, seconds: float, first: int) -> float:
    """Play games from number *first* on for some seconds; return choices per second of processor time."""
    start = time.process_time()
    choices, number = 0, first
    while (spent := time.process_time() - start) < seconds:
        choices += playout(number)
        number += 1
    return choices / spent


def tables_of(game: AnyGame) -> list[int]:
    """Return the middle number of players that fits the default options, and for some games the largest."""
    fitting = [seats for seats in game.seats if game.fit(game.options(), seats) is None]
    return [fitting[len(fitting) // 2], *([fitting[-1]] if game.name in FULL_TOO else [])]


def tables() -> list[tuple[AnyGame, int]]:
    """Return all games and numbers of players to measure."""
    return [(entry.game, seats) for entry in registry.games() for seats in tables_of(entry.game)]


def serve() -> None:
    """Measure our games in this process, one per input line: number, seconds, first game."""
    playouts = [own(game, seats) for game, seats in tables()]
    for line in sys.stdin:
        number, seconds, first = line.split()
        print(rate(playouts[int(number)], float(seconds), int(first)), flush=True)


def at(path: Path) -> Callable[[int], Speed]:
    """Start a process that plays our games with the package at *path*, idle while others are measured.

    :returns: the ``Speed`` of a game, given its number in :func:`tables`.
    """
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(path), str(Path(__file__).parents[1])])}
    command = [sys.executable, "-m", "bench.playouts", "serve"]
    worker = subprocess.Popen(command, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert worker.stdin is not None
    assert worker.stdout is not None
    requests, answers = worker.stdin, worker.stdout

    def speed_of(number: int) -> Speed:
        def speed(seconds: float, first: int) -> float:
            print(number, seconds, first, file=requests, flush=True)
            return float(answers.readline())

        return speed

    return speed_of


def runners() -> dict[str, Speed]:
    """Return everything to measure by its name in the printed table, our games last."""
    out: dict[str, Speed] = {}
    for name, playout in peers().items():
        out[name] = lambda seconds, first, playout=playout: rate(playout, seconds, first)
    modes = {"pure": at(Path(__file__).parents[1] / "src")}
    if COMPILED.is_dir():
        modes["compiled"] = at(COMPILED)
    for mode, speed_of in modes.items():
        for number, (game, seats) in enumerate(tables()):
            out[f"{game.name}, {seats} seats, {mode}"] = speed_of(number)
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


def main() -> int:
    if sys.argv[1:] == ["serve"]:
        serve()
        return 0
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
    return 0


if __name__ == "__main__":
    sys.exit(main())
