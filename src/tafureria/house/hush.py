"""Real time at a table: until when silence is waited for, and what it then means (``Game.silence``).

The clock of one table. It knows no table: it is told what happened, and says how long is left.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tafureria.core.chance import Dice
from tafureria.core.game import OVER, seats_in
from tafureria.house.course import Course

NEVER: Final = float("inf")
FIRST: Final = 0.12
"""The quickest computer player speaks after this part of the time."""
SPREAD: Final = 0.55
"""The slowest one after so much more of it."""


@dataclass(slots=True)
class Hush:
    """When the present question closes by itself."""

    due: float = NEVER
    """On the clock that the table reads."""
    _count: float = NEVER
    """When the count is over. It alone is told: that the window runs would tell who has bid, unopened."""
    _round: int = -1

    def look(self, course: Course, first: int, now: float, rest: float) -> None:
        """Take in the actions from ply *first* on.

        A new question starts the time anew, after the rest; the first choice that is not silence leaves
        only the window.
        """
        silence = None if course.waiting == OVER else course.game.silence(course.state)
        if silence is None:
            self.due, self._count, self._round = NEVER, NEVER, -1
        elif course.rounds != self._round:
            self.due = self._count = now + rest + silence.seconds
            self._round = course.rounds
        elif any(action != silence.action for _, action in course.actions[first:]):
            self.due = min(self.due, now + silence.window)

    def left(self, now: float) -> float:
        """Seconds until the count is over, as everybody may know it; 0 when there is none."""
        return 0.0 if self._count == NEVER else max(self._count - now, 0.01)

    def is_over(self, now: float) -> bool:
        """The time is up."""
        return self.due <= now

    def close(self, course: Course) -> None:
        """Who has not spoken is taken to have said the silent action."""
        silence = course.game.silence(course.state)
        assert silence is not None
        owed = course.rounds
        for seat in seats_in(course.waiting):
            if course.rounds == owed and course.waits_for(seat):
                course.act(seat, silence.action)


def soonest(course: Course, otherwise: float) -> float:
    """Seconds within which a computer player may always think; *otherwise* where time is not short."""
    silence = course.game.silence(course.state)
    return otherwise if silence is None else min(otherwise, silence.seconds * FIRST)


def patience(course: Course, seed: int) -> float:
    """Seconds before a computer player speaks in real time, as a person would; 0 where time is not short."""
    silence = course.game.silence(course.state)
    if silence is None:
        return 0.0
    return silence.seconds * (FIRST + SPREAD * Dice(seed).below(1000) / 1000)
