"""The events of a game, in the order in which a person would tell them. Only sealed choices are secret.

``card`` is a card id (``pieces/decks.py``).
"""

from __future__ import annotations

from typing import Self

from msgspec.structs import replace

from tafureria.core.event import Event, Public


class Auctioneer(Public, frozen=True, tag="auctioneer", kw_only=True):
    """``interno``: the seat that is auctioneer: the first is drawn, then each turn the next to the left."""

    seat: int
    drawn: bool


class SetAside(Public, frozen=True, tag="set-aside", kw_only=True):
    """r.10 A card is set aside for the starting conditions on it."""

    card: int
    conditions: list[int]


class TurnedUp(Public, frozen=True, tag="turned-up", kw_only=True):
    """r.2 A card is turned face up, for this turn or (``prevision``) a later one."""

    card: int
    ahead: int


class TurnBegan(Public, frozen=True, tag="turn-began", kw_only=True):
    """r.2, r.3 A turn begins."""

    turn: int


class Income(Public, frozen=True, tag="income", kw_only=True):
    """r.3 Gold that a seat receives or pays when a turn begins, and what it has afterwards.

    Nobody pays more than they have, so *amount* may be less than a negative production demands.
    """

    seat: int
    amount: int
    negative: bool
    """Whether the seat pays the amount instead of receiving it."""
    gold: int


class Offered(Public, frozen=True, tag="offered", kw_only=True):
    """r.4 The next card of the row comes up; *number* is its place in the row, counted from 1."""

    card: int
    number: int


class Sealed(Event, frozen=True, tag="sealed", kw_only=True):
    """A seat has made its sealed choice, which the others see only when all choices are opened."""

    seat: int
    choice: int | None

    def seen_by(self, seat: int) -> Self:
        """The whole event for its author; for everybody else, without the choice."""
        return self if seat == self.seat else replace(self, choice=None)


class Declared(Public, frozen=True, tag="declared", kw_only=True):
    """r.5 The declarations of attack are opened: each choice, as an action, and the attack it makes."""

    seats: list[int]
    choices: list[int]
    attacks: list[int]


class AttackTied(Public, frozen=True, tag="attack-tied", kw_only=True):
    """r.5 The strongest attack is tied: a normal auction follows."""

    seats: list[int]
    attack: int


class AttackWon(Public, frozen=True, tag="attack-won", kw_only=True):
    """r.5 The seat with the strongest attack is about to get the card."""

    seat: int
    attack: int
    card: int


class Outcry(Public, frozen=True, tag="outcry", kw_only=True):
    """Live outcry: the card is put up for auction; each bid counts as soon as it is made."""

    card: int
    count_seconds: int
    window_ms: int


class Bids(Public, frozen=True, tag="bids", kw_only=True):
    """r.4 Sealed bids, or the bids of one call, are opened; 0 is a pass."""

    seats: list[int]
    bids: list[int]


class Cried(Public, frozen=True, tag="cried", kw_only=True):
    """Live outcry: the bids of a call that has closed; 0 is silence. The table does not pause after it."""

    seats: list[int]
    bids: list[int]


class Leads(Public, frozen=True, tag="leads", kw_only=True):
    """r.4 Open auctions: a bid takes the lead."""

    seat: int
    bid: int


class Named(Public, frozen=True, tag="named", kw_only=True):
    """``interno``: the auctioneer breaks a tie between bids."""

    seat: int
    leader_seat: int


class Order(Public, frozen=True, tag="order", kw_only=True):
    """``externo``: the order of bidding in this call."""

    seats: list[int]


class Passed(Public, frozen=True, tag="passed", kw_only=True):
    """``externo``: a seat passes."""

    seat: int


class Lot(Public, frozen=True, tag="lot", kw_only=True):
    """Live outcry: a lot decides which of several simultaneous bids leads."""

    seat: int


class Sold(Public, frozen=True, tag="sold", kw_only=True):
    """r.4 A seat has paid for the card; espionage may still stop it."""

    seat: int
    paid: int
    card: int


class Pointed(Public, frozen=True, tag="pointed", kw_only=True):
    """r.12, r.14 A spy is pointed: its model, and the sum of espionage pointed so far."""

    seat: int
    slot: int
    model: str
    sum: int


class Spied(Public, frozen=True, tag="spied", kw_only=True):
    """r.12, r.13 An action of espionage is complete, against the taker or the author of the action before."""

    seat: int
    sum: int
    actions: int
    against_seat: int


class Quiet(Public, frozen=True, tag="quiet", kw_only=True):
    """r.12, r.13 A seat that could use espionage keeps quiet."""

    seat: int


class ChainClosed(Public, frozen=True, tag="chain-closed", kw_only=True):
    """r.13 Nobody cancels the latest action: if the number of actions is odd, the block holds."""

    seat: int
    actions: int
    held: bool


class Gained(Public, frozen=True, tag="gained", kw_only=True):
    """r.4 A seat gets the card; ``loot`` is gold that a condition adds."""

    seat: int
    card: int
    price: int
    by_attack: bool
    loot: int


class Discarded(Public, frozen=True, tag="discarded", kw_only=True):
    """Nobody gets the card."""

    card: int
    why: str


class VictoryCounted(Public, frozen=True, tag="victory-counted", kw_only=True):
    """r.9 At the end of the game: the victory points of a seat, from its cards and from conditions."""

    seat: int
    from_cards: int
    from_conditions: int


class Ended(Public, frozen=True, tag="ended", kw_only=True):
    """r.8, r.9 The game is over: why, and who won."""

    ending: str
    seats: list[int]


EVENTS = (
    Auctioneer,
    SetAside,
    TurnedUp,
    TurnBegan,
    Income,
    Offered,
    Sealed,
    Declared,
    AttackTied,
    AttackWon,
    Outcry,
    Bids,
    Cried,
    Leads,
    Named,
    Order,
    Passed,
    Lot,
    Sold,
    Pointed,
    Spied,
    Quiet,
    ChainClosed,
    Gained,
    Discarded,
    VictoryCounted,
    Ended,
)
