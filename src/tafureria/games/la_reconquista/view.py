"""What a seat can see now, without anything that it would have to remember (r.6)."""

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
    """The latest public announcement, which stays visible until the next one."""

    kind: str
    """``none`` · ``passed`` · ``moved`` · ``attack-over`` · ``draw-refused``."""
    seat: int
    place: int
    """Territory attacked, or -1."""
    owner_seat: int
    """Owner of that territory when it was attacked, or -1."""


class Attack(msgspec.Struct, frozen=True, kw_only=True):
    """The attack in progress. Only attacker and defender can see the cards."""

    seat: int
    owner_seat: int
    place: int
    mine: list[int]
    """Cards that the viewer has passed or has chosen to pass."""
    theirs: list[int] | None
    """Cards that the other fighter has passed; ``None`` until both have, and for third parties."""
    may_pass: list[int]
    """The viewer's cards that may be passed."""
    attack: int
    defence: int
    """Forces of both sides; -1 until both have passed their cards, and for third parties."""
    success: bool | None


class Move(msgspec.Struct, frozen=True, kw_only=True):
    """The move in progress, shown only to the seat that makes it."""

    start: list[int]
    """Troops on each territory before the move."""
    free: list[int]
    """Troops on each territory that have not taken their step yet."""
    steps: list[list[int]]
    """``[from, to, troops]`` for each border that troops crossed."""


class Counters(msgspec.Struct, frozen=True, kw_only=True):
    """The counters of the draw bounds. Only in a friendly game with memory aids."""

    passes: int
    """Consecutive turns that were passed."""
    quiet: int
    """Consecutive turns without an attack."""
    round: int
    """Full rounds played."""


class View(core.View, frozen=True, kw_only=True):
    """What one seat, or a watcher, can see of the position."""

    seats: int
    dealer: int
    """-1 before the dealer is drawn by lot."""
    active_seat: int
    """The seat whose turn it is, or that holds the board while placing; -1 in the deal and at the end."""
    alive: list[int]
    goal: int
    """Number of provinces that wins."""
    board: list[int] | None
    """Troops on each territory; ``None`` while somebody else holds the board."""
    own: list[int]
    """The viewer's territories."""
    to_place: int
    """Troops that the viewer still has to place before the board moves to the next seat."""
    draft: list[int]
    """Troops placed on each territory since the viewer took the board; empty for everybody else."""
    left: int
    """The viewer's troops that are not on the board yet."""
    first_turn: bool
    """True while nobody may attack yet."""
    answered: bool
    """True if the viewer has chosen in a simultaneous choice and some of the others have not."""
    move: Move | None
    attack: Attack | None
    vote: int
    """The viewer's vote on a proposed draw: 1 for yes, 0 for no, -1 for none."""
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
