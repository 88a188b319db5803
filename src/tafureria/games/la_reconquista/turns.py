"""r.10-r.12 and r.25-r.27: whose turn it is, passing, and how the game ends."""

from __future__ import annotations

from typing import Final

from tafureria.core.bits import listed, listing
from tafureria.core.event import Event
from tafureria.core.rule import WRONG_PHASE, Rule
from tafureria.games.la_reconquista import rulebook
from tafureria.games.la_reconquista.actions import ATACO, MUEVO, NO, PASO, SI, TABLAS
from tafureria.games.la_reconquista.events import (
    Counted,
    DrawProposed,
    DrawRefused,
    Ended,
    MoveBegan,
    Passed,
    Voted,
)
from tafureria.games.la_reconquista.pieces import PROVINCES
from tafureria.games.la_reconquista.state import (
    AGREEMENT,
    BOUND,
    CONQUEST,
    MOVING,
    NOBODY,
    NOWHERE,
    OVER,
    PASSES,
    QUIET,
    TURN,
    VOTING,
    State,
)

ROUNDS_OF_PASSES: Final = 3
ATTACKS: Final = listing(PROVINCES, ATACO)
"""Attacks by the territories that they are on."""

# The act of this moment (r.6): all that a late look at the table shows of what was said.
NOTHING: Final = 0
SAID_PASO: Final = 1
HAS_MOVED: Final = 2
HAS_ATTACKED: Final = 3
"""An attack is over."""
WAS_REFUSED: Final = 4
"""A draw was refused."""
LAST: Final = ("nada", "paso", "movio", "ataco", "tablas-no")


# --- r.10 The order of play -------------------------------------------------------------------


def order_of(state: State, seat: int) -> int:
    """r.10 Place of a seat in a round: to the dealer's right first, the dealer last."""
    return (state.dealer - 1 - seat) % state.seats


def end_turn(state: State, out: list[Event] | None) -> None:
    """r.10, r.26 The turn goes to the next living player to the right."""
    seat = state.actor
    while True:
        seat = (seat - 1) % state.seats
        if state.alive >> seat & 1:
            break
    if order_of(state, seat) <= order_of(state, state.actor):
        state.round += 1
    state.actor = seat
    state.phase = TURN
    state.proposed = 0
    if out is not None and state.opt.memoria:
        out.append(Counted(passes=state.passes, quiet=state.quiet, round=state.round))
    _check_draw(state, out)


def say(state: State, what: int, seat: int, place: int, to: int) -> None:
    """r.6 What everybody at the table has just heard."""
    state.last, state.last_seat, state.last_place, state.last_to = what, seat, place, to


# --- r.11 The choice --------------------------------------------------------------------------


def legal_turn(state: State) -> list[int]:
    """r.11 Pass, move, propose a draw, or attack; ascending."""
    out = [PASO, MUEVO]
    if state.opt.propuestas and not state.proposed:
        out.append(TABLAS)
    if may_attack(state):
        mine = state.owned[state.actor]
        others = 0
        for owned in state.owned:
            others |= owned
        out += listed(others & ~mine, ATTACKS)
    return out


def may_attack(state: State) -> bool:
    """r.11 Not during the first normal turn of each player."""
    return state.round >= state.opt.tregua


def check_turn(state: State, action: int) -> Rule | None:
    """r.11, r.18, r.27."""
    if action in (PASO, MUEVO):
        return None
    if action == TABLAS:
        if state.proposed or not state.opt.propuestas:
            return rulebook.ONE_PROPOSAL
        return None
    if not ATACO <= action < ATACO + PROVINCES:
        return WRONG_PHASE
    if not may_attack(state):
        return rulebook.NO_ATTACK_YET
    return rulebook.ATTACK_OTHERS if state.owned[state.actor] >> action - ATACO & 1 else None


# --- r.12 Passing, r.13 taking the board ------------------------------------------------------


def pass_turn(state: State, out: list[Event] | None) -> None:
    """r.12 "Paso"."""
    if out is not None:
        out.append(Passed(seat=state.actor))
    say(state, SAID_PASO, state.actor, NOWHERE, NOBODY)
    state.passes += 1
    state.quiet += 1
    end_turn(state, out)


def take_to_move(state: State, out: list[Event] | None) -> None:
    """r.13 The board leaves the centre."""
    state.phase = MOVING
    state.begin_steps()
    say(state, NOTHING, NOBODY, NOWHERE, NOBODY)
    if out is not None:
        out.append(MoveBegan(seat=state.actor))


# --- r.25 Victory, r.26 elimination -----------------------------------------------------------


def win(state: State, seat: int, out: list[Event] | None) -> None:
    """r.25 The initial number of provinces plus eight."""
    _end(state, CONQUEST, [seat], out)


# --- r.27 Draws -------------------------------------------------------------------------------


def propose(state: State, out: list[Event] | None) -> None:
    """r.27 The player to move proposes a draw, and agrees to it."""
    state.phase = VOTING
    state.proposed = 1
    state.asked = state.alive & ~(1 << state.actor)
    state.votes = state.ready = 0
    say(state, NOTHING, NOBODY, NOWHERE, NOBODY)
    if out is not None:
        out.append(DrawProposed(seat=state.actor))


def check_vote(action: int) -> Rule | None:
    """r.27 Yes or no."""
    return None if action in (SI, NO) else WRONG_PHASE


def vote(state: State, seat: int, action: int, out: list[Event] | None) -> None:
    """r.27 All living players must agree; only the outcome is told."""
    state.ready |= 1 << seat
    if action == SI:
        state.votes |= 1 << seat
    if out is not None:
        out.append(Voted(seat=seat, yes=int(action == SI)))
    if state.ready != state.asked:
        return
    agreed = state.votes == state.asked
    close_vote(state)
    if agreed:
        _end(state, AGREEMENT, _living(state), out)
        return
    if out is not None:
        out.append(DrawRefused(seat=state.actor))


def close_vote(state: State) -> None:
    """r.27 After a refusal the turn goes on, and nobody knows who refused."""
    state.votes = state.ready = state.asked = 0
    state.phase = TURN
    say(state, WAS_REFUSED, state.actor, NOWHERE, NOBODY)


def _check_draw(state: State, out: list[Event] | None) -> None:
    """r.27 Three rounds of passes, too many without an attack, or the last bound of all."""
    living = state.alive.bit_count()
    if state.passes >= ROUNDS_OF_PASSES * living:
        _end(state, PASSES, _living(state), out)
    elif state.quiet >= state.opt.rondas_sin_ataque * living:
        _end(state, QUIET, _living(state), out)
    elif state.round >= state.opt.rondas:
        _end(state, BOUND, _living(state), out)


def _living(state: State) -> list[int]:
    return [seat for seat in range(state.seats) if state.alive >> seat & 1]


def _end(state: State, ending: int, seats: list[int], out: list[Event] | None) -> None:
    state.phase = OVER
    state.ending = ending
    if out is not None:
        deal = [state.owner(p) for p in range(PROVINCES)]
        out.append(Ended(ending=ending, seats=seats, deal=deal))
