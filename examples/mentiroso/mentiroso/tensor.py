"""The view as a vector; the observing seat comes first."""

from __future__ import annotations

from typing import Any, Final

from mentiroso.pieces import FACES, MOST_SEATS, MOST_STAKE
from mentiroso.state import PHASES
from mentiroso.view import View
from tafureria.core.tensor import Layout, Writer, relative

LAYOUT: Layout = (
    ("phase", len(PHASES)),
    ("dice", MOST_SEATS * FACES),
    ("stakes", MOST_SEATS * MOST_STAKE),
    ("staked", MOST_SEATS),
    ("active", MOST_SEATS),
    ("count", MOST_SEATS),
    ("face", FACES),
    ("bidder", MOST_SEATS),
)

LEAST: Final = 0.0
MOST: Final = 1.0
"""No number lies outside."""


def fill(view: View, out: Any) -> None:
    """Write *view* into *out*, in the order of :data:`LAYOUT`."""
    seats = relative(len(view.dice), view.seat)
    place = {seat: index for index, seat in enumerate(seats)}
    waste = MOST_SEATS - len(seats)
    to = Writer(out)
    to.one_hot(PHASES.index(view.phase), len(PHASES))
    for seat in seats:
        to.one_hot(view.dice[seat] - 1, FACES)
    to.skip(waste * FACES)
    for seat in seats:
        to.one_hot(view.stakes[seat] - 1, MOST_STAKE)
    to.skip(waste * MOST_STAKE)
    to.numbers([float(view.staked[seat]) for seat in seats], MOST_SEATS)
    to.one_hot(place.get(view.active_seat, -1), MOST_SEATS)
    to.one_hot(view.count - 1, MOST_SEATS)
    to.one_hot(view.face - 1, FACES)
    to.one_hot(place.get(view.bidder_seat, -1), MOST_SEATS)
