"""Means and their errors, updated as samples come in."""

from __future__ import annotations

from math import inf, sqrt


class Mean:
    """The mean of samples that come one by one (Welford, 1962)."""

    __slots__ = ("_square", "count", "mean")

    def __init__(self) -> None:
        self.count = 0
        self.mean = 0.0
        self._square = 0.0

    def add(self, value: float) -> None:
        """Add one sample."""
        self.count += 1
        gap = value - self.mean
        self.mean += gap / self.count
        self._square += gap * (value - self.mean)

    @property
    def error(self) -> float:
        """Standard error of the mean; infinite for fewer than two samples."""
        if self.count < 2:
            return inf
        return sqrt(max(self._square, 0.0) / (self.count - 1) / self.count)


def rate_error(wins: float, games: int) -> float:
    """Standard error of a rate, never 0: computed as if one more game had been won and one more lost.

    >>> round(rate_error(0, 98), 4), round(rate_error(50, 98), 4)
    (0.0099, 0.05)
    """
    if not games:
        return 0.5
    rate = (wins + 1) / (games + 2)
    return sqrt(max(rate * (1 - rate), 0.0) / (games + 2))
