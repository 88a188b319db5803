"""Fast encoder: writes the same numbers as ``tensor.py``, from the state and without building a view."""

from __future__ import annotations

from typing import Final

from tafureria.core.bits import count_of
from tafureria.core.shapes import Seat
from tafureria.core.sparse import Sparse
from tafureria.games.moros_y_cristianos import state as st
from tafureria.games.moros_y_cristianos.actions import ORDEN, VALUES
from tafureria.games.moros_y_cristianos.pieces import CARDS, points_of
from tafureria.games.moros_y_cristianos.rules import battle, booty, declaration, outcome
from tafureria.games.moros_y_cristianos.state import State
from tafureria.games.moros_y_cristianos.tensor import PER_SEAT, SEATS

PHASES: Final = len(st.PHASES)
WORDS: Final = len(VALUES)


def encode(state: State, seat: Seat, to: Sparse) -> None:
    """Write what *seat* sees, in the order of ``tensor.LAYOUT``."""
    phase = state.phase
    seats = state.seats
    first = max(seat, 0)
    playing = phase == st.PLAY
    to.one_hot(phase, PHASES)
    to.bits(state.hands[seat] if seat >= 0 else 0, CARDS)
    to.bits(state.hidden[seat] if seat >= 0 else 0, CARDS)
    to.bits(_declared(state), WORDS)
    to.one_hot(state.dimension if phase == st.DECLARE else -1, 5)
    to.one_hot(state.pass_number, 4)
    active = state.active if phase != st.TREASURE and state.asked > 0 else -1
    to.one_hot((active - first) % seats if active >= 0 else -1, SEATS)
    to.one_hot((state.starter - first) % seats if state.starter >= 0 else -1, SEATS)
    to.one_hot(state.attack, 2)
    to.flag((playing or phase == st.AIM) and battle.must_switch(state, state.active))
    to.flag(playing and state.must and (state.pass_number == 1 or seat == state.active))
    to.part(state.quota if playing else 0, 2.0)
    to.flag(state.teams)
    to.part(state.target, 100.0)
    christians, moors = outcome.strengths(state)
    to.part(christians, 10.0)
    to.part(moors, 10.0)
    played = 0
    for knights in state.knights:
        played |= knights
    to.bits(played & ~state.annulled, CARDS)
    to.bits(played & state.annulled, CARDS)
    for i in range(seats):
        to.bits(state.knights[(first + i) % seats], CARDS)
    to.skip(CARDS * (SEATS - seats))
    acted = 0
    for entry in state.copas:
        acted |= 1 << st.card_of_copa(entry)
    to.bits(acted, CARDS)
    to.one_hot(state.aiming if phase == st.AIM else -1, CARDS)
    to.bits(state.centre, CARDS)
    to.bits(state.carried, CARDS)
    to.bits(booty.booty_of(state) if phase == st.PICK else 0, CARDS)
    for i in range(seats):
        _write_seat(to, state, (first + i) % seats)
    to.skip(PER_SEAT * (SEATS - seats))


def _declared(state: State) -> int:
    """Mask of the values declared so far, as :func:`declaration.combat_names` lists them."""
    if state.phase < st.DECLARE:
        return 0
    has_order = declaration.has_order(state)
    mask = 0
    for dimension, value in enumerate(state.combat):
        if dimension != ORDEN or has_order:
            mask |= 1 << value
    return mask


def _write_seat(to: Sparse, state: State, seat: Seat) -> None:
    treasure = count_of(state.treasure[seat])
    target = float(state.target)
    to.flag(True)
    to.part(count_of(state.hands[seat]), 10.0)
    to.one_hot(state.sides[seat], 2)
    to.part(count_of(state.oros[seat]), 10.0)
    to.part(treasure if state.pass_number == st.TREASURE_PASS else 0, 10.0)
    to.part(treasure, 10.0)
    to.part(points_of(state.knights[seat]), 10.0)
    to.part(count_of(state.taken[seat]), 10.0)
    to.flag((state.duty_bound | state.sitting_out) >> seat & 1 == 1)
    to.part(state.scores[seat], target)
    to.part(state.last_points[seat], target)
