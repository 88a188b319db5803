"""What happened, in the order a person would tell it, each with what each seat sees of it."""

from __future__ import annotations

from typing import Final

import msgspec

from tafureria.core.event import Event, Public


class RoundBegan(Public, frozen=True, tag="round-began", kw_only=True):
    """§2.4 A round begins, and who starts it."""

    round: int
    starter_seat: int


class Kept(Public, frozen=True, tag="kept", kw_only=True):
    """§2.3 A seat keeps all the cards it has left."""

    seat: int
    count: int


class Threw(Public, frozen=True, tag="threw", kw_only=True):
    """§2.3 A seat throws all its cards away, face down."""

    seat: int
    count: int


class Dealt(Event, frozen=True, tag="dealt", kw_only=True):
    """§2.3 A seat is dealt a card, which it alone sees."""

    seat: int
    card: int | None

    def seen_by(self, seat: int) -> Dealt:
        """The card is its owner's."""
        return self if seat == self.seat else msgspec.structs.replace(self, card=None)


class Declared(Public, frozen=True, tag="declared", kw_only=True):
    """§2.4 The starter declares one value."""

    seat: int
    value: int


class Combat(Public, frozen=True, tag="combat", kw_only=True):
    """§2.4 The combat that this round will be, all five dimensions."""

    seat: int
    combat: list[int]


class PutIn(Public, frozen=True, tag="put-in", kw_only=True):
    """§2.4 `botin`: a seat puts all its oros face up in the centre."""

    seat: int
    cards: list[int]


class Hid(Event, frozen=True, tag="hid", kw_only=True):
    """§2.4 `tesoro`: a seat means to slip a copa in. Nobody else hears of it."""

    seat: int
    card: int

    def seen_by(self, seat: int) -> Hid | None:
        """Its owner alone."""
        return self if seat == self.seat else None


class Ready(Public, frozen=True, tag="ready", kw_only=True):
    """§2.4 `tesoro`: a seat has decided, whatever it hides."""

    seat: int


class Sealed(Public, frozen=True, tag="sealed", kw_only=True):
    """§2.4 `tesoro`: all have put their cards face down; how many each."""

    counts: list[int]


class Turn(Public, frozen=True, tag="turn", kw_only=True):
    """§2.5 It is this seat's turn; it was not forced."""

    seat: int
    number: int
    """Which pass of the table: 1 or 2."""


class Forced(Public, frozen=True, tag="forced", kw_only=True):
    """§2.5 A seat plays no knight and all its oros; why is not announced."""

    seat: int
    cards: list[int]


class SatOut(Public, frozen=True, tag="sat-out", kw_only=True):
    """§2.5 A seat that had no playable knight has no second turn."""

    seat: int


class Knight(Public, frozen=True, tag="knight", kw_only=True):
    """§2.5 A knight is put down."""

    seat: int
    card: int
    side: int
    number: int
    """Which pass of the table: 1 or 2."""


class Oro(Public, frozen=True, tag="oro", kw_only=True):
    """§2.5 An oro is staked."""

    seat: int
    card: int


class Copa(Public, frozen=True, tag="copa", kw_only=True):
    """§2.5 A copa is played; what it does follows."""

    seat: int
    card: int


class TurnedUp(Public, frozen=True, tag="turned-up", kw_only=True):
    """§2.4 What a seat had put into the treasure."""

    seat: int
    cards: list[int]


class Annulled(Public, frozen=True, tag="annulled", kw_only=True):
    """§2.5 A copa annuls a knight."""

    seat: int
    card: int
    target: int
    target_seat: int


class Wasted(Public, frozen=True, tag="wasted", kw_only=True):
    """§2.5 A copa finds no knight of its number."""

    seat: int
    card: int


class TurnEnded(Public, frozen=True, tag="turn-ended", kw_only=True):
    """§2.5 A turn is over."""

    seat: int


class NoKnights(Public, frozen=True, tag="no-knights", kw_only=True):
    """§2.5 Nobody played a knight: these oros stay for the next round."""

    cards: list[int]


class Outcome(Public, frozen=True, tag="outcome", kw_only=True):
    """§2.5 Who wins the combat, and why."""

    side: int
    christians: int
    moors: int
    reason: int
    """0 alone on the table, 1 by points, 2 by number of knights, 3 as defenders."""
    seats: list[int]
    """The winners, in picking order."""


class Own(Public, frozen=True, tag="own", kw_only=True):
    """§2.6 A winner keeps the knights and oros they played."""

    seat: int
    cards: list[int]


class Took(Public, frozen=True, tag="took", kw_only=True):
    """§2.6 A winner takes a card of the booty."""

    seat: int
    card: int


class TookAll(Public, frozen=True, tag="took-all", kw_only=True):
    """§2.6 The only winner takes the whole booty."""

    seat: int
    cards: list[int]


class Scored(Public, frozen=True, tag="scored", kw_only=True):
    """§2.6 A winner writes down points."""

    seat: int
    points: int
    total: int


class Won(Public, frozen=True, tag="won", kw_only=True):
    """§2 The game ends: these reached the target."""

    seats: list[int]


EVENTS: Final = (
    RoundBegan,
    Kept,
    Threw,
    Dealt,
    Declared,
    Combat,
    PutIn,
    Hid,
    Ready,
    Sealed,
    Turn,
    Forced,
    SatOut,
    Knight,
    Oro,
    Copa,
    TurnedUp,
    Annulled,
    Wasted,
    TurnEnded,
    NoKnights,
    Outcome,
    Own,
    Took,
    TookAll,
    Scored,
    Won,
)
