"""Duplicate play: how much more a player wins than a baseline player would in the same seats and deals.

Where kingdoms without players can win, or victories are shared, an equal player does not win one in *n* games
at *n* seats. So every deal is played again with the same dice and the baseline (the player that the line-up
names most often, the "crowd") at all seats: what it wins there is what an equal player would have won.
"""

from __future__ import annotations

from collections import Counter

import msgspec

from tafureria.lab.intervals import mean
from tafureria.lab.ladder import Contest, share_of
from tafureria.lab.match import GameResult


class Gain(msgspec.Struct, frozen=True, kw_only=True):
    """How much more one player wins than the crowd in its seats, in victories per game."""

    player: str
    over: str
    """The crowd: the player that is the baseline."""
    share: float
    """Victories per game of the crowd in these seats; a shared victory counts as a fraction."""
    gain: float
    low: float
    high: float
    """95% interval, by deals."""


def crowd_of(contest: Contest) -> str | None:
    """The player that the line-up names most often; ``None`` on a tie, or if no name is repeated."""
    (first, most), *others = Counter(contest.players).most_common()
    return first if most > 1 and all(count < most for _, count in others) else None


def without(contest: Contest, crowd: str) -> Contest:
    """The same deals, one game each, with the crowd at every seat."""
    return msgspec.structs.replace(contest, players=(crowd,))


def gains(contest: Contest, crowd: str, played: list[GameResult], again: list[GameResult]) -> list[Gain]:
    """The gains of all other players over the crowd; *again* holds the games of :func:`without`."""
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
