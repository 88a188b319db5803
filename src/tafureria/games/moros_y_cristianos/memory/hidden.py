"""Statements about the others' hands, for replays: their knights and their oros."""

from __future__ import annotations

from typing import ClassVar, Final

from tafureria.core.bits import cards_in
from tafureria.core.shapes import Seat
from tafureria.core.statement import Statement
from tafureria.games.moros_y_cristianos.pieces import KNIGHTS_MASK, OROS_MASK, RANKS, SIDE_MASKS
from tafureria.games.moros_y_cristianos.state import State


class Knights(Statement, frozen=True, kw_only=True, tag="knights"):
    """§2.1 How many knights of a side the seat holds."""

    question: ClassVar[tuple[str, ...]] = ("seat", "side")
    seat: int
    side: int
    count: int


class Holds(Statement, frozen=True, kw_only=True, tag="holds"):
    """The seat holds this knight."""

    question: ClassVar[tuple[str, ...]] = ("card",)
    seat: int
    card: int


class Riches(Statement, frozen=True, kw_only=True, tag="riches"):
    """§2.2 How many oros the seat holds or has put into the treasure."""

    question: ClassVar[tuple[str, ...]] = ("seat",)
    seat: int
    count: int


STATEMENTS: Final = (Knights, Holds, Riches)


def hidden(state: State, seat: Seat) -> list[Statement]:
    """What is true of every other seat's hand, the highest knights first."""
    out: list[Statement] = []
    others = [other for other in range(state.seats) if other != seat]
    for other in others:
        hand = state.hands[other]
        for side, mask in enumerate(SIDE_MASKS):
            out.append(Knights(seat=other, side=side, count=(hand & mask).bit_count()))
        out.append(Riches(seat=other, count=((hand | state.treasure[other]) & OROS_MASK).bit_count()))
        knights = sorted(cards_in(hand & KNIGHTS_MASK), key=lambda card: -(card % RANKS))
        out += [Holds(seat=other, card=card) for card in knights]
    return out
