"""The position before the first draw (§3), of the scenario too (§10.1, §10.2)."""

from __future__ import annotations

from functools import cache
from typing import Final

from tafureria.core.shapes import Mask
from tafureria.games.taifa import cards
from tafureria.games.taifa import pieces as box
from tafureria.games.taifa.options import SMALL_ORDER, Options, people
from tafureria.games.taifa.rules import agenda
from tafureria.games.taifa.state import State

HAND: Final = 8
"""§3.1, §7 Hand size that a turn's draw fills up to, before the bonus."""

SMALL_BOARD: Final = 1 << 12 | 1 << 17 | 1 << 23
"""Tudela, Zaragoza and Calatayud, whose links the rulebook fixes: an area for each kingdom, and an
independent one between them."""
SMALL_MUSLIM: Final = (cards.CAMPEON_M, cards.PARIA, cards.LEVAS)
SMALL_CHRISTIAN: Final = (cards.RELIQUIA, cards.SANTIAGO, cards.VILLANOS)
SMALL_CAPITAL: Final = {box.CONDADOS: 12, box.VALENCIA: 23}


@cache
def seats_of(kingdoms: tuple[int, ...]) -> tuple[Mask, ...]:
    """Mask of seats by mask of kingdoms, cached for each choice of kingdoms."""
    return tuple(
        sum(1 << seat for seat, kingdom in enumerate(kingdoms) if mask >> kingdom & 1)
        for mask in range(1 << box.KINGDOMS)
    )


def set_up(options: Options, seats: int) -> State:
    """§2, §3, §10.1 The position before the first draw."""
    state = State()
    state.seats = seats
    state.cid = options.cid
    state.turns = options.turnos
    if options.cid:
        order, kingdoms, start = box.CID_ORDER, [box.CID], box.CID_START
        state.board = box.IBERIA & box.EAST
        state.capital = tuple(box.CID_CAPITAL)
        hands = box.CID_HANDS[:]
        hands[box.ALMORAVIDES] = options.almoravides
    else:
        order, kingdoms, start = box.ORDER, people(options, seats), box.START
        state.board = box.IBERIA
        state.capital = tuple(box.CAPITAL)
        hands = [HAND] * box.KINGDOMS
    state.decks = [cards.full_deck(box.MUSLIM), cards.full_deck(box.CHRISTIAN)]
    if options.cid:
        state.decks[box.CHRISTIAN].remove(cards.TREGUA)
    if options.minimo:
        order, kingdoms = SMALL_ORDER, list(SMALL_ORDER[:seats])
        hands = [1] * box.KINGDOMS
        state.capital = tuple(SMALL_CAPITAL.get(kingdom, 0) for kingdom in range(box.KINGDOMS))
        start = [1 << area if area else 0 for area in state.capital]
        state.board = SMALL_BOARD
        state.decks = [list(SMALL_MUSLIM), list(SMALL_CHRISTIAN)]
        state.die_faces = 2
    state.order = tuple(order)
    state.kingdoms = tuple(kingdoms)
    state.hand_sizes = tuple(hands)
    state.place = tuple(order.index(k) if k in order else -1 for k in range(box.KINGDOMS))
    state.seat_of = tuple(kingdoms.index(k) if k in kingdoms else -1 for k in range(box.KINGDOMS))
    state.seats_of = seats_of(state.kingdoms)
    state.in_play = sum(1 << kingdom for kingdom in order)
    state.people = sum(1 << kingdom for kingdom in kingdoms)
    for kingdom in order:
        state.land[kingdom] = start[kingdom] & state.board
        for area in box.areas_in(state.land[kingdom]):
            state.owner[area] = kingdom
    agenda.push(state, agenda.START_TURN)
    return state
