"""§3.2 Points: the scoring table, and the end of a game and of the match."""

from __future__ import annotations

from typing import Final

from tafureria.core.event import Out
from tafureria.core.shapes import Mask, Seat
from tafureria.games.muerte_al_rey import events
from tafureria.games.muerte_al_rey import state as st
from tafureria.games.muerte_al_rey.pieces import Place, Side
from tafureria.games.muerte_al_rey.rules import identities
from tafureria.games.muerte_al_rey.state import State

# --- the scoring table ------------------------------------------------------------------------

WON_OUT: Final = 0
WON: Final = 1
WON_KING: Final = 2
WON_FOUND: Final = 3
WON_BOTH: Final = 4
LOST: Final = 5
LOST_KING: Final = 6
LOST_KING_OUT: Final = 7
DENOUNCER: Final = 8
TRAITOR: Final = 9
BYSTANDER: Final = 10

POINTS: Final = (0, 1, 2, 3, 4, -1, -3, -4, 2, -2, 0)
"""Points of each case above."""

CASES: Final = (
    "ganador-eliminado",
    "ganador",
    "ganador-con-rey",
    "hallador",
    "hallador-con-rey",
    "perdedor",
    "perdedor-con-rey",
    "perdedor-con-rey-eliminado",
    "denunciante",
    "traidor",
    "ajeno",
)
"""Names of the cases, for texts."""


def cases_of_sides(
    places: int, *, winner: Side, alive: Mask, king_place: Place, finder: Place, loser: Place, out: bool
) -> list[int]:
    """The case of each place when a side won ("Equipo ganador", "Equipo perdedor").

    :param alive: mask of places with cards.
    :param king_place: place that holds the king of the winning side.
    :param finder: place that found the king, or -1 when its own side gave it up.
    :param loser: place that had the losing king.
    :param out: whether giving up the king emptied the hand of *loser*.
    """
    cases = []
    for place in range(places):
        if place & 1 != winner:
            case = LOST
            if place == loser:
                case = LOST_KING_OUT if out else LOST_KING
        elif not alive >> place & 1:
            case = WON_OUT
        elif place == finder:
            case = WON_BOTH if place == king_place else WON_FOUND
        else:
            case = WON_KING if place == king_place else WON
        cases.append(case)
    return cases


def cases_of_treason(places: int, denouncers: Mask, traitors: Mask) -> list[int]:
    """The case of each place after a treason; in a double one both are traitors, and nobody a denouncer."""
    cases = []
    for place in range(places):
        if traitors >> place & 1:
            cases.append(TRAITOR)
        elif denouncers >> place & 1:
            cases.append(DENOUNCER)
        else:
            cases.append(BYSTANDER)
    return cases


# --- the end of a game, and of the match ------------------------------------------------------


def end_game(state: State, cause: int, winner: Side, cases: list[int], out: Out) -> None:
    """Give each person their points, then begin the next game or end the match.

    :param cause: index of ``CAUSES``.
    :param cases: line of the scoring table for each place.
    """
    by_seat = [cases[place] for place in state.place]
    for seat, case in enumerate(by_seat):
        state.scores[seat] += POINTS[case]
    state.cause = cause
    state.winning_side = winner
    state.sheet.append([cause, winner, *by_seat])
    if out is not None:
        side = None if winner == st.NONE else winner
        out.append(events.GameEnded(number=state.played + 1, cause=cause, side=side))
        for seat, case in enumerate(by_seat):
            out.append(events.Scored(seat=seat, points=POINTS[case], reason=case))
    go_on(state, out)
    if out is not None and state.phase == st.OVER and state.games > 1:
        out.append(events.MatchEnded(seats=leaders(state), points=max(state.scores)))


def go_on(state: State, out: Out) -> None:
    """End the match after its last game; otherwise begin the next game with the identity cards."""
    state.played += 1
    if state.played == state.games:
        state.phase = st.OVER
        return
    if out is not None:
        out.append(events.GameBegan(number=state.played + 1, games=state.games))
    identities.begin_next_game(state)


def leaders(state: State) -> list[Seat]:
    """The seats with the highest total."""
    best = max(state.scores)
    return [seat for seat, points in enumerate(state.scores) if points == best]


def returns(state: State) -> list[float]:
    """In a match, the points; in a single game, 1 or -1, and 0 for whoever had no part in a treason."""
    if state.phase != st.OVER:
        return [0.0] * state.seats
    if state.games > 1:
        return [float(points) for points in state.scores]
    if state.winning_side != st.NONE:
        return [1.0 if place & 1 == state.winning_side else -1.0 for place in state.place]
    value = {DENOUNCER: 1.0, TRAITOR: -1.0}
    return [value.get(case, 0.0) for case in state.sheet[-1][2:]]
