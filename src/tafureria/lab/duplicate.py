"""Duplicate play: what a player wins over another one in its place, seat by seat and deal by deal.

Where bots of the game win as well, or victories are shared, equals do not have one victory in as many as
sit down. So every deal is played once more with the same dice and the crowd of the line-up at all seats:
what that crowd has there is what an equal would have had.
"""

from __future__ import annotations

from collections import Counter

import msgspec

from tafureria.lab.intervals import mean
from tafureria.lab.ladder import Contest, share_of
from tafureria.lab.match import Played


class Gain(msgspec.Struct, frozen=True, kw_only=True):
    """What one player has over the crowd in its place, in victories a game."""

    player: str
    over: str
    share: float
    """Victories of the crowd in its place, shared ones by their part."""
    gain: float
    low: float
    high: float
    """95%, by deals."""


def crowd_of(contest: Contest) -> str | None:
    """Whoever is named most often, if there is one such."""
    (first, most), *others = Counter(contest.players).most_common()
    return first if most > 1 and all(count < most for _, count in others) else None


def without(contest: Contest, crowd: str) -> Contest:
    """The same deals, one game each, with the crowd at every seat."""
    return msgspec.structs.replace(contest, players=(crowd,))


def gains(contest: Contest, crowd: str, played: list[Played], again: list[Played]) -> list[Gain]:
    """What everybody else has over the crowd; *again* holds the deals of :func:`without`."""
    out = []
    for name in dict.fromkeys(contest.players):
        if name == crowd:
            continue
        deals: dict[int, list[tuple[float, float]]] = {}
        for number, one in enumerate(played):
            deal = number // len(contest.players)
            for seat, who in enumerate(one.players):
                if who == name:
                    pair = share_of(one, seat), share_of(again[deal], seat)
                    deals.setdefault(deal, []).append(pair)
        gain, low, high = mean(
            [sum(own - other for own, other in pairs) / len(pairs) for pairs in deals.values()]
        )
        share, _, _ = mean([sum(other for _, other in pairs) / len(pairs) for pairs in deals.values()])
        out.append(
            Gain(
                player=name,
                over=crowd,
                share=round(share, 6),
                gain=round(gain, 6) + 0.0,
                low=round(low, 6) + 0.0,
                high=round(high, 6) + 0.0,
            )
        )
    return out
