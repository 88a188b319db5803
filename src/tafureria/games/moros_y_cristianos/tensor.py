"""The view as a vector for learners; the seat that sees it comes first, then the others clockwise."""

from __future__ import annotations

from typing import Any, Final

from tafureria.core.tensor import Layout, Writer, relative
from tafureria.games.moros_y_cristianos.actions import VALUES
from tafureria.games.moros_y_cristianos.pieces import CARDS, SIDE_NAMES
from tafureria.games.moros_y_cristianos.state import PHASES
from tafureria.games.moros_y_cristianos.view import SeatView, View

SEATS: Final = 6
PER_SEAT: Final = 12
"""Numbers of one seat: see :func:`_write_seat`."""

LAYOUT: Layout = (
    ("phase", len(PHASES)),
    ("hand", CARDS),
    ("hidden", CARDS),
    ("combat", len(VALUES)),
    ("dimension", 5),
    ("pass", 4),
    ("turn", SEATS),
    ("starter", SEATS),
    ("attack", 2),
    ("duty, must, knights left, teams, target", 5),
    ("strengths", 2),
    ("knights standing", CARDS),
    ("knights annulled", CARDS),
    ("knights by seat", SEATS * CARDS),
    ("copas played", CARDS),
    ("aiming", CARDS),
    ("centre", CARDS),
    ("carried", CARDS),
    ("booty", CARDS),
    ("seats", SEATS * PER_SEAT),
)

LEAST: Final = 0.0
MOST: Final = 64.0
"""No number lies outside: points are shares of the target, which may be one point."""


def fill(view: View, out: Any) -> None:
    """Write *view* to *out*, as ``LAYOUT`` says. Points are divided by the target, other numbers by ten."""
    order = relative(len(view.seats), view.seat)
    place = {seat: i for i, seat in enumerate(order)}
    to = Writer(out)
    to.one_hot(PHASES.index(view.phase), len(PHASES))
    to.many_hot(view.hand, CARDS)
    to.many_hot(view.hidden, CARDS)
    to.many_hot([VALUES.index(value) for value in view.combat if value], len(VALUES))
    to.one_hot(view.dimension, 5)
    to.one_hot(view.pass_number, 4)
    to.one_hot(place.get(view.active_seat, -1), SEATS)
    to.one_hot(place.get(view.starter, -1), SEATS)
    to.one_hot(_side(view.attack), 2)
    to.numbers([view.duty, view.must, view.knights_left / 2, view.teams, view.target / 100], 5)
    to.numbers([strength / 10 for strength in view.strengths], 2)
    to.many_hot([k.card for k in view.knights if not k.annulled], CARDS)
    to.many_hot([k.card for k in view.knights if k.annulled], CARDS)
    for seat in order:
        to.many_hot([k.card for k in view.knights if k.seat == seat], CARDS)
    to.skip(CARDS * (SEATS - len(order)))
    to.many_hot([c.card for c in view.copas], CARDS)
    to.one_hot(-1 if view.aiming is None else view.aiming, CARDS)
    to.many_hot(view.centre, CARDS)
    to.many_hot(view.carried, CARDS)
    to.many_hot(view.booty, CARDS)
    for seat in order:
        _write_seat(to, view.seats[seat], view.target)


def _write_seat(to: Writer, seat: SeatView, target: int) -> None:
    to.number(1.0)
    to.number(seat.cards / 10)
    to.one_hot(_side(seat.side), 2)
    figures = [len(seat.oros), len(seat.treasure_cards), seat.treasure, seat.knight_points, len(seat.taken)]
    to.numbers([figure / 10 for figure in figures], 5)
    to.number(float(seat.forced))
    to.number(seat.score / target)
    to.number(seat.last_points / target)


def _side(name: str) -> int:
    return SIDE_NAMES.index(name) if name in SIDE_NAMES else -1
