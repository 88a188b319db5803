"""Where numbered games are played: in this process, in several, or on a Ray cluster; results come in order.

Everything that plays many games takes an executor as :mod:`concurrent.futures` has them. Results are handed
on in the order of the numbers, so what is made of them does not depend on where or how fast they were played.
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
"""Where games can be played."""
SECONDS: Final = 0.5
"""Of work that a worker is given at a time, as far as single games are shorter."""
MOST: Final = 256
"""Games that a worker is given at a time, at most."""
LOSSES: Final = 3
"""So often the same games may bring their process down before they are taken to be the reason."""


class NoPlace(ValueError):
    """Games cannot be played there."""


@dataclass(frozen=True, slots=True)
class Workers:
    """Who plays: what makes an executor, and how many games it can play at the same time."""

    make: Callable[[], Executor] | None
    """``None``: this process plays."""
    width: int = 1

    def played(self, play: Callable[[int], T], numbers: Iterable[int]) -> Iterator[T]:
        """``play(number)`` for each number, in their order; an endless supply of numbers is fine.

        Whoever has enough closes the iterator (or leaves it), and what has been begun is dropped. Games whose
        process died are played again: they come out the same.

        :param play: what plays one game; it must be picklable where other processes play.
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
"""This process."""


def workers(on: str = "processes", jobs: int = 0) -> Workers:
    """Workers in that place.

    :param on: one of :data:`PLACES`.
    :param jobs: how many games at a time; 0 for one per core (of the cluster).
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
    # Ctrl-C is for the process that collects the games: it ends the others.
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play_portion(play: Callable[[int], Any], numbers: list[int]) -> tuple[float, list[Any]]:
    began = perf_counter()
    results = [play(number) for number in numbers]
    return perf_counter() - began, results
