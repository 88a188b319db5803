"""Which cards the other kingdoms may hold."""

from __future__ import annotations

from typing import Final

from tafureria.core.shapes import Seat
from tafureria.core.statement import Statement
from tafureria.games.taifa import pieces as box
from tafureria.games.taifa.state import State


class Holds(Statement, frozen=True, kw_only=True, tag="holds"):
    """The kingdom holds that card (or one like it)."""

    kingdom: int
    kingdom_seat: int
    card: int


STATEMENTS: Final = (Holds,)


def hidden(state: State, seat: Seat) -> list[Statement]:
    """The hands of the other people's kingdoms."""
    out: list[Statement] = []
    for kingdom in state.order:
        its_seat = state.seat_of[kingdom]
        if its_seat not in (seat, box.NOBODY):
            held = sorted(set(state.hands[kingdom]))
            out += [Holds(kingdom=kingdom, kingdom_seat=its_seat, card=card) for card in held]
    return out
