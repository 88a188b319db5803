"""Options and set-up (§3, §10): who plays which kingdom."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Final

from msgspec import Meta

from tafureria.core.game import Options as CoreOptions
from tafureria.core.rule import Rule
from tafureria.games.taifa import agenda, rulebook
from tafureria.games.taifa.pieces import (
    ALMORAVIDES,
    BADAJOZ,
    CAMPEON_M,
    CAPITAL,
    CASTILLA,
    CID,
    CID_CAPITAL,
    CID_HANDS,
    CID_ORDER,
    CID_START,
    CONDADOS,
    EAST,
    IBERIA,
    KINGDOMS,
    LEON,
    LEVAS,
    ORDER,
    PARIA,
    RELIQUIA,
    SANTIAGO,
    SEVILLA,
    START,
    TREGUA,
    VALENCIA,
    VILLANOS,
    areas_in,
    full_deck,
)
from tafureria.games.taifa.state import State

Kingdom = Annotated[bool, Meta(extra={"section": "3"})]
HAND: Final = 8
"""§3.1, §7 Cards of a turn."""
GUESTS: Final = (CASTILLA, SEVILLA, CONDADOS, BADAJOZ, LEON, VALENCIA)
"""Who gets a person when people did not choose: from the place of their number on, so that few people
do not always play the same kingdoms."""

SMALL_ORDER: Final = (CONDADOS, VALENCIA)
SMALL_BOARD: Final = 1 << 12 | 1 << 17 | 1 << 23
"""Tudela, Zaragoza and Calatayud, whose links the rulebook fixes: one each, the middle one independent."""
SMALL_MUSLIM: Final = (CAMPEON_M, PARIA, LEVAS)
SMALL_CHRISTIAN: Final = (RELIQUIA, SANTIAGO, VILLANOS)
SMALL_CAPITAL: Final = {CONDADOS: 12, VALENCIA: 23}


class Options(CoreOptions, frozen=True, kw_only=True):
    """Which kingdoms people play; the scenario; and, for tests, a game that can be enumerated."""

    castilla: Kingdom = False
    condados: Kingdom = False
    valencia: Kingdom = False
    sevilla: Kingdom = False
    badajoz: Kingdom = False
    leon: Kingdom = False
    cid: Annotated[bool, Meta(extra={"section": "10"})] = False
    almoravides: Annotated[int, Meta(ge=8, le=20, extra={"section": "10.2"})] = 12
    turnos: Annotated[int, Meta(ge=1, le=3, extra={"section": "4", "lab": True})] = 3
    minimo: Annotated[bool, Meta(extra={"section": "3", "lab": True})] = False


def wished(options: Options) -> int:
    """§3 Mask of the kingdoms marked for people."""
    marks = (
        options.castilla,
        options.condados,
        options.valencia,
        options.sevilla,
        options.badajoz,
        options.leon,
    )
    return sum(1 << kingdom for kingdom, marked in enumerate(marks) if marked)


def fit(options: Options, seats: int) -> Rule | None:
    """§3, §10 Whether so many people can sit down so."""
    if options.minimo and (options.cid or wished(options) or seats > len(SMALL_ORDER)):
        return rulebook.CID_HAS_ITS_OWN
    if options.cid:
        if wished(options):
            return rulebook.CID_HAS_ITS_OWN
        return None if seats == 1 else rulebook.CID_IS_ONE
    return rulebook.TOO_MANY_KINGDOMS if wished(options).bit_count() > seats else None


def people(options: Options, seats: int) -> list[int]:
    """§3 Kingdoms of the people, in order of play: those marked, then free ones for the rest."""
    mask = wished(options)
    places = seats - mask.bit_count()
    for kingdom in (GUESTS * 2)[max(0, places - 1) :]:
        if mask.bit_count() < seats:
            mask |= 1 << kingdom
    return [kingdom for kingdom in ORDER if mask >> kingdom & 1]


@cache
def seats_of(kingdoms: tuple[int, ...]) -> tuple[int, ...]:
    """Mask of seats by mask of kingdoms; of each table that there was, kept."""
    return tuple(
        sum(1 << seat for seat, kingdom in enumerate(kingdoms) if mask >> kingdom & 1)
        for mask in range(1 << KINGDOMS)
    )


def set_up(options: Options, seats: int) -> State:
    """§2, §3, §10.1 The position before the first draw."""
    state = State()
    state.seats = seats
    state.cid = options.cid
    state.turns = options.turnos
    if options.cid:
        order, kingdoms, start = CID_ORDER, [CID], CID_START
        state.board = IBERIA & EAST
        state.capital = tuple(CID_CAPITAL)
        hands = CID_HANDS[:]
        hands[ALMORAVIDES] = options.almoravides
    else:
        order, kingdoms, start = ORDER, people(options, seats), START
        state.board = IBERIA
        state.capital = tuple(CAPITAL)
        hands = [HAND] * KINGDOMS
    state.deck = [full_deck(0), full_deck(1)]
    if options.cid:
        state.deck[1].remove(TREGUA)
    if options.minimo:
        order, kingdoms = SMALL_ORDER, list(SMALL_ORDER[:seats])
        hands = [1] * KINGDOMS
        state.capital = tuple(SMALL_CAPITAL.get(kingdom, 0) for kingdom in range(KINGDOMS))
        start = [1 << area if area else 0 for area in state.capital]
        state.board = SMALL_BOARD
        state.deck = [list(SMALL_MUSLIM), list(SMALL_CHRISTIAN)]
        state.die_faces = 2
    state.order = tuple(order)
    state.kingdoms = tuple(kingdoms)
    state.hands = tuple(hands)
    state.place = tuple(order.index(k) if k in order else -1 for k in range(KINGDOMS))
    state.seat_of = tuple(kingdoms.index(k) if k in kingdoms else -1 for k in range(KINGDOMS))
    state.seats_of = seats_of(state.kingdoms)
    state.in_play = sum(1 << kingdom for kingdom in order)
    state.people = sum(1 << kingdom for kingdom in kingdoms)
    for kingdom in order:
        state.land[kingdom] = start[kingdom] & state.board
        for area in areas_in(state.land[kingdom]):
            state.owner[area] = kingdom
    agenda.push(state, agenda.START_TURN)
    return state
