"""Games played out to their end by the house's players, which know only what was told to their seats.

They slip now and then, as people do. Players that never slip would play the same game every time where
nothing is left to chance: chances would be 0 or 100, and jump from one to the other with every small step.
"""

from __future__ import annotations

from typing import Any, Final

from tafureria.analysis.course import Course
from tafureria.core.chance import Dice, mix
from tafureria.core.event import Event
from tafureria.core.game import OVER, Notebook, settle
from tafureria.core.player import Player, Slips
from tafureria.core.registry import Entry
from tafureria.core.shapes import Action, Mask, Seat
from tafureria.players.apprentice import ABLE, APPRENTICE, with_apprentice
from tafureria.players.catalogue import player
from tafureria.players.levels import able

LONGEST: Final = 20_000
"""Number of decisions after which a playout is abandoned without a winner."""


SLIPS: Final = 8
"""How often a player of a playout slips, in percent of its decisions."""


def fallible(entry: Entry) -> Player:
    """The able player of a game, with a few slips; the strongest one of a game without levels."""
    own = entry.players()
    if ABLE not in own:
        return player(entry, able(entry))()
    return with_apprentice(own, Slips(SLIPS, entry.slips().like))[APPRENTICE]()


def able_remembers(entry: Entry) -> bool:
    """Whether the able player of a game reads its notebook; otherwise none are kept, as slips need none."""
    return player(entry, able(entry))().remembers


class Table:
    """The house's players, ready to continue from any place of a game."""

    def __init__(self, course: Course) -> None:
        self.course = course
        self._player = fallible(course.entry)
        self.remembers = able_remembers(course.entry)
        seats = range(course.record.seats)
        self._told: list[list[list[Event]]] = []
        """Told events by place and seat, for players that remember."""
        if self.remembers:
            places = range(len(course.places))
            self._told = [[course.told(seat, at, at + 1) for seat in seats] for at in places]

    def winners(self, at: int, seed: int, first: tuple[Seat, Action] | None = None) -> Mask:
        """The seats that win when the game is played out from place *at*, beginning with *first* if given.

        The same seed gives the same game.
        """
        course = self.course
        game, dice = course.game, Dice(seed)
        world: Any = course.places[at].state.clone()
        books = self._books(at)
        out: list[Event] | None = [] if books else None
        settle(game, world, dice, out)
        if first is not None:
            game.apply(world, *first, out)
            settle(game, world, dice, out)
        decisions = 0
        while (mask := game.waiting(world)) != OVER:
            if out:
                _tell(books, out)
                out = []
            seat = (mask & -mask).bit_length() - 1
            legal = game.legal(world, seat)
            action = legal[0]
            if len(legal) > 1:
                choice = mix(seed ^ mix(decisions * 64 + seat))
                book = books[seat] if books else None
                action = int(self._player.choose(game.view(world, seat), legal, book, choice))
            decisions += 1
            if decisions > LONGEST:
                return 0
            game.apply(world, seat, action, out)
            settle(game, world, dice, out)
        return game.winners(world)

    def _books(self, at: int) -> list[Notebook[Any]]:
        """The notebooks of all seats at a place; empty for players that do not remember."""
        if not self._told:
            return []
        record, game = self.course.record, self.course.game
        books = [game.notebook(record.options, record.seats, seat) for seat in range(record.seats)]
        for told in self._told[: at + 1]:
            for seat, events in enumerate(told):
                for event in events:
                    books[seat].hear(event)
        return books


def _tell(books: list[Notebook[Any]], events: list[Event]) -> None:
    for seat, book in enumerate(books):
        for event in events:
            seen = event.seen_by(seat)
            if seen is not None:
                book.hear(seen)


def won(winners: Mask, seat: Seat) -> float:
    """1 for a seat that has won, alone or with others; else 0."""
    return float(winners >> seat & 1)
