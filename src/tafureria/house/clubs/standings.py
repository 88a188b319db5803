"""The table of a tournament: points, and what decides between equal points."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec


class Played(msgspec.Struct, frozen=True):
    """A game of a tournament that has ended."""

    round: int
    members: list[str | None]
    """By seat; ``None`` for a computer player, also in the place of somebody who has left."""
    winners: list[int]
    scores: list[float]


class Standing(msgspec.Struct, frozen=True):
    """What somebody has reached."""

    member: str
    place: int
    """From 1; who cannot be told apart shares it."""
    points: float
    """Victories; one that is shared counts as its part."""
    rivals: float
    """The sum of the points of those whom they have met."""
    duplicate: float
    """With the same deals: of each game, the part of the other tables at which their seat scored less."""
    played: int


def share(winners: Sequence[int], seat: int) -> float:
    """That seat's part of the victory."""
    return 1 / len(winners) if seat in winners else 0.0


def standings(members: Sequence[str], games: Sequence[Played], *, duplicate: bool) -> list[Standing]:
    """The best first; *members* in the order in which they entered."""
    points = dict.fromkeys(members, 0.0)
    rivals, compared, played = dict(points), dict(points), dict.fromkeys(members, 0)
    for game in games:
        for seat, one in enumerate(game.members):
            if one in points:
                points[one] += share(game.winners, seat)
                played[one] += 1
                if duplicate:
                    compared[one] += _compared(game, seat, games)
    for game in games:
        present = [one for one in game.members if one in points]
        total = sum(points[one] for one in present if one is not None)
        for one in present:
            if one is not None:
                rivals[one] += total - points[one]

    def key(one: str) -> tuple[float, float, float]:
        # Thirds do not add up to one.
        return (-round(points[one], 6), -round(rivals[one], 6), -round(compared[one], 6))

    order = sorted(members, key=key)
    keys = [key(one) for one in order]
    return [
        Standing(one, 1 + keys.index(key(one)), points[one], rivals[one], compared[one], played[one])
        for one in order
    ]


def _compared(game: Played, seat: int, games: Sequence[Played]) -> float:
    """The part of the other tables of the round at which that seat scored less; equal scores count half."""
    own = game.scores[seat]
    others = [other.scores[seat] for other in games if other.round == game.round and other is not game]
    if not others:
        return 0.0
    return sum(1.0 if score < own else 0.5 if score == own else 0.0 for score in others) / len(others)
