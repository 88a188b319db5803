"""The state of one game: ints and lists of ints. A set of cards or of seats is a mask."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from tafureria.core.game import CHANCE
from tafureria.core.shapes import Card, Mask, Seat
from tafureria.games.moros_y_cristianos.actions import ALL_DECLARED, FIRST_VALUE
from tafureria.games.moros_y_cristianos.pieces import KNIGHTS_MASK, NOBODY, SIDE_MASKS

# What the table is waiting for.
DRAW: Final = 0
"""Chance draws the first starter."""
KEEP: Final = 1
"""A seat keeps its hand or throws it away."""
DEAL: Final = 2
"""Chance deals a card."""
DECLARE: Final = 3
"""The starter declares the combat."""
TREASURE: Final = 4
"""All seats fill the treasure at once."""
PLAY: Final = 5
"""A seat plays the cards of its turn."""
AIM: Final = 6
"""A seat chooses which of two knights its copa annuls."""
PICK: Final = 7
"""A winner picks a card of the booty."""
OVER: Final = 8
PHASES: Final = ("draw", "keep", "deal", "declare", "treasure", "play", "aim", "pick", "over")

# Automatic steps, which the game runs without asking anybody: see ``carry_on`` of the game.
FIRST_AUTOMATIC: Final = 9
BEGIN_BATTLE: Final = 9
END_TURN: Final = 10
TURN_UP: Final = 11
DECIDE: Final = 12
COUNT_UP: Final = 13
NEXT_ROUND: Final = 14

NO_CARD: Final = -1
NOT_SETTLED: Final = -1
"""In :attr:`State.fixed`: the starter chooses."""
NOT_ANNOUNCED: Final = -1
"""In :attr:`State.step`: the options name the starter, and no event has announced it yet."""
TREASURE_PASS: Final = 3
"""In :attr:`State.pass_number`: the treasure is turned up, and its copas act."""

# A copa that was played or waits to act: its seat, its number and the knight it annuls, in one int.
_CARD_BITS: Final = 6
_CARD_MASK: Final = 63


def copa_entry(seat: Seat, copa: Card, target: Card) -> int:
    """A copa of *seat* that annuls *target*, or ``NO_CARD``, as one int.

    >>> entry = copa_entry(3, 14, 26)
    >>> seat_of_copa(entry), card_of_copa(entry), target_of_copa(entry)
    (3, 14, 26)
    """
    return (seat << _CARD_BITS | copa) << _CARD_BITS | target + 1


def seat_of_copa(entry: int) -> Seat:
    """The seat that the copa belongs to."""
    return entry >> 2 * _CARD_BITS


def card_of_copa(entry: int) -> Card:
    """The card of the copa."""
    return entry >> _CARD_BITS & _CARD_MASK


def target_of_copa(entry: int) -> Card:
    """The knight that the copa annuls, or ``NO_CARD``."""
    return (entry & _CARD_MASK) - 1


@mypyc_attr(allow_interpreted_subclasses=True)  # so that __new__ makes one without __init__
class State:
    """The state of one game of Moros y cristianos."""

    __slots__ = (
        "active",
        "aiming",
        "allowed",
        "annulled",
        "annulled_out",
        "asked",
        "attack",
        "carried",
        "centre",
        "combat",
        "copas",
        "deck",
        "defended",
        "dimension",
        "duty_bound",
        "fixed",
        "fresh",
        "full_hand",
        "hands",
        "hidden",
        "knights",
        "last_had_knights",
        "last_points",
        "last_side",
        "line",
        "must",
        "oros",
        "pass_number",
        "phase",
        "picker",
        "pickers",
        "present",
        "queue",
        "quota",
        "round",
        "scores",
        "seats",
        "second",
        "sides",
        "sitting_out",
        "starter",
        "step",
        "stock",
        "taken",
        "target",
        "teams",
        "treasure",
        "winners",
    )

    def __init__(self, seats: int) -> None:
        # The set-up, which never changes.
        self.seats: int = seats
        self.deck: Mask = 0
        self.full_hand: int = 5
        self.target: int = 50
        self.teams: bool = False
        self.annulled_out: bool = False
        """The option `anulados_fuera`: annulled knights count neither for ties nor for the picking order."""
        self.fixed: list[int] = [NOT_SETTLED] * ALL_DECLARED
        """Value of each dimension that the options settle, or ``NOT_SETTLED``."""

        # The whole game.
        self.phase: int = DRAW
        self.asked: Mask = CHANCE
        """Mask of the seats that must choose, ``CHANCE`` or ``OVER``."""
        self.active: Seat = NOBODY
        """The seat whose turn it is to be dealt a card, to keep or throw, to declare, to play or to pick."""
        self.step: int = 0
        """How many seats have had their turn in this pass, or in another phase that asks seat after seat."""
        self.round: int = 1
        self.starter: Seat = NOBODY
        self.hands: list[Mask] = [0] * seats
        self.stock: Mask = 0
        """Cards that can be dealt: at the deal, all that are neither in a hand nor among `carried`."""
        self.carried: Mask = 0
        """Oros left on the table by an earlier round."""
        self.scores: list[int] = [0] * seats
        self.winners: Mask = 0
        self.last_points: list[int] = [0] * seats
        """Points of each seat in the last round."""
        self.last_side: int = NOBODY
        """The side that won the last round."""
        self.last_had_knights: bool = True
        """Whether anybody played a knight in the last round."""
        self._lay_round(seats)
        self._lay_table(seats)

    def _lay_round(self, seats: int) -> None:
        """How far one round has got."""
        # The declaration (§2.4).
        self.combat: list[int] = list(FIRST_VALUE)
        """The value of each dimension, defaults included; the order has no meaning without a second pass."""
        self.dimension: int = 0
        """Which dimension is declared next."""
        self.hidden: list[Mask] = [0] * seats
        """Copas that each seat will hide in the treasure; they stay in its hand until all are ready."""
        self.treasure: list[Mask] = [0] * seats
        """Oros and copas that each seat put into the treasure."""
        self.centre: Mask = 0
        """Oros face up in the centre, put there by `botin` or turned up in the treasure."""

        # The turn (§2.5).
        self.pass_number: int = 0
        """0 before the battle, 1 or 2 in its passes, then ``TREASURE_PASS``."""
        self.allowed: Mask = 0
        """Knights, in any hand, that may be played in this turn."""
        self.quota: int = 0
        """How many knights may still be played in this turn."""
        self.must: bool = False
        """Whether the seat must still play a knight in this turn."""
        self.fresh: Mask = 0
        """Knights played in this turn: no copa of the same turn can annul them."""
        self.aiming: Card = NO_CARD
        """The copa whose knight is being chosen."""
        self.queue: list[int] = []
        """Copas of the treasure that have yet to act, the next one last: see :func:`copa_entry`."""

    def _lay_table(self, seats: int) -> None:
        """What lies on the table in one round, and what becomes of it."""
        # The table (§2.5).
        self.attack: int = NOBODY
        """The attacking side."""
        self.defended: bool = False
        """Whether a defender has been played."""
        self.sides: list[int] = [NOBODY] * seats
        """The side of each seat in this round."""
        self.duty_bound: Mask = 0
        """Seats that held attackers only when they had to switch sides; hidden until the second pass."""
        self.sitting_out: Mask = 0
        """Seats that had no playable knight; hidden likewise."""
        self.knights: list[Mask] = [0] * seats
        """Knights that each seat has played."""
        self.oros: list[Mask] = [0] * seats
        """Oros that each seat has staked."""
        self.present: Mask = 0
        """Knights of earlier turns: those that a copa can annul."""
        self.second: Mask = 0
        """Knights played in the second pass."""
        self.annulled: Mask = 0
        self.line: list[Card] = []
        """Knights in the order in which they were played."""
        self.copas: list[int] = []
        """Copas in the order in which they acted: see :func:`copa_entry`."""

        # The booty (§2.6).
        self.pickers: list[Seat] = []
        """Winners in the order in which they pick."""
        self.picker: int = 0
        """Which of the pickers picks next."""
        self.taken: list[Mask] = [0] * seats
        """Cards that each winner scores in this round, their own included."""

    def clone(self) -> State:
        """A state that shares nothing mutable with this one."""
        other = State.__new__(State)
        other.seats = self.seats
        other.deck = self.deck
        other.full_hand = self.full_hand
        other.target = self.target
        other.teams = self.teams
        other.annulled_out = self.annulled_out
        other.fixed = self.fixed[:]
        other.phase = self.phase
        other.asked = self.asked
        other.active = self.active
        other.step = self.step
        other.round = self.round
        other.starter = self.starter
        other.hands = self.hands[:]
        other.stock = self.stock
        other.carried = self.carried
        other.scores = self.scores[:]
        other.winners = self.winners
        other.last_points = self.last_points[:]
        other.last_side = self.last_side
        other.last_had_knights = self.last_had_knights
        other.combat = self.combat[:]
        other.dimension = self.dimension
        other.hidden = self.hidden[:]
        other.treasure = self.treasure[:]
        other.centre = self.centre
        other.pass_number = self.pass_number
        other.allowed = self.allowed
        other.quota = self.quota
        other.must = self.must
        other.fresh = self.fresh
        other.aiming = self.aiming
        other.queue = self.queue[:]
        other.attack = self.attack
        other.defended = self.defended
        other.sides = self.sides[:]
        other.duty_bound = self.duty_bound
        other.sitting_out = self.sitting_out
        other.knights = self.knights[:]
        other.oros = self.oros[:]
        other.present = self.present
        other.second = self.second
        other.annulled = self.annulled
        other.line = self.line[:]
        other.copas = self.copas[:]
        other.pickers = self.pickers[:]
        other.picker = self.picker
        other.taken = self.taken[:]
        return other

    def playable(self, seat: Seat) -> Mask:
        """§3 Knights that *seat* may ever play: in teams only those of its own side."""
        return SIDE_MASKS[seat % 2] if self.teams else KNIGHTS_MASK

    def owner(self, knight: Card) -> Seat:
        """The seat that played *knight*."""
        for seat in range(self.seats):
            if self.knights[seat] >> knight & 1:
                return seat
        raise AssertionError("a knight on the table was played by somebody")
