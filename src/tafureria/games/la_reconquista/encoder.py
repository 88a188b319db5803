"""The vector of ``tensor.py``, written from the state instead of a seat's view: the same numbers, faster."""

from __future__ import annotations

from typing import Final

from tafureria.core.shapes import Seat
from tafureria.core.sparse import Sparse
from tafureria.games.la_reconquista import state as st
from tafureria.games.la_reconquista.pieces import PROVINCES
from tafureria.games.la_reconquista.rules import attacking, placing, turns
from tafureria.games.la_reconquista.state import State
from tafureria.games.la_reconquista.tensor import SEATS

PHASES: Final = len(st.PHASES)
ACTS: Final = len(st.ACTS)


def encode(state: State, seat: Seat, to: Sparse) -> None:
    """Write what *seat* sees, in the order of ``tensor.LAYOUT``."""
    phase = state.phase
    seats = state.seats
    first = max(seat, 0)
    in_hand = phase in (st.PLACING, st.MOVING)
    holds = in_hand and seat == state.active
    is_placing = holds and phase == st.PLACING
    is_moving = holds and phase == st.MOVING
    is_fighter = seat >= 0 and seat in (state.attacker, state.defender)
    to.one_hot(st.PASSING_CARDS if phase == st.LOOKING and not is_fighter else phase, PHASES)
    if holds or not in_hand:
        to.flag(True)
        to.scaled(state.board, PROVINCES, 5.0)
    else:
        to.skip(1 + PROVINCES)
    to.bits(state.owned[seat] if seat >= 0 else 0, PROVINCES)
    to.part(placing.batch(state) - state.placed if is_placing else 0, 5.0)
    to.part(state.left[seat] - (state.placed if is_placing else 0) if seat >= 0 else 0, 5.0)
    to.flag(phase != st.DEALING and not turns.may_attack(state))
    to.part(state.goal, float(PROVINCES))
    if is_placing:
        to.scaled(state.draft, PROVINCES, 5.0)
    else:
        to.skip(PROVINCES)
    _seat(to, state.active, first, seats)
    for i in range(seats):
        to.flag(state.alive >> (first + i) % seats & 1 == 1)
    to.skip(SEATS - seats)
    to.flag(seat >= 0 and state.answered >> seat & 1 == 1)
    if is_moving:
        to.scaled(state.start, PROVINCES, 5.0)
        for place in range(PROVINCES):
            to.part(state.start[place] - state.went[place], 5.0)
    else:
        to.skip(2 * PROVINCES)
    if state.target == st.NOWHERE:
        to.skip(4 * PROVINCES + 2 * SEATS + 4)
    else:
        _write_attack(to, state, seat, is_fighter)
    to.one_hot(state.act, ACTS)
    _seat(to, state.act_seat, first, seats)
    to.one_hot(state.act_place, PROVINCES)


def _seat(to: Sparse, seat: Seat, first: Seat, seats: int) -> None:
    to.one_hot((seat - first) % seats if seat >= 0 else -1, SEATS)


def _write_attack(to: Sparse, state: State, seat: Seat, is_fighter: bool) -> None:
    """r.19-r.21 Like ``view._attack``: forces are -1 for third parties, and while cards are still passed."""
    first = max(seat, 0)
    to.one_hot(state.target, PROVINCES)
    _seat(to, state.attacker, first, state.seats)
    _seat(to, state.defender, first, state.seats)
    is_open = is_fighter and state.phase != st.PASSING_CARDS
    if not is_fighter:
        to.skip(3 * PROVINCES)
    else:
        side = state.side(seat)
        to.bits(state.passed[side], PROVINCES)
        to.bits(state.passed[1 - side] if is_open else 0, PROVINCES)
        to.bits(0 if is_open else attacking.may_pass(state, seat), PROVINCES)
    if is_open:
        to.part(attacking.forces(state.board, state.passed[st.ATTACK]), 5.0)
        to.part(attacking.forces(state.board, state.passed[st.DEFENCE]), 5.0)
        to.flag(state.success == 1)
        to.flag(state.success == 0)
    else:
        to.part(-1, 5.0)
        to.part(-1, 5.0)
        to.skip(2)
