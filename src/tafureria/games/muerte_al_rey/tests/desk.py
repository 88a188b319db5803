"""A match laid by hand, for tests that read like the rulebook."""

from tafureria.core.chance import Dice
from tafureria.core.game import CHANCE, TABLE, seats_in, settle
from tafureria.games.muerte_al_rey import GAME
from tafureria.games.muerte_al_rey import state as st
from tafureria.games.muerte_al_rey.options import Options
from tafureria.games.muerte_al_rey.pieces import CARDS, identity, notation
from tafureria.games.muerte_al_rey.rules.scoring import POINTS

CARD = {notation(card): card for card in range(CARDS)}

SIX = "12o 1o", "12c 1c", "2o 3o", "2c 3c", "4o 5o", "4c 5c"
"""Hands by place for six: both kings with the 1s."""


def options(**changes):
    """A single game in which identity cards follow the seats, unless said otherwise."""
    return Options(**{"partidas": 1, "sorteo": False, **changes})


class Desk:
    """A table at which these hands have been dealt; ``hands=None`` with ``seats``: as new."""

    def __init__(self, hands=SIX, *, seats=6, **changes):
        self.state = GAME.new(options(**changes), len(hands) if hands else seats)
        self.told = []
        if hands:
            self.deal(hands)

    # --- what happens -------------------------------------------------------------------------

    def deal(self, hands=SIX):
        """Deal the secret cards of one game, as written by place; the new events."""
        out = []
        while self.state.phase == st.DEAL:
            place = self.state.drawn % self.state.seats
            card = CARD[hands[place].split()[self.state.drawn // self.state.seats]]
            assert GAME.chance(self.state)[card]
            GAME.apply(self.state, CHANCE, card, out)
        self.told += out
        return out

    def settle(self, seed=0):
        """Let chance act until somebody must choose; the new events."""
        out = []
        settle(GAME, self.state, Dice(seed) if isinstance(seed, int) else seed, out)
        self.told += out
        return out

    def do(self, *moves):
        """Play ``"SEAT notation"`` moves, each legal; the new events."""
        out = []
        for move in moves:
            seat, action = self._read(move)
            rule = GAME.check(self.state, seat, action)
            assert rule is None, f"{move}: {rule}"
            assert action in GAME.legal(self.state, seat)
            GAME.apply(self.state, seat, action, out)
        self.told += out
        return out

    def why(self, move):
        """The rule that refuses ``"SEAT notation"``, or ``None``."""
        return GAME.check(self.state, *self._read(move))

    @staticmethod
    def _read(move):
        seat, _, text = move.partition(" ")
        return int(seat), GAME.parse(text)

    # --- what is seen -------------------------------------------------------------------------

    def legal(self, seat):
        """Notation of what a seat may do."""
        return [GAME.notation(action) for action in GAME.legal(self.state, seat)]

    def view(self, seat=TABLE):
        return GAME.view(self.state, seat)

    def of(self, kind):
        """Events of a kind, told so far."""
        return [event for event in self.told if isinstance(event, kind)]

    @property
    def phase(self):
        return st.PHASES[self.state.phase]

    @property
    def asked(self):
        """The seats that must choose."""
        return seats_in(GAME.waiting(self.state))

    def awaited(self, seat=TABLE):
        """The seats that *seat* sees being waited for."""
        return seats_in(GAME.awaited(self.state, seat))

    @property
    def active(self):
        """The seat whose turn it is."""
        return self.state.holder[self.state.active]

    @property
    def ending(self):
        return GAME.ending(self.state)

    @property
    def winners(self):
        return seats_in(GAME.winners(self.state))

    # --- what is hidden -----------------------------------------------------------------------

    def hand(self, seat):
        """Notation of a seat's cards."""
        mask = self.state.hands[self.state.place[seat]]
        return " ".join(notation(card) for card in range(CARDS) if mask >> card & 1)

    @property
    def identities(self):
        """Notation of the identity card of each seat."""
        return [notation(identity(place)) for place in self.state.place]

    @property
    def points(self):
        """Points of the last game, by seat."""
        return [POINTS[case] for case in self.state.sheet[-1][2:]]
