"""Intervals that are valid at every moment: one may look at any time, and stop because of what one sees.

They are asymptotic confidence sequences (Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas, "Time-uniform
central limit theory and asymptotic confidence sequences", Annals of Statistics 52, 2024, theorem 2.2): around
the mean of n values with standard deviation s, plus and minus
``s sqrt(2 (n r^2 + 1) / (n^2 r^2) log(sqrt(n r^2 + 1) / alpha))``, where r determines where they are
narrowest.
"""

from __future__ import annotations

from math import inf, log, sqrt
from typing import Final

import msgspec

LEAST: Final = 50
"""With fewer values the band is infinite, because the theorem is asymptotic."""
POWER: Final = 0.8416212335729143
"""Normal quantile of 0.8: a difference this many errors beyond the band is detected four times in five."""


class Band(msgspec.Struct, frozen=True, kw_only=True):
    """The mean of the values so far, and an interval for the true mean."""

    mean: float
    half: float
    """Half the width of the band; infinite while there are too few values."""
    error: float
    """The standard error of the mean."""
    n: int

    @property
    def low(self) -> float:
        """The lower end."""
        return self.mean - self.half

    @property
    def high(self) -> float:
        """The upper end."""
        return self.mean + self.half

    @property
    def least_seen(self) -> float:
        """The smallest difference that the run would have detected four times in five."""
        return self.half + POWER * self.error

    def holds(self, value: float) -> bool:
        """Whether the band contains that value."""
        return self.low <= value <= self.high


class Running:
    """Mean and spread of values added one by one (Welford's method: their order alone fixes every digit)."""

    __slots__ = ("mean", "n", "squares")

    def __init__(self) -> None:
        self.n = 0
        self.mean = 0.0
        self.squares = 0.0

    def add(self, value: float) -> None:
        """Add one value."""
        self.n += 1
        step = value - self.mean
        self.mean += step / self.n
        self.squares += step * (value - self.mean)

    def band(self, alpha: float, narrowest: int) -> Band:
        """The band that misses the true mean at any moment with probability *alpha*.

        :param narrowest: the number of values for which the band is optimized to be as narrow as possible.
        """
        n = self.n
        if n < LEAST:
            return Band(mean=self.mean, half=inf, error=inf, n=n)
        spread = sqrt(self.squares / (n - 1))
        square = (-2 * log(alpha) + log(1 - 2 * log(alpha))) / narrowest
        width = sqrt(2 * (n * square + 1) / (n * n * square) * log(sqrt(n * square + 1) / alpha))
        return Band(mean=self.mean, half=spread * width, error=spread / sqrt(n), n=n)
