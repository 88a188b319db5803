"""More than a view for learners: what a seat was told lately, and what it can believe about the others.

All comes from the view and told events alone. Beliefs are shares of the worlds that the seat's notebook
imagines; relations are what ``relations.py`` of a game tells of each thing on the table.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from tafureria.adapters.encoding import Encoder, tensor_of
from tafureria.adapters.recall import recall, write_recall
from tafureria.core.event import Event
from tafureria.core.game import Notebook, Options, Seat, State
from tafureria.core.registry import Entry
from tafureria.core.tensor import Layout, size
from tafureria.library.setup import BadSetup
from tafureria.players.beliefs import Beliefs
from tafureria.players.related import Related


class Features:
    """What stands after the view in the rows of a table of that size.

    :param history: number of told events to write, the newest first.
    :param beliefs: worlds to imagine for each row; of what each other seat keeps to itself (``OWN`` in
        ``tensor.py``), as it would be in them, the mean is written, the next seat first.
    :param relations: whether what ``relations.py`` tells comes last.
    :raises BadSetup: for beliefs in a game in which nobody keeps anything to itself, or for relations in one
        without that module.
    """

    def __init__(
        self,
        entry: Entry,
        encoder: Encoder,
        options: Options,
        seats: int,
        *,
        history: int = 0,
        beliefs: int = 0,
        relations: bool = False,
    ) -> None:
        for name, value in (("history", history), ("beliefs", beliefs)):
            if isinstance(value, bool) or not isinstance(value, int) or value < 0:
                raise BadSetup(f"{name}: a number from 0 on, not {value!r}")
        tensor = tensor_of(entry)
        if beliefs and not tensor.OWN:
            raise BadSetup(f"{entry.name}: nobody hides anything, so there is nothing to believe")
        self.relations = entry.relations() if relations else None
        if relations and self.relations is None:
            raise BadSetup(f"{entry.name} has no relations.py")
        self.entry, self.options, self.seats = entry, options, seats
        self.history = history
        self.beliefs = Beliefs(entry, tensor, beliefs, encoder.encode_many) if beliefs else None
        self.layout: Layout = ()
        if history:
            self.layout += recall(entry.game, history)
        if self.beliefs is not None:
            self.layout += self.beliefs.layout
        if self.relations is not None:
            self.layout += Related(self.relations).layout
        self.length = size(self.layout)
        """Numbers after those of the view."""

    def write(self, state: State, memory: Memory, seat: Seat, seed: int, out: NDArray[np.float32]) -> None:
        """Write what *seat* sees and remembers into *out*, a row of :attr:`length` numbers of any value."""
        out[:] = 0.0
        at = 0
        if self.history:
            at = size(recall(self.entry.game, self.history))
            write_recall(self.entry.game, self.seats, seat, memory.told[seat], out[:at], self.history)
        if self.beliefs is not None:
            self.beliefs.write(memory.notebook(seat), seat, seed, out[at : at + self.beliefs.length])
            at += self.beliefs.length
        if self.relations is not None:
            self.relations.fill(self.entry.game.view(state, seat), memory.notebook(seat), out[at:])


class Memory:
    """What each seat of one table was told since the deal, and its notebook once it was asked for."""

    def __init__(self, entry: Entry, options: Options, seats: int) -> None:
        self.entry, self.options, self.seats = entry, options, seats
        self.told: list[list[Event]] = [[] for _ in range(seats)]
        self._heard = 0
        self._notebooks: dict[Seat, tuple[Notebook[Any], int]] = {}

    def hear(self, events: list[Event]) -> None:
        """Take note of what is new in the list of all events since the deal."""
        for event in events[self._heard :]:
            for seat, story in enumerate(self.told):
                told = event.seen_by(seat)
                if told is not None:
                    story.append(told)
        self._heard = len(events)

    def notebook(self, seat: Seat) -> Notebook[Any]:
        """The notebook of a seat, which has heard all that the seat was told."""
        found = self._notebooks.get(seat)
        notebook, heard = found or (self.entry.game.notebook(self.options, self.seats, seat), 0)
        story = self.told[seat]
        for event in story[heard:]:
            notebook.hear(event)
        self._notebooks[seat] = (notebook, len(story))
        return notebook
