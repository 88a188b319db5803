"""How the view of one seat is made: its own troops and territories, and what is public."""

from __future__ import annotations

from tafureria.core import game as core
from tafureria.core.bits import cards_in
from tafureria.core.game import seats_in
from tafureria.core.shapes import Seat
from tafureria.games.la_reconquista import state as st
from tafureria.games.la_reconquista.pieces import PROVINCES, STEPS
from tafureria.games.la_reconquista.rules import attacking, placing, turns
from tafureria.games.la_reconquista.state import State
from tafureria.games.la_reconquista.view import Act, Attack, Counters, Move, View


def see(state: State, seat: Seat) -> View:
    """What *seat* (or ``TABLE``) sees now."""
    phase = state.phase
    in_hand = phase in (st.PLACING, st.MOVING)
    holds = in_hand and seat == state.active
    is_placing = holds and phase == st.PLACING
    is_at_table = seat != core.TABLE
    answered = is_at_table and bool(state.answered >> seat & 1)
    return View(
        seat=seat,
        phase=st.PHASES[_phase(state, seat)],
        seats=state.seats,
        dealer=state.dealer,
        active_seat=state.active,
        alive=seats_in(state.alive),
        goal=state.goal,
        board=state.board[:] if holds or not in_hand else None,
        own=cards_in(state.owned[seat]) if is_at_table else [],
        to_place=placing.batch(state) - state.placed if is_placing else 0,
        draft=state.draft[:] if is_placing else [],
        left=state.left[seat] - (state.placed if is_placing else 0) if is_at_table else 0,
        first_turn=phase != st.DEALING and not turns.may_attack(state),
        answered=answered,
        move=_move(state) if holds and phase == st.MOVING else None,
        attack=_attack(state, seat) if state.target != st.NOWHERE else None,
        vote=state.votes >> seat & 1 if answered and phase == st.VOTING else -1,
        act=Act(
            kind=st.ACTS[state.act],
            seat=state.act_seat,
            place=state.act_place,
            owner_seat=state.act_owner,
        ),
        counters=_counters(state) if state.options.memoria else None,
        owner_seats=[state.owner(place) for place in range(PROVINCES)] if phase == st.OVER else [],
    )


def _phase(state: State, seat: Seat) -> int:
    """r.21 The phase as *seat* sees it: third parties do not see that the fighters look at cards."""
    if state.phase == st.LOOKING and not _is_fighter(state, seat):
        return st.PASSING_CARDS
    return state.phase


def _is_fighter(state: State, seat: Seat) -> bool:
    return seat != core.TABLE and seat in (state.attacker, state.defender)


def _move(state: State) -> Move:
    steps = [[*STEPS[i], n] for i, n in enumerate(state.steps) if n]
    free = [start - went for start, went in zip(state.start, state.went, strict=True)]
    return Move(start=state.start[:], free=free, steps=steps)


def _attack(state: State, seat: Seat) -> Attack:
    """r.19-r.21 Fighters see their own cards, and the other's once both have passed; the rest see none."""
    if not _is_fighter(state, seat):
        return Attack(
            seat=state.attacker,
            owner_seat=state.defender,
            place=state.target,
            mine=[],
            theirs=None,
            may_pass=[],
            attack=-1,
            defence=-1,
            success=None,
        )
    side = state.side(seat)
    is_open = state.phase != st.PASSING_CARDS
    return Attack(
        seat=state.attacker,
        owner_seat=state.defender,
        place=state.target,
        mine=cards_in(state.passed[side]),
        theirs=cards_in(state.passed[1 - side]) if is_open else None,
        may_pass=cards_in(attacking.may_pass(state, seat)) if not is_open else [],
        attack=attacking.forces(state.board, state.passed[st.ATTACK]) if is_open else -1,
        defence=attacking.forces(state.board, state.passed[st.DEFENCE]) if is_open else -1,
        success=bool(state.success) if is_open else None,
    )


def _counters(state: State) -> Counters:
    return Counters(passes=state.passes, quiet=state.quiet, round=state.round)
