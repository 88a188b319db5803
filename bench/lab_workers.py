"""What a Ray cluster costs over processes of this machine: ``python -m bench.lab_workers [SECONDS]``.

The same games, as many as the processes play in about that many seconds, are played by both in turn, starting
the processes and the workers of the cluster included; the cluster itself (a head node on this machine) is
started once before. The ratio of a round is that of two neighbours, so that a busy machine spoils little.
"""

from __future__ import annotations

import os
import statistics
import sys
from functools import partial
from itertools import count
from time import perf_counter

from tafureria.core import registry
from tafureria.lab.match import Plan, play_one
from tafureria.lab.workers import Workers, workers


def seconds(where: Workers, play: partial, games: int) -> float:
    """How long these games take there."""
    began = perf_counter()
    for _ in where.played(play, range(games)):
        pass
    return perf_counter() - began


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
    os.environ["RAY_worker_niceness"] = "0"
    began = perf_counter()
    cluster = workers("ray", jobs)
    print(
        f"{games} games of moros-y-cristianos, {jobs} at a time; cluster up in {perf_counter() - began:.1f} s"
    )
    over = []
    for _ in range(rounds):
        near = seconds(processes, play, games)
        far = seconds(cluster, play, games)
        over.append(far / near - 1)
        print(f"processes {near:.1f} s, ray {far:.1f} s: {over[-1]:+.1%}", flush=True)
    middle = statistics.median(over)
    print(f"{'held' if middle < 0.1 else 'MISSED'}: ray costs {middle:+.1%} over processes, bar +10%")


if __name__ == "__main__":
    main(float((sys.argv[1:] or ["60"])[0]), int((sys.argv[2:] or ["3"])[0]))
