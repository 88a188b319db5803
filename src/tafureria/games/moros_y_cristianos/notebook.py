"""What a perfect memory at one seat would know."""

from __future__ import annotations

from tafureria.core.event import Event
from tafureria.core.game import Notebook as CoreNotebook
from tafureria.games.moros_y_cristianos.state import State


class Notebook(CoreNotebook[State]):
    """Folds told events."""

    def __init__(self, opening: State, seat: int) -> None:
        self.opening = opening
        self.seat = seat
        self.told: list[Event] = []

    def hear(self, event: Event) -> None:
        """Fold in one event, as this seat was told it."""
        self.told.append(event)

    def imagine(self, seed: int) -> State:
        """A world that this seat could not tell from the real one."""
        del seed
        return self.opening.clone()
