"""The view as a vector for learners; the own seat comes first, then the others clockwise."""

from __future__ import annotations

from tafureria.core.tensor import Layout, many_hot, one_hot, padded, relative
from tafureria.games.moros_y_cristianos.actions import VALUES
from tafureria.games.moros_y_cristianos.pieces import CARDS, SIDE_NAMES
from tafureria.games.moros_y_cristianos.state import PHASES
from tafureria.games.moros_y_cristianos.view import SeatView, View

SEATS = 6
PER_SEAT = 12
"""Numbers of one seat: see :func:`_seat`."""

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


def encode(view: View) -> list[float]:
    """*view* as floats, by the layout. Points are divided by the target, other numbers by ten."""
    order = relative(len(view.seats), view.seat)
    place = {seat: i for i, seat in enumerate(order)}
    standing = [k.card for k in view.knights if not k.annulled]
    out = one_hot(PHASES.index(view.phase), len(PHASES))
    out += many_hot(view.hand, CARDS)
    out += many_hot(view.hidden, CARDS)
    out += many_hot([VALUES.index(value) for value in view.combat], len(VALUES))
    out += one_hot(view.dimension, 5)
    out += one_hot(view.pass_number, 4)
    out += one_hot(place.get(view.turn, -1), SEATS)
    out += one_hot(place.get(view.starter, -1), SEATS)
    out += one_hot(_side(view.attack), 2)
    out += [view.duty, view.must, view.knights_left / 2, view.teams, view.target / 100]
    out += [strength / 10 for strength in view.strengths]
    out += many_hot(standing, CARDS)
    out += many_hot([k.card for k in view.knights if k.annulled], CARDS)
    for seat in order:
        out += many_hot([k.card for k in view.knights if k.seat == seat], CARDS)
    out += [0.0] * (CARDS * (SEATS - len(order)))
    out += many_hot([c.card for c in view.copas], CARDS)
    out += one_hot(-1 if view.aiming is None else view.aiming, CARDS)
    out += many_hot(view.centre, CARDS)
    out += many_hot(view.carried, CARDS)
    out += many_hot(view.booty, CARDS)
    for seat in order:
        out += _seat(view.seats[seat], view.target)
    return padded(out, len(out) + PER_SEAT * (SEATS - len(order)))


def _seat(seat: SeatView, target: int) -> list[float]:
    return [
        1.0,
        seat.cards / 10,
        *one_hot(_side(seat.side), 2),
        len(seat.oros) / 10,
        sum(1 for _ in seat.treasure_cards) / 10,
        seat.treasure / 10,
        seat.knight_points / 10,
        len(seat.taken) / 10,
        float(seat.forced),
        seat.score / target,
        seat.last_points / target,
    ]


def _side(name: str) -> int:
    return SIDE_NAMES.index(name) if name in SIDE_NAMES else -1
