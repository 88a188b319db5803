"""What one seat sees: everything that may be shown to its player, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tafureria.core.game import Notebook, Options, Seat, View
from tafureria.core.registry import Entry
from tafureria.library.moves import Happening, Move
from tafureria.library.sheet import Sheet, sheet
from tafureria.words import Words


class Eyes:
    """What a seat (or a watcher) sees at one moment. Print it to read it."""

    def __init__(
        self,
        *,
        entry: Entry,
        language: str,
        options: Options,
        seats: int,
        view: View,
        waiting: list[Seat],
        legal: list[Move],
        told: Callable[[], list[Happening]],
    ) -> None:
        self._entry, self._language, self._told = entry, language, told
        self.options, self.seats = options, seats
        self.seat: Seat = view.seat
        """The seat that sees this; -1 for a watcher."""
        self.view: Any = view
        """The position as the seat sees it: a struct of the game."""
        self.waiting = waiting
        """The seats that the table waits for, as far as this seat can tell."""
        self.legal = legal
        """The legal moves of the seat."""

    @property
    def told(self) -> list[Happening]:
        """Everything that the seat has been told so far, in order."""
        return self._told()

    def notebook(self) -> Notebook[Any]:
        """What a player with a perfect memory would know here; ``imagine(seed)`` gives a consistent world."""
        book = self._entry.game.notebook(self.options, self.seats, self.seat)
        for one in self.told:
            book.hear(one.event)
        return book

    def sheet(self) -> Sheet:
        """The position laid out in words."""
        words = Words(self._entry, self._language)
        names = words.seats(self.seats)
        whose = names[self.seat] if self.seat >= 0 else words.say("replay-eyes-table")
        return sheet(self.view, words, f"{words.say('title')} · {whose}", self._status(words, names), names)

    def _status(self, words: Words, names: list[str]) -> str:
        """What the table waits for, in a sentence."""
        asked = self.seat in self.waiting
        who = words.join([names[seat] for seat in self.waiting])
        try:
            return words.prompt(
                "ask" if asked else "wait", self.view, who=who, n=len(self.waiting), many=len(self.waiting)
            )
        except (KeyError, ValueError):
            # Some games need more than the view for these words; the seats waited for can always be named.
            return f"{self.view.phase}: {who}"

    def __str__(self) -> str:
        text = self.sheet().text()
        if self.legal:
            text += "\n\n" + ", ".join(move.notation for move in self.legal)
        return text

    def __repr__(self) -> str:
        return f"<Eyes of seat {self.seat}: {self.view.phase}, waiting for {self.waiting}>"

    def __rich__(self) -> Any:
        return self.sheet().rich()

    def _repr_html_(self) -> str:
        return self.sheet().html()
