"""How much of winning is luck, and how much is the skill of the players.

Both are shares of the variance of the victories, seat by seat. Luck is what chance gave each seat, measured
as in :mod:`tafureria.lab.adjusted`; skill is how much each player wins on average. How much each of them
predicts a victory is learned from other deals than those on which it is tested, so noise does not count as
either: a part below 0 means none. The rest of the variance comes from choices that vary, and from luck that
was not measured.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

import msgspec

from tafureria.lab.adjusted import FOLDS, GameLuck, taken, weights_for
from tafureria.lab.ladder import share_of

BLOCKS: Final = 20
"""Number of blocks of deals that are left out, one after another, to estimate the uncertainty (jackknife)."""
LEAST_DEALS: Final = 2 * BLOCKS
"""With fewer deals there is no result."""
NORMAL: Final = 1.959963984540054
"""Half the width of a 95% interval, in standard errors."""


class Part(msgspec.Struct, frozen=True, kw_only=True):
    """A share of the variance, with its 95% interval by deals (a jackknife of blocks; Quenouille 1956)."""

    value: float
    low: float
    high: float


class Parts(msgspec.Struct, frozen=True, kw_only=True):
    """How much luck and skill explain of the victories."""

    luck: Part
    skill: Part


def parts(measured: Sequence[GameLuck], size: int) -> Parts | None:
    """The parts of luck and skill in these games; ``None`` with too few deals, or without any variance.

    :param size: number of games per deal.
    """
    deals = len(measured) // size
    if deals < LEAST_DEALS:
        return None
    whole = _explained(list(measured[: deals * size]), size)
    if whole is None:
        return None
    left = []
    for block in range(BLOCKS):
        rest = [one for n, one in enumerate(measured[: deals * size]) if n // size % BLOCKS != block]
        found = _explained(rest, size)
        if found is None:
            return None
        left.append(found)
    luck, skill = (_part(whole[i], [one[i] for one in left]) for i in range(2))
    return Parts(luck=luck, skill=skill)


def _explained(games: list[GameLuck], size: int) -> tuple[float, float] | None:
    """The parts of luck and of skill in these games; ``None`` without any variance."""
    average = 1 / len(games[0].played.players)
    weights = [weights_for(games, size, fold) for fold in range(FOLDS)]
    means = [_means(games, size, fold, average) for fold in range(FOLDS)]
    total = without_luck = without_skill = 0.0
    for number, one in enumerate(games):
        fold = number // size % FOLDS
        for seat, who in enumerate(one.played.players):
            value = share_of(one.played, seat) - average
            total += value**2
            without_luck += (value - taken(weights[fold], one, seat)) ** 2
            without_skill += (value - means[fold].get(who, 0.0)) ** 2
    return (1 - without_luck / total, 1 - without_skill / total) if total > 0 else None


def _means(games: list[GameLuck], size: int, fold: int, average: float) -> dict[str, float]:
    """How much more than its fair share each player wins, in the deals of all other folds."""
    sums: dict[str, list[float]] = {}
    for number, one in enumerate(games):
        if number // size % FOLDS != fold:
            for seat, who in enumerate(one.played.players):
                sums.setdefault(who, []).append(share_of(one.played, seat) - average)
    return {who: sum(values) / len(values) for who, values in sums.items()}


def _part(whole: float, left: list[float]) -> Part:
    count = len(left)
    middle = sum(left) / count
    error = sqrt((count - 1) / count * sum((one - middle) ** 2 for one in left))
    return Part(value=_round(whole), low=_round(whole - NORMAL * error), high=_round(whole + NORMAL * error))


def _round(number: float) -> float:
    return round(number, 6) + 0.0
