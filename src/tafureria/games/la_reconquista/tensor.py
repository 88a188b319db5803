"""The view as a vector for learners: what the seat sees now, and nothing that it would have to remember."""

from __future__ import annotations

from tafureria.core.tensor import Layout, many_hot, one_hot, padded, relative
from tafureria.games.la_reconquista.pieces import PROVINCES
from tafureria.games.la_reconquista.view import PHASES, View

SEATS = 6
ACTS = ("nada", "paso", "movio", "ataco", "tablas-no")

LAYOUT: Layout = (
    ("phase", len(PHASES)),
    ("board in view; troops", 1 + PROVINCES),
    ("own", PROVINCES),
    ("to place, left, first turn, goal", 4),
    ("draft", PROVINCES),
    ("turn", SEATS),
    ("alive", SEATS),
    ("ready", SEATS),
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


def encode(view: View) -> list[float]:
    """*view* as floats, by the layout. Troops are divided by five."""
    order = relative(view.seats, view.seat)
    place = {seat: i for i, seat in enumerate(order)}
    out = one_hot(PHASES.index(view.phase), len(PHASES))
    out += [float(view.board is not None), *_troops(view.board or [])]
    out += many_hot(view.own, PROVINCES)
    out += [view.to_place / 5, view.left / 5, float(view.first_turn), view.goal / PROVINCES]
    out += _troops(view.draft)
    out += one_hot(place.get(view.turn, -1), SEATS)
    out += many_hot([place[seat] for seat in view.alive], SEATS)
    out += many_hot([place[seat] for seat in view.ready], SEATS)
    out += _troops(view.move.start if view.move else [])
    out += _troops(view.move.free if view.move else [])
    attack = view.attack
    out += one_hot(attack.place if attack else -1, PROVINCES)
    out += one_hot(place.get(attack.seat, -1) if attack else -1, SEATS)
    out += one_hot(place.get(attack.owner_seat, -1) if attack else -1, SEATS)
    out += many_hot(attack.mine if attack else [], PROVINCES)
    out += many_hot((attack.theirs or []) if attack else [], PROVINCES)
    out += many_hot(attack.may_pass if attack else [], PROVINCES)
    if attack:
        out += [attack.attack / 5, attack.defence / 5]
        out += [float(attack.success is True), float(attack.success is False)]
    else:
        out += [0.0] * 4
    out += one_hot(ACTS.index(view.act.kind), len(ACTS))
    out += one_hot(place.get(view.act.seat, -1), SEATS)
    out += one_hot(view.act.place, PROVINCES)
    return out


def _troops(counts: list[int]) -> list[float]:
    return padded([count / 5 for count in counts], PROVINCES)
