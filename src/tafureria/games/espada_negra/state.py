"""The truth of a game, as ints and lists of ints."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from tafureria.games.espada_negra.conditions import COUNT as CONDITIONS
from tafureria.games.espada_negra.pieces import Deck

# Phases. Up to LOT chance acts.
DRAW_OFFICE: Final = 0
DRAW_CONDITION: Final = 1
DRAW_CARD: Final = 2
DRAW_ORDER: Final = 3
LOT: Final = 4
ATTACKING: Final = 5
BIDDING: Final = 6
CALLING: Final = 7
NAMING: Final = 8
SPEAKING: Final = 9
OUTCRY: Final = 10
BLOCKING: Final = 11
CANCELLING: Final = 12
FINISHED: Final = 13
PHASE_NAMES: Final = (
    "deal",
    "deal",
    "deal",
    "deal",
    "deal",
    "attack",
    "bid",
    "call",
    "name",
    "speak",
    "outcry",
    "block",
    "cancel",
    "over",
)

NOBODY: Final = -1
UNSEEN: Final = -1
"""Fate of a card that has not been dealt with."""
GONE: Final = -2
"""Fate of a card that was discarded."""
NO_CHOICE: Final = -1

EXHAUSTED: Final = 1
TOO_SMALL: Final = 2
ENDING_NAMES: Final = ("", "exhausted", "too-small")

BY_BID: Final = 0
BY_ATTACK: Final = 1
NO_BIDS: Final = 2
BY_TIE: Final = 3
BY_SPIES: Final = 4
HOW_NAMES: Final = ("bid", "attack", "no-bids", "tie", "spies")
"""How a card was got, or why it was discarded."""


@mypyc_attr(allow_interpreted_subclasses=True)  # so that __new__ makes one without __init__
class State:
    """Where the game stands. Lists of seats by models, slots or conditions are flat."""

    __slots__ = (
        "ahead",
        "aside",
        "attacked",
        "barred",
        "berserkers",
        "block",
        "chain",
        "chair",
        "commits",
        "conditions",
        "count",
        "deck",
        "ended",
        "fate",
        "fresh",
        "getter",
        "gold",
        "history",
        "lead",
        "leader",
        "left",
        "live",
        "might",
        "mode",
        "office",
        "order",
        "owned",
        "pairs",
        "pending",
        "per_turn",
        "phase",
        "pointed",
        "pointing",
        "price",
        "queue",
        "raid",
        "scores",
        "seats",
        "spies",
        "steady",
        "stock",
        "tied",
        "to_set_aside",
        "turn",
        "window",
        "wits",
    )

    def __init__(self, deck: Deck, seats: int) -> None:
        self.seats: int = seats
        self.deck: Deck = deck
        # The set-up.
        self.mode: int = 0
        self.live: bool = False
        self.count: int = 0
        """Live outcry: seconds from a bid to the end of the count."""
        self.window: int = 0
        """Live outcry: milliseconds within which bids are simultaneous."""
        self.per_turn: int = 6
        self.ahead: int = 0
        """Turns to come that lie face up."""
        self.pairs: bool = False
        self.to_set_aside: int = 0
        self.aside: list[int] = []
        """Cards set aside for their conditions (r.10), as kinds of the deck."""
        self.conditions: list[int] = [0] * CONDITIONS
        """Copies of each condition among them."""
        # The table.
        self.stock: list[int] = list(deck.copies)
        """Copies of each kind that nobody has seen."""
        self.left: int = deck.size
        self.queue: list[int] = []
        """Kinds face up: this turn's row, then those of turns to come."""
        self.turn: int = 0
        self.block: int = 0
        """Place in the row of the card dealt with now."""
        self.fate: list[int] = []
        """For each card of the row: a seat, UNSEEN or GONE."""
        self.history: list[int] = []
        """Kind, seat or GONE, price and how, for every card dealt with, in fours."""
        # The players.
        self.gold: list[int] = [10] * seats
        self.owned: list[int] = [0] * (seats * deck.count)
        """Copies of each model, seat by seat."""
        self.fresh: list[int] = []
        """Seat and model of each card got this turn, in twos (r.7)."""
        self.steady: list[int] = [0] * seats
        """Attack that can be used every turn."""
        self.berserkers: list[int] = [0] * (seats * len(deck.berserkers))
        """Usable copies of each berserker slot, seat by seat."""
        self.spies: list[int] = [0] * (seats * len(deck.spies))
        """Usable copies of each spy slot, seat by seat."""
        self.might: list[int] = [0] * seats
        """The strongest attack that each seat could declare with usable cards."""
        self.wits: list[int] = [0] * seats
        """The sum of the spies that each seat can still point."""
        self.attacked: int = 0
        """Mask of the seats that have used this turn's attack (r.6)."""
        self.barred: int = 0
        """Mask of the seats that a condition keeps from attacking."""
        self.office: int = NOBODY
        """Whose turn it is to be auctioneer (``interno``)."""
        self.chair: int = NOBODY
        """Who is auctioneer this turn, conditions considered."""
        # The card on the block.
        self.phase: int = DRAW_CONDITION
        self.pending: int = 0
        """Mask of the seats that must choose."""
        self.commits: list[int] = [NO_CHOICE] * seats
        self.lead: int = 0
        self.leader: int = NOBODY
        self.tied: int = 0
        self.order: list[int] = []
        """Seats still to speak in this call, the next one last."""
        self.getter: int = NOBODY
        self.price: int = 0
        self.raid: bool = False
        self.chain: list[int] = []
        """Author and espionage of each action of the open chain, in twos."""
        self.pointing: int = 0
        """Espionage that the seat to choose has pointed so far."""
        self.pointed: list[int] = []
        """Spy slots it has pointed so far."""
        self.ended: int = 0
        """EXHAUSTED or TOO_SMALL; 0 while the game runs."""
        self.scores: list[int] = []

    def clone(self) -> State:
        """A state that shares nothing mutable with this one."""
        other = State.__new__(State)
        other.seats = self.seats
        other.deck = self.deck
        other.mode = self.mode
        other.live = self.live
        other.count = self.count
        other.window = self.window
        other.per_turn = self.per_turn
        other.ahead = self.ahead
        other.pairs = self.pairs
        other.to_set_aside = self.to_set_aside
        other.aside = self.aside[:]
        other.conditions = self.conditions[:]
        other.stock = self.stock[:]
        other.left = self.left
        other.queue = self.queue[:]
        other.turn = self.turn
        other.block = self.block
        other.fate = self.fate[:]
        other.history = self.history[:]
        other.gold = self.gold[:]
        other.owned = self.owned[:]
        other.fresh = self.fresh[:]
        other.steady = self.steady[:]
        other.berserkers = self.berserkers[:]
        other.spies = self.spies[:]
        other.might = self.might[:]
        other.wits = self.wits[:]
        other.attacked = self.attacked
        other.barred = self.barred
        other.office = self.office
        other.chair = self.chair
        other.phase = self.phase
        other.pending = self.pending
        other.commits = self.commits[:]
        other.lead = self.lead
        other.leader = self.leader
        other.tied = self.tied
        other.order = self.order[:]
        other.getter = self.getter
        other.price = self.price
        other.raid = self.raid
        other.chain = self.chain[:]
        other.pointing = self.pointing
        other.pointed = self.pointed[:]
        other.ended = self.ended
        other.scores = self.scores[:]
        return other
