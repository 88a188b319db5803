"""Exact odds: the probability that a bid is true, given what one seat sees."""

from __future__ import annotations

from math import comb

from mentiroso.actions import count_of, face_of
from mentiroso.view import View
from tafureria.core.shapes import Action


def truth(view: View, bid: Action) -> float:
    """Probability, from 0 to 1, that at least as many dice as the bid claims show its face."""
    need = count_of(bid) - (view.dice[view.seat] == face_of(bid))
    others = len(view.dice) - 1
    p = 1 / view.faces
    return sum(comb(others, k) * p**k * (1 - p) ** (others - k) for k in range(max(need, 0), others + 1))
