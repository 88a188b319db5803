"""The events of the game, and which part of each event a seat receives.

Only the seat that makes a secret choice receives the events of its small steps. In a simultaneous choice,
only the seat itself receives the end of its own part. The others learn only the outcome.
"""

from __future__ import annotations

from typing import Self

from msgspec.structs import replace

from tafureria.core.event import Event, Public


class _Own(Event, frozen=True, kw_only=True):
    """An event that only its own seat receives; the others do not learn that it happened."""

    seat: int

    def seen_by(self, seat: int) -> Self | None:
        """The whole event for its own seat, ``None`` for everybody else."""
        return self if seat == self.seat else None


class Dealer(Public, frozen=True, tag="dealer", kw_only=True):
    """r.7: this seat has been drawn by lot as the dealer."""

    seat: int


class Dealt(_Own, frozen=True, tag="dealt", kw_only=True):
    """r.7: this seat has been dealt a card, face down."""

    card: int


class BoardTaken(Event, frozen=True, tag="board-taken", kw_only=True):
    """r.9: this seat has taken the board to place troops, and alone sees what is on it."""

    seat: int
    board: list[int] | None

    def seen_by(self, seat: int) -> BoardTaken:
        """Everybody knows which seat has the board; only that seat sees what is on it."""
        return self if seat == self.seat or self.board is None else replace(self, board=None)


class Placed(_Own, frozen=True, tag="placed", kw_only=True):
    """r.9: a troop was placed on this territory."""

    place: int


class Unplaced(_Own, frozen=True, tag="unplaced", kw_only=True):
    """r.9: a troop was taken back from this territory."""

    place: int


class BoardShown(Public, frozen=True, tag="board-shown", kw_only=True):
    """r.10: the board is laid in the centre for the first time."""

    seat: int
    """The seat that plays first."""
    board: list[int]


class Passed(Public, frozen=True, tag="passed", kw_only=True):
    """r.12: this seat has passed its turn ("paso")."""

    seat: int


class MoveBegan(Public, frozen=True, tag="move-began", kw_only=True):
    """r.13: this seat has taken the board out of sight to move troops."""

    seat: int


class Stepped(_Own, frozen=True, tag="stepped", kw_only=True):
    """r.14: a troop crossed a border."""

    place: int
    to: int


class SteppedBack(_Own, frozen=True, tag="stepped-back", kw_only=True):
    """r.14: the step of a troop over a border was taken back."""

    place: int
    to: int


class Moved(Public, frozen=True, tag="moved", kw_only=True):
    """r.13: the board is back in the centre."""

    seat: int
    board: list[int]


class Attacked(Public, frozen=True, tag="attacked", kw_only=True):
    """r.18: this seat says "ataco Tal", and the owner of Tal identifies themself."""

    seat: int
    place: int
    owner_seat: int


class CardPassed(_Own, frozen=True, tag="card-passed", kw_only=True):
    """r.19: this seat has added a card to those that it passes."""

    card: int


class Ready(_Own, frozen=True, tag="ready", kw_only=True):
    """r.19: this seat has chosen the cards that it passes; nobody else learns that it has."""


class Fought(Event, frozen=True, tag="fought", kw_only=True):
    """r.19-r.24: the cards passed and the result. Only attacker and defender receive this event."""

    seat: int
    owner_seat: int
    place: int
    attack_cards: list[int]
    defence_cards: list[int]
    attack: int
    defence: int
    success: int

    def seen_by(self, seat: int) -> Self | None:
        """The whole event for attacker and defender, ``None`` for everybody else."""
        return self if seat in (self.seat, self.owner_seat) else None


class Seen(_Own, frozen=True, tag="seen", kw_only=True):
    """r.21: this seat has seen the cards; nobody else learns when."""


class AttackOver(Public, frozen=True, tag="attack-over", kw_only=True):
    """r.21: the attack is over; its result is not made public."""

    seat: int
    place: int
    owner_seat: int


class Eliminated(Public, frozen=True, tag="eliminated", kw_only=True):
    """r.26: this seat has no cards left."""

    seat: int


class DrawProposed(Public, frozen=True, tag="draw-proposed", kw_only=True):
    """r.27: a draw is proposed."""

    seat: int


class Voted(_Own, frozen=True, tag="voted", kw_only=True):
    """r.27: this seat has voted on the draw; nobody else learns how, or that it has."""

    yes: int


class DrawRefused(Public, frozen=True, tag="draw-refused", kw_only=True):
    """r.27: the draw that this seat proposed was refused; by whom is not made public."""

    seat: int


class Counted(Public, frozen=True, tag="counted", kw_only=True):
    """r.27: the counters of the draw bounds. Sent only in a friendly game with memory aids."""

    passes: int
    quiet: int
    round: int


class Ended(Public, frozen=True, tag="ended", kw_only=True):
    """r.25-r.27: the game is over, and all cards are turned up."""

    ending: int
    seats: list[int]
    """The winner, or the seats that share the draw."""
    owner_seats: list[int]
    """Owner of each territory at the end; -1 for those not in play."""


EVENTS = (
    Dealer,
    Dealt,
    BoardTaken,
    Placed,
    Unplaced,
    BoardShown,
    Passed,
    MoveBegan,
    Stepped,
    SteppedBack,
    Moved,
    Attacked,
    CardPassed,
    Ready,
    Fought,
    Seen,
    AttackOver,
    Eliminated,
    DrawProposed,
    Voted,
    DrawRefused,
    Counted,
    Ended,
)
