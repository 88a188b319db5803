"""§2.4 The declaration: what the combat will be, and the oros and copas that are put in before it."""

from __future__ import annotations

from tafureria.core.bits import cards_in
from tafureria.core.event import Out
from tafureria.core.rule import Rule
from tafureria.core.shapes import Action, Seat
from tafureria.games.moros_y_cristianos import actions, events, pieces, rulebook
from tafureria.games.moros_y_cristianos import state as st
from tafureria.games.moros_y_cristianos.state import State

# --- declaring the combat ---------------------------------------------------------------------


def begin_declaration(state: State, out: Out) -> None:
    """§2.4 Ask the starter; what is not declared yet has its default or what the options settle."""
    state.phase = st.DECLARE
    state.active = state.starter
    state.asked = 1 << state.starter
    state.dimension = actions.OBJETIVO
    for dimension in range(actions.ALL_DECLARED):
        value = state.fixed[dimension]
        state.combat[dimension] = actions.FIRST_VALUE[dimension] if value == st.NOT_SETTLED else value
    _skip_settled(state, out)


def legal_declare(state: State) -> list[Action]:
    """§2.4 One value for the current dimension, or the defaults for all dimensions that are left."""
    first = actions.FIRST_VALUE[state.dimension]
    last = actions.LAST_VALUE[state.dimension]
    return [*range(actions.DECLARE + first, actions.DECLARE + last + 1), actions.BATALLA]


def check_declare(state: State, action: Action) -> Rule | None:
    """§2.4 One value for each dimension, in their order; the order only with `refuerzos`."""
    if action == actions.BATALLA:
        return None
    dimension = actions.DIMENSION_OF[actions.declared_value(action)]
    if dimension == state.dimension:
        return None
    if dimension == actions.ORDEN and state.dimension > actions.ORDEN and not has_order(state):
        return rulebook.ORDER_NEEDS_REFUERZOS
    return rulebook.DECLARE_ONCE if dimension < state.dimension else rulebook.DECLARE_IN_ORDER


def declare(state: State, seat: Seat, action: Action, out: Out) -> None:
    """§2.4 Declare one value, or the defaults for all dimensions that are left."""
    if action == actions.BATALLA:
        state.dimension = actions.ALL_DECLARED
    else:
        value = actions.declared_value(action)
        state.combat[state.dimension] = value
        state.dimension += 1
        if out is not None:
            out.append(events.Declared(seat=seat, value=value))
    _skip_settled(state, out)


def has_order(state: State) -> bool:
    """§2.4 Whether the combat has a second pass, and so an order; also true while that is still open."""
    duration_is_open = (
        state.phase == st.DECLARE
        and state.dimension <= actions.DURACION
        and state.fixed[actions.DURACION] == st.NOT_SETTLED
    )
    return duration_is_open or state.combat[actions.DURACION] == actions.REFUERZOS


def _skip_settled(state: State, out: Out) -> None:
    """§2.4 Skip what the options settle, and the order where there is no second pass."""
    while state.dimension < actions.ALL_DECLARED and (
        state.fixed[state.dimension] != st.NOT_SETTLED
        or (state.dimension == actions.ORDEN and not has_order(state))
    ):
        state.dimension += 1
    if state.dimension == actions.ALL_DECLARED:
        _settle_combat(state, out)


def _settle_combat(state: State, out: Out) -> None:
    """§2.4 The declaration is complete; oros are put in if the objective says so."""
    if out is not None:
        out.append(events.Combat(seat=state.starter, combat=declared_values(state)))
    objective = state.combat[actions.OBJETIVO]
    state.phase = st.BEGIN_BATTLE
    if objective == actions.BOTIN:
        _put_oros_in(state, out)
    elif objective == actions.TESORO:
        state.phase = st.TREASURE
        state.asked = (1 << state.seats) - 1


def declared_values(state: State) -> list[int]:
    """§2.4 A value for each dimension; without a second pass, none for the order."""
    if has_order(state):
        return state.combat[:]
    return [value for value in state.combat if actions.DIMENSION_OF[value] != actions.ORDEN]


def combat_names(state: State) -> list[str]:
    """§2.4 The names of the values declared so far, defaults included; none before the declaration.

    Each name is at the index of its dimension; without a second pass the name of the order is empty.
    """
    if state.phase < st.DECLARE:
        return []
    names = [actions.VALUES[value] for value in state.combat]
    if not has_order(state):
        names[actions.ORDEN] = ""
    return names


# --- putting oros and copas in ----------------------------------------------------------------


def _put_oros_in(state: State, out: Out) -> None:
    """§2.4 `botin`: everyone puts all their oros face up in the centre."""
    for step in range(state.seats):
        seat = (state.starter + step) % state.seats
        cards = state.hands[seat] & pieces.OROS_MASK
        if cards:
            state.hands[seat] ^= cards
            state.centre |= cards
            if out is not None:
                out.append(events.PutIn(seat=seat, cards=cards_in(cards)))


def legal_hide(state: State, seat: Seat) -> list[Action]:
    """§2.4 `tesoro`: any copa of the seat's hand that is not hidden yet, or nothing more."""
    copas = state.hands[seat] & ~state.hidden[seat] & pieces.COPAS_MASK
    return [*[actions.hide(copa) for copa in pieces.cards_of(copas)], actions.LISTO]


def check_hide(state: State, seat: Seat, action: Action) -> Rule | None:
    """§2.4 Only copas of the seat's own hand, each once."""
    if action == actions.LISTO:
        return None
    copa = 1 << actions.hidden_copa(action)
    if state.hidden[seat] & copa:
        return rulebook.HIDDEN_ALREADY
    return None if state.hands[seat] & copa else rulebook.NOT_IN_HAND


def hide(state: State, seat: Seat, action: Action, out: Out) -> None:
    """§2.4 `tesoro`: hide a copa, or be ready; nothing is revealed until every seat is ready."""
    if action != actions.LISTO:
        copa = actions.hidden_copa(action)
        state.hidden[seat] |= 1 << copa
        if out is not None:
            out.append(events.Hid(seat=seat, card=copa))
        return
    state.asked ^= 1 << seat
    if out is not None:
        out.append(events.Ready(seat=seat))
    if state.asked == 0:
        _seal_treasure(state, out)


def _seal_treasure(state: State, out: Out) -> None:
    """§2.4 All oros go in with the copas; the number of cards from each seat becomes public."""
    for step in range(state.seats):
        seat = (state.starter + step) % state.seats
        cards = state.hidden[seat] | state.hands[seat] & pieces.OROS_MASK
        state.hands[seat] ^= cards
        state.treasure[seat] = cards
        state.hidden[seat] = 0
        if out is not None:
            out.append(events.Sealed(seat=seat, count=cards.bit_count()))
    state.phase = st.BEGIN_BATTLE
