"""Plays numbered games in this process, in several processes, or on a Ray cluster, with results in order.

Everything that plays many games uses an executor as in :mod:`concurrent.futures`. Results are yielded in the
order of the numbers, so statistics do not depend on where or how fast the games were played.
"""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor
from dataclasses import dataclass
from itertools import islice
from multiprocessing import get_context
from time import perf_counter
from typing import Any, Final, TypeVar

T = TypeVar("T")

PLACES: Final = ("processes", "ray")
"""The places where games can be played."""
SECONDS: Final = 0.5
"""Target duration of a portion of games for a worker, in seconds; a longer game is a portion of its own."""
MOST: Final = 256
"""Maximum number of games in a portion for a worker."""
LOSSES: Final = 3
"""Number of successive crashes of worker processes without a result after which the run fails."""


class NoPlace(ValueError):
    """Games cannot be played in the requested place."""


@dataclass(frozen=True, slots=True)
class Workers:
    """A way to play games: a factory of executors, and the number of games played at the same time."""

    make: Callable[[], Executor] | None
    """The factory; ``None`` to play in this process."""
    width: int = 1

    def played(self, play: Callable[[int], T], numbers: Iterable[int]) -> Iterator[T]:
        """Yields ``play(number)`` for each number, in their order; there may be infinitely many numbers.

        Close (or abandon) the iterator to stop early; games in progress are then dropped. Games whose process
        died are played again, with the same results.

        :param play: plays one game; it must be picklable if other processes play.
        """
        if self.make is None:
            yield from map(play, numbers)
            return
        source = iter(numbers)
        begun: deque[tuple[list[int], Future[tuple[float, list[T]]]]] = deque()
        size, lost = 1, 0
        executor = self.make()
        try:
            while True:
                while len(begun) < 2 * self.width and (portion := list(islice(source, size))):
                    begun.append((portion, executor.submit(_play_portion, play, portion)))
                if not begun:
                    return
                try:
                    seconds, results = begun[0][1].result()
                except BrokenExecutor:
                    lost += 1
                    if lost == LOSSES:
                        raise
                    executor.shutdown(wait=False)
                    executor = self.make()
                    begun = deque((old, executor.submit(_play_portion, play, old)) for old, _ in begun)
                    continue
                lost = 0
                size = max(1, min(MOST, round(SECONDS * len(begun[0][0]) / max(seconds, 1e-6))))
                begun.popleft()
                yield from results
        finally:
            executor.shutdown(wait=False, cancel_futures=True)


HERE: Final = Workers(None)
"""Plays in this process."""


def workers(on: str = "processes", jobs: int = 0) -> Workers:
    """The workers of a place.

    :param on: one of :data:`PLACES`.
    :param jobs: number of games at a time; 0 for one per core (of the cluster).
    :raises NoPlace: when there is no such place, or it needs a library that is not installed.
    """
    if on == "ray":
        from tafureria.lab import ray_workers

        return ray_workers.workers(jobs)
    if on != "processes":
        raise NoPlace(f"there is no {on!r}; there are: {', '.join(PLACES)}")
    jobs = jobs or os.cpu_count() or 1
    return HERE if jobs == 1 else Workers(_Processes(jobs), jobs)


@dataclass(frozen=True, slots=True)
class _Processes:
    jobs: int

    def __call__(self) -> Executor:
        return ProcessPoolExecutor(self.jobs, get_context("spawn"), initializer=_deaf)


def _deaf() -> None:
    # Ctrl-C is handled only by the process that collects the games, which ends the others.
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play_portion(play: Callable[[int], Any], numbers: list[int]) -> tuple[float, list[Any]]:
    began = perf_counter()
    results = [play(number) for number in numbers]
    return perf_counter() - began, results
