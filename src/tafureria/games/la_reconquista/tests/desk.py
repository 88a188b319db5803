"""A table set up by hand, and a few verbs to play it."""

from __future__ import annotations

from tafureria.core.bits import mask_of
from tafureria.core.chance import Dice
from tafureria.core.game import TABLE, seats_in, settle
from tafureria.games.la_reconquista import GAME, actions
from tafureria.games.la_reconquista import state as st
from tafureria.games.la_reconquista.options import Options
from tafureria.games.la_reconquista.pieces import NUMBER

EVERYTHING = (1 << 60) - 1


class Desk:
    """A table in its second round, or without ``owned`` before anything has happened.

    ``owned[seat]`` and ``troops`` name provinces; the last seat owns the rest.
    """

    def __init__(self, owned=(), troops=None, seats=3, active=0, **options):
        self.state = GAME.new(Options(**options), seats)
        self.events = []
        if not owned:
            return
        state = self.state
        state.dealer, state.undealt, state.dealt = 0, 0, 60
        named = [mask_of([NUMBER[slug] for slug in slugs.split()]) for slugs in owned]
        rest = EVERYTHING
        for mask in named:
            rest &= ~mask
        state.owned = [*named, *[0] * (seats - len(named))]
        state.owned[seats - 1] |= rest
        for slug, count in (troops or {}).items():
            state.board[NUMBER[slug]] = count
        state.left = [0] * seats
        state.phase, state.active, state.round = st.TURN, active, 1
        state.ask(1 << active)

    @classmethod
    def dealt(cls, seats=4, seed=1, **options):
        """A table after the deal; the board is in the dealer's hands."""
        desk = cls(seats=seats, **options)
        desk.settle(seed)
        return desk

    # --- playing ------------------------------------------------------------------------------

    def settle(self, seed=1):
        """Let chance act. Gives the new events."""
        out = []
        settle(GAME, self.state, Dice(seed), out)
        self.events += out
        return out

    def do(self, *moves):
        """``"0 paso"``, ``"1 ataco toledo"``...: all legal. Gives the new events."""
        out = []
        for move in moves:
            seat, _, words = move.partition(" ")
            action = GAME.parse(words)
            assert GAME.check(self.state, int(seat), action) is None, move
            assert action in GAME.legal(self.state, int(seat)), move
            GAME.apply(self.state, int(seat), action, out)
        self.events += out
        return out

    def place_all(self, seed=1):
        """Everybody places anyhow. Gives who had the board, in turn."""
        dice = Dice(seed)
        holders = []
        while self.phase == "placing":
            seat = self.state.active
            legal = GAME.legal(self.state, seat)
            if legal[0] == actions.LISTO:
                holders.append(seat)
                GAME.apply(self.state, seat, legal[0])
            else:
                puts = [a for a in legal if actions.PON <= a < actions.QUITA]
                GAME.apply(self.state, seat, puts[dice.below(len(puts))])
        return holders

    # --- looking ------------------------------------------------------------------------------

    def why(self, move):
        """The rule that refuses ``"0 ataco toledo"``; ``None`` when it is legal."""
        seat, _, words = move.partition(" ")
        action = GAME.parse(words)
        assert action is not None, words
        return GAME.check(self.state, int(seat), action)

    def legal(self, seat):
        """What this seat may do, in notation."""
        return [GAME.notation(action) for action in GAME.legal(self.state, seat)]

    def view(self, seat=TABLE):
        """What this seat sees."""
        return GAME.view(self.state, seat)

    def of(self, kind):
        """Events of that kind so far."""
        return [event for event in self.events if isinstance(event, kind)]

    @property
    def phase(self):
        """The phase as it truly is."""
        return st.PHASES[self.state.phase]

    @property
    def asked(self):
        """Seats that are waited for."""
        return seats_in(GAME.waiting(self.state))

    def awaited(self, seat):
        """Seats that *seat* sees being waited for."""
        return seats_in(GAME.awaited(self.state, seat))

    def troops(self, slug):
        """Troops on a province."""
        return self.state.board[NUMBER[slug]]

    def owner(self, slug):
        """Who owns a province."""
        return self.state.owner(NUMBER[slug])


def told(events, seat):
    """What a seat is told of these events."""
    return [seen for event in events if (seen := event.seen_by(seat)) is not None]
