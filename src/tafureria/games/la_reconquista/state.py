"""The truth, as ints and lists of ints."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from tafureria.games.la_reconquista.options import Options
from tafureria.games.la_reconquista.pieces import CARDS, OUTWARD, PROVINCES, STEPS, TROOPS

# Phases.
DEALING: Final = 0
PLACING: Final = 1
TURN: Final = 2
MOVING: Final = 3
PASSING: Final = 4
"""Attacker and defender choose which cards to pass."""
LOOKING: Final = 5
"""Attacker and defender look at the cards that were passed."""
VOTING: Final = 6
OVER: Final = 7

# Endings.
RUNNING: Final = 0
CONQUEST: Final = 1
AGREEMENT: Final = 2
PASSES: Final = 3
QUIET: Final = 4
BOUND: Final = 5

NOBODY: Final = -1
NOWHERE: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)  # so that __new__ makes one without __init__
class State:
    """One game. ``owned`` and everything that ends in ``mask`` are masks of territories."""

    __slots__ = (
        "actor",
        "alive",
        "asked",
        "attacker",
        "board",
        "dealer",
        "dealt",
        "defender",
        "draft",
        "ending",
        "goal",
        "last",
        "last_place",
        "last_seat",
        "last_to",
        "left",
        "opt",
        "owned",
        "passed",
        "passes",
        "phase",
        "placed",
        "proposed",
        "quiet",
        "ready",
        "round",
        "seats",
        "start",
        "steps",
        "success",
        "taken_back",
        "target",
        "undealt",
        "votes",
        "went",
    )

    def __init__(self, options: Options, seats: int) -> None:
        cards = options.cartas or CARDS[seats]
        self.opt = options
        self.seats = seats
        self.goal = cards + options.ventaja  # r.25
        self.phase = DEALING
        self.actor = NOBODY
        """Whose turn it is, or who holds the board while placing."""
        self.dealer = NOBODY
        self.undealt = 0
        for province in OUTWARD[: cards * seats]:
            self.undealt |= 1 << province
        self.dealt = 0
        self.owned = [0] * seats
        self.alive = (1 << seats) - 1
        self.board = [0] * PROVINCES
        """Troops on each territory."""
        # Placing.
        self.left = [options.tropas or TROOPS[seats]] * seats
        self.draft = [0] * PROVINCES
        """Troops placed since the board came to the actor."""
        self.placed = 0
        self.taken_back = 0
        """Steps taken back in this secret choice."""
        # Moving.
        self.start: list[int] = []
        """The board when the move began; empty when nobody moves."""
        self.went: list[int] = []
        """Troops that have left each territory in this move."""
        self.steps: list[int] = []
        """Troops that went over each border in this move, by number of step."""
        # Attacking.
        self.attacker = NOBODY
        self.defender = NOBODY
        self.target = NOWHERE
        self.passed = [0, 0]
        """Cards passed by the attacker, by the defender, as masks."""
        self.ready = 0
        """Seats that have answered what all or both are being asked."""
        self.success = 0
        # Ending.
        self.proposed = 0
        """A draw has been proposed in this turn."""
        self.asked = 0
        self.votes = 0
        self.passes = 0
        """Turns passed running."""
        self.quiet = 0
        """Turns without an attack running."""
        self.round = 0
        """Full rounds played."""
        self.ending = RUNNING
        # The act of this moment: which, by whom, on what, upon whom.
        self.last = 0
        self.last_seat = NOBODY
        self.last_place = NOWHERE
        self.last_to = NOBODY

    def clone(self) -> State:
        """A state that shares nothing mutable with this one."""
        other = State.__new__(State)
        other.opt = self.opt
        other.seats = self.seats
        other.goal = self.goal
        other.phase = self.phase
        other.actor = self.actor
        other.dealer = self.dealer
        other.undealt = self.undealt
        other.dealt = self.dealt
        other.owned = self.owned[:]
        other.alive = self.alive
        other.board = self.board[:]
        other.left = self.left[:]
        other.draft = self.draft[:]
        other.placed = self.placed
        other.taken_back = self.taken_back
        other.start = self.start[:]
        other.went = self.went[:]
        other.steps = self.steps[:]
        other.attacker = self.attacker
        other.defender = self.defender
        other.target = self.target
        other.passed = self.passed[:]
        other.ready = self.ready
        other.success = self.success
        other.proposed = self.proposed
        other.asked = self.asked
        other.votes = self.votes
        other.passes = self.passes
        other.quiet = self.quiet
        other.round = self.round
        other.ending = self.ending
        other.last = self.last
        other.last_seat = self.last_seat
        other.last_place = self.last_place
        other.last_to = self.last_to
        return other

    def owner(self, province: int) -> int:
        """Who owns a territory; ``NOBODY`` when it is undealt or not in play."""
        for seat, mask in enumerate(self.owned):
            if mask >> province & 1:
                return seat
        return NOBODY

    def begin_steps(self) -> None:
        """A move begins: every troop may take one step from where it stands now."""
        self.start = self.board[:]
        self.went = [0] * PROVINCES
        self.steps = [0] * len(STEPS)

    def end_steps(self) -> None:
        """Nobody moves any more."""
        self.start, self.went, self.steps = [], [], []
