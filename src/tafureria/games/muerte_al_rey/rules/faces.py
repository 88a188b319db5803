"""§3.1 Faces, option ``gestos``: who has just looked at a card shows a face that others may read.

The book obliges everybody to look at the cards that they are dealt and receive, so that others can suspect by
the change of a face. So there are two such moments: after the deal all show one, after an exchange its two
players do, unless a treason has ended the game. All who looked choose unseen and show their faces together.
A face binds nobody and changes nothing else.
"""

from __future__ import annotations

from typing import Final

from tafureria.core.event import Out
from tafureria.core.game import seats_in
from tafureria.core.shapes import Action, Mask, Seat, Silence
from tafureria.games.muerte_al_rey import actions, events
from tafureria.games.muerte_al_rey import state as st
from tafureria.games.muerte_al_rey.rules import rounds
from tafureria.games.muerte_al_rey.state import State

SECONDS: Final = 20.0
"""Seconds that people have at a live table to choose a face, if others wait for them."""


def after_deal(state: State) -> None:
    """The game begins; with ``gestos``, once everybody has shown a face."""
    rounds.begin_play(state)
    if state.gestos:
        _look(state, (1 << state.seats) - 1)


def after_exchange(state: State) -> None:
    """The exchange is over; with ``gestos``, once its two players have shown a face."""
    if state.gestos:
        _look(state, 1 << state.holder[state.active] | 1 << state.holder[state.partner])
    else:
        rounds.next_turn(state)


def _look(state: State, seats: Mask) -> None:
    """These seats have looked at their cards and choose a face."""
    state.looking = seats
    state.phase = st.FACE


def asked(state: State) -> Mask:
    """Mask of the seats that have looked and not chosen a face yet."""
    mask = state.looking
    for seat, face in enumerate(state.hidden_faces):
        if face != st.NONE:
            mask &= ~(1 << seat)
    return mask


def awaited(state: State, seat: Seat) -> Mask:
    """The seats that *seat* sees being waited for: all who look, for hesitation would be a face too."""
    if seat >= 0 and state.hidden_faces[seat] != st.NONE:
        return state.looking & ~(1 << seat)
    return state.looking


def silence() -> Silence:
    """A seat that chooses no face in time is calm."""
    return Silence(action=actions.FACE + actions.CALM, seconds=SECONDS, window=SECONDS, race=False)


def legal_show() -> list[Action]:
    """Any of the three faces, whatever the seat has seen."""
    return [actions.FACE + actions.CALM, actions.FACE + actions.PLEASED, actions.FACE + actions.UNEASY]


def show(state: State, seat: Seat, action: Action, out: Out) -> None:
    """The last choice makes all faces seen at once; then the game goes on."""
    face = action - actions.FACE
    state.hidden_faces[seat] = face
    if out is not None:
        out.append(events.FaceChosen(seat=seat, face=face))
    if asked(state):
        return
    seats = seats_in(state.looking)
    shown = [state.hidden_faces[one] for one in seats]
    if out is not None:
        groups = [[one for one, at in zip(seats, shown, strict=True) if at == kind] for kind in range(3)]
        out.append(events.Faces(calm_seats=groups[0], pleased_seats=groups[1], uneasy_seats=groups[2]))
    seen(state, seats, shown)


def seen(state: State, seats: list[Seat], shown: list[int]) -> None:
    """These seats show these faces; the next player plays."""
    for seat, face in zip(seats, shown, strict=True):
        state.faces[seat] = face
        state.hidden_faces[seat] = st.NONE
    state.looking = 0
    if state.partner == st.NONE:
        state.phase = st.TURN
    else:
        rounds.next_turn(state)
