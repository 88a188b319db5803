"""Tables laid by hand, for tests that read like the rulebook."""

from tafureria.core.chance import Dice
from tafureria.core.game import CHANCE, play
from tafureria.games.moros_y_cristianos import GAME, opening
from tafureria.games.moros_y_cristianos.options import Options
from tafureria.games.moros_y_cristianos.pieces import card, card_name


def mask(names):
    """``"7e 1o"`` as a mask."""
    return sum(1 << card(name) for name in names.split())


def names(cards):
    """A mask as ``"1o 7e"``."""
    return " ".join(card_name(c) for c in range(48) if cards >> c & 1)


class Table:
    """A round with the given hands, about to be declared (or declared: ``combat="tesoro tropa"``).

    ``carried`` are oros of an earlier round. Hands may be of any size.
    """

    def __init__(self, *hands, starter=0, combat=None, carried="", scores=None, **options):
        state = self.state = GAME.new(Options(**options), len(hands))
        self.told = []
        state.starter = starter
        state.hands = [mask(hand) for hand in hands]
        state.carried = mask(carried)
        state.stock = state.deck & ~state.carried & ~sum(state.hands)
        if scores:
            state.scores = list(scores)
        full = state.full_hand
        state.full_hand = 0
        opening.begin_deal(state, self.told)
        state.full_hand = full
        if combat is not None:
            self.declare(combat)

    def declare(self, combat):
        """Declare the values named, in order, and the rest by default."""
        for value in combat.split():
            while (action := GAME.parse(f"declara {value}")) not in GAME.legal(
                self.state, self.state.starter
            ):
                default = GAME.legal(self.state, self.state.starter)[0]
                GAME.apply(self.state, self.state.starter, default, self.told)
            GAME.apply(self.state, self.state.starter, action, self.told)
        if self.state.phase == 3:
            GAME.apply(self.state, self.state.starter, GAME.parse("batalla"), self.told)

    def do(self, *moves):
        """Carry out ``"0 juega 7e"``, ..., by the only door."""
        for move in moves:
            seat, _, words = move.partition(" ")
            action = GAME.parse(words)
            assert action is not None, move
            play(GAME, self.state, int(seat), action, self.told)
        return self

    def why(self, move):
        """The rule that stands against a move, or ``None``."""
        seat, _, words = move.partition(" ")
        return GAME.check(self.state, int(seat), GAME.parse(words))

    def legal(self, seat):
        """Notation of the legal moves."""
        return [GAME.words(action) for action in GAME.legal(self.state, seat)]

    def deal(self, seed=0):
        """Let chance act until somebody must choose."""
        dice = Dice(seed)
        while GAME.waiting(self.state) == CHANCE:
            outcome = GAME.outcome(self.state, dice.below(GAME.weight(self.state)))
            GAME.apply(self.state, CHANCE, outcome, self.told)
        return self

    def of(self, kind):
        """Told events of a kind."""
        return [event for event in self.told if isinstance(event, kind)]

    @property
    def phase(self):
        return GAME.view(self.state, -1).phase

    @property
    def turn(self):
        return self.state.turn

    def view(self, seat=-1):
        return GAME.view(self.state, seat)
