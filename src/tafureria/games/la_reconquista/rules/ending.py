"""r.25-r.27: victory, elimination, and draws by agreement or at a bound."""

from __future__ import annotations

from typing import Final

from tafureria.core.event import Out
from tafureria.core.game import seats_in
from tafureria.core.rule import WRONG_PHASE, Rule
from tafureria.core.shapes import Action, Seat
from tafureria.games.la_reconquista import actions, events
from tafureria.games.la_reconquista import state as st
from tafureria.games.la_reconquista.pieces import PROVINCES
from tafureria.games.la_reconquista.state import State

ROUNDS_OF_PASSES: Final = 3
"""r.27: the game is drawn after this many full rounds in which everybody passes."""


# --- r.25 Victory, r.26 elimination -----------------------------------------------------------


def eliminate_or_win(state: State, out: Out) -> None:
    """r.25, r.26 After a conquest: is the defender out, and does the attacker own enough to win?"""
    attacker, defender = state.attacker, state.defender
    if not state.owned[defender]:
        eliminate(state, defender)
        if out is not None:
            out.append(events.Eliminated(seat=defender))
    if state.owned[attacker].bit_count() >= state.goal:
        _end(state, st.CONQUEST, [attacker], out)


def eliminate(state: State, seat: Seat) -> None:
    """r.26 A player without cards is out."""
    state.alive &= ~(1 << seat)


# --- r.27 A draw by agreement -----------------------------------------------------------------


def may_propose(state: State) -> bool:
    """r.27 Whether a draw may be proposed: once in a turn."""
    return state.options.propuestas and not state.proposed


def propose(state: State, out: Out) -> None:
    """r.27 The player to move proposes a draw, and agrees to it."""
    state.phase = st.VOTING
    state.proposed = 1
    state.votes = 0
    state.ask(state.alive & ~(1 << state.active))
    state.say(st.NOTHING, st.NOBODY)
    if out is not None:
        out.append(events.DrawProposed(seat=state.active))


def legal_vote(state: State, seat: Seat) -> list[Action]:
    """r.27 Yes or no."""
    del state, seat
    return [actions.SI, actions.NO]


def check_vote(state: State, seat: Seat, action: Action) -> Rule | None:
    """r.27 Yes or no."""
    del state, seat
    return None if action in (actions.SI, actions.NO) else WRONG_PHASE


def vote(state: State, seat: Seat, action: Action, out: Out) -> None:
    """r.27 All living players must agree; only the outcome is made public."""
    if action == actions.SI:
        state.votes |= 1 << seat
    if out is not None:
        out.append(events.Voted(seat=seat, yes=int(action == actions.SI)))
    if not state.answer(seat):
        return
    if state.votes == state.answered:
        _end(state, st.AGREEMENT, seats_in(state.alive), out)
        return
    refuse_draw(state)
    if out is not None:
        out.append(events.DrawRefused(seat=state.active))


def refuse_draw(state: State) -> None:
    """r.27 After a refusal the turn continues, and nobody learns who refused."""
    state.phase = st.TURN
    state.votes = 0
    state.ask(1 << state.active)
    state.say(st.DRAW_REFUSED, state.active)


# --- r.27 Draws at a bound --------------------------------------------------------------------


def draw_at_a_bound(state: State, out: Out) -> None:
    """r.27 Draw the game after three rounds of passes, or too many rounds without an attack or in all."""
    living = state.alive.bit_count()
    if state.passes >= ROUNDS_OF_PASSES * living:
        _end(state, st.PASSES, seats_in(state.alive), out)
    elif state.quiet >= state.options.rondas_sin_ataque * living:
        _end(state, st.QUIET, seats_in(state.alive), out)
    elif state.round >= state.options.rondas:
        _end(state, st.BOUND, seats_in(state.alive), out)


# --- The end ----------------------------------------------------------------------------------


def _end(state: State, ending: int, seats: list[Seat], out: Out) -> None:
    close(state, ending)
    if out is not None:
        owners = [state.owner(place) for place in range(PROVINCES)]
        out.append(events.Ended(ending=ending, seats=seats, owner_seats=owners))


def close(state: State, ending: int) -> None:
    """r.25-r.27 Mark the game as over; it is nobody's turn."""
    state.phase = st.OVER
    state.ending = ending
    state.active = st.NOBODY
    state.votes = 0
    state.ask(0)


def returns(state: State) -> list[float]:
    """r.25, r.27 One for the winner; in a draw, one shared by all who still own a province."""
    if not state.ending:
        return [0.0] * state.seats
    if state.ending == st.CONQUEST:
        return [float(seat == state.attacker) for seat in range(state.seats)]
    share = round(1.0 / state.alive.bit_count(), 6)  # as records write it
    return [share if state.alive >> seat & 1 else 0.0 for seat in range(state.seats)]
