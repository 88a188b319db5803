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

    def __init__(self, lesson: Lesson, live: LiveGame, first: int = 0) -> None:
        """*first*: the step at which this table began.

        :raises LessonError: when the actions played so far do not fit the lesson.
        """
        self._lesson, self._first = lesson, first
        self.progress = _follow(lesson, live, first)

    def is_last(self, step: int) -> bool:
        """Does the lesson end once that step has been read?"""
        return step == len(self._lesson.steps) - 1 and not self._lesson.steps[step].then

    def go_back(self, live: LiveGame) -> None:
        """Go back to the actions of *live*, since some later ones could not be stored."""
        self.progress = _follow(self._lesson, live, self._first)

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
    if not row.settings.lesson or live is None:
        return None
    name, mark, *step = row.settings.lesson.split(" ")
    try:
        lesson = lessons(registry.find(row.game)).get(name)
        if lesson is None or lesson.mark != mark:
            return None
        tutor = Tutor(lesson, live, lesson.number_of(step[0]) if step else 0)
    except LessonError as error:
        log.warning("table %s: its lesson can no longer be given: %s", row.id, error)
        return None
    if row.status == TableStatus.TAUGHT:
        tutor.progress.finish()
    return tutor


def play_up_to(progress: Progress, live: LiveGame, step: int) -> None:
    """Play the lesson up to that step, with the first choice that each step before it leaves."""
    you = progress.lesson.you
    while progress.step < step:
        if progress.owed is None and not progress.current.do:
            progress.read()
            continue
        choices = ((you, action) for action in live.legal(you) if progress.allows(you, action))
        seat, action = progress.owed or next(choices)
        progress.took(seat, action)
        live.act(seat, action)


def _follow(lesson: Lesson, live: LiveGame, first: int) -> Progress:
    progress = Progress(lesson, live.game)
    for seat, action in live.actions:
        progress.took(seat, action)
    while progress.step < first and progress.is_to_read(progress.step):
        progress.read()
    return progress
