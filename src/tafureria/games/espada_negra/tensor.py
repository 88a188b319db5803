"""The view as a vector for learners; the own seat comes first, then the others clockwise."""

from __future__ import annotations

from tafureria.core.tensor import Layout, one_hot, padded, relative
from tafureria.games.espada_negra.options import MODES
from tafureria.games.espada_negra.view import ModelView, PlayerView, View

PHASES = ("deal", "attack", "bid", "call", "name", "speak", "outcry", "block", "cancel", "over")
SEATS = 8
MODELS = 8
"""Most models of a deck."""
ROW = 12
"""Most cards of a turn that are told apart."""
PER_MODEL = 7
PER_PLAYER = 10 + 2 * MODELS
PER_SPOT = PER_MODEL + 3

LAYOUT: Layout = (
    ("phase", len(PHASES)),
    ("mode, live, pairs", len(MODES) + 2),
    ("turns: played, in all; cards left", 3),
    ("models: figures, copies unseen", MODELS * PER_MODEL),
    ("row: figures, on the block, dealt with, own", ROW * PER_SPOT),
    ("lead, floor, least attack, price, need, raid, chain", 7),
    ("auctioneer", SEATS),
    ("leader", SEATS),
    ("getter", SEATS),
    ("asked", SEATS),
    ("players", SEATS * PER_PLAYER),
)


def encode(view: View) -> list[float]:
    """*view* as floats, by the layout. Gold, attack and victory are divided by ten."""
    order = relative(len(view.players), view.seat)
    place = {seat: i for i, seat in enumerate(order)}
    out = one_hot(PHASES.index(view.phase), len(PHASES))
    out += [*one_hot(MODES.index(view.mode), len(MODES)), float(view.live), float(view.pairs)]
    out += [view.turn / 10, view.turns / 10, view.left / 48]
    figures = [x for model in view.models[:MODELS] for x in _model(model)]
    out += padded(figures, MODELS * PER_MODEL)
    row: list[float] = []
    for i, card in enumerate(view.row[:ROW]):
        row += _model(view.models[card.model])
        row += [float(i == view.block), float(card.fate != -1), float(card.fate == view.seat)]
    out += padded(row, ROW * PER_SPOT)
    out += [view.lead / 10, view.floor / 10, view.least_attack / 10, view.price / 10, view.need / 10]
    out += [float(view.raid), len(view.chain) / 4]
    for seat in (view.chair, view.leader, view.getter):
        out += one_hot(place.get(seat, -1), SEATS)
    out += padded([float(seat in view.asked) for seat in order], SEATS)
    for seat in order:
        out += _player(view.players[seat])
    return padded(out, len(out) + PER_PLAYER * (SEATS - len(order)))


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


def _player(player: PlayerView) -> list[float]:
    figures = [
        1.0,
        player.gold / 10,
        player.production / 10,
        player.attack / 10,
        player.steady / 10,
        player.espionage / 10,
        player.victory / 10,
        player.bonus / 10,
        float(player.attacked),
        float(player.barred),
    ]
    fresh = [player.fresh.count(i) for i in range(len(player.cards))]
    return figures + padded(player.cards, MODELS) + padded(fresh, MODELS)
