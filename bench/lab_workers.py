"""What a Ray cluster costs over processes here: ``python -m bench.lab_workers [SECONDS [ROUNDS]]``.

The same games, as many as the processes play in about that many seconds, are played by both in turn. Counted
is the time of the processor, of all processes that take part: Ray's own daemons, and starting processes
and workers included; the cluster itself (a head node on this machine) is started once before. Seconds by the
clock stand beside it; on a machine that does other things too they say little.
"""

from __future__ import annotations

import os
import statistics
import sys
from functools import partial
from itertools import count
from time import perf_counter

import psutil

from tafureria.core import registry
from tafureria.lab.match import Plan, play_one
from tafureria.lab.workers import Workers, workers


def processor() -> float:
    """Seconds of the processor that this process and all below it have taken, those that ended included."""
    total = 0.0
    for process in (psutil.Process(), *psutil.Process().children(recursive=True)):
        try:
            times = process.cpu_times()
        except psutil.Error:
            continue
        total += times.user + times.system + times.children_user + times.children_system
    return total


def taken(where: Workers, play: partial, games: int) -> tuple[float, float]:
    """Seconds of the processor and by the clock that these games take there."""
    busy, began = processor(), perf_counter()
    for _ in where.played(play, range(games)):
        pass
    ended = perf_counter() - began
    return processor() - busy, ended


def main(least: float, rounds: int) -> None:
    options = registry.find("moros-y-cristianos").game.options()
    plan = Plan(game="moros-y-cristianos", options=options, players=("jugador",) * 4, seed=1)
    play = partial(play_one, plan)
    jobs = os.cpu_count() or 1
    processes, began, games = workers("processes", jobs), perf_counter(), 0
    for _ in processes.played(play, count()):
        games += 1
        if perf_counter() - began >= least:
            break
    # Ray's workers make way for whatever else runs, and on a busy machine that would be measured.
    os.environ["RAY_worker_niceness"] = "0"  # noqa: SIM112 - so Ray spells it
    began = perf_counter()
    cluster = workers("ray", jobs)
    up = perf_counter() - began
    print(f"{games} games of moros-y-cristianos, {jobs} at a time; cluster up in {up:.1f} s", flush=True)
    over = []
    for _ in range(rounds):
        near, near_clock = taken(processes, play, games)
        far, far_clock = taken(cluster, play, games)
        over.append(far / near - 1)
        print(
            f"processor: processes {near:.1f} s, ray {far:.1f} s: {over[-1]:+.1%}"
            f" (by the clock {near_clock:.1f} and {far_clock:.1f})",
            flush=True,
        )
    middle = statistics.median(over)
    print(f"{'held' if middle < 0.1 else 'MISSED'}: ray costs {middle:+.1%} over processes, bar +10%")


if __name__ == "__main__":
    main(float((sys.argv[1:] or ["60"])[0]), int((sys.argv[2:] or ["3"])[0]))
