"""95% intervals of rates and means."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

Z95: Final = 1.959963984540054


def wilson(wins: int, games: int) -> tuple[float, float]:
    """Wilson's 95% interval of a rate (Wilson, 1927); ``(0, 1)`` without games.

    >>> [round(x, 3) for x in wilson(8, 10)]
    [0.49, 0.943]
    """
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    square = Z95 * Z95 / games
    middle = (rate + square / 2) / (1 + square)
    half = Z95 * sqrt(rate * (1 - rate) / games + square / games / 4) / (1 + square)
    return max(0.0, middle - half), min(1.0, middle + half)


def mean(values: Sequence[float]) -> tuple[float, float, float]:
    """The mean and its normal 95% interval, which has no width for fewer than two values.

    >>> [round(x, 3) for x in mean([1, 2, 3, 4])]
    [2.5, 1.235, 3.765]
    """
    count = len(values)
    middle = sum(values) / count if count else 0.0
    if count < 2:
        return middle, middle, middle
    spread = sqrt(sum((value - middle) ** 2 for value in values) / (count - 1))
    half = Z95 * spread / sqrt(count)
    return middle, middle - half, middle + half
