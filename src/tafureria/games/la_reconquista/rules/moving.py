"""r.13-r.17: troops move in secret, each one step at most."""

from __future__ import annotations

from typing import Final

from tafureria.core.event import Out
from tafureria.core.rule import WRONG_PHASE, Rule
from tafureria.core.shapes import Action, Seat
from tafureria.games.la_reconquista import actions, events, rulebook
from tafureria.games.la_reconquista import state as st
from tafureria.games.la_reconquista.pieces import STEP_FROM, STEP_TO, STEPS_FROM
from tafureria.games.la_reconquista.rules import turns
from tafureria.games.la_reconquista.state import State

EXITS: Final = [[(actions.MUEVE + step, 1 << STEP_TO[step]) for step in steps] for steps in STEPS_FROM]
"""For each territory, the actions that move a troop out of it, each with the mask of its destination."""


# --- r.13 The board leaves the centre ---------------------------------------------------------


def begin_move(state: State, out: Out) -> None:
    """r.13 The active player takes the board out of sight."""
    state.phase = st.MOVING
    state.begin_steps()
    state.say(st.NOTHING, st.NOBODY)
    if out is not None:
        out.append(events.MoveBegan(seat=state.active))


# --- r.14-r.16 Steps --------------------------------------------------------------------------


def legal_move(state: State, seat: Seat) -> list[Action]:
    """r.14-r.16 Legal actions: end the move, move a troop over a border, or undo a step; ascending."""
    owned = state.owned[seat]
    start, went, steps = state.start, state.went, state.steps
    out = [actions.LISTO]
    left = owned
    moved = 0
    while left:
        low = left & -left
        left ^= low
        a = low.bit_length() - 1
        gone = went[a]
        if start[a] > gone:
            out += [action for action, to in EXITS[a] if owned & to]
        if gone:
            moved |= low
    if moved and state.taken_back < state.options.deshacer:
        while moved:
            low = moved & -moved
            moved ^= low
            out += [actions.DEVUELVE + step for step in STEPS_FROM[low.bit_length() - 1] if steps[step]]
    return out


def check_move(state: State, seat: Seat, action: Action) -> Rule | None:
    """r.13-r.16 A troop takes at most one step, from where it began the move, between own provinces."""
    if action == actions.LISTO:
        return None
    if action >= actions.DEVUELVE:
        if not state.steps[action - actions.DEVUELVE]:
            return rulebook.NOT_MOVED_SO
        return rulebook.TAKE_BACKS if state.taken_back >= state.options.deshacer else None
    if action < actions.MUEVE:
        return WRONG_PHASE
    step = action - actions.MUEVE
    owned = state.owned[seat]
    if not (owned >> STEP_FROM[step] & 1 and owned >> STEP_TO[step] & 1):
        return rulebook.MOVE_BETWEEN_OWN
    if state.start[STEP_FROM[step]] <= state.went[STEP_FROM[step]]:
        return rulebook.ONE_STEP
    return None


def move(state: State, seat: Seat, action: Action, out: Out) -> None:
    """r.14-r.16 Move a troop over a border, undo such a step, or end the move."""
    if action == actions.LISTO:
        if out is not None:
            out.append(events.Moved(seat=seat, board=state.board[:]))
        end_move(state, out)
        return
    is_back = action >= actions.DEVUELVE
    step = action - (actions.DEVUELVE if is_back else actions.MUEVE)
    a, b = STEP_FROM[step], STEP_TO[step]
    one = -1 if is_back else 1
    state.steps[step] += one
    state.went[a] += one
    state.board[a] -= one
    state.board[b] += one
    if is_back:
        state.taken_back += 1
    if out is not None:
        kind = events.SteppedBack if is_back else events.Stepped
        out.append(kind(seat=seat, place=a, to=b))


# --- r.13 The board is back -------------------------------------------------------------------


def end_move(state: State, out: Out) -> None:
    """r.13 The board returns to the centre; everybody sees the counts, even if none has changed."""
    state.end_steps()
    state.say(st.MOVED, state.active)
    state.passes = 0
    state.quiet += 1
    turns.end_turn(state, out)
