"""§2.6 The score, §2 the target, §3 the totals of teams."""

from __future__ import annotations

from tafureria.core.bits import cards_in
from tafureria.core.event import Out
from tafureria.core.game import OVER
from tafureria.core.shapes import Seat
from tafureria.games.moros_y_cristianos import events
from tafureria.games.moros_y_cristianos import state as st
from tafureria.games.moros_y_cristianos.pieces import NOBODY, points_of
from tafureria.games.moros_y_cristianos.state import State


def count_up(state: State, out: Out) -> None:
    """§2.6 Points of all cards taken; §2 all who reach the target in the same round win together."""
    for seat in range(state.seats):
        points = points_of(state.taken[seat])
        state.last_points[seat] = points
        state.scores[seat] += points
        if out is not None and points:
            out.append(events.Scored(seat=seat, points=points, total=state.scores[seat]))
    if state.last_had_knights:
        state.carried = 0
    for seat in range(state.seats):
        if total_of(state, seat) >= state.target:
            state.winners |= 1 << seat
    if not state.winners:
        state.phase = st.NEXT_ROUND
        return
    state.phase = st.OVER
    state.active = NOBODY
    state.asked = OVER
    if out is not None:
        out.append(events.Won(seats=cards_in(state.winners)))


def total_of(state: State, seat: Seat) -> int:
    """§2, §3 Points that count towards the target: the seat's own, or in teams the team's."""
    if not state.teams:
        return state.scores[seat]
    return sum(state.scores[seat % 2 :: 2])


def shares_victory(state: State) -> bool:
    """§2 Whether more than one player, or team, reached the target in the same round."""
    if not state.teams:
        return state.winners.bit_count() > 1
    return state.winners == (1 << state.seats) - 1
