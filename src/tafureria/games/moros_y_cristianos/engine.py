"""Carrying out: each phase hands over to the next, in the order of the rulebook."""

from __future__ import annotations

from tafureria.core.event import Event
from tafureria.games.moros_y_cristianos import battle, opening, spoils
from tafureria.games.moros_y_cristianos.state import (
    COMBATE,
    CUENTA,
    DAR,
    DECLARAR,
    DESENLACE,
    DESTAPE,
    DIANA,
    GUARDAR,
    JUGAR,
    REPARTIR,
    TESORO_OCULTO,
    State,
)

Out = list[Event] | None


def apply(state: State, seat: int, action: int, out: Out = None) -> None:
    """Carry out a legal action, and all that follows without anybody's choice."""
    phase = state.phase
    if phase == JUGAR:
        battle.play(state, seat, action, out)
    elif phase == DAR:
        opening.deal(state, action, out)
    elif phase == REPARTIR:
        spoils.pick(state, seat, action, out)
    elif phase == DECLARAR:
        opening.declare(state, seat, action, out)
    elif phase == DIANA:
        battle.aim(state, seat, action, out)
    elif phase == TESORO_OCULTO:
        opening.hide(state, seat, action, out)
    elif phase == GUARDAR:
        opening.keep_or_throw(state, seat, action, out)
    else:
        opening.draw_starter(state, action, out)
    if state.phase >= COMBATE:
        carry_on(state, out)


def carry_on(state: State, out: Out = None) -> None:
    """Take the steps of a round that are nobody's choice."""
    while state.phase >= COMBATE:
        _step(state, out)


def _step(state: State, out: Out) -> None:
    phase = state.phase
    if phase == COMBATE:
        battle.begin_battle(state, out)
    elif phase == DESTAPE:
        battle.turn_up(state, out)
    elif phase == DESENLACE:
        spoils.decide(state, out)
    elif phase == CUENTA:
        spoils.count_up(state, out)
    else:
        spoils.clear_table(state, out)
        opening.ask_to_keep(state, out)
