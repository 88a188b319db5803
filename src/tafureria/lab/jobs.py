"""Plays numbered games, in this process or in several, and collects the results in order."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import Final, TypeVar

PORTION: Final = 64
"""Games that a process takes at a time, at most."""

T = TypeVar("T")


def play_numbered(
    play: Callable[[int], T],
    games: int,
    jobs: int = 1,
    done: Callable[[int], None] | None = None,
    portion: int = PORTION,
) -> list[T]:
    """``play(number)`` for the games 0 up to *games*, in order of their numbers.

    :param play: what plays one game; with several jobs it must be picklable.
    :param jobs: number of processes; with one, everything runs in this process.
    :param done: called with the number of further games finished, as they finish.
    :param portion: games that a process takes at a time, at most.
    """
    if jobs == 1:
        out = []
        for number in range(games):
            out.append(play(number))
            if done is not None:
                done(1)
        return out
    size = max(1, min(portion, games // (jobs * 4)))
    portions = [range(first, min(first + size, games)) for first in range(0, games, size)]
    played: dict[int, T] = {}
    with ProcessPoolExecutor(max_workers=jobs, mp_context=get_context("spawn")) as pool:
        waiting = {pool.submit(_play_portion, play, numbers): numbers for numbers in portions}
        for future in as_completed(waiting):
            results = future.result()
            played.update(zip(waiting[future], results, strict=True))
            if done is not None:
                done(len(results))
    return [played[number] for number in range(games)]


def _play_portion(play: Callable[[int], T], numbers: range) -> list[T]:
    return [play(number) for number in numbers]
