"""§3.2 The scoring table, a line a case."""

from __future__ import annotations

from typing import Final

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
"""Names of the cases, for words."""


def cases_of_sides(
    places: int, *, winner: int, alive: int, king_place: int, finder: int, loser: int, out: bool
) -> list[int]:
    """The case of each place when a side won (§3.2, "Equipo ganador", "Equipo perdedor").

    :param alive: mask of places with cards.
    :param king_place: place that holds the king of the winning side.
    :param finder: place that found the king, or -1 when its own side gave it up.
    :param loser: place that had the losing king.
    :param out: giving it up emptied the hand of *loser*.
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


def cases_of_treason(places: int, denouncers: int, traitors: int) -> list[int]:
    """The case of each place after a treason; masks of places. In a double one nobody is a denouncer."""
    cases = []
    for place in range(places):
        if traitors >> place & 1:
            cases.append(TRAITOR)
        elif denouncers >> place & 1:
            cases.append(DENOUNCER)
        else:
            cases.append(BYSTANDER)
    return cases
