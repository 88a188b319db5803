"""The truth: ints and lists of ints. A set of cards is a mask."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from tafureria.games.moros_y_cristianos.actions import FIRST_VALUE
from tafureria.games.moros_y_cristianos.pieces import NOBODY

# What the game waits for. From ``COMBATE`` on nobody is asked: the engine carries on by itself.
SORTEO: Final = 0
GUARDAR: Final = 1
DAR: Final = 2
DECLARAR: Final = 3
TESORO_OCULTO: Final = 4
JUGAR: Final = 5
DIANA: Final = 6
REPARTIR: Final = 7
FINAL: Final = 8
COMBATE: Final = 9
DESTAPE: Final = 10
DESENLACE: Final = 11
CUENTA: Final = 12
RONDA: Final = 13
PHASES: Final = ("sorteo", "guardar", "dar", "declarar", "tesoro", "jugar", "diana", "repartir", "final")

NO_CARD: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)  # so that __new__ makes one without __init__
class State:
    """One table of Moros y cristianos."""

    __slots__ = (
        "aiming",
        "allowed",
        "annulled",
        "annulled_out",
        "attack",
        "carried",
        "centre",
        "chests",
        "combat",
        "deck",
        "defended",
        "dimension",
        "duty_bound",
        "fixed",
        "fresh",
        "full_hand",
        "hands",
        "knights",
        "last_knights",
        "last_points",
        "last_side",
        "line",
        "must",
        "oros",
        "pass_",
        "phase",
        "picker",
        "pickers",
        "pledged",
        "present",
        "queue",
        "quota",
        "round",
        "scores",
        "seats",
        "second",
        "shots",
        "side",
        "sitting_out",
        "starter",
        "step",
        "stock",
        "taken",
        "target",
        "teams",
        "turn",
        "wait",
        "won",
    )

    def __init__(self, seats: int) -> None:
        # The set-up, which never changes.
        self.seats: int = seats
        self.deck: int = 0
        self.full_hand: int = 5
        self.target: int = 50
        self.teams: bool = False
        self.annulled_out: bool = False
        self.fixed: list[int] = [-1] * 5
        """Value of each dimension that the options settle, or -1."""

        # The whole game.
        self.phase: int = SORTEO
        self.wait: int = -1
        """Mask of the seats that must act, or -1 for chance."""
        self.round: int = 1
        self.starter: int = NOBODY
        self.hands: list[int] = [0] * seats
        self.stock: int = 0
        """Cards that can be dealt: at the deal, all that lie neither in a hand nor among `carried`."""
        self.carried: int = 0
        """Oros left on the table by an earlier round."""
        self.scores: list[int] = [0] * seats
        self.won: int = 0
        self.last_points: list[int] = [0] * seats
        self.last_side: int = NOBODY
        self.last_knights: bool = True
        """Did the last round see a knight?"""

        # The declaration (§2.4).
        self.combat: list[int] = list(FIRST_VALUE)
        self.dimension: int = 0
        self.pledged: list[int] = [0] * seats
        """Copas that a seat means to hide; in its hand until all are ready."""
        self.chests: list[int] = [0] * seats
        """Oros and copas of each seat that lie face down in the treasure."""
        self.centre: int = 0
        """Oros put in the centre face up, by `botin` or out of the treasure."""

        # The turn (§2.5).
        self.pass_: int = 0
        self.step: int = 0
        """Seats that have had their turn in this pass (or in the phase that asks round the table)."""
        self.turn: int = NOBODY
        self.allowed: int = 0
        """Knights that the turn may still put down, in anybody's hand."""
        self.quota: int = 0
        self.must: bool = False
        """Is a knight still owed in this turn?"""
        self.fresh: int = 0
        """Knights put down in this turn: its own copas cannot hit them."""
        self.aiming: int = NO_CARD
        """The copa whose knight is being chosen."""
        self.queue: list[int] = []
        """Copas of the treasure still to act, the next one last; owner * 64 + card."""

        # The table (§2.5).
        self.attack: int = NOBODY
        self.defended: bool = False
        self.side: list[int] = [NOBODY] * seats
        self.duty_bound: int = 0
        """Seats that held only attackers when the duty fell on them; hidden till the second pass."""
        self.sitting_out: int = 0
        """Seats that had no playable knight; hidden likewise."""
        self.knights: list[int] = [0] * seats
        self.oros: list[int] = [0] * seats
        self.present: int = 0
        """Knights on the table that a copa can hit."""
        self.second: int = 0
        """Knights of the second pass."""
        self.annulled: int = 0
        self.line: list[int] = []
        """Knights in the order in which they were put down."""
        self.shots: list[int] = []
        """Copas played: (seat * 64 + copa) * 64 + target + 1."""

        # The booty (§2.6).
        self.pickers: list[int] = []
        self.picker: int = 0
        self.taken: list[int] = [0] * seats
        """Cards that each winner takes home this round, own ones included."""

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
        other.wait = self.wait
        other.round = self.round
        other.starter = self.starter
        other.hands = self.hands[:]
        other.stock = self.stock
        other.carried = self.carried
        other.scores = self.scores[:]
        other.won = self.won
        other.last_points = self.last_points[:]
        other.last_side = self.last_side
        other.last_knights = self.last_knights
        other.combat = self.combat[:]
        other.dimension = self.dimension
        other.pledged = self.pledged[:]
        other.chests = self.chests[:]
        other.centre = self.centre
        other.pass_ = self.pass_
        other.step = self.step
        other.turn = self.turn
        other.allowed = self.allowed
        other.quota = self.quota
        other.must = self.must
        other.fresh = self.fresh
        other.aiming = self.aiming
        other.queue = self.queue[:]
        other.attack = self.attack
        other.defended = self.defended
        other.side = self.side[:]
        other.duty_bound = self.duty_bound
        other.sitting_out = self.sitting_out
        other.knights = self.knights[:]
        other.oros = self.oros[:]
        other.present = self.present
        other.second = self.second
        other.annulled = self.annulled
        other.line = self.line[:]
        other.shots = self.shots[:]
        other.pickers = self.pickers[:]
        other.picker = self.picker
        other.taken = self.taken[:]
        return other

    def playable(self, seat: int) -> int:
        """Knights that *seat* may ever play (§3): in teams, those of its own suit."""
        if not self.teams:
            return 0xFFFFFF << 24
        return 0xFFF << (36 if seat & 1 else 24)
