"""A table at which a lesson is given: what the learner may do now, and what the others do.

The game is a real one; only who may play what, and when, follows the lesson (``core.lesson``).
"""

from __future__ import annotations

import logging

from tafureria.core import registry
from tafureria.core.lesson import Lesson, LessonError, Progress, lessons
from tafureria.house.messages.down import LessonFrame
from tafureria.house.status import TableStatus
from tafureria.house.store.rows import TableRow
from tafureria.house.tables.live_game import LiveGame

log = logging.getLogger(__name__)


class Tutor:
    """Gives one lesson at one table."""

    def __init__(self, lesson: Lesson, live: LiveGame) -> None:
        """:raises LessonError: when the actions played so far do not fit the lesson."""
        self._lesson = lesson
        self.progress = _follow(lesson, live)

    def is_last(self, step: int) -> bool:
        """Does the lesson end once that step has been read?"""
        return step == len(self._lesson.steps) - 1 and not self._lesson.steps[step].then

    def go_back(self, live: LiveGame) -> None:
        """Go back to the actions of *live*, since some later ones could not be stored."""
        self.progress = _follow(self._lesson, live)

    def frame(self, live: LiveGame) -> LessonFrame:
        """The message with the learner's current step."""
        progress, step = self.progress, self.progress.current
        return LessonFrame(
            name=self._lesson.name,
            step=max(progress.step, 0),
            steps=len(self._lesson.steps),
            say=step.say,
            at=step.at,
            acts=bool(step.do),
            busy=progress.owed is not None,
            position=live.position(self._lesson.you),
        )


def tutor_for(row: TableRow, live: LiveGame | None) -> Tutor | None:
    """The tutor of a table; ``None`` where no lesson is given.

    A lesson that has changed since it began is not continued: the table is then like any other.
    """
    name, _, mark = row.settings.lesson.partition(" ")
    if not name or live is None:
        return None
    try:
        lesson = lessons(registry.find(row.game)).get(name)
        tutor = None if lesson is None or lesson.mark != mark else Tutor(lesson, live)
    except LessonError as error:
        log.warning("table %s: its lesson can no longer be given: %s", row.id, error)
        return None
    if tutor is not None and row.status == TableStatus.TAUGHT:
        tutor.progress.finish()
    return tutor


def _follow(lesson: Lesson, live: LiveGame) -> Progress:
    progress = Progress(lesson, live.game)
    for seat, action in live.actions:
        progress.took(seat, action)
    return progress
