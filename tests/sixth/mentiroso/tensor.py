"""The view as a vector; the own seat comes first."""

from __future__ import annotations

from mentiroso.view import View
from tafureria.core.tensor import Layout, one_hot, relative

SEATS = 4
FACES = 6
LAYOUT: Layout = (
    ("phase", 2),
    ("dice", SEATS * FACES),
    ("stakes", SEATS * 2),
    ("staked", SEATS),
    ("actor", SEATS),
    ("count", SEATS),
    ("face", FACES),
    ("bidder", SEATS),
)


def encode(view: View) -> list[float]:
    """*view* as floats, by the layout."""
    seats = relative(len(view.dice), view.seat)
    empty = [0.0] * (SEATS - len(seats))
    out = one_hot(0 if view.phase == "envidar" else 1, 2)
    for seat in seats:
        out += one_hot(view.dice[seat] - 1, FACES)
    out += [0.0] * (FACES * len(empty))
    for seat in seats:
        out += one_hot(view.stakes[seat] - 1, 2)
    out += [0.0] * (2 * len(empty))
    out += [float(view.staked[seat]) for seat in seats] + empty
    out += one_hot(seats.index(view.actor) if view.actor >= 0 else -1, SEATS)
    out += one_hot(view.count - 1, SEATS)
    out += one_hot(view.face - 1, FACES)
    out += one_hot(seats.index(view.bidder) if view.bidder >= 0 else -1, SEATS)
    return out
