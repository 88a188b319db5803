"""The events of a game, in rulebook order, and the version of each that a seat receives."""

from __future__ import annotations

from typing import Final

import msgspec

from tafureria.core.event import Event, Public


class RoundBegan(Public, frozen=True, tag="round-began", kw_only=True):
    """§2.4 A round begins, and this seat starts it."""

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
    """§2.3 A seat is dealt a card, which only that seat sees."""

    seat: int
    card: int | None

    def seen_by(self, seat: int) -> Dealt:
        """Others see that a card was dealt, but not which."""
        return self if seat == self.seat else msgspec.structs.replace(self, card=None)


class Declared(Public, frozen=True, tag="declared", kw_only=True):
    """§2.4 The starter declares one value."""

    seat: int
    value: int


class Combat(Public, frozen=True, tag="combat", kw_only=True):
    """§2.4 The combat of this round is declared, or settled by the options."""

    seat: int
    combat: list[int]
    """A value for each dimension; without a second pass, none for the order."""


class PutIn(Public, frozen=True, tag="put-in", kw_only=True):
    """§2.4 `botin`: a seat puts all its oros face up in the centre."""

    seat: int
    cards: list[int]


class Hid(Event, frozen=True, tag="hid", kw_only=True):
    """§2.4 `tesoro`: a seat hides a copa. Only that seat receives the event."""

    seat: int
    card: int

    def seen_by(self, seat: int) -> Hid | None:
        """The event for the owner; ``None`` for everybody else."""
        return self if seat == self.seat else None


class Ready(Event, frozen=True, tag="ready", kw_only=True):
    """§2.4 `tesoro`: a seat has decided what to hide. Whoever ponders holds copas: only the seat is told."""

    seat: int

    def seen_by(self, seat: int) -> Ready | None:
        """The event for the owner; ``None`` for everybody else."""
        return self if seat == self.seat else None


class Sealed(Public, frozen=True, tag="sealed", kw_only=True):
    """§2.4 `tesoro`: after all have decided, how many cards one seat has put in face down."""

    seat: int
    count: int


class Turn(Public, frozen=True, tag="turn", kw_only=True):
    """§2.5 A seat has a turn in which it chooses."""

    seat: int
    pass_number: int
    """Which pass of the table: 1 or 2."""


class Forced(Public, frozen=True, tag="forced", kw_only=True):
    """§2.5 A forced turn: the seat plays no knight and puts down all its oros; the reason stays secret."""

    seat: int
    cards: list[int]


class SatOut(Public, frozen=True, tag="sat-out", kw_only=True):
    """§2.5 A seat that had no playable knight in the first pass sits out the second."""

    seat: int


class Knight(Public, frozen=True, tag="knight", kw_only=True):
    """§2.5 A seat plays a knight."""

    seat: int
    card: int
    side: int
    pass_number: int
    """Which pass of the table: 1 or 2."""


class Oro(Public, frozen=True, tag="oro", kw_only=True):
    """§2.5 A seat stakes an oro."""

    seat: int
    card: int


class Copa(Public, frozen=True, tag="copa", kw_only=True):
    """§2.5 A seat plays a copa; a later event says what the copa does."""

    seat: int
    card: int


class TurnedUp(Public, frozen=True, tag="turned-up", kw_only=True):
    """§2.4 The treasure is turned up: the cards that one seat had put in."""

    seat: int
    cards: list[int]


class Annulled(Public, frozen=True, tag="annulled", kw_only=True):
    """§2.5 A copa annuls a knight."""

    seat: int
    card: int
    target: int
    victim_seat: int


class Wasted(Public, frozen=True, tag="wasted", kw_only=True):
    """§2.5 A copa finds no knight of its rank."""

    seat: int
    card: int


class TurnEnded(Public, frozen=True, tag="turn-ended", kw_only=True):
    """§2.5 A seat's turn is over."""

    seat: int


class NoKnights(Public, frozen=True, tag="no-knights", kw_only=True):
    """§2.5 Nobody played a knight."""

    cards: list[int]
    """The oros that stay on the table for the next round."""


class Outcome(Public, frozen=True, tag="outcome", kw_only=True):
    """§2.5 Which side wins the battle, and why."""

    side: int
    christians: int
    """Points of the Christians that are not annulled."""
    moors: int
    """Points of the Moors that are not annulled."""
    reason: int
    """Why: ``ALONE``, ``BY_POINTS``, ``BY_NUMBER`` or ``AS_DEFENDERS`` of ``rules/outcome.py``."""
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
    """§2.6 A winner scores points."""

    seat: int
    points: int
    total: int


class Won(Public, frozen=True, tag="won", kw_only=True):
    """§2 The game is over: these seats reached the target."""

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
