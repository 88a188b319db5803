"""Which cards the other kingdoms may hold."""

from __future__ import annotations

from typing import Final

from tafureria.core.belief import Belief
from tafureria.games.taifa.state import State


class Holds(Belief, frozen=True, kw_only=True, tag="tiene"):
    """The kingdom holds that card (or one like it)."""

    reino: int
    card: int


BELIEFS: Final = (Holds,)


def hidden(state: State, seat: int) -> list[Belief]:
    """The hands of the other people's kingdoms."""
    out: list[Belief] = []
    for kingdom in state.order:
        if state.seat_of[kingdom] not in (seat, -1):
            out += [Holds(reino=kingdom, card=card) for card in sorted(set(state.hand[kingdom]))]
    return out
