"""§2.3 Whose turn it is, and each side's duty to accuse. All of this is public: no hand is read."""

from __future__ import annotations

from tafureria.core.rule import Rule
from tafureria.games.muerte_al_rey import rulebook
from tafureria.games.muerte_al_rey import state as st
from tafureria.games.muerte_al_rey.pieces import SIDE_MASK, Place
from tafureria.games.muerte_al_rey.state import State


def begin_play(state: State) -> None:
    """Begin the game; the 1 of espadas plays first."""
    state.alive = (1 << state.seats) - 1
    state.phase = st.TURN


def alone(state: State) -> bool:
    """Whether the active player has no living companion, and so nobody to exchange with."""
    return state.alive & SIDE_MASK[state.active & 1] == 1 << state.active


def must_accuse(state: State) -> bool:
    """Whether the active player must accuse: alone, or last of a side that has not accused in this round."""
    side = state.active & 1
    mates = state.alive & SIDE_MASK[side]
    if mates == 1 << state.active:
        return True
    return not state.accused >> side & 1 and mates >> state.active + 1 == 0


def check_player(state: State, place: Place) -> Rule | None:
    """The target of an action must be another player who is still in the game."""
    if place >= state.seats:
        return rulebook.NO_SUCH_PLAYER
    if place == state.active:
        return rulebook.NOT_YOURSELF
    return None if state.alive >> place & 1 else rulebook.ELIMINATED


def next_turn(state: State) -> None:
    """Pass the turn to the next player who still has cards; after the last one a new round begins."""
    later = state.alive >> state.active + 1
    if later:
        state.active += (later & -later).bit_length()
    else:
        state.round += 1
        state.accused = 0
        state.active = (state.alive & -state.alive).bit_length() - 1
    if state.partner != st.NONE:
        state.partner = st.NONE
        state.given[0] = state.given[1] = st.NONE
        state.answers[0] = state.answers[1] = st.NONE
    state.phase = st.TURN
