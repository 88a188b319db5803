"""The speed of environments with observations and masks for learners, compared with peers, on one core.

``python -m bench.environments [SECONDS]`` with the extra ``bench``, after ``make compiled``.
In all of them every seat plays at random from the mask of its legal actions, and its observation is written
out before it chooses. The unit is a player's choice. Ours run compiled and pure: the engine alone, its AEC
environment, and a batch of tables. Prints Markdown tables, and whether our own targets are met. Times are
processor times; the result is the median of a few rounds.
"""

from __future__ import annotations

import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from bench.peers import environment_peers
from bench.playouts import COMPILED, own, tables_of

ROUNDS = 3
SECONDS = 1.0
TABLES = 64
"""Tables in a batch: few enough for their rows to stay in the cache of a core."""

Rate = Callable[[float], float]
"""Measures for that many seconds; returns the choices per second of processor time."""


def rate(play: Callable[[], int], seconds: float) -> float:
    """Call *play* for that many seconds; return its choices per second of processor time."""
    start, choices = time.process_time(), 0
    while (spent := time.process_time() - start) < seconds:
        choices += play()
    return choices / spent


def aec(name: str, seats: int) -> Callable[[], int]:
    """Return a function that plays one game in our PettingZoo AEC environment, just as peers are played."""
    from tafureria.adapters.pettingzoo import env

    environment = env(name, seats=seats)
    rand = random.Random(1).random
    seeds = iter(range(1 << 40))

    def play() -> int:
        environment.reset(seed=next(seeds))
        steps = 0
        for _ in environment.agent_iter():
            observation, _, over, cut, _ = environment.last()
            if over or cut:
                environment.step(None)
                continue
            legal = observation["action_mask"].view(bool).nonzero()[0]
            environment.step(int(legal[int(rand() * len(legal))]))
            steps += 1
        return steps

    return play


def batch(name: str, seats: int, **more: object) -> Callable[[], int]:
    """Return a function that makes one step of a batch in which every seat learns."""
    from tafureria.adapters.batch import Batch

    tables = Batch(name, TABLES, seats=seats, **more)
    tables.reset(seed=1)

    def play() -> int:
        tables.step(tables.sample())
        return TABLES

    return play


def vector(name: str, seats: int) -> Callable[[], int]:
    """Return a function that makes one step of a vector environment: one seat among random players.

    Only the choices of that seat count.
    """
    from tafureria.adapters.vector import SeatVectorEnv

    envs = SeatVectorEnv(name, TABLES, seats=seats, players="random", copy=False)
    envs.reset(seed=1)

    def play() -> int:
        envs.step(envs.sample())
        return TABLES

    return play


def engine(name: str, seats: int) -> Callable[[], int]:
    """Return a function that plays one game with the engine alone, as ``bench.playouts`` does."""
    from tafureria.core import registry

    return partial(own(registry.find(name).game, seats), 0)


KINDS = {
    "engine": engine,
    "AEC": aec,
    "batch": batch,
    "vector": vector,
}


def serve() -> None:
    """Measure one environment per input line: kind, game, seats, seconds."""
    made: dict[tuple[str, str, int], Callable[[], int]] = {}
    for line in sys.stdin:
        kind, name, seats, seconds = line.split()
        key = (kind, name, int(seats))
        if key not in made:
            made[key] = KINDS[kind](name, int(seats))
            rate(made[key], 0.1)
        print(rate(made[key], float(seconds)), flush=True)


def worker(path: Path) -> Callable[[str, str, int, float], float]:
    """Start a process that measures our environments with the package at *path*; return a call to it."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(path), str(Path(__file__).parents[1])])}
    command = [sys.executable, "-m", "bench.environments", "serve"]
    process = subprocess.Popen(command, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    requests, answers = process.stdin, process.stdout
    assert requests is not None
    assert answers is not None

    def measure(kind: str, name: str, seats: int, seconds: float) -> float:
        print(kind, name, seats, seconds, file=requests, flush=True)
        return float(answers.readline())

    return measure


def main() -> int:
    if sys.argv[1:] == ["serve"]:
        serve()
        return 0
    from tafureria.core import registry

    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else SECONDS
    games = [(entry.name, tables_of(entry.game)[0]) for entry in registry.games()]
    modes = {"pure": worker(Path(__file__).parents[1] / "src")}
    if COMPILED.is_dir():
        modes["compiled"] = worker(COMPILED)
    verdicts = []
    print("| choices/s | engine | AEC | engine/AEC | batch | engine/batch | one seat of a batch |")
    print("|---|---:|---:|---:|---:|---:|---:|")
    for mode, measure in modes.items():
        for name, seats in games:
            rounds = [{kind: measure(kind, name, seats, seconds) for kind in KINDS} for _ in range(ROUNDS)]
            found = {kind: statistics.median(one[kind] for one in rounds) for kind in KINDS}
            slower = {k: statistics.median(one["engine"] / one[k] for one in rounds) for k in KINDS}
            print(
                f"| {name}, {seats} seats, {mode} | {found['engine']:,.0f} | {found['AEC']:,.0f} | "
                f"{slower['AEC']:.1f} | {found['batch']:,.0f} | {slower['batch']:.1f} | "
                f"{found['vector']:,.0f} |",
                flush=True,
            )
            if mode == "compiled":
                for kind, bar in (("AEC", 10), ("batch", 3)):
                    held = "held" if slower[kind] <= bar else "MISSED"
                    verdicts.append(f"{held}: {name}, {kind}: {slower[kind]:.1f} times, bar {bar}")
    print("\n| peers, choices/s | |\n|---|---:|")
    for name, play in environment_peers(TABLES).items():
        rate(play, 0.1)
        print(
            f"| {name} | {statistics.median(rate(play, seconds) for _ in range(ROUNDS)):,.0f} |", flush=True
        )
    print(*("", *verdicts), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
