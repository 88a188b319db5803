"""The full state of a game, as ints and lists of ints."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from tafureria.core.shapes import Mask, Seat
from tafureria.games.espada_negra.pieces import conditions
from tafureria.games.espada_negra.pieces.decks import Deck

PHASES: Final = ("deal", "attack", "bid", "call", "name", "speak", "outcry", "block", "cancel", "over")
"""Names of the phases; all phases in which chance draws are called ``deal``."""
DRAW_AUCTIONEER: Final = 0
DRAW_CONDITION: Final = 1
DRAW_CARD: Final = 2
DRAW_ORDER: Final = 3
DRAW_LOT: Final = 4
LAST_DRAW: Final = 4
"""Chance acts in all phases up to and including this one."""
ATTACK: Final = 5
BID: Final = 6
CALL: Final = 7
NAME: Final = 8
SPEAK: Final = 9
OUTCRY: Final = 10
BLOCK: Final = 11
CANCEL: Final = 12
OVER: Final = 13
NEXT_CARD: Final = 14
"""Only while an action is carried out: the card is decided, and the next one comes up."""

NOBODY: Final = -1
NOT_YET: Final = -1
"""Fate of a card that is not decided yet."""
GONE: Final = -2
"""Fate of a card that was discarded."""
NO_CHOICE: Final = -1

EXHAUSTED: Final = 1
TOO_SMALL: Final = 2
ENDINGS: Final = ("", "exhausted", "too-small")

BY_BID: Final = 0
BY_ATTACK: Final = 1
NO_BIDS: Final = 2
BY_TIE: Final = 3
BY_SPIES: Final = 4
HOW_NAMES: Final = ("bid", "attack", "no-bids", "tie", "spies")
"""How a seat got a card, or why the card was discarded."""


@mypyc_attr(allow_interpreted_subclasses=True)  # so that __new__ makes one without __init__
class State:
    """The state of a game. Lists by seat and by model or slot are flat: all entries of seat 0 come first."""

    __slots__ = (
        "ahead",
        "aside",
        "asked",
        "attacked",
        "auctioneer",
        "barred",
        "berserkers",
        "by_attack",
        "candidates",
        "chain",
        "conditions",
        "count_seconds",
        "deck",
        "ended",
        "espionage",
        "fate",
        "fresh",
        "gold",
        "history",
        "leader",
        "leading_bid",
        "left",
        "live",
        "mode",
        "most_attack",
        "order",
        "owned",
        "pairs",
        "per_turn",
        "phase",
        "place",
        "pointed",
        "pointed_sum",
        "price",
        "queue",
        "rotation",
        "scores",
        "sealed",
        "seats",
        "spies",
        "steady",
        "stock",
        "taker",
        "to_set_aside",
        "turn",
        "window_ms",
    )

    def __init__(self, deck: Deck, seats: int) -> None:
        self.seats: int = seats
        self.deck: Deck = deck
        # The set-up.
        self.mode: int = 0
        self.live: bool = False
        self.count_seconds: int = 0
        """Live outcry: seconds from a bid to the end of the count."""
        self.window_ms: int = 0
        """Live outcry: milliseconds within which bids are simultaneous."""
        self.per_turn: int = 6
        self.ahead: int = 0
        """For how many turns ahead the cards lie face up."""
        self.pairs: bool = False
        self.to_set_aside: int = 0
        self.aside: list[int] = []
        """Cards set aside for their conditions (r.10), as kinds of the deck."""
        self.conditions: list[int] = [0] * conditions.COUNT
        """Copies of each condition on the cards set aside."""
        # The table.
        self.stock: list[int] = list(deck.copies)
        """Copies of each kind that nobody has seen."""
        self.left: int = deck.size
        self.queue: list[int] = []
        """Kinds face up: this turn's row, then those of turns to come."""
        self.turn: int = 0
        self.place: int = 0
        """Place in the row of the card up now; ``per_turn`` once all cards are decided."""
        self.fate: list[int] = []
        """For each card of the row: a seat, NOT_YET or GONE."""
        self.history: list[int] = []
        """Four entries for every card decided: kind, seat or GONE, price, and how (see ``HOW_NAMES``)."""
        self._lay_players(deck, seats)
        self._lay_card(seats)

    def _lay_players(self, deck: Deck, seats: int) -> None:
        """What the players have."""
        self.gold: list[int] = [0] * seats
        self.owned: list[int] = [0] * (seats * deck.model_count)
        """Copies of each model, seat by seat."""
        self.fresh: list[int] = []
        """Two entries for each card got this turn: seat and model (r.7)."""
        self.steady: list[int] = [0] * seats
        """Attack that can be used every turn."""
        self.berserkers: list[int] = [0] * (seats * len(deck.berserkers))
        """Usable copies of each berserker slot, seat by seat."""
        self.spies: list[int] = [0] * (seats * len(deck.spies))
        """Usable copies of each spy slot, seat by seat."""
        self.most_attack: list[int] = [0] * seats
        """The strongest attack that each seat could declare with usable cards."""
        self.espionage: list[int] = [0] * seats
        """The sum of the spies that each seat can still point."""
        self.attacked: Mask = 0
        """Mask of the seats that have used this turn's attack (r.6)."""
        self.barred: Mask = 0
        """Mask of the seats that a condition keeps from attacking."""
        self.rotation: Seat = NOBODY
        """``interno``: the seat whose turn it is to be auctioneer."""
        self.auctioneer: Seat = NOBODY
        """The seat that is auctioneer this turn, conditions included."""

    def _lay_card(self, seats: int) -> None:
        """What becomes of the card up now."""
        self.phase: int = DRAW_CARD
        self.asked: Mask = 0
        """Mask of the seats that must choose."""
        self.sealed: list[int] = [NO_CHOICE] * seats
        """The sealed choice of each seat, as an action."""
        self.leading_bid: int = 0
        self.leader: Seat = NOBODY
        self.candidates: Mask = 0
        """Mask of the tied seats for the auctioneer to choose from, or of those in a draw of order or lot."""
        self.order: list[int] = []
        """Seats still to bid in this call, the next one last."""
        self.taker: Seat = NOBODY
        """The seat that is about to get the card."""
        self.price: int = 0
        """Gold paid or attack committed for the card."""
        self.by_attack: bool = False
        """Whether the taker gets the card by attack."""
        self.chain: list[int] = []
        """Two entries for each action of the open chain: its seat and its sum of espionage."""
        self.pointed_sum: int = 0
        """Espionage that the asked seat has pointed so far."""
        self.pointed: list[int] = []
        """Spy slots that the asked seat has pointed so far."""
        self.ended: int = 0
        """EXHAUSTED or TOO_SMALL; 0 while the game runs."""
        self.scores: list[int] = []

    def worth(self, condition: int) -> int:
        """The amount of a starting condition, added up over all its copies that hold in this game (r.10)."""
        return self.conditions[condition] * conditions.AMOUNTS[condition]

    def clone(self) -> State:
        """A state that shares nothing mutable with this one."""
        other = State.__new__(State)
        other.seats = self.seats
        other.deck = self.deck
        other.mode = self.mode
        other.live = self.live
        other.count_seconds = self.count_seconds
        other.window_ms = self.window_ms
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
        other.place = self.place
        other.fate = self.fate[:]
        other.history = self.history[:]
        other.gold = self.gold[:]
        other.owned = self.owned[:]
        other.fresh = self.fresh[:]
        other.steady = self.steady[:]
        other.berserkers = self.berserkers[:]
        other.spies = self.spies[:]
        other.most_attack = self.most_attack[:]
        other.espionage = self.espionage[:]
        other.attacked = self.attacked
        other.barred = self.barred
        other.rotation = self.rotation
        other.auctioneer = self.auctioneer
        other.phase = self.phase
        other.asked = self.asked
        other.sealed = self.sealed[:]
        other.leading_bid = self.leading_bid
        other.leader = self.leader
        other.candidates = self.candidates
        other.order = self.order[:]
        other.taker = self.taker
        other.price = self.price
        other.by_attack = self.by_attack
        other.chain = self.chain[:]
        other.pointed_sum = self.pointed_sum
        other.pointed = self.pointed[:]
        other.ended = self.ended
        other.scores = self.scores[:]
        return other


def phase_name(phase: int) -> str:
    """The name of a phase, as shown in views."""
    return PHASES[max(phase - LAST_DRAW, 0)]
