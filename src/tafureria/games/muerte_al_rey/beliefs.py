"""Who hides the kings, and who holds what else of the secret decks."""

from __future__ import annotations

from typing import ClassVar, Final

from tafureria.core.belief import Belief
from tafureria.core.bits import cards_in
from tafureria.games.muerte_al_rey.pieces import KING_BITS
from tafureria.games.muerte_al_rey.state import State


class King(Belief, frozen=True, kw_only=True, tag="rey"):
    """§2.1.2 The seat hides the king of its side."""

    question: ClassVar[tuple[str, ...]] = ("card",)
    seat: int
    card: int


class Holds(Belief, frozen=True, kw_only=True, tag="tiene"):
    """The seat holds that card."""

    question: ClassVar[tuple[str, ...]] = ("card",)
    seat: int
    card: int


BELIEFS: Final = (King, Holds)


def hidden(state: State, seat: int) -> list[Belief]:
    """Where the cards of the others are, kings first."""
    kings = KING_BITS[0] | KING_BITS[1]
    out: list[Belief] = []
    for place, other in enumerate(state.holder):
        if other != seat:
            out += [King(seat=other, card=card) for card in cards_in(state.hand[place] & kings)]
            out += [Holds(seat=other, card=card) for card in cards_in(state.hand[place] & ~kings)]
    return out
