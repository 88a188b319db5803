"""Statements about what is hidden, for replays: which seats hold the kings, and which the other cards."""

from __future__ import annotations

from typing import ClassVar, Final

from tafureria.core.bits import cards_in, mask_of
from tafureria.core.shapes import Card, Seat
from tafureria.core.statement import Statement
from tafureria.games.muerte_al_rey import state as st
from tafureria.games.muerte_al_rey.memory.notebook import Notebook
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
            out += [_held(other, card) for card in cards_in(state.hands[place] & kings)]
            out += [_held(other, card) for card in cards_in(state.hands[place] & ~kings)]
    return out


def possible(notebook: Notebook, seat: Seat) -> dict[Statement, float | None]:
    """Where each card of the others can be; with its probability if the odds are exact, else ``None``."""
    out: dict[Statement, float | None] = {}
    known = notebook.known
    if known.phase < st.TURN or not notebook.seating:
        return out
    gone = mask_of([card for lost in known.lost for card in cards_in(lost)])
    own = known.hands[known.place[seat]]
    for side in (0, 1):
        odds = notebook.odds(side)
        for card in notebook.decks[side]:
            if (gone | own) >> card & 1:
                continue
            where = odds.where(card)
            for index, chance in enumerate(where):
                other = notebook.seating[2 * index + side]
                # Forgotten pictures prove nothing: a probability of 0 is then no proof.
                may = chance > 0 if odds.exact else notebook.sizes[side][index] > 0
                if may and other != seat:
                    out[_held(other, card)] = chance if odds.exact else None
    return out


def _held(seat: Seat, card: Card) -> Statement:
    is_king = (KING_BITS[0] | KING_BITS[1]) >> card & 1
    return King(seat=seat, card=card) if is_king else Holds(seat=seat, card=card)
