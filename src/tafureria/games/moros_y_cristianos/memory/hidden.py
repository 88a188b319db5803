"""Statements about the hands of other seats: their knights, copas and oros."""

from __future__ import annotations

from typing import ClassVar, Final

from tafureria.core.bits import cards_in
from tafureria.core.shapes import Seat
from tafureria.core.statement import Statement
from tafureria.games.moros_y_cristianos.memory.guesses import IN_TREASURE, SUIT_MASKS, counts_of
from tafureria.games.moros_y_cristianos.memory.notebook import Notebook
from tafureria.games.moros_y_cristianos.memory.sampling import weigh_all
from tafureria.games.moros_y_cristianos.pieces import (
    COPAS,
    COPAS_MASK,
    ESPADAS,
    KNIGHTS_MASK,
    OROS,
    OROS_MASK,
    RANKS,
    SIDE_MASKS,
)
from tafureria.games.moros_y_cristianos.state import State


class Knights(Statement, frozen=True, kw_only=True, tag="knights"):
    """§2.1 How many knights of a side the seat holds."""

    question: ClassVar[tuple[str, ...]] = ("seat", "side")
    seat: int
    side: int
    count: int


class Holds(Statement, frozen=True, kw_only=True, tag="holds"):
    """The seat holds this knight, or this copa."""

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
    """True statements about the hand of every other seat; knights and copas from the highest rank down."""
    out: list[Statement] = []
    others = [other for other in range(state.seats) if other != seat]
    for other in others:
        hand = state.hands[other]
        for side, mask in enumerate(SIDE_MASKS):
            out.append(Knights(seat=other, side=side, count=(hand & mask).bit_count()))
        out.append(Riches(seat=other, count=((hand | state.treasure[other]) & OROS_MASK).bit_count()))
        for mask in (KNIGHTS_MASK, COPAS_MASK):
            held = sorted(cards_in(hand & mask), key=lambda card: -(card % RANKS))
            out += [Holds(seat=other, card=card) for card in held]
    return out


def possible(notebook: Notebook, seat: Seat) -> dict[Statement, float | None]:
    """All statements that the guesses about other hands allow: 1.0 if certain, else ``None``."""
    del seat
    out: dict[Statement, float | None] = {}
    deck = notebook.table.deck
    weigh_all(deck, notebook.unseen, notebook.seen)
    for other, hand in notebook.unseen.items():
        rows = [[counts_of(guess, index) for index in range(len(hand.rounds))] for guess in hand.guesses]
        for side in range(len(SIDE_MASKS)):
            counts = {sum(row[ESPADAS + side] for row in guess) for guess in rows}
            for count in sorted(counts):
                out[Knights(seat=other, side=side, count=count)] = 1.0 if len(counts) == 1 else None
        shown = (notebook.shown[other] & OROS_MASK).bit_count()
        counts = {shown + sum(row[OROS] + row[IN_TREASURE + OROS] for row in guess) for guess in rows}
        for count in sorted(counts):
            out[Riches(seat=other, count=count)] = 1.0 if len(counts) == 1 else None
        pools = [deck & ~notebook.seen[round_] for round_ in hand.rounds]
        for suit in (COPAS, ESPADAS, ESPADAS + 1):
            out |= _cards(other, suit, rows, [pool & SUIT_MASKS[suit] for pool in pools])
    return out


def _cards(
    seat: Seat, suit: int, rows: list[list[list[int]]], pools: list[int]
) -> dict[Statement, float | None]:
    """Statements for the cards of a suit that the seat may hold.

    A card is possible if it can have come in a round for which some guess has cards of the suit. It is
    certain if every guess has, for such a round, all the cards of the suit that can have come in it.
    """
    may = [any(guess[index][suit] for guess in rows) for index in range(len(pools))]
    out: dict[Statement, float | None] = {}
    for card in sorted(cards_in(SUIT_MASKS[suit]), reverse=True):
        at = [index for index, pool in enumerate(pools) if pool >> card & 1]
        if any(may[index] for index in at):
            must = all(any(guess[index][suit] == pools[index].bit_count() for index in at) for guess in rows)
            out[Holds(seat=seat, card=card)] = 1.0 if must else None
    return out
