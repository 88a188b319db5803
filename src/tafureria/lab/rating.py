"""Ratings from games of many seats and many ties.

Bradley and Terry's model over all pairs (Weng and Lin, 2011), since it keeps ties in order: the usual
Plackett-Luce model puts two who share the second place below the third.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from openskill.models import BradleyTerryFull, BradleyTerryFullRating

MODEL = BradleyTerryFull()


class Rating(msgspec.Struct, frozen=True, kw_only=True):
    """Strength as a mean and what is not known of it; 25 is that of somebody never seen."""

    mu: float
    sigma: float
    rating: float
    """``mu - 3 sigma``: what the player is at least, almost surely."""


class Scale:
    """Ratings by name, moved by one game after another."""

    def __init__(self, names: Sequence[str]) -> None:
        self._now: dict[str, BradleyTerryFullRating] = {name: MODEL.rating(name=name) for name in names}

    def add(self, names: Sequence[str], returns: Sequence[float]) -> None:
        """A game: who sat at each seat, and what each came to; equal returns are ties.

        Somebody at several seats moves by the mean of what each of them says; a game against oneself
        alone says nothing.
        """
        if len(set(names)) < 2:
            return
        order = sorted(set(returns), reverse=True)
        teams = [[MODEL.create_rating([self._now[name].mu, self._now[name].sigma], name)] for name in names]
        moved = MODEL.rate(teams, ranks=[float(order.index(value)) for value in returns])
        for name in set(names):
            own = [moved[seat][0] for seat, other in enumerate(names) if other == name]
            mu = sum(one.mu for one in own) / len(own)
            sigma = sum(one.sigma for one in own) / len(own)
            self._now[name] = MODEL.create_rating([mu, sigma], name)

    def of(self, name: str) -> Rating:
        """The rating by now."""
        now = self._now[name]
        return Rating(mu=now.mu, sigma=now.sigma, rating=now.mu - 3 * now.sigma)
