"""Statements about the cards that other kingdoms may hold."""

from __future__ import annotations

from typing import Final

from tafureria.core.shapes import Seat
from tafureria.core.statement import Statement
from tafureria.games.taifa import cards
from tafureria.games.taifa import pieces as box
from tafureria.games.taifa.memory.notebook import Notebook
from tafureria.games.taifa.state import State


class Holds(Statement, frozen=True, kw_only=True, tag="holds"):
    """The kingdom holds a copy of that card."""

    kingdom: int
    kingdom_seat: int
    card: int


STATEMENTS: Final = (Holds,)


def hidden(state: State, seat: Seat) -> list[Statement]:
    """What the kingdoms of other people really hold."""
    out: list[Statement] = []
    for kingdom in state.order:
        its_seat = state.seat_of[kingdom]
        if its_seat not in (seat, box.NOBODY):
            held = sorted(set(state.hands[kingdom]))
            out += [Holds(kingdom=kingdom, kingdom_seat=its_seat, card=card) for card in held]
    return out


def possible(notebook: Notebook, seat: Seat) -> dict[Statement, float | None]:
    """What other people's kingdoms may hold: cards of which not every copy is seen elsewhere."""
    shadow, hearsay = notebook.shadow, notebook.hearsay
    out: dict[Statement, float | None] = {}
    for kingdom in shadow.order:
        its_seat = shadow.seat_of[kingdom]
        if its_seat in (seat, box.NOBODY) or not shadow.hands[kingdom]:
            continue
        # What has left a choice is not in the ledger yet: until it is, only visible cards count.
        bag = [] if hearsay.later else hearsay.base.bags[kingdom]
        has_laid = kingdom in shadow.laid_by or bool(shadow.aside)
        open_cards = _open_cards(shadow)
        for card in range(cards.DESIGNS):
            is_known = card in bag
            if hearsay.later:
                may = open_cards.count(card) < hearsay.base.copies[card]
            else:
                may = is_known or any(item < 0 and hearsay.base.room(item, card) > 0 for item in bag)
            if may:
                fact = Holds(kingdom=kingdom, kingdom_seat=its_seat, card=card)
                out[fact] = 1.0 if is_known and not has_laid else None
    return out


def _open_cards(shadow: State) -> list[int]:
    """Cards that lie face up, or in the hand that the shadow knows."""
    piles = (*shadow.hands, *shadow.army, *shadow.posted, *shadow.permanents, *shadow.discards, shadow.gone)
    return [card for pile in piles for card in pile]
