"""What a seat knows of each province and its neighbours, for a network that treats all provinces alike.

Many of the features come from the odds of the heuristic: who may own a province, and whether an attack on it
would succeed.
"""

from __future__ import annotations

from typing import Any, Final

from tafureria.core import game as core
from tafureria.core.bits import cards_in
from tafureria.core.tensor import Layout, Writer
from tafureria.games.la_reconquista import actions, pieces
from tafureria.games.la_reconquista.memory.notebook import Notebook
from tafureria.games.la_reconquista.pieces import NEAR_MASK, PROVINCES, STEPS
from tafureria.games.la_reconquista.players.odds import Odds
from tafureria.games.la_reconquista.state import ACTS, PHASES, State
from tafureria.games.la_reconquista.view import Attack, View

NEAR: Final[list[list[int]]] = pieces.NEAR
"""Neighbours of each province."""

TABLE: Final[Layout] = (
    ("phase", len(PHASES)),
    ("first turn, own provinces, seats, alive, to place", 5),
    ("attack: mine, on me", 2),
    ("attack: troops there, passed, that may be passed against me, that surely may", 4),
    ("attack: forces, success, failure", 4),
    ("last act", len(ACTS)),
    ("provinces of the largest of the others, expected", 1),
)
"""Features of the table as a whole."""

EACH: Final[tuple[str, ...]] = (
    "own",
    "troops",
    "own troops",
    "draft",
    "may still step",
    "borders",
    "borders with others",
    "own troops around",
    "own troops around, once all have come near",
    "success of an attack",
    "success of an attack, once all have come near",
    "doubt whose it is",
    "its owner's troops around, expected",
    "its owner's provinces, expected",
    "most troops of one of the others around, expected",
    "attacked",
    "card passed",
    "card may be passed",
    "the other fighter's, expected",
    "last act: place",
)
"""Features of each province: one part for each of these names, with a number for every province."""

NAMED: Final[list[tuple[int, int, int]]] = [
    *((kind, -1, -1) for kind in range(actions.ATACO)),
    *(
        (actions.ATACO + kind, place, -1)
        for kind in range(len(actions.ON_A_PROVINCE))
        for place in range(PROVINCES)
    ),
    *(
        (actions.ATACO + len(actions.ON_A_PROVINCE) + kind, a, b)
        for kind in range(len(actions.OVER_A_BORDER))
        for a, b in STEPS
    ),
]
"""For each action, its kind and the provinces that it names, -1 for none."""


def fill(view: View, notebook: core.Notebook[State], out: Any) -> None:
    """Write what *view* shows and *notebook* knows. Numbers of troops and of borders are divided by five."""
    assert isinstance(notebook, Notebook)
    board = view.board or [0] * PROVINCES
    odds = Odds(notebook.facts, view.own, view.move.start if view.move is not None else board)
    others = _expected(odds, view.seats)
    to = Writer(out)
    to.one_hot(PHASES.index(view.phase), len(PHASES))
    to.numbers([float(view.first_turn), len(view.own) / view.goal], 2)
    to.numbers([view.seats / 5, len(view.alive) / 5, view.to_place / 5], 3)
    if view.attack is None:
        to.skip(10)
    else:
        _write_attack(to, view.attack, view.seat, odds, board)
    to.one_hot(ACTS.index(view.act.kind), len(ACTS))
    to.number(max(others) / view.goal)
    _write_places(to, view, odds, board, others)


def _expected(odds: Odds, seats: int) -> list[float]:
    """Expected number of provinces of each of the other seats; 0 for the seat itself."""
    out = [sum(chance[seat] for chance in odds.chance) for seat in range(seats)]
    out[odds.me] = 0.0
    return out


def _write_attack(to: Writer, attack: Attack, me: int, odds: Odds, board: list[int]) -> None:
    """r.19 The features of the attack in progress, among them the troops that the other fighter may add."""
    other = 1 << _other(attack, me)
    may = odds.facts.may
    theirs = cards_in(NEAR_MASK[attack.place] & ~odds.own)
    to.numbers([float(attack.seat == me), float(attack.owner_seat == me)], 2)
    _troops(
        to,
        [
            board[attack.place],
            sum(board[p] for p in attack.mine if p != attack.place),
            sum(board[p] for p in theirs if may[p] & other),
            sum(board[p] for p in theirs if may[p] == other),
        ],
    )
    _troops(to, [attack.attack, attack.defence])
    to.numbers([float(attack.success is True), float(attack.success is False)], 2)


def _other(attack: Attack, me: int) -> int:
    """The other fighter of the attack."""
    return attack.owner_seat if attack.seat == me else attack.seat


def _write_places(to: Writer, view: View, odds: Odds, board: list[int], others: list[float]) -> None:
    """Write the parts of ``EACH``; during placing without those from the odds, which say little then."""
    places, own, chance = range(PROVINCES), odds.own, odds.chance
    force = [odds.force(p, board) for p in places]
    to.many_hot(view.own, PROVINCES)
    _troops(to, board)
    _troops(to, [board[p] if own >> p & 1 else 0 for p in places])
    _troops(to, view.draft or [0] * PROVINCES)
    _troops(to, view.move.free if view.move is not None else [0] * PROVINCES)
    _troops(to, [len(near) for near in NEAR])
    _troops(to, [(NEAR_MASK[p] & ~own).bit_count() for p in places])
    _troops(to, force)
    if view.phase == "placing":
        return
    massed, now, soon = [0] * PROVINCES, [0.0] * PROVINCES, [0.0] * PROVINCES
    for p in odds.targets():
        massed[p] = odds.massed(p, odds.board)
        now[p], soon[p] = odds.success(p, force[p]), odds.success(p, massed[p])
    doubt, around, large, threat = ([0.0] * PROVINCES for _ in range(4))
    for p in places:
        come = [odds.around(p, seat) / 5 for seat in range(view.seats)]
        if own >> p & 1:
            threat[p] = max(come)
        else:
            doubt[p] = 1.0 - max(chance[p])
            around[p] = sum(likely * troops for likely, troops in zip(chance[p], come, strict=True))
            size = sum(likely * count for likely, count in zip(chance[p], others, strict=True))
            large[p] = size / view.goal
    _troops(to, massed)
    for part in (now, soon, doubt, around, large, threat):
        to.numbers(part, PROVINCES)
    attack = view.attack
    if attack is None:
        to.skip(4 * PROVINCES)
    else:
        other = _other(attack, view.seat)
        to.one_hot(attack.place, PROVINCES)
        to.many_hot(attack.mine, PROVINCES)
        to.many_hot(attack.may_pass, PROVINCES)
        to.numbers([0.0 if own >> p & 1 else chance[p][other] for p in places], PROVINCES)
    to.one_hot(view.act.place, PROVINCES)


def _troops(to: Writer, counts: list[int]) -> None:
    to.numbers([count / 5 for count in counts], len(counts))
