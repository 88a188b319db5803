"""r.10-r.12: the order of play, what may be done in a turn, and passing it."""

from __future__ import annotations

from typing import Final

from tafureria.core.bits import listed, listing
from tafureria.core.event import Out
from tafureria.core.rule import WRONG_PHASE, Rule
from tafureria.core.shapes import Action, Seat
from tafureria.games.la_reconquista import actions, events, rulebook
from tafureria.games.la_reconquista import state as st
from tafureria.games.la_reconquista.pieces import PROVINCES
from tafureria.games.la_reconquista.rules import ending
from tafureria.games.la_reconquista.state import State

ATTACKS: Final = listing(PROVINCES, actions.ATACO)
"""Attack actions by target territory, as lookup tables for :func:`listed`."""


# --- r.10 The order of play -------------------------------------------------------------------


def place_in_round(state: State, seat: Seat) -> int:
    """r.10 Position of a seat in the round: 0 for the seat at the dealer's right; the dealer is last."""
    return (state.dealer - 1 - seat) % state.seats


def end_turn(state: State, out: Out) -> None:
    """r.10, r.26 Pass the turn to the next living player to the right, unless the game is drawn."""
    seat = state.active
    while True:
        seat = (seat - 1) % state.seats
        if state.alive >> seat & 1:
            break
    if place_in_round(state, seat) <= place_in_round(state, state.active):
        state.round += 1
    state.active = seat
    state.phase = st.TURN
    state.proposed = 0
    state.ask(1 << seat)
    if out is not None and state.options.memoria:
        out.append(events.Counted(passes=state.passes, quiet=state.quiet, round=state.round))
    ending.draw_at_a_bound(state, out)


# --- r.11 What may be done in a turn ----------------------------------------------------------


def may_attack(state: State) -> bool:
    """r.11 Whether attacks are allowed: not in the first normal turn of each player."""
    return state.round >= state.options.tregua


def legal_turn(state: State, seat: Seat) -> list[Action]:
    """r.11 Pass, move, propose a draw, or attack; ascending."""
    out = [actions.PASO, actions.MUEVO]
    if ending.may_propose(state):
        out.append(actions.TABLAS)
    if may_attack(state):
        others = 0
        for owned in state.owned:
            others |= owned
        out += listed(others & ~state.owned[seat], ATTACKS)
    return out


def check_turn(state: State, seat: Seat, action: Action) -> Rule | None:
    """The rule that an action breaks in a turn (r.11, r.18, r.27), or ``None``."""
    if action in (actions.PASO, actions.MUEVO):
        return None
    if action == actions.TABLAS:
        return None if ending.may_propose(state) else rulebook.ONE_PROPOSAL
    if not actions.ATACO <= action < actions.PON:
        return WRONG_PHASE
    if not may_attack(state):
        return rulebook.NO_ATTACK_YET
    return rulebook.ATTACK_OTHERS if state.owned[seat] >> action - actions.ATACO & 1 else None


# --- r.12 Passing -----------------------------------------------------------------------------


def pass_turn(state: State, out: Out) -> None:
    """r.12 "Paso": the active player passes the turn."""
    if out is not None:
        out.append(events.Passed(seat=state.active))
    state.say(st.PASSED, state.active)
    state.passes += 1
    state.quiet += 1
    end_turn(state, out)
