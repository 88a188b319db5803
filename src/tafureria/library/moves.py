"""The library's moves and events (happenings), which can describe themselves in words."""

from __future__ import annotations

from typing import Self

from tafureria.core.event import Event
from tafureria.core.game import TABLE, Action, Seat
from tafureria.core.registry import Entry
from tafureria.core.rule import Rule
from tafureria.words import SILENT, Words


class IllegalAction(ValueError):
    """A move cannot be played now; the message says which one and why, in words."""

    def __init__(self, text: str, rule: Rule | None = None) -> None:
        super().__init__(text)
        self.rule = rule
        """The rule that the move breaks; ``None`` when no rule is the reason, such as for an unknown move."""


class Move(int):
    """An action id that knows its seat and its notation; it can be used wherever an id is expected.

    >>> Move(3, 0, "juega 7e")
    <Move 3 "juega 7e" of seat 0>
    """

    seat: Seat
    notation: str

    def __new__(cls, action: Action, seat: Seat, notation: str) -> Self:
        self = super().__new__(cls, action)
        self.seat, self.notation = seat, notation
        return self

    def __reduce__(self) -> tuple[type[Move], tuple[int, Seat, str]]:
        return Move, (int(self), self.seat, self.notation)

    def __str__(self) -> str:
        return self.notation

    def __repr__(self) -> str:
        return f'<Move {int(self)} "{self.notation}" of seat {self.seat}>'


class Happening:
    """An event as told to one seat. ``str`` gives it in words, ``event`` as data."""

    __slots__ = ("_entry", "_language", "_seats", "event", "seat")

    def __init__(self, event: Event, seat: Seat, entry: Entry, seats: int, language: str) -> None:
        self.event = event
        """The event, as told to :attr:`seat`."""
        self.seat = seat
        """The seat that was told the event; ``TABLE`` (-1) for the referee and for watchers."""
        self._entry, self._seats, self._language = entry, seats, language

    @property
    def silent(self) -> bool:
        """Whether the event is not worth a line in a story; ``str`` then gives its type and its fields."""
        return self._words() == SILENT

    def _words(self) -> str:
        words = Words(self._entry, self._language)
        return " ".join(words.event(self.event, words.seats(self._seats), self.seat).split())

    def __str__(self) -> str:
        text = self._words()
        return repr(self.event) if text == SILENT else text

    def __repr__(self) -> str:
        return f"<{type(self.event).__name__}: {self}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Happening) and (self.event, self.seat) == (other.event, other.seat)

    def __hash__(self) -> int:
        return hash((type(self.event), self.seat))


REFEREE = TABLE
"""The observer in whose words the referee's happenings are told: no seat at the table is *you*."""
