"""One deal, played by all variants: the same dice, and the same players at the same seats."""

from __future__ import annotations

import msgspec

from tafureria.core.game import Mask
from tafureria.lab.counts import count
from tafureria.lab.ladder import share_of
from tafureria.lab.match import play_one
from tafureria.lab.measures import measured
from tafureria.lab.study.variants import Question, Variant
from tafureria.lab.trace import Trace


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """The results of a deal by one variant, averaged over its games."""

    places: tuple[float, ...]
    """The share of the victory, by place in the order of play."""
    measures: tuple[float, ...]
    """The values of :data:`~tafureria.lab.measures.MEASURES`, in their order."""
    winners: tuple[Mask, ...]
    """The seats that won each of its games."""


def play_deal(question: Question, number: int) -> tuple[Outcome, ...]:
    """The outcome by each variant of deal *number*, counted from the first deal of the question."""
    return tuple(
        _outcome(question, variant, count(question.first, "first") + number) for variant in question.variants
    )


def _outcome(question: Question, variant: Variant, number: int) -> Outcome:
    games = question.games_per_deal
    places = [0.0] * question.seats
    sums: list[float] = []
    winners = []
    for turn in range(games):
        trace = Trace()
        one = play_one(question.plan(variant, turn), number, watch=trace)
        for place, seat in enumerate(trace.order):
            places[place] += share_of(one, seat) / games
        values = measured(trace)
        sums = [a + b for a, b in zip(sums or [0.0] * len(values), values, strict=True)]
        winners.append(one.winners)
    return Outcome(
        places=tuple(places), measures=tuple(value / games for value in sums), winners=tuple(winners)
    )
