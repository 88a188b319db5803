"""The view as a vector for learners; the seat itself comes first, then the others clockwise."""

from __future__ import annotations

from typing import Any, Final

from tafureria.core.tensor import Layout, Writer, relative
from tafureria.games.espada_negra.options import MODES
from tafureria.games.espada_negra.state import PHASES
from tafureria.games.espada_negra.view import ModelView, PlayerView, View

SEATS: Final = 8
MODELS: Final = 8
"""The most models that a deck may have."""
ROW: Final = 12
"""The most cards of a row that are encoded."""
PER_MODEL: Final = 7
PER_PLAYER: Final = 10 + 2 * MODELS
PER_SPOT: Final = PER_MODEL + 3

LAYOUT: Layout = (
    ("phase", len(PHASES)),
    ("mode, live, pairs", len(MODES) + 2),
    ("turns: played, in all; cards left", 3),
    ("models: figures, copies unseen", MODELS * PER_MODEL),
    ("row: figures, being dealt with, dealt with, own", ROW * PER_SPOT),
    ("lead, floor, least attack, price, need, raid, chain", 7),
    ("auctioneer", SEATS),
    ("leader", SEATS),
    ("taker", SEATS),
    ("asked", SEATS),
    ("players", SEATS * PER_PLAYER),
)

LEAST: Final = -16.0
MOST: Final = 64.0
"""No number lies outside: gold and attack are tenths."""


def fill(view: View, out: Any) -> None:
    """Write *view* to *out*, as ``LAYOUT`` says. Gold, attack and victory are divided by ten."""
    order = relative(len(view.players), view.seat)
    place = {seat: i for i, seat in enumerate(order)}
    to = Writer(out)
    to.one_hot(PHASES.index(view.phase), len(PHASES))
    to.one_hot(MODES.index(view.mode), len(MODES))
    to.numbers([float(view.live), float(view.pairs)], 2)
    to.numbers([view.turn / 10, view.turns / 10, view.left / 48], 3)
    figures = [_model(model) for model in view.models]
    for figure in figures[:MODELS]:
        to.numbers(figure, PER_MODEL)
    to.skip((MODELS - min(len(figures), MODELS)) * PER_MODEL)
    row = view.row[:ROW]
    for i, card in enumerate(row):
        to.numbers(figures[card.model], PER_MODEL)
        to.numbers([float(i == view.place), float(card.fate != -1), float(card.fate == view.seat)], 3)
    to.skip((ROW - len(row)) * PER_SPOT)
    tenths = [view.leading_bid, view.floor, view.least_attack, view.price, view.need]
    to.numbers([value / 10 for value in tenths], 5)
    to.numbers([float(view.by_attack), len(view.chain) / 4], 2)
    for seat in (view.auctioneer, view.leader, view.taker):
        to.one_hot(place.get(seat, -1), SEATS)
    to.numbers([float(seat in view.asked) for seat in order], SEATS)
    for seat in order:
        _write_player(to, view.players[seat])


def _model(model: ModelView) -> list[float]:
    return [
        model.victory / 5,
        model.production / 4,
        model.attack / 4,
        float(model.berserker),
        model.espionage / 4,
        model.copies / 15,
        model.unseen / 15,
    ]


def _write_player(to: Writer, player: PlayerView) -> None:
    to.number(1.0)
    tenths = [player.gold, player.production, player.attack, player.steady, player.espionage]
    to.numbers([value / 10 for value in [*tenths, player.victory, player.bonus]], 7)
    to.numbers([float(player.attacked), float(player.barred)], 2)
    to.numbers([float(count) for count in player.cards], MODELS)
    to.many_hot(player.fresh, MODELS)
