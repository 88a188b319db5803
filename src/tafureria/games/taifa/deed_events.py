"""What happened in an attack (§5.1, §5.2), and the events of which only some see the cards."""

from __future__ import annotations

from typing import Self

import msgspec

from tafureria.core.event import Event, Public


def sees(eyes: int, seat: int) -> bool:
    """Whether the seat (never the table) is among the eyes."""
    return seat >= 0 and eyes >> seat & 1 == 1


class OneCard(Event, frozen=True, kw_only=True):
    """An event with one card that only the eyes see."""

    card: int | None
    eyes: int

    def seen_by(self, seat: int) -> Self:
        """Everybody is told that a card moved; only the eyes which one."""
        return self if sees(self.eyes, seat) else msgspec.structs.replace(self, card=None)


class Attacks(Public, frozen=True, kw_only=True, tag="attacks"):
    """An attack is announced: by action (``card`` missing) or by an event. An automa's army is open."""

    reino: int
    area: int
    otro: int | None
    card: int | None
    cards: list[int]


class Laid(OneCard, frozen=True, kw_only=True, tag="laid"):
    """Step 2: the attacker lays a card face down."""

    reino: int
    dice: int | None

    def seen_by(self, seat: int) -> Self:
        """The number of dice is as secret as the card."""
        if sees(self.eyes, seat):
            return self
        return msgspec.structs.replace(self, card=None, dice=None)


class Ready(Public, frozen=True, kw_only=True, tag="ready"):
    """A kingdom has laid all it wants, or announced all its garrisons."""

    reino: int


class Peeked(Event, frozen=True, kw_only=True, tag="peeked"):
    """M12 The owner of the watchtower sees what was laid against it."""

    reino: int
    otro: int
    cards: list[int]
    dice: list[int]
    eyes: int

    def seen_by(self, seat: int) -> Self | None:
        """Told to the watcher alone."""
        return self if sees(self.eyes, seat) else None


class Committed(Event, frozen=True, kw_only=True, tag="committed"):
    """Step 3: an answer that nobody else sees until all have answered."""

    reino: int
    card: int
    side: int
    dice: int
    recovers: bool
    """After the roll: the card is the Troop that Hakim shall recover."""
    eyes: int

    def seen_by(self, seat: int) -> Self | None:
        """Told to its own person alone."""
        return self if sees(self.eyes, seat) else None


class Answered(Public, frozen=True, kw_only=True, tag="answered"):
    """A kingdom that was asked has answered, whatever it was."""

    reino: int


class Counted(Public, frozen=True, kw_only=True, tag="counted"):
    """All have answered: how many cards each kingdom laid face down."""

    reinos: list[int]
    counts: list[int]


class GarrisonSpent(Public, frozen=True, kw_only=True, tag="garrison-spent"):
    """Step 4: a garrison joins the defence."""

    reino: int
    area: int


class Revealed(Public, frozen=True, kw_only=True, tag="revealed"):
    """Step 5: every card laid in the deed is turned up. ``sides``: 0 attack, 1 defence."""

    reinos: list[int]
    cards: list[int]
    sides: list[int]
    dice: list[int]


class Ambushed(Public, frozen=True, kw_only=True, tag="ambushed"):
    """M05 The attack fails before it begins."""

    reino: int
    otro: int
    area: int


class Sortied(Public, frozen=True, kw_only=True, tag="sortied"):
    """M04, C05 The attacker takes a Troop out of the attack."""

    reino: int
    card: int


class NoForce(Public, frozen=True, kw_only=True, tag="no-force"):
    """No Troop is left in the attack: it fails without dice."""

    reino: int
    area: int


class Die(Public, frozen=True, kw_only=True, tag="die"):
    """One die of a roll."""

    side: int
    face: int


class Rolled(Public, frozen=True, kw_only=True, tag="rolled"):
    """A whole roll: 4, 5 and 6 hit. ``reino`` is missing for an independent area."""

    reino: int | None
    side: int
    faces: list[int]
    hits: int


class Afterwards(Public, frozen=True, kw_only=True, tag="afterwards"):
    """All that were asked after the roll have answered: the people who play Relic, or Hakim for a Troop."""

    reinos: list[int]
    cards: list[int]


class Chose(Public, frozen=True, kw_only=True, tag="chose"):
    """A person takes a reward or repeats an effect; what follows is told apart."""

    reino: int
    action: int


class RelicShown(Public, frozen=True, kw_only=True, tag="relic"):
    """C06 All own dice are rolled again."""

    reino: int


class HakimShown(Public, frozen=True, kw_only=True, tag="hakim"):
    """M06 A Troop of the attack goes to a hand."""

    reino: int
    card: int


class Conquered(Public, frozen=True, kw_only=True, tag="conquered"):
    """An area gets a castle of its new kingdom."""

    reino: int
    area: int
    otro: int | None


class Held(Public, frozen=True, kw_only=True, tag="held"):
    """The attack fails: a tie is the defender's."""

    reino: int
    area: int
    otro: int | None


class Freed(Public, frozen=True, kw_only=True, tag="freed"):
    """An area becomes independent."""

    reino: int
    area: int
    otro: int


class BonusMoved(Public, frozen=True, kw_only=True, tag="bonus"):
    """§7 A bonus moves (``change`` 0: it could not)."""

    reino: int
    change: int
    value: int


class Garrisoned(Public, frozen=True, kw_only=True, tag="garrisoned"):
    """A garrison is placed."""

    reino: int
    area: int
