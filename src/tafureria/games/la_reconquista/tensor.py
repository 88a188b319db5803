"""The view as a vector for learners: what the seat sees now (r.6), not what it would have to remember."""

from __future__ import annotations

from typing import Any, Final

from tafureria.core.tensor import Layout, Writer, relative
from tafureria.games.la_reconquista.pieces import PROVINCES
from tafureria.games.la_reconquista.state import ACTS, PHASES
from tafureria.games.la_reconquista.view import View

SEATS: Final = 6

LAYOUT: Layout = (
    ("phase", len(PHASES)),
    ("board in view; troops", 1 + PROVINCES),
    ("own", PROVINCES),
    ("to place, left, first turn, goal", 4),
    ("draft", PROVINCES),
    ("active", SEATS),
    ("alive", SEATS),
    ("answered", 1),
    ("move: start", PROVINCES),
    ("move: free", PROVINCES),
    ("attack: place", PROVINCES),
    ("attack: attacker", SEATS),
    ("attack: owner", SEATS),
    ("attack: cards of mine", PROVINCES),
    ("attack: cards of theirs", PROVINCES),
    ("attack: may pass", PROVINCES),
    ("attack: forces, success, failure", 4),
    ("last act", len(ACTS)),
    ("last act: seat", SEATS),
    ("last act: place", PROVINCES),
)

LEAST: Final = -1.0
MOST: Final = 128.0
"""No number lies outside: troops are fifths."""


def fill(view: View, out: Any) -> None:
    """Write *view* in the order of ``LAYOUT``. Troops are divided by five."""
    order = relative(view.seats, view.seat)
    place = {seat: i for i, seat in enumerate(order)}
    to = Writer(out)
    to.one_hot(PHASES.index(view.phase), len(PHASES))
    to.number(float(view.board is not None))
    _troops(to, view.board or [])
    to.many_hot(view.own, PROVINCES)
    to.numbers([view.to_place / 5, view.left / 5, float(view.first_turn), view.goal / PROVINCES], 4)
    _troops(to, view.draft)
    to.one_hot(place.get(view.active_seat, -1), SEATS)
    to.many_hot([place[seat] for seat in view.alive], SEATS)
    to.number(float(view.answered))
    _troops(to, view.move.start if view.move else [])
    _troops(to, view.move.free if view.move else [])
    attack = view.attack
    if attack is None:
        to.skip(4 * PROVINCES + 2 * SEATS + 4)
    else:
        to.one_hot(attack.place, PROVINCES)
        to.one_hot(place.get(attack.seat, -1), SEATS)
        to.one_hot(place.get(attack.owner_seat, -1), SEATS)
        to.many_hot(attack.mine, PROVINCES)
        to.many_hot(attack.theirs or [], PROVINCES)
        to.many_hot(attack.may_pass, PROVINCES)
        to.numbers([attack.attack / 5, attack.defence / 5], 2)
        to.numbers([float(attack.success is True), float(attack.success is False)], 2)
    to.one_hot(ACTS.index(view.act.kind), len(ACTS))
    to.one_hot(place.get(view.act.seat, -1), SEATS)
    to.one_hot(view.act.place, PROVINCES)


def _troops(to: Writer, counts: list[int]) -> None:
    to.numbers([count / 5 for count in counts], PROVINCES)
