"""Statements about what is hidden, for replays: who hides the kings, and who holds which other card."""

from __future__ import annotations

from typing import ClassVar, Final

from tafureria.core.bits import cards_in
from tafureria.core.shapes import Card, Seat
from tafureria.core.statement import Statement
from tafureria.games.muerte_al_rey.pieces import KING_BITS
from tafureria.games.muerte_al_rey.state import State


class King(Statement, frozen=True, kw_only=True, tag="king"):
    """§2.1.2 The seat hides the king of its side."""

    question: ClassVar[tuple[str, ...]] = ("card",)
    seat: Seat
    card: Card


class Holds(Statement, frozen=True, kw_only=True, tag="holds"):
    """The seat holds this card."""

    question: ClassVar[tuple[str, ...]] = ("card",)
    seat: Seat
    card: Card


STATEMENTS: Final = (King, Holds)


def hidden(state: State, seat: Seat) -> list[Statement]:
    """Where the cards of the others are, kings first."""
    kings = KING_BITS[0] | KING_BITS[1]
    out: list[Statement] = []
    for place, other in enumerate(state.holder):
        if other != seat:
            out += [King(seat=other, card=card) for card in cards_in(state.hands[place] & kings)]
            out += [Holds(seat=other, card=card) for card in cards_in(state.hands[place] & ~kings)]
    return out
