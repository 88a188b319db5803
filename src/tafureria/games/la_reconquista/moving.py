"""r.13-r.17: troops move in secret, each one step at most."""

from __future__ import annotations

from typing import Final

from tafureria.core.event import Event
from tafureria.core.rule import WRONG_PHASE, Rule
from tafureria.games.la_reconquista import rulebook
from tafureria.games.la_reconquista.actions import COUNT, DEVUELVE, LISTO, MUEVE
from tafureria.games.la_reconquista.events import Moved, Stepped, SteppedBack
from tafureria.games.la_reconquista.pieces import STEP_FROM, STEP_TO, STEPS_FROM
from tafureria.games.la_reconquista.state import NOBODY, NOWHERE, State
from tafureria.games.la_reconquista.turns import HAS_MOVED, end_turn, say

EXITS: Final = [[(MUEVE + step, 1 << STEP_TO[step]) for step in steps] for steps in STEPS_FROM]
"""Steps that leave each territory, each with the mask of where it leads."""


def legal_move(state: State) -> list[int]:
    """r.14-r.16 Put the board back, or one more troop over a border, or one back; ascending."""
    owned = state.owned[state.actor]
    start, went, steps = state.start, state.went, state.steps
    out = [LISTO]
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
    if moved and state.taken_back < state.opt.deshacer:
        while moved:
            low = moved & -moved
            moved ^= low
            out += [DEVUELVE + step for step in STEPS_FROM[low.bit_length() - 1] if steps[step]]
    return out


def check_move(state: State, action: int) -> Rule | None:
    """r.13-r.16."""
    if action == LISTO:
        return None
    if DEVUELVE <= action < COUNT:
        if not state.steps[action - DEVUELVE]:
            return rulebook.NOT_MOVED_SO
        return rulebook.TAKE_BACKS if state.taken_back >= state.opt.deshacer else None
    if not MUEVE <= action < DEVUELVE:
        return WRONG_PHASE
    step = action - MUEVE
    owned = state.owned[state.actor]
    if not (owned >> STEP_FROM[step] & 1 and owned >> STEP_TO[step] & 1):
        return rulebook.MOVE_BETWEEN_OWN
    if state.start[STEP_FROM[step]] <= state.went[STEP_FROM[step]]:
        return rulebook.ONE_STEP
    return None


def move(state: State, action: int, out: list[Event] | None) -> None:
    """r.14-r.16 One troop over a border or back, or the end of the move."""
    if action == LISTO:
        _put_back(state, out)
        return
    back = action >= DEVUELVE
    step = action - (DEVUELVE if back else MUEVE)
    a, b = STEP_FROM[step], STEP_TO[step]
    one = -1 if back else 1
    state.steps[step] += one
    state.went[a] += one
    state.board[a] -= one
    state.board[b] += one
    if back:
        state.taken_back += 1
    if out is not None:
        kind = SteppedBack if back else Stepped
        out.append(kind(seat=state.actor, place=a, to=b))


def _put_back(state: State, out: list[Event] | None) -> None:
    """r.13 The board returns to the centre; all see the new counts, even if they are the old ones."""
    if out is not None:
        out.append(Moved(seat=state.actor, board=state.board[:]))
    finish_move(state, out)


def finish_move(state: State, out: list[Event] | None) -> None:
    """r.13 What everybody knows of the end of a move."""
    state.end_steps()
    state.taken_back = 0
    say(state, HAS_MOVED, state.actor, NOWHERE, NOBODY)
    state.passes = 0
    state.quiet += 1
    end_turn(state, out)
