"""Judgement: what a seat may do now, and which rule stands against the rest. Changes nothing."""

from __future__ import annotations

from typing import Final

from tafureria.core import rule as core
from tafureria.core.rule import Rule
from tafureria.games.moros_y_cristianos import rulebook
from tafureria.games.moros_y_cristianos.actions import (
    AIM,
    BATALLA,
    CANTIDAD,
    COUNT,
    DECLARE,
    DIMENSION_OF,
    FIN,
    FIRST_VALUE,
    GUARDA,
    HIDE,
    LAST_VALUE,
    LISTO,
    ORDEN,
    TAKE,
    TIRA,
    TROPA,
    take,
    taken_card,
)
from tafureria.games.moros_y_cristianos.battle import targets_of
from tafureria.games.moros_y_cristianos.pieces import (
    COPAS_MASK,
    FIRST_BASTO,
    FIRST_COPA,
    FIRST_KNIGHT,
    KNIGHTS_MASK,
    NOBODY,
)
from tafureria.games.moros_y_cristianos.spoils import booty_of
from tafureria.games.moros_y_cristianos.state import (
    DECLARAR,
    DIANA,
    FINAL,
    GUARDAR,
    JUGAR,
    REPARTIR,
    TESORO_OCULTO,
    State,
)

LOW: Final = tuple(tuple(bit for bit in range(12) if mask >> bit & 1) for mask in range(1 << 12))
"""Bits of each mask of a suit."""


# --- what is legal ----------------------------------------------------------------------------


def legal(state: State, seat: int) -> list[int]:
    """Legal actions of a seat that is waited for, ascending; empty for any other seat."""
    if state.wait <= 0 or seat < 0 or not state.wait >> seat & 1:
        return []
    phase = state.phase
    if phase == JUGAR:
        return _legal_plays(state, state.hands[seat])
    if phase == REPARTIR:
        booty = booty_of(state)
        return [take(card) for card in cards_of(booty)]
    if phase == DECLARAR:
        first = FIRST_VALUE[state.dimension]
        last = LAST_VALUE[state.dimension]
        return [*range(DECLARE + first, DECLARE + last + 1), BATALLA]
    if phase == DIANA:
        return [AIM + card - FIRST_KNIGHT for card in cards_of(targets_of(state, state.aiming))]
    if phase == TESORO_OCULTO:
        copas = state.hands[seat] & ~state.pledged[seat] & COPAS_MASK
        return [*[HIDE + rank for rank in LOW[copas >> FIRST_COPA]], LISTO]
    return [GUARDA, TIRA]


def _legal_plays(state: State, hand: int) -> list[int]:
    if state.quota:
        hand &= state.allowed | ~KNIGHTS_MASK
    else:
        hand &= ~KNIGHTS_MASK
    out = cards_of(hand)
    if not state.must:
        out.append(FIN)
    return out


def cards_of(mask: int) -> list[int]:
    """Cards of a mask, lowest first: as ``cards_in``, by table, for the paths that are run most."""
    out = list(LOW[mask & 0xFFF])
    mask >>= 12
    base = 12
    while mask:
        for bit in LOW[mask & 0xFFF]:
            out.append(base + bit)  # noqa: PERF401 - no comprehension frame in the hot path
        mask >>= 12
        base += 12
    return out


def nth_card(mask: int, n: int) -> int:
    """The *n*-th lowest card of a mask, from 0: as ``nth``, by table."""
    base = 0
    while True:
        bits = LOW[mask & 0xFFF]
        if n < len(bits):
            return base + bits[n]
        n -= len(bits)
        mask >>= 12
        base += 12


# --- why not ----------------------------------------------------------------------------------


def check(state: State, seat: int, action: int) -> Rule | None:
    """The first rule that the action breaks, in book order, or ``None``. Total over ints."""
    if state.phase == FINAL:
        return core.GAME_OVER
    if not 0 <= action < COUNT:
        return core.NO_SUCH_ACTION
    if seat < 0 or state.wait < 0 or not state.wait >> seat & 1:
        return core.NOT_YOUR_TURN
    if not _fits_phase(state.phase, action):
        return core.WRONG_PHASE
    if state.phase == DECLARAR:
        return check_declaration(state, action)
    if state.phase == TESORO_OCULTO:
        return check_hiding(state, seat, action)
    if state.phase == JUGAR:
        return check_end(state) if action == FIN else check_card(state, seat, action)
    if state.phase == DIANA:
        return check_aim(state, action)
    if state.phase == REPARTIR:
        return check_pick(state, action)
    return None


def _fits_phase(phase: int, action: int) -> bool:
    if action < HIDE or action == FIN:
        return phase == JUGAR
    if action < AIM or action == LISTO:
        return phase == TESORO_OCULTO
    if action < TAKE:
        return phase == DIANA
    if action < DECLARE:
        return phase == REPARTIR
    if action <= BATALLA:
        return phase == DECLARAR
    return phase == GUARDAR


def check_declaration(state: State, action: int) -> Rule | None:
    """§2.4 One value for each dimension, in their order; the order only with `refuerzos`."""
    if action == BATALLA:
        return None
    dimension = DIMENSION_OF[action - DECLARE]
    if dimension == state.dimension:
        return None
    if dimension == ORDEN and state.dimension > ORDEN and state.combat[2] == FIRST_VALUE[2]:
        return rulebook.ORDER_NEEDS_REFUERZOS
    return rulebook.DECLARE_ONCE if dimension < state.dimension else rulebook.DECLARE_IN_ORDER


def check_hiding(state: State, seat: int, action: int) -> Rule | None:
    """§2.4 Copas of the own hand, each once."""
    if action == LISTO:
        return None
    bit = 1 << action - HIDE + FIRST_COPA
    if state.pledged[seat] & bit:
        return rulebook.HIDDEN_ALREADY
    return None if state.hands[seat] & bit else rulebook.NOT_IN_HAND


def check_end(state: State) -> Rule | None:
    """§2.5 A knight that is owed must be played before the turn ends."""
    return rulebook.MUST_PLAY_KNIGHT if state.must else None


def check_card(state: State, seat: int, card: int) -> Rule | None:
    """§2.5 Oros and copas at will; knights as many as the combat allows, and of the side that is due."""
    bit = 1 << card
    if not state.hands[seat] & bit:
        return rulebook.NOT_IN_HAND
    if not bit & KNIGHTS_MASK:
        return None
    if not state.quota:
        return rulebook.TWO_KNIGHTS if state.combat[CANTIDAD] == TROPA else rulebook.ONE_KNIGHT
    if state.allowed & bit:
        return None
    if state.side[seat] != NOBODY:
        return rulebook.ONE_SIDE
    side = 1 if card >= FIRST_BASTO else 0
    if state.pass_ == 1 and side == state.attack and not state.defended:
        return rulebook.SWITCH_SIDE
    if state.pass_ == 2:
        return rulebook.ALLY_ATTACKS
    return rulebook.OWN_TEAM


def check_aim(state: State, action: int) -> Rule | None:
    """§2.5 A knight of the copa's own number, already on the table."""
    target = 1 << action - AIM + FIRST_KNIGHT
    return None if target & targets_of(state, state.aiming) else rulebook.COPA_OF_ITS_RANK


def check_pick(state: State, action: int) -> Rule | None:
    """§2.6 A card of the booty to share."""
    return None if booty_of(state) >> taken_card(action) & 1 else rulebook.NOT_IN_BOOTY
