"""The overhead of a Ray cluster over local processes: ``python -m bench.lab_workers [SECONDS [ROUNDS]]``.

Both play the same games in turn, as many as the processes play in about that many seconds. The measure is the
processor time of all processes that take part, including Ray's own daemons and the starting of processes and
workers; the cluster itself (a head node on this machine) is started once beforehand. Wall-clock seconds are
printed too, but mean little on a machine that does other things.
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
    """Return the processor seconds of this process and all its descendants, ended ones included."""
    total = 0.0
    for process in (psutil.Process(), *psutil.Process().children(recursive=True)):
        try:
            times = process.cpu_times()
        except psutil.Error:
            continue
        total += times.user + times.system + times.children_user + times.children_system
    return total


def taken(where: Workers, play: partial, games: int) -> tuple[float, float]:
    """Play the games with those workers; return the processor and wall-clock seconds."""
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
    # By default Ray's workers run at low priority, and on a busy machine the measurement would show it.
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
