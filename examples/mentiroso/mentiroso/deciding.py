"""What decided a game: whether the bid that was doubted was true."""

from __future__ import annotations

from mentiroso import events
from mentiroso.view import View
from tafureria.core.deciding import Decided
from tafureria.core.event import Event


class Doubt(Decided, frozen=True, kw_only=True, tag="doubt"):
    """§4 The last bid, and how many dice there were of it."""

    seat: int
    """Who made the bid."""
    other_seat: int
    """Who doubted it."""
    count: int
    face: int
    there: int
    true: bool


DECIDED = (Doubt,)


def decided(told: list[Event], view: View) -> Doubt:
    """See :mod:`tafureria.core.deciding`."""
    del view
    bid = next(event for event in reversed(told) if isinstance(event, events.Bid))
    doubt = next(event for event in reversed(told) if isinstance(event, events.Doubted))
    return Doubt(
        seat=bid.seat,
        other_seat=doubt.seat,
        count=bid.count,
        face=bid.face,
        there=doubt.dice.count(bid.face),
        true=doubt.winner_seat == bid.seat,
    )
