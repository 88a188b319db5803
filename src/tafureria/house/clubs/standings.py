"""The standings of a tournament: points and tie-breaks."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec


class TournamentGame(msgspec.Struct, frozen=True):
    """A finished game of a tournament."""

    round: int
    members: list[str | None]
    """By seat; ``None`` for a computer player, including one that has replaced somebody who left."""
    winners: list[int]
    scores: list[float]


class Standing(msgspec.Struct, frozen=True):
    """One member's place and points."""

    member: str
    place: int
    """From 1; members whose points and tie-breaks are equal share it."""
    points: float
    """Victories; a shared one counts as a fraction."""
    rivals: float
    """First tie-break: the sum of the points of their opponents in all games."""
    duplicate: float
    """Second tie-break, with duplicate deals: summed over their games, the share of the round's other tables
    at which the same seat scored less."""
    played: int


def share(winners: Sequence[int], seat: int) -> float:
    """That seat's share of the victory, 0..1."""
    return 1 / len(winners) if seat in winners else 0.0


def standings(members: Sequence[str], games: Sequence[TournamentGame], *, duplicate: bool) -> list[Standing]:
    """The standings, the best first; *members* in the order in which they entered.

    *duplicate*: whether all tables of a round play the same deal.
    """
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
        # Rounded, since three thirds need not add up to exactly one.
        return (-round(points[one], 6), -round(rivals[one], 6), -round(compared[one], 6))

    order = sorted(members, key=key)
    keys = [key(one) for one in order]
    return [
        Standing(one, 1 + keys.index(key(one)), points[one], rivals[one], compared[one], played[one])
        for one in order
    ]


def _compared(game: TournamentGame, seat: int, games: Sequence[TournamentGame]) -> float:
    """The share of the round's other tables at which that seat scored less; equal scores count half."""
    own = game.scores[seat]
    others = [other.scores[seat] for other in games if other.round == game.round and other is not game]
    if not others:
        return 0.0
    return sum(1.0 if score < own else 0.5 if score == own else 0.0 for score in others) / len(others)
