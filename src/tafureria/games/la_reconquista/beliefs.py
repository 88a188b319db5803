"""Whose the territories of the others are (r.8: the cards are secret)."""

from __future__ import annotations

from typing import ClassVar, Final

from tafureria.core.belief import Belief
from tafureria.core.bits import cards_in
from tafureria.games.la_reconquista.state import State


class Owns(Belief, frozen=True, kw_only=True, tag="dueno"):
    """r.8 The seat has the card of that territory."""

    question: ClassVar[tuple[str, ...]] = ("place",)
    seat: int
    place: int


BELIEFS: Final = (Owns,)


def hidden(state: State, seat: int) -> list[Belief]:
    """Owners of what is not the seat's own, most troops first."""
    owned = [
        (place, other)
        for other in range(state.seats)
        if other != seat
        for place in cards_in(state.owned[other])
    ]
    owned.sort(key=lambda one: -state.board[one[0]])
    return [Owns(seat=other, place=place) for place, other in owned]
