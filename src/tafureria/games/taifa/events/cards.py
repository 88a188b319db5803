"""Events of incursions (§5.3), of Event cards (§5.4) and of discards (§5.5)."""

from __future__ import annotations

from typing import Self

import msgspec

from tafureria.core.event import Event, Public
from tafureria.games.taifa.events.telling import OneCard, sees


class IncursionBegan(Public, frozen=True, kw_only=True, tag="incursion-began"):
    """An incursion begins, paid for with the card."""

    kingdom: int
    kingdom_seat: int = -1
    other: int
    other_seat: int = -1
    card: int


class IncursionEnded(Public, frozen=True, kw_only=True, tag="incursion-ended"):
    """The incursion succeeds or fails."""

    kingdom: int
    kingdom_seat: int = -1
    other: int
    other_seat: int = -1
    won: bool


class Lost(Public, frozen=True, kw_only=True, tag="lost"):
    """A random card is discarded face up. ``place`` counts from the bottom of a pile."""

    kingdom: int
    kingdom_seat: int = -1
    card: int
    place: int


class Stolen(OneCard, frozen=True, kw_only=True, tag="stolen"):
    """M19 A random card goes from one hand to another."""

    kingdom: int
    kingdom_seat: int = -1
    other: int
    other_seat: int = -1
    place: int


class Given(OneCard, frozen=True, kw_only=True, tag="given"):
    """M08 A gift is handed over; only giver and receiver see the card."""

    kingdom: int
    kingdom_seat: int = -1
    other: int
    other_seat: int = -1


class Barred(Public, frozen=True, kw_only=True, tag="barred"):
    """Two kingdoms can no longer use the Attack action on each other this turn."""

    kingdom: int
    kingdom_seat: int = -1
    other: int
    other_seat: int = -1


class Played(Public, frozen=True, kw_only=True, tag="played"):
    """An Event is shown."""

    kingdom: int
    kingdom_seat: int = -1
    card: int


class Discarded(Public, frozen=True, kw_only=True, tag="discarded"):
    """§5.5 The Discard action."""

    kingdom: int
    kingdom_seat: int = -1
    card: int


class Gifting(Public, frozen=True, kw_only=True, tag="gifting"):
    """M08 A gift is announced to a kingdom."""

    kingdom: int
    kingdom_seat: int = -1
    other: int
    other_seat: int = -1


class Aimed(Public, frozen=True, kw_only=True, tag="aimed"):
    """A person names the target of an event (or, without a card, of an incursion): an area or a kingdom."""

    kingdom: int
    kingdom_seat: int = -1
    card: int | None
    area: int | None
    other: int | None
    other_seat: int = -1


class Declined(Public, frozen=True, kw_only=True, tag="declined"):
    """A person skips an optional effect, or ends a series of choices."""

    kingdom: int
    kingdom_seat: int = -1


class SetAside(Public, frozen=True, kw_only=True, tag="set-aside"):
    """M14, C13 A card is set aside to be swapped for a new one."""

    kingdom: int
    kingdom_seat: int = -1
    card: int


class Taken(Public, frozen=True, kw_only=True, tag="taken"):
    """M13 A played Response goes to a hand."""

    kingdom: int
    kingdom_seat: int = -1
    card: int


class Kept(OneCard, frozen=True, kw_only=True, tag="kept"):
    """M16, C07 One card is kept, the rest discarded face up."""

    kingdom: int
    kingdom_seat: int = -1
    cards: list[int]


class Looked(Event, frozen=True, kw_only=True, tag="looked"):
    """C20 A kingdom looks at all cards of another."""

    kingdom: int
    kingdom_seat: int = -1
    other: int
    other_seat: int = -1
    cards: list[int] | None
    eyes: int

    def seen_by(self, seat: int) -> Self:
        """Everybody is told that it happened; only the viewer sees the cards."""
        return self if sees(self.eyes, seat) else msgspec.structs.replace(self, cards=None)


class Mixing(Public, frozen=True, kw_only=True, tag="mixing"):
    """C20 One step of shuffling an automa's pile; nobody sees the cards. ``left`` more steps follow."""

    kingdom: int
    kingdom_seat: int = -1
    left: int
