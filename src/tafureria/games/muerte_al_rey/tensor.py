"""The view as a vector for learners; the seat itself comes first, then the others in seat order."""

from __future__ import annotations

from typing import Any, Final

from tafureria.core.tensor import Layout, Writer, relative
from tafureria.games.muerte_al_rey.actions import FACES
from tafureria.games.muerte_al_rey.pieces import CARDS, PLACES, place_of
from tafureria.games.muerte_al_rey.state import FACE, NONE, PHASES, WITHOUT_FACES
from tafureria.games.muerte_al_rey.view import View

PER_SEAT: Final = PLACES + 8
"""Numbers per seat: identity card; seated, cards, to act, in exchange, ready, points, to swap, given up."""

LAYOUT: Layout = (
    ("phase", WITHOUT_FACES),
    ("game, round, forced", 3),
    ("owing", 2),
    ("hand", CARDS),
    ("given", CARDS),
    ("received", CARDS),
    ("shown", CARDS),
    ("accuser", PLACES),
    ("shown seat", PLACES),
    ("given up", CARDS),
    ("seats", PLACES * PER_SEAT),
    ("faces are chosen", 1),
    ("own face", len(FACES)),
    ("faces", PLACES * len(FACES)),
)

LEAST: Final = -16.0
MOST: Final = 16.0
"""No number lies outside: points are tenths."""


def fill(view: View, out: Any) -> None:
    """Write *view* in the order of ``LAYOUT``. Points and rounds are divided by ten."""
    order = relative(len(view.counts), view.seat)
    place = {seat: i for i, seat in enumerate(order)}
    to = Writer(out)
    faces_are_chosen = view.phase == PHASES[FACE]
    to.one_hot(NONE if faces_are_chosen else PHASES.index(view.phase), WITHOUT_FACES)
    to.numbers([view.game / max(view.games, 1), view.round / 10, float(view.forced)], 3)
    to.numbers([float(owes) for owes in view.owing], 2)
    to.many_hot(view.hand, CARDS)
    to.one_hot(view.given, CARDS)
    to.one_hot(view.received, CARDS)
    to.many_hot(view.shown, CARDS)
    to.one_hot(place.get(view.accuser, -1), PLACES)
    to.one_hot(place.get(view.shown_seat, -1), PLACES)
    to.many_hot([card for cards in view.lost for card in cards], CARDS)
    for seat in order:
        identity = view.identities[seat]
        to.one_hot(place_of(identity) if identity >= 0 else -1, PLACES)
        to.number(1.0)
        to.number(view.counts[seat] / 2)
        to.number(float(seat == view.active_seat))
        to.number(float(seat in view.exchange))
        to.number(float(seat in view.ready))
        to.number(view.scores[seat] / 10)
        to.number(float(seat in view.swapping))
        to.number(len(view.lost[seat]) / 2)
    to.skip(PER_SEAT * (PLACES - len(order)))
    to.number(float(faces_are_chosen))
    to.one_hot(view.own_face, len(FACES))
    for seat in order:
        to.one_hot(view.faces[seat] if view.faces else NONE, len(FACES))
