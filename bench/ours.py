"""Our own games and environments under random play, measured in processes with a pure or compiled package."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from bench.peers import Playout, agents
from tafureria.core import registry
from tafureria.core.game import CHANCE, OVER, AnyGame

ROOT = Path(__file__).parents[1]
TABLES = 64
"""Tables in a batch: few enough for their rows to stay in the cache of a core."""
Measure = Callable[[str, str, int, float, int], float]
"""Takes kind, game, seats, seconds and the number of the first game; returns the choices per second."""


def rate(play: Playout, seconds: float, first: int = 0) -> float:
    """Play on from number *first* for some seconds; return choices per second of processor time."""
    start = time.process_time()
    choices, number = 0, first
    while (spent := time.process_time() - start) < seconds:
        choices += play(number)
        number += 1
    return choices / spent


class Chooser:
    """The cheap chooser of all playouts, as a source of chance: ``below(n)`` is a random ``range(n)``."""

    __slots__ = ("below",)

    def __init__(self, rand: Callable[[], float]) -> None:
        self.below = lambda n: int(rand() * n)


def engine(name: str, seats: int) -> Playout:
    """Return uniformly random playouts of one of our games with default options, by the engine alone."""
    game = registry.find(name).game
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


def aec(name: str, seats: int) -> Playout:
    """Return playouts of our PettingZoo AEC environment, just as peers are played."""
    from tafureria.adapters.pettingzoo import env

    return agents(env(name, seats=seats))


def batch(name: str, seats: int) -> Playout:
    """Return steps of a batch in which every seat learns."""
    from tafureria.adapters.batch import Batch

    return _steps(Batch(name, TABLES, seats=seats))


def vector(name: str, seats: int) -> Playout:
    """Return steps of a vector environment: one seat among random players, whose choices alone count."""
    from tafureria.adapters.vector import SeatVectorEnv

    return _steps(SeatVectorEnv(name, TABLES, seats=seats, players="random", copy=False))


def _steps(tables: object) -> Playout:
    tables.reset(seed=1)

    def step(number: int) -> int:
        del number
        tables.step(tables.sample())
        return TABLES

    return step


KINDS = {"engine": engine, "AEC": aec, "batch": batch, "vector": vector}


def tables_of(game: AnyGame) -> list[int]:
    """Return the numbers of players that fit the default options."""
    return [seats for seats in game.seats if game.fit(game.options(), seats) is None]


def middle(game: AnyGame) -> int:
    """Return the number of players in the middle of those."""
    return tables_of(game)[len(tables_of(game)) // 2]


def modes() -> dict[str, Measure]:
    """Start a process with the pure engine, and one with the compiled one, if it is built."""
    paths = {"pure": ROOT / "src", "compiled": ROOT / "build" / "compiled" / "lib"}
    return {mode: _started(path) for mode, path in paths.items() if path.is_dir()}


def _started(path: Path) -> Measure:
    """Start a process with the package at *path*, idle while others are measured."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(path), str(ROOT)])}
    command = [sys.executable, "-m", "bench.ours"]
    process = subprocess.Popen(command, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    requests, answers = process.stdin, process.stdout
    assert requests is not None
    assert answers is not None

    def measure(*asked: object) -> float:
        print(*asked, file=requests, flush=True)
        return float(answers.readline())

    return measure


def main() -> None:
    """Measure what each line of the input asks for."""
    made: dict[tuple[str, str, str], Playout] = {}
    for line in sys.stdin:
        *key, seconds, first = line.split()
        kind, name, seats = asked = tuple(key)
        if asked not in made:
            made[asked] = KINDS[kind](name, int(seats))
            rate(made[asked], 0.1)
        print(rate(made[asked], float(seconds), int(first)), flush=True)


if __name__ == "__main__":
    main()
