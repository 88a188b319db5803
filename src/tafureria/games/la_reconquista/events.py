"""What happened, and what each seat is told of it.

The small steps of a secret choice are told to whoever makes them and to nobody else, and so is the end of
each part of a choice that several make at once: others learn the outcome alone.
"""

from __future__ import annotations

from typing import Self

from msgspec.structs import replace

from tafureria.core.event import Event, Public


class _Own(Event, frozen=True, kw_only=True):
    """Told to one seat; the others do not learn that it happened."""

    seat: int

    def seen_by(self, seat: int) -> Self | None:
        """Told whole to that seat, and to nobody else."""
        return self if seat == self.seat else None


class Dealer(Public, frozen=True, tag="dealer", kw_only=True):
    """r.7: the lot fell on this seat."""

    seat: int


class Dealt(_Own, frozen=True, tag="dealt", kw_only=True):
    """r.7: a card came to this seat, face down."""

    card: int


class BoardTaken(Event, frozen=True, tag="board-taken", kw_only=True):
    """r.9: this seat has the board in hand, and alone sees what stands on it."""

    seat: int
    board: list[int] | None

    def seen_by(self, seat: int) -> BoardTaken:
        """Everybody knows who has the board; only that seat sees it."""
        return self if seat == self.seat or self.board is None else replace(self, board=None)


class Placed(_Own, frozen=True, tag="placed", kw_only=True):
    """r.9: a troop was put on this territory."""

    place: int


class Unplaced(_Own, frozen=True, tag="unplaced", kw_only=True):
    """r.9: a troop was taken back from this territory."""

    place: int


class BoardShown(Public, frozen=True, tag="board-shown", kw_only=True):
    """r.10: the board lies in the centre for the first time."""

    seat: int
    """Who plays first."""
    board: list[int]


class Passed(Public, frozen=True, tag="passed", kw_only=True):
    """r.12: "paso"."""

    seat: int


class MoveBegan(Public, frozen=True, tag="move-began", kw_only=True):
    """r.13: the board is taken out of sight."""

    seat: int


class Stepped(_Own, frozen=True, tag="stepped", kw_only=True):
    """r.14: a troop went over a border."""

    place: int
    to: int


class SteppedBack(_Own, frozen=True, tag="stepped-back", kw_only=True):
    """r.14: a troop that went over a border came back."""

    place: int
    to: int


class Moved(Public, frozen=True, tag="moved", kw_only=True):
    """r.13: the board is back in the centre."""

    seat: int
    board: list[int]


class Attacked(Public, frozen=True, tag="attacked", kw_only=True):
    """r.18: "ataco Tal", and the owner says so."""

    seat: int
    place: int
    owner_seat: int


class CardPassed(_Own, frozen=True, tag="card-passed", kw_only=True):
    """r.19: a card is put among those to pass."""

    card: int


class Ready(_Own, frozen=True, tag="ready", kw_only=True):
    """r.19: this seat has chosen what to pass; nobody else is told that it has."""


class Fought(Event, frozen=True, tag="fought", kw_only=True):
    """r.19-r.24: the cards passed and the result. Only the two are told."""

    seat: int
    owner_seat: int
    place: int
    attack_cards: list[int]
    defence_cards: list[int]
    attack: int
    defence: int
    success: int

    def seen_by(self, seat: int) -> Self | None:
        """Told whole to attacker and defender, and to nobody else."""
        return self if seat in (self.seat, self.owner_seat) else None


class Seen(_Own, frozen=True, tag="seen", kw_only=True):
    """r.21: this seat has seen the cards; nobody else is told when."""


class AttackOver(Public, frozen=True, tag="attack-over", kw_only=True):
    """r.21: the attack is over; how it ended is not said."""

    seat: int
    place: int
    owner_seat: int


class Eliminated(Public, frozen=True, tag="eliminated", kw_only=True):
    """r.26: this seat has no card left."""

    seat: int


class DrawProposed(Public, frozen=True, tag="draw-proposed", kw_only=True):
    """r.27: a draw is proposed."""

    seat: int


class Voted(_Own, frozen=True, tag="voted", kw_only=True):
    """r.27: this seat has answered; nobody else is told what, or that it has."""

    yes: int


class DrawRefused(Public, frozen=True, tag="draw-refused", kw_only=True):
    """r.27: somebody does not want a draw; who is not said."""

    seat: int


class Counted(Public, frozen=True, tag="counted", kw_only=True):
    """r.27: how near the draw bounds are. Told only in a friendly game with memory aids."""

    passes: int
    quiet: int
    round: int


class Ended(Public, frozen=True, tag="ended", kw_only=True):
    """r.25-r.27: the game is over, and all cards are turned up."""

    ending: int
    seats: list[int]
    """Who won, or who share the draw."""
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
