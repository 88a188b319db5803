"""What ``tensor.py`` makes of a seat's view, written straight from the state: the same numbers, faster."""

from __future__ import annotations

from typing import Final

from tafureria.core.shapes import Seat
from tafureria.core.sparse import Sparse
from tafureria.games.espada_negra import state as st
from tafureria.games.espada_negra.options import MODES
from tafureria.games.espada_negra.pieces.decks import Deck
from tafureria.games.espada_negra.rules import attack, auction, espionage, scoring, turn
from tafureria.games.espada_negra.state import State
from tafureria.games.espada_negra.tensor import MODELS, PER_MODEL, PER_PLAYER, PER_SPOT, ROW, SEATS
from tafureria.games.espada_negra.view import turns

PHASES: Final = len(st.PHASES)
AUCTIONS: Final = len(MODES)


class Figures:
    """Of each model of a deck the numbers that never change, without the zeros: their offsets and values."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self.offsets: list[list[int]] = []
        self.values: list[list[float]] = []
        for model in deck.models:
            row = [
                model.victory / 5,
                model.production / 4,
                model.attack / 4,
                float(model.berserker),
                model.espionage / 4,
                model.copies / 15,
            ]
            self.offsets.append([i for i, figure in enumerate(row) if figure])
            self.values.append([figure for figure in row if figure])


FIGURES: Final[dict[str, Figures]] = {}
"""The figures of each deck met so far, by its name."""


def encode(state: State, seat: Seat, to: Sparse) -> None:
    """Write what *seat* sees, in the order of ``tensor.LAYOUT``."""
    phase = state.phase
    seats = state.seats
    deck = state.deck
    first = max(seat, 0)
    spying = phase in (st.BLOCK, st.CANCEL)
    playing = phase != st.OVER
    to.one_hot(max(phase - st.LAST_DRAW, 0), PHASES)
    to.one_hot(state.mode, AUCTIONS)
    to.flag(state.live)
    to.flag(state.pairs)
    to.part(state.turn, 10.0)
    to.part(turns(state), 10.0)
    to.part(state.left, 48.0)
    figures = _figures(deck)
    unseen = [0] * deck.model_count
    for kind, copies in enumerate(state.stock):
        if copies:
            unseen[deck.card_model[kind]] += copies
    for model in range(min(deck.model_count, MODELS)):
        _write_model(to, figures, model, unseen[model])
    to.skip((MODELS - min(deck.model_count, MODELS)) * PER_MODEL)
    _write_row(to, state, seat, figures, unseen)
    to.part(state.leading_bid, 10.0)
    to.part(auction.floor(state, seat) if seat >= 0 and playing else 0, 10.0)
    to.part(attack.least(state), 10.0)
    to.part(state.price if spying else 0, 10.0)
    to.part(espionage.need(state) if spying else 0, 10.0)
    to.flag(state.by_attack and spying)
    to.part(len(state.chain) // 2 if spying else 0, 4.0)
    _write_seat(to, state.auctioneer if state.turn else state.rotation, first, seats)
    _write_seat(to, state.leader, first, seats)
    _write_seat(to, state.taker if spying else -1, first, seats)
    for i in range(seats):
        to.flag(state.asked >> (first + i) % seats & 1 == 1)
    to.skip(SEATS - seats)
    bonus = scoring.bonus(state)
    for i in range(seats):
        _write_player(to, state, (first + i) % seats, bonus)
    to.skip((SEATS - seats) * PER_PLAYER)


def _figures(deck: Deck) -> Figures:
    figures = FIGURES.get(deck.name)
    if figures is None or figures.deck is not deck:
        figures = FIGURES[deck.name] = Figures(deck)
    return figures


def _write_model(to: Sparse, figures: Figures, model: int, unseen: int) -> None:
    to.known(figures.offsets[model], figures.values[model], PER_MODEL - 1)
    to.part(unseen, 15.0)


def _write_row(to: Sparse, state: State, seat: Seat, figures: Figures, unseen: list[int]) -> None:
    written = 0
    if state.phase != st.OVER:
        written = min(len(state.fate), len(state.queue), ROW)
        place = state.place if state.place < state.per_turn else -1
        for i in range(written):
            model = state.deck.card_model[state.queue[i]]
            fate = state.fate[i]
            _write_model(to, figures, model, unseen[model])
            to.flag(i == place)
            to.flag(fate != st.NOT_YET)
            to.flag(fate == seat)
    to.skip((ROW - written) * PER_SPOT)


def _write_seat(to: Sparse, seat: Seat, first: Seat, seats: int) -> None:
    to.one_hot((seat - first) % seats if seat >= 0 else -1, SEATS)


def _write_player(to: Sparse, state: State, seat: Seat, bonus: list[int]) -> None:
    deck = state.deck
    to.flag(True)
    to.part(state.gold[seat], 10.0)
    to.part(turn.production(state, seat), 10.0)
    to.part(state.most_attack[seat], 10.0)
    to.part(state.steady[seat], 10.0)
    to.part(state.espionage[seat], 10.0)
    to.part(scoring.total(state, seat, deck.victory), 10.0)
    to.part(bonus[seat], 10.0)
    to.flag(state.attacked >> seat & 1 == 1)
    to.flag(state.barred >> seat & 1 == 1)
    base = seat * deck.model_count
    to.scaled(state.owned[base : base + deck.model_count], MODELS, 1.0)
    fresh = state.fresh
    if fresh:
        to.counts([fresh[i + 1] for i in range(0, len(fresh), 2) if fresh[i] == seat], MODELS)
    else:
        to.skip(MODELS)
