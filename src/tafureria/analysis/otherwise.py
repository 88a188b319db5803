"""Plays out another choice at a decision of a recorded game, with the same luck as the choice that was made.

Seen with full information, both are played out from the true position, by the house's players. Seen from the
seat that chose, they are played out in worlds that its notebook imagines, as far as the game's guide goes:
what the seat could not know has no influence.
"""

from __future__ import annotations

from typing import Any

from tafureria.analysis.course import Course
from tafureria.analysis.decisions import ImaginedPlayouts, guide_of
from tafureria.analysis.playouts import Table, won
from tafureria.core.chance import mix
from tafureria.core.game import Notebook
from tafureria.core.registry import Entry
from tafureria.core.shapes import Action, Seat


class Fork:
    """The decision that led to *step* of a game.

    :param seat: the seat that chose, to see only what it saw; ``None`` for full information.
    :raises LookupError: when no seat, or another seat, chose there.
    """

    def __init__(self, course: Course, step: int, seat: Seat | None, seed: int = 0) -> None:
        self._course = course
        self._at = next(
            (at for at, place in enumerate(course.places) if place.step == step and place.action >= 0), 0
        )
        place = course.places[self._at]
        if place.action < 0 or seat not in {None, place.seat}:
            raise LookupError(step)
        self.seat, self.action = place.seat, place.action
        before = course.places[self._at - 1].state
        self.legal = list(course.game.legal(before, self.seat))
        self._table: Table | None = None
        self._imagined: ImaginedPlayouts | None = None
        self._seed = mix(seed ^ mix(step))
        if seat is not None:
            self._imagine(before, seed)

    def _imagine(self, before: Any, seed: int) -> None:
        course, record, seat = self._course, self._course.record, self.seat
        notebook = course.game.notebook(record.options, record.seats, seat)
        told = course.told(seat, 0, self._at)
        for event in told:
            notebook.hear(event)
        # Seeded by the number of events told to the seat: the step number may reveal hidden actions.
        own = mix(seed ^ mix(len(told)))
        view = course.game.view(before, seat)
        self._imagined = imagined(course.entry, view, self.legal, notebook, own)

    def pair(self, number: int, other: Action) -> tuple[float, float]:
        """The seat's value, 0..1, after its own choice and after *other*, in playout *number*."""
        if self._imagined is not None:
            values = self._imagined.values(number, [self.action, other])
            return values[self.action], values[other]
        if self._table is None:
            self._table = Table(self._course)
        seed, table = mix(self._seed ^ mix(number)), self._table
        made, elsewhere = (
            won(table.winners(self._at - 1, seed, (self.seat, action)), self.seat)
            for action in (self.action, other)
        )
        return made, elsewhere


def imagined(
    entry: Entry, view: Any, legal: list[Action], notebook: Notebook[Any], seed: int
) -> ImaginedPlayouts:
    """Plays choices out in worlds imagined from what the seat saw and was told."""
    guide = guide_of(entry)
    _, idea = guide.consider(view, list(legal), notebook, seed)
    return ImaginedPlayouts(entry.game, guide, view.seat, idea, notebook, seed)
