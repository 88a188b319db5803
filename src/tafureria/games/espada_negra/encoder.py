"""Fast encoder: writes the same numbers as ``tensor.py``, from the state and without building a view."""

from __future__ import annotations

from typing import Final

from tafureria.core.shapes import Mask, Seat
from tafureria.core.sparse import Block, Sparse
from tafureria.games.espada_negra import state as st
from tafureria.games.espada_negra.options import MODES
from tafureria.games.espada_negra.pieces import conditions
from tafureria.games.espada_negra.pieces.decks import Deck
from tafureria.games.espada_negra.rules import attack, auction, espionage, scoring, turn
from tafureria.games.espada_negra.seeing import turns
from tafureria.games.espada_negra.state import State
from tafureria.games.espada_negra.tensor import MODELS, PER_MODEL, PER_PLAYER, PER_SPOT, ROW, SEATS

PHASES: Final = len(st.PHASES)
AUCTIONS: Final = len(MODES)


class Figures:
    """The constant numbers of each model of a deck, stored as offsets and values of those that are not 0."""

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
"""Cache of the figures of each deck, by the name of the deck."""


class Memo:
    """Cached blocks of a position, reused until cards are drawn or gained.

    Where a condition makes gold count as victory, a change of gold ends their use too.
    """

    def __init__(self, state: State) -> None:
        self.state = state
        self.turn = -1
        self.left = -1
        self.ended = False
        self.over = False
        self.dealt_with = 0
        self.gold: list[int] = []
        """Each seat's gold when its block was written; empty unless a condition makes gold worth victory."""
        self.table: Block | None = None
        """The block from the auction mode to the unseen copies of each model."""
        self.row: Block | None = None
        """The block with the figures of the cards in the row."""
        self.players: list[Block] = []
        """For each seat, the block of numbers that depend on its cards; its other numbers are not cached."""

    def update(self, to: Sparse) -> None:
        """Rewrite the blocks that no longer match the state."""
        state = self.state
        if (
            self.turn != state.turn
            or self.left != state.left
            or self.ended != (state.place >= state.per_turn)
            or self.over != (state.phase == st.OVER)
        ):
            self._write_all(to)
        elif self.dealt_with != len(state.history) or (self.gold and self.gold != state.gold):
            if state.to_set_aside:
                self._write_players(to, (1 << state.seats) - 1)
            else:
                got = 0
                for i in range(self.dealt_with, len(state.history), 4):
                    if state.history[i + 1] >= 0:
                        got |= 1 << state.history[i + 1]
                self._write_players(to, got)

    def _write_all(self, to: Sparse) -> None:
        """Rewrite all blocks, as when a turn begins or the game ends."""
        state = self.state
        self.turn = state.turn
        self.left = state.left
        self.ended = state.place >= state.per_turn
        self.over = state.phase == st.OVER
        deck = state.deck
        figures = _figures(deck)
        unseen = [0] * deck.model_count
        for kind, copies in enumerate(state.stock):
            if copies:
                unseen[deck.card_model[kind]] += copies
        to.open()
        to.one_hot(state.mode, AUCTIONS)
        to.flag(state.live)
        to.flag(state.pairs)
        to.part(state.turn, 10.0)
        to.part(turns(state), 10.0)
        to.part(state.left, 48.0)
        for model in range(min(deck.model_count, MODELS)):
            _write_model(to, figures, model, unseen[model])
        to.skip((MODELS - min(deck.model_count, MODELS)) * PER_MODEL)
        self.table = to.close()
        to.open()
        written = _open_cards(state)
        for i in range(written):
            model = deck.card_model[state.queue[i]]
            _write_model(to, figures, model, unseen[model])
            to.skip(PER_SPOT - PER_MODEL)
        to.skip((ROW - written) * PER_SPOT)
        self.row = to.close()
        self.players = [self.row] * state.seats
        self._write_players(to, (1 << state.seats) - 1)

    def _write_players(self, to: Sparse, which: Mask) -> None:
        """Rewrite the blocks of the seats in *which*: all seats if a bonus may depend on all cards."""
        state = self.state
        self.dealt_with = len(state.history)
        by_gold = state.conditions[conditions.TESORO] or state.conditions[conditions.AVARO]
        self.gold = list(state.gold) if by_gold else []
        bonus = scoring.bonus(state)
        for seat in range(state.seats):
            if which >> seat & 1:
                to.open()
                _write_cards(to, state, seat, bonus[seat])
                self.players[seat] = to.close()


def encode(state: State, seat: Seat, to: Sparse) -> None:
    """Write what *seat* sees, in the order of ``tensor.LAYOUT``."""
    memo = _memo(state, to)
    phase = state.phase
    seats = state.seats
    first = max(seat, 0)
    spying = phase in (st.BLOCK, st.CANCEL)
    playing = phase != st.OVER
    to.one_hot(max(phase - st.LAST_DRAW, 0), PHASES)
    assert memo.table is not None
    assert memo.row is not None
    to.again(memo.table)
    _write_fates(to, state, seat)
    to.again(memo.row)
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
    to.bits((state.asked >> first | state.asked << seats - first) & (1 << seats) - 1, SEATS)
    for i in range(seats):
        other = first + i if first + i < seats else first + i - seats
        _write_player(to, state, other, memo.players[other])
    to.skip((SEATS - seats) * PER_PLAYER)


def _memo(state: State, to: Sparse) -> Memo:
    """The memo of this state, brought up to date; a new one if the row last held another state."""
    memo = to.kept[to.row]
    if not isinstance(memo, Memo) or memo.state is not state:
        memo = to.kept[to.row] = Memo(state)
    memo.update(to)
    return memo


def _figures(deck: Deck) -> Figures:
    figures = FIGURES.get(deck.name)
    if figures is None or figures.deck is not deck:
        figures = FIGURES[deck.name] = Figures(deck)
    return figures


def _write_model(to: Sparse, figures: Figures, model: int, unseen: int) -> None:
    to.known(figures.offsets[model], figures.values[model], PER_MODEL - 1)
    to.part(unseen, 15.0)


def _open_cards(state: State) -> int:
    """How many cards of the row are encoded."""
    return 0 if state.phase == st.OVER else min(len(state.fate), len(state.queue), ROW)


def _write_fates(to: Sparse, state: State, seat: Seat) -> None:
    """Set flags in the row block that comes next: the card up now, decided cards, and cards the seat got."""
    count = _open_cards(state)
    place = state.place
    if 0 <= place < min(count, state.per_turn):
        to.flag_at(place * PER_SPOT + PER_MODEL, True)
    at = PER_MODEL
    for i in range(count):
        fate = state.fate[i]
        if fate != st.NOT_YET:
            to.flag_at(at + 1, True)
        if fate == seat:
            to.flag_at(at + 2, True)
        at += PER_SPOT


def _write_seat(to: Sparse, seat: Seat, first: Seat, seats: int) -> None:
    if seat >= 0:
        seat = seat - first if seat >= first else seat - first + seats
    to.one_hot(seat, SEATS)


def _write_cards(to: Sparse, state: State, seat: Seat, bonus: int) -> None:
    deck = state.deck
    to.flag(True)
    to.skip(1)
    to.part(turn.production(state, seat), 10.0)
    to.skip(3)
    to.part(scoring.total(state, seat, deck.victory), 10.0)
    to.part(bonus, 10.0)
    to.skip(2)
    base = seat * deck.model_count
    to.scaled(state.owned[base : base + deck.model_count], MODELS, 1.0)
    fresh = state.fresh
    to.counts([fresh[i + 1] for i in range(0, len(fresh), 2) if fresh[i] == seat], MODELS)


def _write_player(to: Sparse, state: State, seat: Seat, cards: Block) -> None:
    to.part_at(1, state.gold[seat], 10.0)
    to.part_at(3, state.most_attack[seat], 10.0)
    to.part_at(4, state.steady[seat], 10.0)
    to.part_at(5, state.espionage[seat], 10.0)
    if state.attacked >> seat & 1 == 1:
        to.flag_at(8, True)
    if state.barred >> seat & 1 == 1:
        to.flag_at(9, True)
    to.again(cards)
