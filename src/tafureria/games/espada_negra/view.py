"""The view of one seat. Everything is public except the order of the stock and sealed choices."""

from __future__ import annotations

import msgspec

from tafureria.core import game as core


class ModelView(msgspec.Struct, frozen=True, kw_only=True):
    """The figures of a card."""

    name: str
    victory: int
    production: int
    attack: int
    berserker: bool
    espionage: int
    copies: int
    unseen: int
    """Copies still in the stock."""
    berserker_slot: int
    """0 to 2, the letters a, b, c of the notation; -1 when it is no berserker."""
    spy_slot: int
    """Number of the model in the notation; -1 without espionage."""


class CardView(msgspec.Struct, frozen=True, kw_only=True):
    """A card on the table: its model (a place in ``models``) and the conditions printed on it."""

    model: int
    conditions: list[str]


class RowCard(msgspec.Struct, frozen=True, kw_only=True):
    """A card of this turn's row."""

    model: int
    conditions: list[str]
    fate: int
    """The seat that got it; -1 if it is not decided yet, -2 if it was discarded."""


class Deal(msgspec.Struct, frozen=True, kw_only=True):
    """What became of a card: one entry of the price history."""

    model: int
    seat: int
    """The seat that got it; -2 if it was discarded."""
    price: int
    """Gold paid or attack committed, even if espionage then stopped it."""
    how: str
    """``bid`` · ``attack`` · ``no-bids`` · ``tie`` · ``spies``."""


class Effect(msgspec.Struct, frozen=True, kw_only=True):
    """A starting condition that holds in this game."""

    name: str
    copies: int
    amount: int
    """What all copies are worth together."""


class SpyAction(msgspec.Struct, frozen=True, kw_only=True):
    """One action of an open chain of espionage."""

    seat: int
    sum: int


class PlayerView(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat has: all of it is public."""

    gold: int
    cards: list[int]
    """Copies owned of each model."""
    fresh: list[int]
    """Models got this turn, which rest until the next (r.7)."""
    production: int
    """Gold that its cards would produce if a turn began now, conditions included."""
    attack: int
    """The strongest attack that it could declare with usable cards."""
    steady: int
    """The part of its attack that is not spent by attacking."""
    espionage: int
    """The sum of the spies that it can still point."""
    victory: int
    bonus: int
    """Victory that conditions would add if the game ended now."""
    berserkers: list[int]
    """Usable copies by berserker slot."""
    spies: list[int]
    """Usable copies by spy slot."""
    attacked: bool
    """Whether it has used its attack of this turn (r.6)."""
    barred: bool
    """Whether a condition keeps it from attacking."""


class View(core.View, frozen=True, kw_only=True):
    """The whole table."""

    deck: str
    mode: str
    """``secreta`` · ``interno`` · ``externo``."""
    live: bool
    pairs: bool
    turn: int
    turns: int
    """Turns that the game has in all."""
    left: int
    """Cards in the stock, leftovers included."""
    models: list[ModelView]
    aside: list[CardView]
    effects: list[Effect]
    row: list[RowCard]
    place: int
    """Place in the row of the card up now; -1 when there is none."""
    ahead: list[CardView]
    """Cards of turns to come that lie face up."""
    per_turn: int
    players: list[PlayerView]
    auctioneer: int
    """The auctioneer, -1 for none."""
    leading_bid: int
    """0 when nobody has bid."""
    leader: int
    """The seat whose bid leads, -1 for none."""
    floor: int
    """The lowest bid that this seat could make now (0 when there is no auction)."""
    least_attack: int
    order: list[int]
    """``externo``: the seats still to bid in this call, in order."""
    candidates: list[int]
    """The tied seats that the auctioneer chooses from; before a draw, the seats that take part in it."""
    asked: list[int]
    """Seats that must choose."""
    sealed: int
    """The seat's own sealed choice as an action; -1 when there is none."""
    sealed_by: list[int]
    """Seats whose sealed choice lies on the table."""
    taker: int
    """During espionage, the seat that is about to get the card; else -1."""
    price: int
    by_attack: bool
    """Whether the taker gets the card by attack."""
    chain: list[SpyAction]
    need: int
    """Espionage that an action needs now."""
    pointed_sum: int
    """Espionage pointed so far by the seat that chooses."""
    pointed: list[int]
    """Spy slots pointed so far by the seat that chooses."""
    count_seconds: int
    """Live outcry: seconds from a bid to the end of the count."""
    window_ms: int
    """Live outcry: milliseconds within which bids are simultaneous."""
    history: list[Deal]
    scores: list[int]
    """Final points; empty while the game runs."""
