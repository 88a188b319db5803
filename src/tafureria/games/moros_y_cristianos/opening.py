"""§2.3 and §2.4: hands, starter, declaration and treasure."""

from __future__ import annotations

from tafureria.core.bits import cards_in
from tafureria.core.event import Event
from tafureria.games.moros_y_cristianos import events
from tafureria.games.moros_y_cristianos.actions import (
    ASALTO,
    ATAQUE,
    BATALLA,
    BOTIN,
    DECLARE,
    DURACION,
    FIRST_VALUE,
    HIDE,
    LISTO,
    OBJETIVO,
    ORDEN,
    TESORO,
    TIRA,
)
from tafureria.games.moros_y_cristianos.pieces import FIRST_COPA, OROS_MASK
from tafureria.games.moros_y_cristianos.state import (
    COMBATE,
    DAR,
    DECLARAR,
    GUARDAR,
    TESORO_OCULTO,
    State,
)

Out = list[Event] | None


# --- §2.3 Hands -------------------------------------------------------------------------------


def draw_starter(state: State, seat: int, out: Out) -> None:
    """§2.4 The starter of the first round is drawn."""
    state.starter = seat
    if out is not None:
        out.append(events.RoundBegan(round=1, starter_seat=seat))
    begin_deal(state, out)


def ask_to_keep(state: State, out: Out) -> None:
    """§2.3 In turn order from the new starter, all who hold cards keep all or throw all away.

    §3 In teams a round without knights makes all throw: else dead cards could stay for ever.
    """
    state.phase = GUARDAR
    state.step = 0
    if state.teams and not state.last_knights:
        for step in range(state.seats):
            seat = (state.starter + step) % state.seats
            if state.hands[seat]:
                _throw(state, seat, out)
    ask_next_to_keep(state, out)


def keep_or_throw(state: State, seat: int, action: int, out: Out) -> None:
    """§2.3 All or nothing; the choice is public, the cards are not."""
    if action == TIRA:
        _throw(state, seat, out)
    elif out is not None:
        out.append(events.Kept(seat=seat, count=state.hands[seat].bit_count()))
    ask_next_to_keep(state, out)


def _throw(state: State, seat: int, out: Out) -> None:
    if out is not None:
        out.append(events.Threw(seat=seat, count=state.hands[seat].bit_count()))
    state.stock |= state.hands[seat]
    state.hands[seat] = 0


def ask_next_to_keep(state: State, out: Out) -> None:
    """§2.3 From ``state.step`` on; players without cards are not asked."""
    while state.step < state.seats:
        seat = (state.starter + state.step) % state.seats
        state.step += 1
        if state.hands[seat]:
            state.turn = seat
            state.wait = 1 << seat
            return
    begin_deal(state, out)


def begin_deal(state: State, out: Out) -> None:
    """§2.3 All other cards are shuffled, and hands are filled up in turn order."""
    state.phase = DAR
    state.wait = -1
    state.step = -1
    state.turn = state.starter
    _next_to_deal(state, out)


def deal(state: State, card: int, out: Out) -> None:
    """§2.3 One card out of the shuffled rest."""
    seat = state.turn
    state.hands[seat] |= 1 << card
    state.stock ^= 1 << card
    if out is not None:
        out.append(events.Dealt(seat=seat, card=card))
    if state.hands[seat].bit_count() >= state.full_hand:
        _next_to_deal(state, out)


def _next_to_deal(state: State, out: Out) -> None:
    while state.step < state.seats - 1:
        state.step += 1
        seat = (state.starter + state.step) % state.seats
        if state.hands[seat].bit_count() < state.full_hand:
            state.turn = seat
            return
    _begin_declaration(state, out)


# --- §2.4 The declaration ---------------------------------------------------------------------


def _begin_declaration(state: State, out: Out) -> None:
    state.phase = DECLARAR
    state.turn = state.starter
    state.wait = 1 << state.starter
    state.dimension = OBJETIVO
    for dimension in range(5):
        value = state.fixed[dimension]
        state.combat[dimension] = FIRST_VALUE[dimension] if value < 0 else value
    _skip_settled(state, out)


def declare(state: State, seat: int, action: int, out: Out) -> None:
    """§2.4 One value, or the defaults for all that is left."""
    if action == BATALLA:
        state.dimension = 5
    else:
        state.combat[state.dimension] = action - DECLARE
        state.dimension += 1
        if out is not None:
            out.append(events.Declared(seat=seat, value=action - DECLARE))
    _skip_settled(state, out)


def _skip_settled(state: State, out: Out) -> None:
    """§2.4 The order of the second pass is only asked for when there is one."""
    combat = state.combat
    while state.dimension < 5 and (
        state.fixed[state.dimension] >= 0 or (state.dimension == ORDEN and combat[DURACION] == ASALTO)
    ):
        state.dimension += 1
    if state.dimension == 5:
        begin_combat(state, out)


def begin_combat(state: State, out: Out) -> None:
    """§2.4 The combat is settled; oros go in, if they do."""
    combat = state.combat
    if combat[DURACION] == ASALTO:
        combat[ORDEN] = ATAQUE
    if out is not None:
        out.append(events.Combat(seat=state.starter, combat=combat[:]))
    objective = combat[OBJETIVO]
    state.phase = COMBATE
    if objective == BOTIN:
        _put_oros_in(state, out)
    elif objective == TESORO:
        state.phase = TESORO_OCULTO
        state.wait = (1 << state.seats) - 1


def _put_oros_in(state: State, out: Out) -> None:
    """§2.4 `botin`: everyone puts all their oros face up in the centre."""
    for step in range(state.seats):
        seat = (state.starter + step) % state.seats
        cards = state.hands[seat] & OROS_MASK
        if cards:
            state.hands[seat] ^= cards
            state.centre |= cards
            if out is not None:
                out.append(events.PutIn(seat=seat, cards=cards_in(cards)))


def hide(state: State, seat: int, action: int, out: Out) -> None:
    """§2.4 `tesoro`: any copas may be slipped in; nothing shows until every seat is ready."""
    if action != LISTO:
        card = action - HIDE + FIRST_COPA
        state.pledged[seat] |= 1 << card
        if out is not None:
            out.append(events.Hid(seat=seat, card=card))
        return
    state.wait ^= 1 << seat
    if out is not None:
        out.append(events.Ready(seat=seat))
    if state.wait == 0:
        _seal(state, out)


def _seal(state: State, out: Out) -> None:
    """§2.4 All oros go in with them; per-seat totals become public when all are done."""
    for seat in range(state.seats):
        chest = state.pledged[seat] | state.hands[seat] & OROS_MASK
        state.hands[seat] ^= chest
        state.chests[seat] = chest
        state.pledged[seat] = 0
    if out is not None:
        out.append(events.Sealed(counts=[chest.bit_count() for chest in state.chests]))
    state.phase = COMBATE
