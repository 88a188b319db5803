"""A table set as a test wants it: gold, cards owned since an earlier turn, and the row of this turn."""

from __future__ import annotations

from tafureria.core.chance import Dice
from tafureria.core.game import TABLE, seats_in, settle
from tafureria.games.espada_negra import GAME
from tafureria.games.espada_negra import state as st
from tafureria.games.espada_negra.options import Options
from tafureria.games.espada_negra.pieces.conditions import NAMES
from tafureria.games.espada_negra.rules import turn


def kind(deck, model, condition=None):
    """A card of the deck by names; any of its copies when no condition is named."""
    for k in range(deck.kinds):
        named = deck.models[deck.card_model[k]].name == model
        if named and (condition is None or NAMES.index(condition) in deck.card_conditions[k]):
            return k
    raise AssertionError(f"no {model} in {deck.name}")


def of(events, kind):
    """The events of this kind among these."""
    return [event for event in events if isinstance(event, kind)]


class Desk:
    """A game in its first turn, with the first card of the row dealt with."""

    def __init__(
        self, seats=3, *, row=(), gold=None, cards=None, conditions=(), auctioneer=0, before=None, **options
    ):
        """*cards* gives each seat names of models that it owns since an earlier turn.

        *row* names the first cards of the row; the rest of it is what the deck begins with. *gold* is what
        the seats have once the income of the turn has come in, *before* what they have until then.
        """
        self.state = state = GAME.new(Options(**options), seats)
        self.told = []
        """What the latest moves told; at first, what the beginning of the turn told."""
        deck = state.deck
        if state.phase == st.DRAW_AUCTIONEER:
            GAME.apply(state, -1, auctioneer)
            state.gold = [10] * seats
        for name in conditions:
            state.to_set_aside += 1
            state.conditions[NAMES.index(name)] += 1
        for seat, names in (cards or {}).items():
            for name in names:
                model = [m.name for m in deck.models].index(name)
                state.owned[seat * deck.model_count + model] += 1
                state.fresh += [seat, model]
        if before is not None:
            state.gold = list(before)
        row = list(row) + [deck.models[0].name] * (state.per_turn - len(row))
        state.queue = [kind(deck, name) for name in row]
        state.left -= len(row)
        turn.begin_turn(state, self.told)
        if gold is not None:
            state.gold = list(gold)
        turn.next_card(state, self.told)

    @classmethod
    def at(cls, state):
        """A desk around a position."""
        desk = cls.__new__(cls)
        desk.state, desk.told = state, []
        return desk

    def copy(self):
        """Another desk in the same position."""
        return Desk.at(self.state.clone())

    def do(self, *moves):
        """Play legal moves, ``"0 puja 3"``, or ``"puja 3"`` by whoever is asked alone; what they told."""
        self.told = []
        for move in moves:
            seat, action = self._read(move)
            assert GAME.check(self.state, seat, action) is None, move
            GAME.apply(self.state, seat, action, self.told)
        return self.told

    def bids(self, *amounts):
        """Everybody who is asked bids, in the order of seats; 0 is a pass."""
        asked = self.asked
        assert len(asked) == len(amounts), (asked, amounts)
        return self.do(*(f"{s} puja {n}" if n else f"{s} pasa" for s, n in zip(asked, amounts, strict=True)))

    def draw(self, outcome):
        """Chance draws this."""
        self.told = []
        GAME.apply(self.state, -1, outcome, self.told)

    def settle(self, seed=0):
        """Chance draws until somebody must choose."""
        self.told = []
        settle(GAME, self.state, Dice(seed), self.told)

    def why(self, move):
        """The rule that refuses this move, or ``None``."""
        return GAME.check(self.state, *self._read(move))

    def legal(self, seat):
        """The legal actions of a seat, in notation."""
        return [GAME.notation(action) for action in GAME.legal(self.state, seat)]

    def view(self, seat=TABLE):
        """What a seat sees."""
        return GAME.view(self.state, seat)

    def of(self, kind):
        """The events of this kind that the latest moves told."""
        return of(self.told, kind)

    def fate(self, place=0):
        """Who got the card at this place of the row: a seat, -1 nobody yet, -2 discarded."""
        return self.state.fate[place]

    @property
    def phase(self):
        """What is waited for."""
        return self.view().phase

    @property
    def asked(self):
        """The seats that must choose."""
        return seats_in(GAME.waiting(self.state))

    def _read(self, move):
        seat, _, words = move.partition(" ")
        if not seat.isdigit():
            words = move
            (seat,) = self.asked
        action = GAME.parse(words)
        assert action is not None, move
        return int(seat), action


def opened(seats=4, **options):
    """A game after its first draws, and what they told."""
    state, out = GAME.new(Options(**options), seats), []
    settle(GAME, state, Dice(1), out)
    return state, out


def to_the_end(state, seed=0):
    """Everybody passes; the view's count of turns at each position."""
    dice, counted = Dice(seed), []
    while GAME.waiting(state):
        settle(GAME, state, dice, None)
        for seat in seats_in(GAME.waiting(state)):
            counted.append(GAME.view(state, -1).turns)
            GAME.apply(state, seat, GAME.legal(state, seat)[0])
    return counted
