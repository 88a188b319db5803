"""Events of turns and rounds (§4), of the end of a turn (§6) and of the end of the game (§8)."""

from __future__ import annotations

import msgspec

from tafureria.core.event import Public
from tafureria.games.taifa.events.telling import OneCard


class TurnBegan(Public, frozen=True, kw_only=True, tag="turn-began"):
    """A turn begins."""

    turn: int


class TruceNamed(Public, frozen=True, kw_only=True, tag="truce-named"):
    """§10.2 El Cid names the Christian kingdom of his truce."""

    kingdom: int
    kingdom_seat: int = -1
    other: int
    other_seat: int = -1


class Drew(OneCard, frozen=True, kw_only=True, tag="drew"):
    """A card is drawn; only the person who plays the kingdom sees it, and nobody an automa's."""

    kingdom: int
    kingdom_seat: int = -1
    deck: int


class Refilled(Public, frozen=True, kw_only=True, tag="refilled"):
    """A deck ran out and its discards become the new one."""

    deck: int
    cards: list[int]


class BonusesReset(Public, frozen=True, kw_only=True, tag="bonuses-reset"):
    """§4.2 All bonuses go to 0."""

    turn: int


class Passed(Public, frozen=True, kw_only=True, tag="passed"):
    """§5.6 A kingdom passes."""

    kingdom: int
    kingdom_seat: int = -1


class TurnEnded(Public, frozen=True, kw_only=True, tag="turn-ended"):
    """§6 All have passed; discards and permanents return to the decks, some cards leave the game."""

    turn: int
    cards: list[int]
    """Cards that leave the game."""
    back: list[int]
    """Discards and permanents that return to their decks."""


class Won(Public, frozen=True, kw_only=True, tag="won"):
    """§8 The game ends."""

    ending: int
    kingdoms: list[int]
    kingdoms_seats: list[int] = msgspec.field(default_factory=list)
