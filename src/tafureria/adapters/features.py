"""Inputs for learners beyond the view: the latest told events, and what a seat knows of each thing.

Both are computed from the view and told events alone. What is known of each thing on the table is told by the
``relations.py`` of its game.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from tafureria.adapters.recall import recall, write_recall
from tafureria.core.event import Event
from tafureria.core.game import Notebook, Options, Seat, State
from tafureria.core.registry import Entry
from tafureria.core.tensor import Layout, size
from tafureria.library.setup import BadSetup, checked_count
from tafureria.players.related import Related

FAR: Final = 1000.0
"""A bound that no feature reaches: most are numbers of events divided by ten, or numbers of things."""


class Features:
    """The part of a row after the view, for tables with that number of seats.

    :param history: number of told events to write, the newest first.
    :param relations: whether the numbers of ``relations.py`` come last.
    :raises BadSetup: for relations in a game without that module.
    """

    def __init__(
        self,
        entry: Entry,
        options: Options,
        seats: int,
        *,
        history: int = 0,
        relations: bool = False,
    ) -> None:
        history = checked_count("history", history, 0)
        self.relations = entry.relations() if relations else None
        if relations and self.relations is None:
            raise BadSetup(f"{entry.name} has no relations.py")
        self.entry, self.options, self.seats = entry, options, seats
        self.history = history
        self.layout: Layout = ()
        if history:
            self.layout += recall(entry.game, history)
        if self.relations is not None:
            self.layout += Related(self.relations).layout
        self.length = size(self.layout)
        """How many numbers follow those of the view."""
        self.high = np.full(self.length, FAR, np.float32)
        """The greatest value of each of them; :attr:`low` is the least."""
        self.low = -self.high

    def write(self, state: State, memory: Memory, seat: Seat, out: NDArray[np.float32]) -> None:
        """Write the features of *seat* into *out*, which holds :attr:`length` numbers to overwrite."""
        out[:] = 0.0
        at = 0
        if self.history:
            at = size(recall(self.entry.game, self.history))
            write_recall(self.entry.game, self.seats, seat, memory.told[seat], out[:at], self.history)
        if self.relations is not None:
            self.relations.fill(self.entry.game.view(state, seat), memory.notebook(seat), out[at:])


class Memory:
    """The told events of each seat of one table since the deal, and its notebook once it is needed."""

    def __init__(self, entry: Entry, options: Options, seats: int) -> None:
        self.entry, self.options, self.seats = entry, options, seats
        self.told: list[list[Event]] = [[] for _ in range(seats)]
        self._heard = 0
        self._notebooks: dict[Seat, tuple[Notebook[Any], int]] = {}

    def __getstate__(self) -> dict[str, Any]:
        # Notebooks are filled again when they are needed.
        return self.__dict__ | {"_notebooks": {}}

    def hear(self, events: list[Event]) -> None:
        """Record the new events in *events*, the list of all events since the deal."""
        for event in events[self._heard :]:
            for seat, story in enumerate(self.told):
                told = event.seen_by(seat)
                if told is not None:
                    story.append(told)
        self._heard = len(events)

    def notebook(self, seat: Seat) -> Notebook[Any]:
        """The notebook of a seat, brought up to date with all its told events."""
        found = self._notebooks.get(seat)
        notebook, heard = found or (self.entry.game.notebook(self.options, self.seats, seat), 0)
        story = self.told[seat]
        for event in story[heard:]:
            notebook.hear(event)
        self._notebooks[seat] = (notebook, len(story))
        return notebook
