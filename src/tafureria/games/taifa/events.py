"""What happened, in the order in which people would tell it.

``reino`` is the kingdom that acts, ``otro`` the other one; ``eyes`` is the mask of the seats that may see
the cards of the event.
"""

from __future__ import annotations

from typing import Self

import msgspec

from tafureria.core.event import Event, Public
from tafureria.games.taifa.deed_events import (
    Afterwards,
    Ambushed,
    Answered,
    Attacks,
    BonusMoved,
    Chose,
    Committed,
    Conquered,
    Counted,
    Die,
    Freed,
    Garrisoned,
    GarrisonSpent,
    HakimShown,
    Held,
    Laid,
    NoForce,
    OneCard,
    Peeked,
    Ready,
    RelicShown,
    Revealed,
    Rolled,
    Sortied,
    sees,
)

# --- turns (§4, §6, §7) ------------------------------------------------------------------------


class TurnBegan(Public, frozen=True, kw_only=True, tag="turn"):
    """A turn begins."""

    turn: int


class TruceNamed(Public, frozen=True, kw_only=True, tag="truce"):
    """§10.2 El Cid names the Christian kingdom of his truce."""

    reino: int
    otro: int


class Drew(OneCard, frozen=True, kw_only=True, tag="drew"):
    """A card is drawn; its own person sees it, of an automa nobody."""

    reino: int
    deck: int


class Refilled(Public, frozen=True, kw_only=True, tag="refilled"):
    """A deck ran out and its discards become the new one."""

    deck: int
    cards: list[int]


class BonusesReset(Public, frozen=True, kw_only=True, tag="reset"):
    """§4.2 All bonuses go to 0."""

    turn: int


class Passed(Public, frozen=True, kw_only=True, tag="passed"):
    """§5.6 A kingdom passes."""

    reino: int


class TurnEnded(Public, frozen=True, kw_only=True, tag="turn-ended"):
    """§6 All have passed; discards and permanents return to the decks, some cards leave the game."""

    turn: int
    cards: list[int]
    """Cards that leave the game."""
    back: list[int]
    """Discards and permanents that return to their decks."""


class Won(Public, frozen=True, kw_only=True, tag="won"):
    """§8 The end."""

    ending: int
    reinos: list[int]


# --- incursions (§5.3) and cards that change hands ---------------------------------------------


class Raids(Public, frozen=True, kw_only=True, tag="raids"):
    """An incursion, and the card that it costs."""

    reino: int
    otro: int
    card: int


class RaidEnded(Public, frozen=True, kw_only=True, tag="raid-ended"):
    """The incursion's result."""

    reino: int
    otro: int
    won: bool


class Lost(Public, frozen=True, kw_only=True, tag="lost"):
    """A random card is discarded face up. ``place`` counts from the bottom of a pile."""

    reino: int
    card: int
    place: int


class Stolen(OneCard, frozen=True, kw_only=True, tag="stolen"):
    """M19 A random card goes from one hand to another."""

    reino: int
    otro: int
    place: int


class Given(OneCard, frozen=True, kw_only=True, tag="given"):
    """M08 A gift: the two see the card."""

    reino: int
    otro: int


class Barred(Public, frozen=True, kw_only=True, tag="barred"):
    """Two kingdoms can no longer use the Attack action on each other this turn."""

    reino: int
    otro: int


# --- events and discards (§5.4, §5.5) ----------------------------------------------------------


class Played(Public, frozen=True, kw_only=True, tag="played"):
    """An Event is shown."""

    reino: int
    card: int


class Discarded(Public, frozen=True, kw_only=True, tag="discarded"):
    """§5.5 The Discard action."""

    reino: int
    card: int


class Gifting(Public, frozen=True, kw_only=True, tag="gifting"):
    """M08 A gift is announced to a kingdom."""

    reino: int
    otro: int


class Aimed(Public, frozen=True, kw_only=True, tag="aimed"):
    """A person names the target of an event (or, without a card, of an incursion): an area or a kingdom."""

    reino: int
    card: int | None
    area: int | None
    otro: int | None


class Declined(Public, frozen=True, kw_only=True, tag="declined"):
    """A person leaves an optional effect, or ends a run of choices."""

    reino: int


class SetAside(Public, frozen=True, kw_only=True, tag="set-aside"):
    """M14, C13 A card is set aside to be changed."""

    reino: int
    card: int


class Taken(Public, frozen=True, kw_only=True, tag="taken"):
    """M13 A played Response goes to a hand."""

    reino: int
    card: int


class Kept(OneCard, frozen=True, kw_only=True, tag="kept"):
    """M16, C07 One card is kept, the rest discarded face up."""

    reino: int
    cards: list[int]


class Looked(Event, frozen=True, kw_only=True, tag="looked"):
    """C20 A kingdom looks at all cards of another."""

    reino: int
    otro: int
    cards: list[int] | None
    eyes: int

    def seen_by(self, seat: int) -> Self:
        """Everybody learns that it happened, the viewer alone what is there."""
        return self if sees(self.eyes, seat) else msgspec.structs.replace(self, cards=None)


class Mixing(Public, frozen=True, kw_only=True, tag="mixing"):
    """C20 A step of shuffling an automa's pile; nobody sees cards. ``left`` steps follow."""

    reino: int
    left: int


# --- the automa (§9) ---------------------------------------------------------------------------


class TurnedUp(Public, frozen=True, kw_only=True, tag="turned-up"):
    """§9.1 An automa turns up the top card of its pile."""

    reino: int
    card: int


class Decided(Public, frozen=True, kw_only=True, tag="decided"):
    """A decision of an automa and its reason.

    ``why`` is a reason (see ``reasons``), ``limit`` the strength that counted, ``face`` the die of choice
    (0: none was needed), ``areas`` and ``reinos`` what it chose among.
    """

    reino: int
    why: int
    card: int | None = None
    area: int | None = None
    otro: int | None = None
    limit: int = 0
    face: int = 0
    areas: list[int]
    reinos: list[int]


def decision(
    kingdom: int, why: int, card: int | None = None, *, area: int | None = None, limit: int = 0, face: int = 0
) -> Decided:
    """A decision that left nothing to choose among."""
    return Decided(reino=kingdom, why=why, card=card, area=area, limit=limit, face=face, areas=[], reinos=[])


class CidHanded(Public, frozen=True, kw_only=True, tag="cid-handed"):
    """§10 An automa that reveals El Cid passes the card to the player."""

    reino: int
    otro: int
    card: int


class TopLost(Public, frozen=True, kw_only=True, tag="top-lost"):
    """C17 in the scenario: the Almorávides discard the top card of their pile."""

    reino: int
    card: int


ALL: tuple[type[Event], ...] = (
    TurnBegan,
    TruceNamed,
    Drew,
    Refilled,
    BonusesReset,
    Passed,
    TurnEnded,
    Won,
    Attacks,
    Laid,
    Ready,
    Peeked,
    Committed,
    Answered,
    Counted,
    GarrisonSpent,
    Revealed,
    Ambushed,
    Sortied,
    NoForce,
    Die,
    Rolled,
    Afterwards,
    Chose,
    RelicShown,
    HakimShown,
    Conquered,
    Held,
    Freed,
    BonusMoved,
    Garrisoned,
    Raids,
    RaidEnded,
    Lost,
    Stolen,
    Given,
    Barred,
    Played,
    Discarded,
    Gifting,
    Aimed,
    Declined,
    SetAside,
    Taken,
    Kept,
    Looked,
    Mixing,
    TurnedUp,
    Decided,
    CidHanded,
    TopLost,
)
