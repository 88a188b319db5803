"""Events of the steps of an attack (§5.1, §5.2), and of every deed with a roll."""

from __future__ import annotations

from typing import Self

import msgspec

from tafureria.core.event import Event, Public
from tafureria.games.taifa.events.telling import OneCard, sees


class Attacks(Public, frozen=True, kw_only=True, tag="attacks"):
    """An attack is announced, by action (``card`` is missing) or by an Event. An automa's army is face up."""

    kingdom: int
    kingdom_seat: int = -1
    area: int
    other: int | None
    other_seat: int = -1
    card: int | None
    cards: list[int]


class Laid(OneCard, frozen=True, kw_only=True, tag="laid"):
    """Step 2: the attacker lays a card face down."""

    kingdom: int
    kingdom_seat: int = -1
    dice: int | None

    def seen_by(self, seat: int) -> Self:
        """The number of dice is as secret as the card."""
        if sees(self.eyes, seat):
            return self
        return msgspec.structs.replace(self, card=None, dice=None)


class Ready(Public, frozen=True, kw_only=True, tag="ready"):
    """A kingdom has laid all it wants, or announced all its garrisons."""

    kingdom: int
    kingdom_seat: int = -1


class Peeked(Event, frozen=True, kw_only=True, tag="peeked"):
    """M12 The owner of the watchtower sees what was laid against it."""

    kingdom: int
    kingdom_seat: int = -1
    other: int
    other_seat: int = -1
    cards: list[int]
    dice: list[int]
    eyes: int

    def seen_by(self, seat: int) -> Self | None:
        """Told only to the owner of the watchtower."""
        return self if sees(self.eyes, seat) else None


class Committed(Event, frozen=True, kw_only=True, tag="committed"):
    """Step 3: an answer that nobody else sees until all have answered."""

    kingdom: int
    kingdom_seat: int = -1
    card: int
    side: int
    dice: int
    recovers: bool
    """After the roll: the card is the Troop that Hakim will recover."""
    eyes: int

    def seen_by(self, seat: int) -> Self | None:
        """Told only to the person who plays the kingdom."""
        return self if sees(self.eyes, seat) else None


class Answered(Event, frozen=True, kw_only=True, tag="answered"):
    """A kingdom has finished answering; the others learn what it answered when all have."""

    kingdom: int
    kingdom_seat: int = -1
    eyes: int

    def seen_by(self, seat: int) -> Self | None:
        """Told only to the person who plays the kingdom."""
        return self if sees(self.eyes, seat) else None


class Counted(Public, frozen=True, kw_only=True, tag="counted"):
    """All have answered: how many cards each kingdom laid face down."""

    kingdoms: list[int]
    kingdoms_seats: list[int] = msgspec.field(default_factory=list)
    counts: list[int]


class GarrisonSpent(Public, frozen=True, kw_only=True, tag="garrison-spent"):
    """Step 4: a garrison joins the defence."""

    kingdom: int
    kingdom_seat: int = -1
    area: int


class Revealed(Public, frozen=True, kw_only=True, tag="revealed"):
    """Step 5: every card laid in the deed is turned up. ``sides``: 0 attack, 1 defence."""

    kingdoms: list[int]
    kingdoms_seats: list[int] = msgspec.field(default_factory=list)
    cards: list[int]
    sides: list[int]
    dice: list[int]


class Ambushed(Public, frozen=True, kw_only=True, tag="ambushed"):
    """M05 The attack fails before it begins."""

    kingdom: int
    kingdom_seat: int = -1
    other: int
    other_seat: int = -1
    area: int


class Sortied(Public, frozen=True, kw_only=True, tag="sortied"):
    """M04, C05 The attacker takes a Troop out of the attack."""

    kingdom: int
    kingdom_seat: int = -1
    card: int


class NoForce(Public, frozen=True, kw_only=True, tag="no-force"):
    """No Troop is left in the attack: it fails without dice."""

    kingdom: int
    kingdom_seat: int = -1
    area: int


class Die(Public, frozen=True, kw_only=True, tag="die"):
    """One die of a roll."""

    side: int
    face: int


class Rolled(Public, frozen=True, kw_only=True, tag="rolled"):
    """A whole roll: 4, 5 and 6 hit. ``kingdom`` is missing for an independent area."""

    kingdom: int | None
    kingdom_seat: int = -1
    side: int
    faces: list[int]
    hits: int


class Afterwards(Public, frozen=True, kw_only=True, tag="afterwards"):
    """Everybody asked after the roll has answered: the people who play Relic, or Hakim for a Troop."""

    kingdoms: list[int]
    kingdoms_seats: list[int] = msgspec.field(default_factory=list)
    cards: list[int]


class Chose(Public, frozen=True, kw_only=True, tag="chose"):
    """A person takes a reward or repeats an effect; the result is a separate event."""

    kingdom: int
    kingdom_seat: int = -1
    action: int


class RelicShown(Public, frozen=True, kw_only=True, tag="relic-shown"):
    """C06 A kingdom shows Relic and rolls all its dice again."""

    kingdom: int
    kingdom_seat: int = -1


class HakimShown(Public, frozen=True, kw_only=True, tag="hakim-shown"):
    """M06 A kingdom shows Hakim and takes a Troop of the attack into its hand."""

    kingdom: int
    kingdom_seat: int = -1
    card: int


class Held(Public, frozen=True, kw_only=True, tag="held"):
    """The attack fails; a tie goes to the defender."""

    kingdom: int
    kingdom_seat: int = -1
    area: int
    other: int | None
    other_seat: int = -1
