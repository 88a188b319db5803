"""The vector of ``tensor.py``, written from the state instead of a seat's view: the same numbers, faster."""

from __future__ import annotations

from typing import Final

from tafureria.core.bits import count_of
from tafureria.core.game import TABLE
from tafureria.core.shapes import Seat
from tafureria.core.sparse import Sparse
from tafureria.games.muerte_al_rey import options as opt
from tafureria.games.muerte_al_rey import state as st
from tafureria.games.muerte_al_rey.actions import FACES
from tafureria.games.muerte_al_rey.pieces import CARDS, PLACES
from tafureria.games.muerte_al_rey.rules import rounds
from tafureria.games.muerte_al_rey.state import NONE, State
from tafureria.games.muerte_al_rey.tensor import PER_SEAT

FACE_COUNT: Final = len(FACES)


def encode(state: State, seat: Seat, to: Sparse) -> None:
    """Write what *seat* sees, in the order of ``tensor.LAYOUT``."""
    phase = state.phase
    seats = state.seats
    first = max(seat, 0)
    dealt = phase != st.IDENTITIES
    own = state.place[seat] if seat != TABLE and dealt else NONE
    exchanges = phase in (st.HAND_OVER, st.DENOUNCE, st.FACE) and state.partner != NONE
    playing = st.TURN <= phase <= st.GIVE_UP or phase == st.FACE
    to.one_hot(NONE if phase == st.FACE else phase, st.WITHOUT_FACES)
    to.part(min(state.played + 1, state.games), float(max(state.games, 1)))
    to.part(state.round + 1, 10.0)
    to.flag(phase == st.TURN and rounds.must_accuse(state))
    to.flag(playing and state.accused & 1 == 0)
    to.flag(playing and state.accused & 2 == 0)
    to.bits(state.hands[own] if own != NONE else 0, CARDS)
    given = NONE
    received = NONE
    if own != NONE and exchanges and own in (state.active, state.partner):
        mine = 0 if own == state.active else 1
        given = state.given[mine]
        received = NONE if phase == st.HAND_OVER else state.given[1 - mine]
    to.one_hot(given, CARDS)
    to.one_hot(received, CARDS)
    shown = state.target
    if shown == NONE:
        to.skip(CARDS + 2 * PLACES)
    else:
        to.bits(state.hands[shown], CARDS)
        to.one_hot((state.holder[state.active] - first) % seats, PLACES)
        to.one_hot((state.holder[shown] - first) % seats, PLACES)
    given_up = 0
    if dealt:
        for lost in state.lost:
            given_up |= lost
    to.bits(given_up, CARDS)
    exchange = 0
    if exchanges:
        exchange = 1 << state.holder[state.active] | 1 << state.holder[state.partner]
    ready = _ready(state, seat)
    swapping = 0
    for swapper in state.swapping:
        swapping |= 1 << swapper
    acting = state.holder[state.active] if playing else NONE
    for i in range(seats):
        other = (first + i) % seats
        place = state.place[other]
        to.one_hot(place if dealt or other < state.drawn else NONE, PLACES)
        to.flag(True)
        to.part(count_of(state.hands[place]) if dealt else 0, 2.0)
        to.flag(other == acting)
        to.flag(exchange >> other & 1 == 1)
        to.flag(ready >> other & 1 == 1)
        to.part(state.scores[other], 10.0)
        to.flag(swapping >> other & 1 == 1)
        to.part(count_of(state.lost[place]) if dealt else 0, 2.0)
    to.skip(PER_SEAT * (PLACES - seats))
    _faces(state, seat, to)


def _faces(state: State, seat: Seat, to: Sparse) -> None:
    """The faces that lie open, and the seat's own that nobody sees yet."""
    first = max(seat, 0)
    to.flag(state.phase == st.FACE)
    to.one_hot(state.hidden_faces[seat] if seat != TABLE else NONE, FACE_COUNT)
    for i in range(state.seats):
        to.one_hot(state.faces[(first + i) % state.seats], FACE_COUNT)
    to.skip(FACE_COUNT * (PLACES - state.seats))


def _ready(state: State, seat: Seat) -> int:
    """Mask of the seats known to be ready, as ``view._ready`` lists them."""
    phase = state.phase
    if phase == st.CHOOSE:
        swapped = 1 if state.identities == opt.ELIGEN_CONTRARIAS else 0
        mask = 0
        for side in range(2):
            if len(state.assigned[side]) == state.companions:
                mask |= 1 << state.holder[side ^ swapped]
        return mask
    if phase == st.FACE:
        return 1 << seat if seat >= 0 and state.hidden_faces[seat] != NONE else 0
    if phase not in (st.HAND_OVER, st.DENOUNCE):
        return 0
    done = state.given if phase == st.HAND_OVER else state.answers
    mask = 0
    if done[0] != NONE:
        mask |= 1 << state.holder[state.active]
    if done[1] != NONE:
        mask |= 1 << state.holder[state.partner]
    if phase == st.DENOUNCE:
        return mask & (1 << seat) if seat >= 0 else 0
    return mask
