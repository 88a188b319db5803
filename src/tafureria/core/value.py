"""A learned value: the chances of victory of all sides, from all that is on the table and in their hands.

A search asks for it where a short playout ends, in an imagined world, so it may look at every hand. The
network treats all sides alike, like the "deep sets" of Zaheer et al. (2017): each side becomes a few numbers,
the mean of all sides tells each one about the others, and a softmax turns their scores into chances.
"""

from __future__ import annotations

from math import exp
from pathlib import Path
from typing import Final

from tafureria.core.adding import added
from tafureria.core.weights import table

FIRST: Final = "each"
SECOND: Final = "side"
ABOUT: Final = "about"
SCORE: Final = "score"
"""Layers in a file of weights, as ``learn/value.py`` writes them."""

Side = list[tuple[int, float]]
"""The features of a side that are not zero: their number and their amount."""


class Value:
    """The network, in plain Python: it is small, and most features of a side are zero.

    :param data: a file of weights, as ``tafureria learn --value`` writes it.
    :raises ValueError: if it is not such a file, or is for another number of features.
    """

    __slots__ = ("about", "bias", "each", "score", "second", "start")

    def __init__(self, data: bytes, features: int) -> None:
        try:
            each = table(data, f"{FIRST}.weight")
            self.start = table(data, f"{FIRST}.bias")[0]
            self.second = table(data, f"{SECOND}.weight")
            self.bias = table(data, f"{SECOND}.bias")[0]
            self.about = table(data, f"{ABOUT}.weight")
            self.score = table(data, f"{SCORE}.weight")[0]
        except KeyError as error:
            raise ValueError(f"no weights of a value: {error} is missing") from error
        if len(each[0]) != features:
            raise ValueError(f"made for {len(each[0])} features of a side, not {features}")
        # By feature, because only those that are not zero are added.
        self.each = [[row[feature] for row in each] for feature in range(features)]

    def chances(self, sides: list[Side]) -> list[float]:
        """The chance of victory of each side; the chances add up to one."""
        width = len(self.start)
        total = [0.0] * width
        hidden: list[list[float]] = []
        for side in sides:
            own = self.start[:]
            for feature, amount in side:
                weights = self.each[feature]
                for i in range(width):
                    own[i] += amount * weights[i]
            for i in range(width):
                own[i] = max(own[i], 0.0)
                total[i] += own[i]
            hidden.append(own)
        others = self.bias[:]
        for i in range(len(others)):
            others[i] += _dot(self.about[i], total) / len(sides)
        scores = [0.0] * len(sides)
        for at, own in enumerate(hidden):
            score = 0.0
            for i in range(len(others)):
                found = others[i] + _dot(self.second[i], own)
                if found > 0.0:
                    score += found * self.score[i]
            scores[at] = score
        most = max(scores)
        shares = [exp(score - most) for score in scores]
        whole = added(shares)
        return [share / whole for share in shares]


def of_file(path: Path, features: int) -> Value:
    """The value whose weights are in a file.

    :raises OSError: if it cannot be read.
    :raises ValueError: if it does not contain the weights of a value with that number of features.
    """
    try:
        return Value(path.read_bytes(), features)
    except ValueError as error:
        raise ValueError(f"{path}: {error}") from error


def _dot(weights: list[float], numbers: list[float]) -> float:
    total = 0.0
    for i in range(len(weights)):
        total += weights[i] * numbers[i]
    return total
