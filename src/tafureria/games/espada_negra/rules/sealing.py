"""Sealed choices (r.4, r.5): made in secret, in any order, and opened together."""

from __future__ import annotations

from typing import Final

from tafureria.core.event import Out
from tafureria.core.shapes import Action, Mask, Seat
from tafureria.games.espada_negra import events
from tafureria.games.espada_negra import state as st
from tafureria.games.espada_negra.state import State

PHASES: Final = (st.ATTACK, st.BID, st.CALL, st.OUTCRY)
"""Phases in which choices are sealed."""


def ask(state: State, phase: int, seats: Mask) -> None:
    """Ask these seats for a sealed choice."""
    state.phase = phase
    state.asked = seats
    state.sealed = [st.NO_CHOICE] * state.seats


def seal(state: State, seat: Seat, action: Action, out: Out) -> bool:
    """Seal a seat's choice; True when all who were asked have chosen."""
    state.sealed[seat] = action
    state.asked &= ~(1 << seat)
    if out is not None:
        out.append(events.Sealed(seat=seat, choice=action))
    return state.asked == 0


def clear(state: State) -> None:
    """Remove all sealed choices."""
    state.sealed = [st.NO_CHOICE] * state.seats
