"""The playout policy of the search: the heuristic with open cards, which needs no odds.

Nearly every attack of the heuristic succeeds, so a player who knows all owners makes much the same choices,
and makes them at once.
"""

from __future__ import annotations

from tafureria.core.bits import cards_in
from tafureria.core.shapes import Action, Mask, Seat
from tafureria.games.la_reconquista import actions
from tafureria.games.la_reconquista.pieces import NEAR, NEAR_MASK, PROVINCES, STEP_NUMBER
from tafureria.games.la_reconquista.rules import moving, turns
from tafureria.games.la_reconquista.state import State


def turn(state: State, seat: Seat) -> Action:
    """Attack the province with the most troops that can be conquered now; if there is none, move."""
    if not turns.may_attack(state):
        return actions.MUEVO
    mine, board = _around(state, seat), state.board
    best = where = -1
    for other in range(state.seats):
        if other == seat:
            continue
        theirs = _around(state, other)
        left = state.owned[other]
        while left:
            low = left & -left
            left ^= low
            place = low.bit_length() - 1
            if mine[place] > board[place] + theirs[place] and board[place] > best:
                best, where = board[place], place
    return actions.ATACO + where if where >= 0 else actions.MUEVO


def _around(state: State, seat: Seat) -> list[int]:
    """The seat's troops around each territory."""
    out = [0] * PROVINCES
    for place in cards_in(state.owned[seat]):
        troops = state.board[place]
        if troops:
            for near in NEAR[place]:
                out[near] += troops
    return out


def worth_massing(state: State, seat: Seat) -> int:
    """The territory with the most troops that an attack could take after massing troops around it, or -1."""
    own, board = state.owned[seat], state.board
    best = where = -1
    for other in range(state.seats):
        if other == seat:
            continue
        theirs = _around(state, other)
        for place in cards_in(state.owned[other]):
            if board[place] <= best:
                continue
            near = NEAR_MASK[place] & own
            wide = near
            for ours in cards_in(near):
                wide |= NEAR_MASK[ours] & own
            if sum([board[p] for p in cards_in(wide)]) > board[place] + theirs[place]:
                best, where = board[place], place
    return where


def gather(state: State, seat: Seat, goal: Mask) -> None:
    """In a move: step every troop that can into a *goal* territory, unless it is in one already."""
    own = state.owned[seat]
    goal &= own
    for place in cards_in(own & ~goal):
        to = NEAR_MASK[place] & goal
        many = state.start[place] - state.went[place]
        if not to or many <= 0:
            continue
        best, covers = -1, -1
        for near in cards_in(to):
            count = (NEAR_MASK[near] & own).bit_count()
            if count > covers:
                best, covers = near, count
        step = actions.MUEVE + STEP_NUMBER[place, best]
        for _ in range(many):
            moving.move(state, seat, step, None)
