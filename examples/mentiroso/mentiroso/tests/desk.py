"""A round set up by hand, and a few verbs to play it."""

from __future__ import annotations

from mentiroso import GAME
from mentiroso.options import Options
from mentiroso.rules import dice

from tafureria.core.chance import Dice
from tafureria.core.game import TABLE, seats_in, settle


class Desk:
    """A round with these dice rolled (or, without dice, about to be rolled by two players)."""

    def __init__(self, *faces, seats=2, **options):
        self.state = GAME.new(Options(**options), len(faces) or seats)
        self.events = []
        for face in faces:
            dice.roll(self.state, face, self.events)

    def do(self, *moves):
        """Play ``"0 envida 1"``, ``"1 2x5"`` ..., each legal; the new events."""
        before = len(self.events)
        for move in moves:
            seat, _, notation = move.partition(" ")
            action = GAME.parse(notation)
            assert action is not None, move
            assert GAME.check(self.state, int(seat), action) is None, move
            GAME.apply(self.state, int(seat), action, self.events)
        return self.events[before:]

    def why(self, move):
        """The rule that refuses a move, or ``None``."""
        seat, _, notation = move.partition(" ")
        return GAME.check(self.state, int(seat), GAME.parse(notation))

    def legal(self, seat):
        """Notation of what a seat may do."""
        return [GAME.notation(action) for action in GAME.legal(self.state, seat)]

    def view(self, seat=TABLE):
        """What a seat sees."""
        return GAME.view(self.state, seat)

    def of(self, kind):
        """The events of one kind."""
        return [event for event in self.events if isinstance(event, kind)]

    def settle(self, seed=0):
        """Let chance act."""
        settle(GAME, self.state, Dice(seed), self.events)
        return self

    @property
    def phase(self):
        return self.view().phase

    @property
    def asked(self):
        return seats_in(GAME.waiting(self.state))
