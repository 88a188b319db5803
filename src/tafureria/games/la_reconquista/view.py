"""What a seat has before its eyes now, and nothing that it would have to remember (r.6)."""

from __future__ import annotations

import msgspec

from tafureria.core import game as core
from tafureria.core.bits import cards_in
from tafureria.core.game import seats_in
from tafureria.core.shapes import Seat
from tafureria.games.la_reconquista import state as st
from tafureria.games.la_reconquista.pieces import PROVINCES, STEPS
from tafureria.games.la_reconquista.rules import attacking, placing, turns
from tafureria.games.la_reconquista.state import State


class Act(msgspec.Struct, frozen=True, kw_only=True):
    """The latest public announcement, which stands until the next."""

    kind: str
    """``none`` · ``passed`` · ``moved`` · ``attack-over`` · ``draw-refused``."""
    seat: int
    place: int
    """Territory attacked, or -1."""
    owner_seat: int
    """Its owner when it was attacked, or -1."""


class Attack(msgspec.Struct, frozen=True, kw_only=True):
    """The attack that is going on. What the cards say only the two can see."""

    seat: int
    owner_seat: int
    place: int
    mine: list[int]
    """Cards that the viewer has passed, or is about to."""
    theirs: list[int] | None
    """Cards that the other has passed; ``None`` until both have, and for everybody else."""
    may_pass: list[int]
    """The viewer's cards that may be passed."""
    attack: int
    defence: int
    """Forces of both sides; -1 until both have passed their cards, and for everybody else."""
    success: bool | None


class Move(msgspec.Struct, frozen=True, kw_only=True):
    """The move that is being made, for whoever makes it."""

    start: list[int]
    """Troops on each territory before the move."""
    free: list[int]
    """Troops on each territory that have not taken their step yet."""
    steps: list[list[int]]
    """``[from, to, troops]`` for each border that troops went over."""


class Counters(msgspec.Struct, frozen=True, kw_only=True):
    """How near the draw bounds are. Only in a friendly game with memory aids."""

    passes: int
    """Consecutive turns that were passed."""
    quiet: int
    """Consecutive turns without an attack."""
    round: int
    """Full rounds played."""


class View(core.View, frozen=True, kw_only=True):
    """The table through the eyes of a seat."""

    seats: int
    dealer: int
    """-1 before the lot."""
    active_seat: int
    """Whose turn it is; while placing, who holds the board. -1 while cards are dealt and at the end."""
    alive: list[int]
    goal: int
    """Provinces that win."""
    board: list[int] | None
    """Troops on each territory; ``None`` while somebody else has the board in hand."""
    own: list[int]
    """The viewer's territories."""
    to_place: int
    """Troops that the viewer still has to put down before the board goes on."""
    draft: list[int]
    """Troops on each territory that were put down since the board came; empty for everybody else."""
    left: int
    """The viewer's troops that are not on the board yet."""
    first_turn: bool
    """Nobody may attack yet."""
    answered: bool
    """The viewer has made its part of a choice that several make at once, and the others have not all."""
    move: Move | None
    attack: Attack | None
    vote: int
    """The viewer's answer to the proposal of a draw: 1, 0, or -1 for none."""
    act: Act
    counters: Counters | None
    owner_seats: list[int]
    """Owner of each territory once the game is over (-1 for those not in play); empty before."""


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
    """r.21 Of an attack the others see that it is going on, and not whether the two look at cards already."""
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
    """r.19-r.21 The two see their own cards, and the other's once both have passed; the rest see nothing."""
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
