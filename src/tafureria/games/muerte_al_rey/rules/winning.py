"""§2.4 How a side wins: it finds the king of the other side, or the other side gives up its own.

The book names a third way, that the other side has no players left. That never happens: the king is one of
the side's cards, so it is found or given up first.
"""

from __future__ import annotations

from tafureria.core.event import Out
from tafureria.games.muerte_al_rey import events
from tafureria.games.muerte_al_rey import state as st
from tafureria.games.muerte_al_rey.pieces import KING_BITS, Place, Side
from tafureria.games.muerte_al_rey.rules import scoring
from tafureria.games.muerte_al_rey.state import State


def king_found(state: State, out: Out) -> None:
    """The accused shows the king: the accuser's side wins."""
    accuser = state.holder[state.active]
    state.ended_by = accuser
    if out is not None:
        out.append(events.KingFound(seat=accuser, target_seat=state.holder[state.target]))
        if state.ruta:
            out.append(_route(state, state.target & 1))
    cases = scoring.cases_of_sides(
        state.seats,
        winner=state.active & 1,
        alive=state.alive,
        king_place=_king_place(state, state.active & 1),
        finder=state.active,
        loser=state.target,
        out=False,
    )
    scoring.end_game(state, st.KING_FOUND, state.active & 1, cases, out)


def king_lost(state: State, out: Out) -> None:
    """The active player has given up their own king: the other side wins."""
    loser = state.active
    winner = 1 - (loser & 1)
    state.ended_by = state.holder[loser]
    if out is not None:
        out.append(events.KingLost(seat=state.ended_by))
    cases = scoring.cases_of_sides(
        state.seats,
        winner=winner,
        alive=state.alive,
        king_place=_king_place(state, winner),
        finder=st.NONE,
        loser=loser,
        out=not state.hands[loser],
    )
    scoring.end_game(state, st.KING_LOST, winner, cases, out)


def _route(state: State, side: Side) -> events.Route:
    """Option ``ruta``: who had the king of a side since the deal."""
    moves = [(seat, round_) for seat, round_ in state.route if state.place[seat] & 1 == side]
    return events.Route(
        side=side, seats=[seat for seat, _ in moves], rounds=[round_ for _, round_ in moves[1:]]
    )


def _king_place(state: State, side: Side) -> Place:
    """The place that holds the king of a side."""
    for place in range(side, state.seats, 2):
        if state.hands[place] & KING_BITS[side]:
            return place
    return st.NONE
