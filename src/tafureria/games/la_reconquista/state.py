"""The full state, as ints and lists of ints; the phases, and the ways in which a game ends."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from tafureria.core.shapes import Mask, Seat
from tafureria.games.la_reconquista.options import Options
from tafureria.games.la_reconquista.pieces import CARDS, OUTWARD, PROVINCES, STEPS, TROOPS

# Phases; each is the index of its name in PHASES.
DEALING: Final = 0
PLACING: Final = 1
TURN: Final = 2
MOVING: Final = 3
PASSING_CARDS: Final = 4
"""Attacker and defender choose which cards to pass."""
LOOKING: Final = 5
"""Attacker and defender look at the cards that were passed."""
VOTING: Final = 6
OVER: Final = 7
PHASES: Final = (
    "dealing",
    "placing",
    "turn",
    "moving",
    "passing-cards",
    "looking",
    "voting",
    "over",
)

# Endings; ENDINGS[n - 1] is the name of ending n.
RUNNING: Final = 0
CONQUEST: Final = 1
AGREEMENT: Final = 2
PASSES: Final = 3
QUIET: Final = 4
BOUND: Final = 5
ENDINGS: Final = ("conquista", "acuerdo", "pases", "sin-ataques", "rondas")

# The latest announcement (r.6): of all that was said, only this can be seen by looking at the table later.
NOTHING: Final = 0
PASSED: Final = 1
MOVED: Final = 2
ATTACKED: Final = 3
"""An attack is over."""
DRAW_REFUSED: Final = 4
ACTS: Final = ("none", "passed", "moved", "attack-over", "draw-refused")
"""Each but the first has the name of the event that it repeats."""

NOBODY: Final = -1
NOWHERE: Final = -1

ATTACK: Final = 0
DEFENCE: Final = 1
"""Sides of an attack: indices of ``passed``."""


@mypyc_attr(allow_interpreted_subclasses=True)  # so that __new__ makes one without __init__
class State:
    """One game. ``owned`` and ``passed`` hold masks of territories."""

    __slots__ = (
        "act",
        "act_owner",
        "act_place",
        "act_seat",
        "active",
        "alive",
        "answered",
        "asked",
        "attacker",
        "board",
        "dealer",
        "dealt",
        "defender",
        "draft",
        "ending",
        "goal",
        "left",
        "options",
        "owned",
        "passed",
        "passes",
        "phase",
        "placed",
        "proposed",
        "quiet",
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
        self.options = options
        self.seats = seats
        self.goal = cards + options.ventaja  # r.25
        self.phase = DEALING
        self.active = NOBODY
        """The seat whose turn it is, or that holds the board while placing; else ``NOBODY``."""
        self.asked = 0
        """Mask of the seats that must choose now."""
        self.answered = 0
        """Mask of the seats that have already chosen in a simultaneous choice."""
        self.dealer = NOBODY
        self.undealt = 0
        for province in OUTWARD[: cards * seats]:
            self.undealt |= 1 << province
        self.dealt = 0
        """Number of cards dealt so far."""
        self.owned = [0] * seats
        self.alive = (1 << seats) - 1
        """Mask of the seats that still own a territory."""
        self.board = [0] * PROVINCES
        """Troops on each territory."""
        # Placing.
        self.left = [options.tropas or TROOPS[seats]] * seats
        """Troops of each seat that are not confirmed on the board yet."""
        self.draft = [0] * PROVINCES
        """Troops on each territory that the holder of the board has placed there since taking it."""
        self.placed = 0
        """Total number of troops in the draft."""
        self.taken_back = 0
        """Steps taken back in this secret choice."""
        # Moving.
        self.start: list[int] = []
        """The board when the move began; empty when no move is in progress."""
        self.went: list[int] = []
        """Troops that have left each territory in this move."""
        self.steps: list[int] = []
        """Troops that crossed each border in this move, by step number."""
        self._lay_attack()
        self._lay_ending()

    def _lay_attack(self) -> None:
        """The attack under way."""
        self.attacker = NOBODY
        self.defender = NOBODY
        self.target = NOWHERE
        self.passed = [0, 0]
        """Cards passed by the attacker and by the defender."""
        self.success = 0

    def _lay_ending(self) -> None:
        """What may end the game, and the latest announcement."""
        self.proposed = 0
        """1 if a draw has been proposed in this turn."""
        self.votes = 0
        """Mask of the seats that agree to the draw."""
        self.passes = 0
        """Consecutive turns that were passed."""
        self.quiet = 0
        """Consecutive turns without an attack."""
        self.round = 0
        """Full rounds played."""
        self.ending = RUNNING
        self.act = NOTHING
        self.act_seat = NOBODY
        self.act_place = NOWHERE
        self.act_owner = NOBODY

    def clone(self) -> State:
        """A state that shares nothing mutable with this one."""
        other = State.__new__(State)
        other.options = self.options
        other.seats = self.seats
        other.goal = self.goal
        other.phase = self.phase
        other.active = self.active
        other.asked = self.asked
        other.answered = self.answered
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
        other.success = self.success
        other.proposed = self.proposed
        other.votes = self.votes
        other.passes = self.passes
        other.quiet = self.quiet
        other.round = self.round
        other.ending = self.ending
        other.act = self.act
        other.act_seat = self.act_seat
        other.act_place = self.act_place
        other.act_owner = self.act_owner
        return other

    # --- reading ------------------------------------------------------------------------------

    def owner(self, place: int) -> Seat:
        """The seat that owns a territory; ``NOBODY`` when it is undealt or not in play."""
        for seat, mask in enumerate(self.owned):
            if mask >> place & 1:
                return seat
        return NOBODY

    def is_in_play(self, place: int) -> bool:
        """Is this territory on the board? In a smaller game, for tests, most are not."""
        return not self.options.cartas or self.owner(place) != NOBODY

    def fighters(self) -> Mask:
        """Mask of attacker and defender."""
        return 1 << self.attacker | 1 << self.defender

    def side(self, seat: Seat) -> int:
        """``ATTACK`` or ``DEFENCE``: the side of attacker or defender."""
        return DEFENCE if seat == self.defender else ATTACK

    # --- writing ------------------------------------------------------------------------------

    def ask(self, seats: Mask) -> None:
        """Ask these seats to choose now, each without seeing the choices of the others."""
        self.asked = seats
        self.answered = 0

    def answer(self, seat: Seat) -> bool:
        """Note that this seat has chosen; true when all have."""
        bit = 1 << seat
        self.asked &= ~bit
        self.answered |= bit
        return not self.asked

    def say(self, act: int, seat: Seat, place: int = NOWHERE, owner: Seat = NOBODY) -> None:
        """r.6 Set the latest announcement, which stays visible until the next one."""
        self.act, self.act_seat, self.act_place, self.act_owner = act, seat, place, owner

    def begin_steps(self) -> None:
        """r.14 Begin a move: every troop may take one step from its present territory."""
        self.start = self.board[:]
        self.went = [0] * PROVINCES
        self.steps = [0] * len(STEPS)

    def end_steps(self) -> None:
        """r.13 Clear what belongs to the move that has ended."""
        self.start, self.went, self.steps = [], [], []
        self.taken_back = 0
