"""Plays numbered games with any executor of :mod:`concurrent.futures`, with results in order.

Results are yielded in the order of the numbers, so statistics do not depend on where or how fast the games
were played. Where that can be: :mod:`tafureria.lab.places`.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import BrokenExecutor, Executor, Future
from dataclasses import dataclass
from itertools import islice
from typing import Final, TypeVar

T = TypeVar("T")

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
