"""The events of the game, in the order in which a person would tell them.

Who exchanged with whom and who accused whom stays in the log. Cards that changed hands or were shown are in
*passing* events: remembering them is the game, so no log repeats them.
"""

from __future__ import annotations

from typing import ClassVar, Final, Self

from msgspec.structs import replace

from tafureria.core.event import Event, Public
from tafureria.core.shapes import Card, Seat


class GameBegan(Public, frozen=True, tag="game-began", kw_only=True):
    """§3.2 A game of the match begins."""

    number: int
    games: int


class Identified(Public, frozen=True, tag="identified", kw_only=True):
    """§2.2 An identity card lies face up before a player."""

    seat: Seat
    card: Card


class Dealt(Event, frozen=True, tag="dealt", kw_only=True):
    """§2.2 A player is dealt a card of their side's secret deck; only they see it."""

    passing: ClassVar[bool] = True
    seat: Seat
    card: Card

    def seen_by(self, seat: Seat) -> Self | None:
        """Only the owner receives it; how many cards everybody gets is known beforehand."""
        return self if seat == self.seat else None


class ExchangeBegan(Public, frozen=True, tag="exchange-began", kw_only=True):
    """§2.3 A player exchanges a card with a companion, who may not refuse."""

    seat: Seat
    with_seat: Seat


class CardChosen(Event, frozen=True, tag="card-chosen", kw_only=True):
    """§2.3 A player of the exchange has chosen the card to hand over."""

    passing: ClassVar[bool] = True
    seat: Seat
    card: Card | None

    def seen_by(self, seat: Seat) -> Self:
        """Everybody sees that a card was chosen; only its owner sees which."""
        return self if seat == self.seat else replace(self, card=None)


class Exchanged(Event, frozen=True, tag="exchanged", kw_only=True):
    """§2.3 The two cards change hands at the same moment; each sees what they receive."""

    passing: ClassVar[bool] = True
    seat: Seat
    with_seat: Seat
    card: Card | None
    """What ``seat`` handed over."""
    with_card: Card | None
    """What ``with_seat`` handed over."""

    def seen_by(self, seat: Seat) -> Self:
        """Both players of the exchange see both cards; everybody else sees neither."""
        if seat in (self.seat, self.with_seat):
            return self
        return replace(self, card=None, with_card=None)


class Answered(Event, frozen=True, tag="answered", kw_only=True):
    """§3.1 A player of the exchange has answered whether to denounce."""

    seat: Seat
    denounces: int

    def seen_by(self, seat: Seat) -> Self | None:
        """Only the seat itself receives it: which player has something to think over is a secret."""
        return self if seat == self.seat else None


class NobodyDenounced(Public, frozen=True, tag="nobody-denounced", kw_only=True):
    """§3.1 Neither player of the exchange denounced the other."""

    seat: Seat
    with_seat: Seat


class Denounced(Public, frozen=True, tag="denounced", kw_only=True):
    """§3.1 The card received has the number of the receiver's identity card, and is shown to all."""

    seat: Seat
    traitor_seat: Seat
    card: Card


class FaceChosen(Event, frozen=True, tag="face-chosen", kw_only=True):
    """§3.1 ``gestos``: a player who has looked at their cards has chosen a face."""

    seat: Seat
    face: int

    def seen_by(self, seat: Seat) -> Self | None:
        """Only the seat itself receives it: how long the others take is a secret."""
        return self if seat == self.seat else None


class Faces(Public, frozen=True, tag="faces", kw_only=True):
    """§3.1 ``gestos``: all who have looked at their cards show their faces, at the same moment."""

    calm_seats: list[Seat]
    pleased_seats: list[Seat]
    uneasy_seats: list[Seat]

    def of(self) -> list[tuple[Seat, int]]:
        """Each seat with its face, 0 calm, 1 pleased, 2 uneasy, by seat."""
        groups = (self.calm_seats, self.pleased_seats, self.uneasy_seats)
        return sorted((seat, face) for face, seats in enumerate(groups) for seat in seats)


class Accused(Public, frozen=True, tag="accused", kw_only=True):
    """§2.3 A player of the other side is accused of hiding the king."""

    seat: Seat
    target_seat: Seat


class Shown(Public, frozen=True, tag="shown", kw_only=True):
    """§2.3 The accused shows all their cards."""

    passing: ClassVar[bool] = True
    seat: Seat
    cards: list[Card]


class KingFound(Public, frozen=True, tag="king-found", kw_only=True):
    """§2.3 The king is among the cards shown."""

    seat: Seat
    target_seat: Seat


class Route(Public, frozen=True, tag="route", kw_only=True):
    """Option ``ruta``: the players who had the king that was found, from the deal to the end.

    Nothing is told of any other card, nor of a king when the game ends in another way.
    """

    side: int
    """The side of that king."""
    seats: list[Seat]
    """In order: to whom it was dealt, then who received it in an exchange; the last was found with it."""
    rounds: list[int]
    """The round, from 1, of each of these exchanges: one fewer than ``seats``."""


class GaveUp(Public, frozen=True, tag="gave-up", kw_only=True):
    """§2.3 The accuser gives up a card, face up; then the accused hides their cards again."""

    seat: Seat
    card: Card


class Eliminated(Public, frozen=True, tag="eliminated", kw_only=True):
    """§2.3 A player without cards is out of the game."""

    seat: Seat


class KingLost(Public, frozen=True, tag="king-lost", kw_only=True):
    """§2.3 The card given up was the king of the player's own side."""

    seat: Seat


class GameEnded(Public, frozen=True, tag="game-ended", kw_only=True):
    """§2.4 A game of the match is over. ``side`` won it; ``None`` after a treason."""

    number: int
    cause: int
    side: int | None


class Scored(Public, frozen=True, tag="scored", kw_only=True):
    """§3.2 Points of one person for the game that ended, and the line of the scoring table they come from."""

    seat: Seat
    points: int
    reason: int


class Swapped(Public, frozen=True, tag="swapped", kw_only=True):
    """§3.3 ``cambio``: two players swap identity cards."""

    seat: Seat
    with_seat: Seat
    card: Card
    """The identity card that ``seat`` takes."""
    with_card: Card
    """The identity card that ``with_seat`` gets in return."""


class Assigned(Event, frozen=True, tag="assigned", kw_only=True):
    """§3.3 ``eligen-...``: a chooser assigns an identity card, unseen until both choosers are ready."""

    seat: Seat
    to_seat: Seat
    card: Card

    def seen_by(self, seat: Seat) -> Self | None:
        """Only the chooser receives it."""
        return self if seat == self.seat else None


class Chose(Public, frozen=True, tag="chose", kw_only=True):
    """§3.3 A chooser has assigned all the identity cards of a side; nobody sees yet to whom."""

    seat: Seat


class MatchEnded(Public, frozen=True, tag="match-ended", kw_only=True):
    """§3.2 The last game of the match has ended."""

    seats: list[Seat]
    """The seats with the highest total."""
    points: int


EVENTS: Final = (
    GameBegan,
    Identified,
    Dealt,
    ExchangeBegan,
    CardChosen,
    Exchanged,
    Answered,
    NobodyDenounced,
    Denounced,
    Accused,
    Shown,
    KingFound,
    GaveUp,
    Eliminated,
    KingLost,
    GameEnded,
    Scored,
    Swapped,
    Assigned,
    Chose,
    MatchEnded,
    Route,
    FaceChosen,
    Faces,
)
