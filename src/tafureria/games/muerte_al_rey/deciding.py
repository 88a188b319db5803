"""What decided a match: how a king was lost, in the game since which the winners have led."""

from __future__ import annotations

from typing import Final

from tafureria.core.deciding import Decided
from tafureria.core.event import Event
from tafureria.core.shapes import Seat
from tafureria.games.muerte_al_rey import events
from tafureria.games.muerte_al_rey import state as st
from tafureria.games.muerte_al_rey.view import View


class Decider(Decided, frozen=True, kw_only=True, tag="decider"):
    """§2.4, §3.1 How the game ended that decided the match."""

    seats: list[Seat]
    """The winners of the match; empty for a single game, which a side wins."""
    number: int
    """The game, from 1."""
    last: bool
    """Whether it was the last one."""
    cause: int
    """How it ended."""
    seat: Seat
    """Who found the king, gave up their own, or denounced."""
    other_seat: Seat
    """Who hid that king or was denounced; -1 for a king given up."""
    leads: bool
    """Whether the one who did it alone has won the match."""


DECIDED = (Decider,)
ENDS: Final = (events.KingFound, events.KingLost, events.Denounced)


def decided(told: list[Event], view: View) -> Decider:
    """See :mod:`tafureria.core.deciding`."""
    ends = _ends(told)
    at = len(ends) if view.games == 1 else _since(view)
    end = ends[at - 1]
    seats = _leaders(view.scores) if view.games > 1 else []
    cause = view.sheet[at - 1].cause
    return Decider(
        seats=seats,
        number=at,
        last=at == view.games,
        cause=cause,
        seat=end.seat,
        other_seat=_other(end),
        leads=seats == [end.seat] and cause != st.DOUBLE_TREASON,
    )


def _ends(told: list[Event]) -> list[events.KingFound | events.KingLost | events.Denounced]:
    """How each game of the match ended; of two who denounced each other, the last."""
    found: dict[int, events.KingFound | events.KingLost | events.Denounced] = {}
    game = 0
    for event in told:
        if isinstance(event, events.GameBegan):
            game = event.number
        elif isinstance(event, ENDS):
            found[game] = event
    return [found[number] for number in sorted(found)]


def _other(end: events.KingFound | events.KingLost | events.Denounced) -> Seat:
    if isinstance(end, events.KingFound):
        return end.target_seat
    return end.traitor_seat if isinstance(end, events.Denounced) else st.NONE


def _leaders(points: list[int]) -> list[Seat]:
    return [seat for seat, total in enumerate(points) if total == max(points)]


def _since(view: View) -> int:
    """The first game after which the winners had most points, and nobody else, until the end."""
    totals = view.scores[:]
    winners = _leaders(totals)
    number = len(view.sheet)
    for line in reversed(view.sheet):
        totals = [total - points for total, points in zip(totals, line.points, strict=True)]
        if number == 1 or _leaders(totals) != winners:
            break
        number -= 1
    return number
