"""What a seat has before its eyes now, and nothing that it would have to remember (r.6)."""

from __future__ import annotations

import msgspec

from tafureria.core.bits import cards_in
from tafureria.core.game import TABLE
from tafureria.core.game import View as CoreView
from tafureria.games.la_reconquista.attacking import forces, may_pass
from tafureria.games.la_reconquista.pieces import PROVINCES, STEPS
from tafureria.games.la_reconquista.placing import batch
from tafureria.games.la_reconquista.state import (
    DEALING,
    MOVING,
    NOBODY,
    OVER,
    PASSING,
    PLACING,
    VOTING,
    State,
)
from tafureria.games.la_reconquista.turns import LAST, may_attack

PHASES = (
    "repartir",
    "colocar",
    "turno",
    "mover",
    "pasar-cartas",
    "ver-cartas",
    "tablas",
    "fin",
)


class Act(msgspec.Struct, frozen=True, kw_only=True):
    """The latest public announcement, which stands until the next."""

    kind: str
    """``nada`` · ``paso`` · ``movio`` · ``ataco`` · ``tablas-no``."""
    seat: int
    place: int
    """Territory attacked, or -1."""
    to_seat: int
    """Its owner when it was attacked, or -1."""


class Attack(msgspec.Struct, frozen=True, kw_only=True):
    """The attack that is going on. What the cards say only the two can see."""

    seat: int
    owner_seat: int
    place: int
    mine: list[int]
    """Cards that the own seat has passed, or is about to."""
    theirs: list[int] | None
    """Cards that the other has passed; ``None`` until both have."""
    may_pass: list[int]
    """Own cards that may be passed."""
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
    """Only in a friendly game with memory aids."""

    passes: int
    quiet: int
    round: int


class View(CoreView, frozen=True, kw_only=True):
    """The table through the eyes of a seat."""

    seats: int
    dealer: int
    """-1 before the lot."""
    turn: int
    """Whose turn it is; while placing, who holds the board. -1 while the cards are dealt."""
    alive: list[int]
    goal: int
    """Provinces that win."""
    board: list[int] | None
    """Troops on each territory; ``None`` while somebody else has the board in hand."""
    own: list[int]
    """Own territories."""
    to_place: int
    """Troops that the own seat still has to put down before it passes the board on."""
    draft: list[int]
    """Troops on each territory that were put down since the board came; empty for everybody else."""
    left: int
    """Own troops that are not on the board yet."""
    first_turn: bool
    """Nobody may attack yet."""
    ready: list[int]
    """Seats that have answered what all or two are being asked."""
    move: Move | None
    attack: Attack | None
    vote: int
    """Own answer to the proposal of a draw: 1, 0, or -1 for none."""
    act: Act
    counters: Counters | None
    owners: list[int]
    """Owner of each territory once the game is over; empty before."""


def view(state: State, seat: int) -> View:
    """What *seat* (or ``TABLE``) sees now."""
    phase = state.phase
    in_hand = phase in (PLACING, MOVING)
    holds = in_hand and seat == state.actor
    placing = holds and phase == PLACING
    owned = state.owned[seat] if seat != TABLE else 0
    over = phase == OVER
    voted = phase == VOTING and seat != TABLE and state.ready >> seat & 1
    return View(
        seat=seat,
        phase=PHASES[phase],
        seats=state.seats,
        dealer=state.dealer,
        turn=state.actor,
        alive=[s for s in range(state.seats) if state.alive >> s & 1],
        goal=state.goal,
        board=state.board[:] if holds or not in_hand else None,
        own=cards_in(owned),
        to_place=batch(state) - state.placed if placing else 0,
        draft=state.draft[:] if placing else [],
        left=state.left[seat] - (state.placed if placing else 0) if seat != TABLE else 0,
        first_turn=phase != DEALING and not may_attack(state),
        ready=[s for s in range(state.seats) if state.ready >> s & 1],
        move=_move(state) if holds and phase == MOVING else None,
        attack=_attack(state, seat) if state.target >= 0 else None,
        vote=(state.votes >> seat & 1) if voted else -1,
        act=Act(
            kind=LAST[state.last],
            seat=state.last_seat,
            place=state.last_place,
            to_seat=state.last_to,
        ),
        counters=_counters(state) if state.opt.memoria else None,
        owners=[state.owner(p) for p in range(PROVINCES)] if over else [],
    )


def _move(state: State) -> Move:
    steps = [[*STEPS[i], n] for i, n in enumerate(state.steps) if n]
    free = [start - went for start, went in zip(state.start, state.went, strict=True)]
    return Move(start=state.start[:], free=free, steps=steps)


def _attack(state: State, seat: int) -> Attack:
    """The two see their own cards at once, the other's when both have passed; the rest see a closed door."""
    if seat == NOBODY or seat not in (state.attacker, state.defender):
        side = -1
    else:
        side = int(seat == state.defender)
    open_to_me = side >= 0 and state.phase != PASSING
    return Attack(
        seat=state.attacker,
        owner_seat=state.defender,
        place=state.target,
        mine=cards_in(state.passed[side]) if side >= 0 else [],
        theirs=cards_in(state.passed[1 - side]) if open_to_me else None,
        may_pass=cards_in(may_pass(state, seat)) if side >= 0 and state.phase == PASSING else [],
        attack=forces(state.board, state.passed[0]) if open_to_me else -1,
        defence=forces(state.board, state.passed[1]) if open_to_me else -1,
        success=bool(state.success) if open_to_me else None,
    )


def _counters(state: State) -> Counters:
    return Counters(passes=state.passes, quiet=state.quiet, round=state.round)
