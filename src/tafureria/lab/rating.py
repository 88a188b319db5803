"""Ratings from games with several players and many ties.

The model is that of Bradley and Terry over all pairs of players (Weng and Lin, 2011), because it treats ties
correctly: the usual Plackett-Luce model rates two players who share the second place below the third.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import msgspec

if TYPE_CHECKING:
    from openskill.models import BradleyTerryFullRating

ALIKE: Final = 9
"""Decimals in which returns must be equal for a tie."""


class Rating(msgspec.Struct, frozen=True, kw_only=True):
    """The strength of a player, as a mean and its uncertainty; a new player has a mean of 25."""

    mu: float
    sigma: float
    rating: float
    """``mu - 3 sigma``: the player is almost certainly at least this strong."""


class Scale:
    """Ratings by name, updated game by game."""

    def __init__(self, names: Sequence[str]) -> None:
        # Imported here because it is large, and few need ratings.
        from openskill.models import BradleyTerryFull

        self._model = BradleyTerryFull()
        self._now: dict[str, BradleyTerryFullRating] = {name: self._model.rating(name=name) for name in names}

    def add(self, names: Sequence[str], returns: Sequence[float]) -> None:
        """Update the ratings by one game: the player and the return of each seat; equal returns are ties.

        A player at several seats moves by the mean over these seats. A game among copies of one player
        changes nothing.
        """
        if len(set(names)) < 2:
            return
        # Equal shares may differ by the rounding of a float: that is a tie too.
        values = [round(float(value), ALIKE) for value in returns]
        order = sorted(set(values), reverse=True)
        teams = [
            [self._model.create_rating([self._now[name].mu, self._now[name].sigma], name)] for name in names
        ]
        moved = self._model.rate(teams, ranks=[float(order.index(value)) for value in values])
        for name in set(names):
            own = [moved[seat][0] for seat, other in enumerate(names) if other == name]
            mu = sum(one.mu for one in own) / len(own)
            sigma = sum(one.sigma for one in own) / len(own)
            self._now[name] = self._model.create_rating([mu, sigma], name)

    def of(self, name: str) -> Rating:
        """The present rating of a player."""
        now = self._now[name]
        return Rating(mu=now.mu, sigma=now.sigma, rating=now.mu - 3 * now.sigma)


def rated(games: Sequence[tuple[Sequence[str], Sequence[float]]]) -> dict[str, Rating]:
    """The rating of each player after these games; a game is the player and the return of each seat."""
    names = list(dict.fromkeys(name for players, _ in games for name in players))
    scale = Scale(names)
    for players, returns in games:
        scale.add(players, returns)
    return {name: scale.of(name) for name in names}
