"""What decided a game: the last province, or why nobody wanted or was able to go on."""

from __future__ import annotations

from tafureria.core.deciding import Decided
from tafureria.core.event import Event
from tafureria.core.shapes import Seat
from tafureria.games.la_reconquista import events
from tafureria.games.la_reconquista import state as st
from tafureria.games.la_reconquista.view import View


class Conquest(Decided, frozen=True, kw_only=True, tag="conquest"):
    """r.25 The province with which somebody had enough."""

    seat: Seat
    place: int
    owner_seat: Seat
    """From whom it was taken."""
    out: bool
    """Whether it was their last one."""
    provinces: int


class Drawn(Decided, frozen=True, kw_only=True, tag="drawn"):
    """r.27 Why the game was drawn, and who was nearest to a victory."""

    ending: int
    seats: list[Seat]
    """Those who own most provinces, of those who draw."""
    provinces: int
    goal: int
    """Provinces that would have won."""


DECIDED = (Conquest, Drawn)


def decided(told: list[Event], view: View) -> Conquest | Drawn:
    """See :mod:`tafureria.core.deciding`."""
    ended = next(event for event in reversed(told) if isinstance(event, events.Ended))
    owned = {seat: view.owner_seats.count(seat) for seat in ended.seats}
    most = max(owned.values())
    if ended.ending != st.CONQUEST:
        best = [seat for seat, number in owned.items() if number == most]
        return Drawn(ending=ended.ending, seats=best, provinces=most, goal=view.goal)
    attack = next(event for event in reversed(told) if isinstance(event, events.Attacked))
    return Conquest(
        seat=attack.seat,
        place=attack.place,
        owner_seat=attack.owner_seat,
        out=attack.owner_seat not in view.owner_seats,
        provinces=most,
    )
