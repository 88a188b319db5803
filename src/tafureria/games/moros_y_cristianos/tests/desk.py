"""The desk of the tests: positions set by hand, and moves in notation."""

from tafureria.core.chance import Dice
from tafureria.core.game import CHANCE, seats_in
from tafureria.games.moros_y_cristianos import GAME
from tafureria.games.moros_y_cristianos.options import Options
from tafureria.games.moros_y_cristianos.pieces import card, card_name
from tafureria.games.moros_y_cristianos.rules import hands as rules


def mask(names):
    """``"7e 1o"`` as a mask."""
    return sum(1 << card(name) for name in names.split())


def names(cards):
    """A mask as ``"1o 7e"``."""
    return " ".join(card_name(c) for c in range(48) if cards >> c & 1)


class Desk:
    """A first round with the given hands, of any size, about to be declared.

    ``combat="tesoro tropa"`` declares it too: these values, the rest by default. ``carried`` are oros
    left by an earlier round.
    """

    def __init__(self, *hands, starter=0, combat=None, carried="", scores=None, **options):
        self.options = Options(**options)
        self.told = []
        self.notebooks = []
        state = self.state = GAME.new(self.options, len(hands))
        state.starter = starter
        state.hands = [mask(hand) for hand in hands]
        state.carried = mask(carried)
        state.stock = state.deck & ~state.carried & ~sum(state.hands)
        if scores:
            state.scores = list(scores)
        full = state.full_hand
        state.full_hand = 0
        rules.begin_deal(state, self.told)
        state.full_hand = full
        if combat is not None:
            self.declare(combat)

    @classmethod
    def dealt(cls, *hands, **options):
        """The same with hands of five dealt by chance from seat 0, and a notebook at every seat."""
        desk = cls.opened(len(hands), primero=0, **options)
        for hand in hands:
            for name in hand.split():
                desk.act(CHANCE, card(name))
        return desk

    @classmethod
    def opened(cls, seats, **options):
        """A new game of which nothing has been told, and a notebook at every seat."""
        desk = cls.__new__(cls)
        desk.options = Options(**options)
        desk.told = []
        desk.state = GAME.new(desk.options, seats)
        desk.notebooks = [GAME.notebook(desk.options, seats, seat) for seat in range(seats)]
        return desk

    def act(self, seat, action):
        """Carry out an action or an outcome; returns what was told."""
        out = []
        GAME.apply(self.state, seat, action, out)
        self.told += out
        for eyes, notebook in enumerate(self.notebooks):
            for event in out:
                if (seen := event.seen_by(eyes)) is not None:
                    notebook.hear(seen)
        return out

    def do(self, *moves):
        """Carry out ``"0 juega 7e"``, ..., each legal; returns what was told."""
        out = []
        for move in moves:
            seat, action = self._read(move)
            assert GAME.check(self.state, seat, action) is None, move
            out += self.act(seat, action)
        return out

    def declare(self, combat):
        """Declare the values named, in order, and the rest by default."""
        starter = self.state.starter
        for value in combat.split():
            action = GAME.parse(f"declara {value}")
            while action not in (legal := GAME.legal(self.state, starter)):
                self.act(starter, legal[0])
            self.act(starter, action)
        if self.phase == "declare":
            self.act(starter, GAME.parse("batalla"))

    def settle(self, seed=0):
        """Let chance act until somebody must choose; returns what was told."""
        dice = Dice(seed)
        out = []
        while GAME.waiting(self.state) == CHANCE:
            out += self.act(CHANCE, GAME.outcome(self.state, dice.below(GAME.weight(self.state))))
        return out

    def why(self, move):
        """The rule that stands against a move, or ``None``."""
        return GAME.check(self.state, *self._read(move))

    def legal(self, seat):
        """Notation of the legal moves."""
        return [GAME.notation(action) for action in GAME.legal(self.state, seat)]

    def view(self, seat=-1):
        """What a seat sees, or the table."""
        return GAME.view(self.state, seat)

    def of(self, kind):
        """Told events of a kind."""
        return [event for event in self.told if isinstance(event, kind)]

    def worlds(self, seat, count=120):
        """Worlds that the notebook of a seat imagines."""
        return [self.notebooks[seat].imagine(seed) for seed in range(count)]

    @property
    def phase(self):
        """What the table is waiting for."""
        return self.view().phase

    @property
    def asked(self):
        """The seats that must choose."""
        return seats_in(GAME.waiting(self.state))

    def _read(self, move):
        seat, _, words = move.partition(" ")
        action = GAME.parse(words)
        assert action is not None, move
        return int(seat), action
