"""Sums up many games: results by seat and by player, length, endings."""

from __future__ import annotations

from collections import Counter

import msgspec

from tafureria.lab.intervals import mean, wilson
from tafureria.lab.match import GameResult


class Rate(msgspec.Struct, frozen=True, kw_only=True):
    """The results of a seat or a player over ``games`` games, with 95% intervals."""

    games: int
    wins: int
    """Games won, alone or with others."""
    rate: float
    low: float
    high: float
    score: float
    """Mean score."""
    score_low: float
    score_high: float


class Length(msgspec.Struct, frozen=True, kw_only=True):
    """Number of decisions per game."""

    mean: float
    low: float
    high: float
    least: int
    most: int


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """All figures of some games."""

    by_seat: list[Rate]
    by_player: dict[str, Rate]
    length: Length
    endings: dict[str, int]


def summary(played: list[GameResult]) -> Summary:
    """Sum up the games of one plan."""
    seats = len(played[0].players) if played else 0
    names = sorted({name for one in played for name in one.players})
    lengths = [one.decisions for one in played]
    middle, low, high = mean(lengths)
    endings = Counter(one.ending for one in played)
    return Summary(
        by_seat=[_rate([(one, seat) for one in played]) for seat in range(seats)],
        by_player={
            name: _rate([(one, seat) for one in played for seat in range(seats) if one.players[seat] == name])
            for name in names
        },
        length=Length(
            mean=_round(middle),
            low=_round(low),
            high=_round(high),
            least=min(lengths, default=0),
            most=max(lengths, default=0),
        ),
        endings=dict(sorted(endings.items())),
    )


def _rate(places: list[tuple[GameResult, int]]) -> Rate:
    wins = sum(one.winners >> seat & 1 for one, seat in places)
    low, high = wilson(wins, len(places))
    score, score_low, score_high = mean([one.scores[seat] for one, seat in places])
    return Rate(
        games=len(places),
        wins=wins,
        rate=_round(wins / len(places) if places else 0.0),
        low=_round(low),
        high=_round(high),
        score=_round(score),
        score_low=_round(score_low),
        score_high=_round(score_high),
    )


def _round(value: float) -> float:
    # Six decimals: more than any sample supports, and the same text on every machine.
    return round(value, 6) + 0.0
