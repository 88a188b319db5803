"""Plays numbered games in this process, in several processes, or on a Ray cluster, with results in order.

Everything that plays many games uses an executor as in :mod:`concurrent.futures`. Results are yielded in the
order of the numbers, so statistics do not depend on where or how fast the games were played.
"""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import BrokenExecutor, Executor, Future
from dataclasses import dataclass
from itertools import islice
from typing import Final, TypeVar

from tafureria.lab.counts import count

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


class WorkersDied(RuntimeError):
    """Worker processes die again and again; the message says during which games."""

    def __init__(self, portion: list[int]) -> None:
        first, last = portion[0], portion[-1]
        games = f"game {first}" if first == last else f"one of the games {first} to {last}"
        super().__init__(
            f"processes that play games died {LOSSES} times, the last time before {games} was finished;"
            " perhaps there is too little memory for so many at once (--jobs)"
        )


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
        :raises WorkersDied: when processes die :data:`LOSSES` times without a result in between.
        """
        for portion in self.portions(play, numbers):
            yield from portion

    def portions(self, play: Callable[[int], T], numbers: Iterable[int]) -> Iterator[list[T]]:
        """As :meth:`played`, in lists of what has been finished together.

        Whoever takes in a whole list before Ctrl-C ends them loses no finished game.
        """
        if self.make is None:
            yield from ([play(number)] for number in numbers)
            return
        # Imported here because it brings what starts processes, of which there are none in a browser.
        from tafureria.lab.pool import play_portion

        source = iter(numbers)
        begun: deque[tuple[list[int], Future[tuple[float, list[T]]]]] = deque()
        size, lost = 1, 0
        executor = self.make()
        try:
            while True:
                while len(begun) < 2 * self.width and (portion := list(islice(source, size))):
                    begun.append((portion, executor.submit(play_portion, play, portion)))
                if not begun:
                    return
                try:
                    seconds, results = begun[0][1].result()
                except BrokenExecutor as error:
                    lost += 1
                    if lost == LOSSES:
                        raise WorkersDied(begun[0][0]) from error
                    executor.shutdown(wait=False)
                    executor = self.make()
                    begun = deque((old, executor.submit(play_portion, play, old)) for old, _ in begun)
                    continue
                lost = 0
                size = max(1, min(MOST, round(SECONDS * len(begun[0][0]) / max(seconds, 1e-6))))
                begun.popleft()
                yield results
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
    jobs = count(jobs, "jobs")
    if on == "ray":
        from tafureria.lab import ray_workers

        return ray_workers.workers(jobs)
    if on != "processes":
        raise NoPlace(f"there is no {on!r}; there are: {', '.join(PLACES)}")
    jobs = jobs or os.cpu_count() or 1
    return HERE if jobs == 1 or not _has_folder() else Workers(_Processes(jobs), jobs)


def _has_folder() -> bool:
    """Whether the current folder still exists: a process needs one to start in."""
    try:
        os.getcwd()  # noqa: PTH109 - asks whether there is one
    except OSError:
        return False
    return True


@dataclass(frozen=True, slots=True)
class _Processes:
    jobs: int

    def __call__(self) -> Executor:
        from tafureria.lab.pool import Pool

        return Pool(self.jobs)
