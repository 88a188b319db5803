"""What is hidden in an opponent's hand: knights, by number and by name, and the treasure."""

from __future__ import annotations

from typing import ClassVar, Final

from tafureria.core.belief import Belief
from tafureria.core.bits import cards_in
from tafureria.games.moros_y_cristianos.pieces import KNIGHTS_MASK, OROS_MASK, RANKS, SIDE_MASKS
from tafureria.games.moros_y_cristianos.state import State


class Knights(Belief, frozen=True, kw_only=True, tag="caballeros"):
    """§2.1 So many knights of a side are in the seat's hand."""

    question: ClassVar[tuple[str, ...]] = ("seat", "side")
    seat: int
    side: int
    count: int


class Holds(Belief, frozen=True, kw_only=True, tag="tiene"):
    """The seat holds that knight."""

    question: ClassVar[tuple[str, ...]] = ("card",)
    seat: int
    card: int


class Riches(Belief, frozen=True, kw_only=True, tag="oros"):
    """§2.2 So many oros are in the seat's hand or hidden by it."""

    question: ClassVar[tuple[str, ...]] = ("seat",)
    seat: int
    count: int


BELIEFS: Final = (Knights, Holds, Riches)


def hidden(state: State, seat: int) -> list[Belief]:
    """What the others hold, the highest knights first."""
    out: list[Belief] = []
    others = [other for other in range(state.seats) if other != seat]
    for other in others:
        hand = state.hands[other]
        for side, mask in enumerate(SIDE_MASKS):
            out.append(Knights(seat=other, side=side, count=(hand & mask).bit_count()))
        out.append(Riches(seat=other, count=((hand | state.chests[other]) & OROS_MASK).bit_count()))
        knights = sorted(cards_in(hand & KNIGHTS_MASK), key=lambda card: -(card % RANKS))
        out += [Holds(seat=other, card=card) for card in knights]
    return out
