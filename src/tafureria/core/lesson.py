"""Lessons: guided first games as data, and the progress of a learner through one.

A lesson is a file ``games/NAME/lessons/LESSON.toml``; its words are the messages ``LESSON-...`` of
``games/NAME/locale/lessons/*.ftl``. ``docs/lessons.md`` explains the format.
"""

from __future__ import annotations

import hashlib
import re
import tomllib
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

from tafureria.core.chance import Dealer
from tafureria.core.game import AnyGame
from tafureria.core.registry import Entry
from tafureria.core.shapes import Action, Options, Seat

TARGET: Final = re.compile(r"(act|widget|seat):\S.*|hand|board|actions|moment|own")
"""What a step can point at."""


class LessonError(ValueError):
    """A faulty lesson: its file, the step (0 for the lesson as a whole) and the reason."""

    def __init__(self, path: Path | str, step: int, reason: str) -> None:
        where = f", step {step}" if step else ""
        super().__init__(f"{path}{where}: {reason}")
        self.step, self.reason = step, reason


class Step(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One idea: something pointed at, a sentence or two, and what the learner does."""

    say: str
    """Its words are the message ``LESSON-SAY``."""
    at: list[str] = []
    """What is pointed at: ``act:NOTATION``, ``seat:N``, ``widget:NAME``, ``hand``, ``board`` ..."""
    do: list[str | list[str]] = []
    """What the learner may do, any one of these: an action in notation, where ``*`` stands for anything, or
    a list of several actions in a row. Empty: the learner reads and continues."""
    then: list[str] = []
    """Actions played automatically afterwards, as ``SEAT NOTATION``: for the others or for the learner."""


class Lesson(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A lesson as it is written in its file."""

    seed: int
    """Fixes the dealer's key, and with it every card and die."""
    seats: int
    you: Seat = 0
    options: dict[str, Any] = {}
    before: list[str] = []
    """Actions played before the lesson begins, written like ``then``."""
    steps: list[Step] = msgspec.field(name="step")
    name: str = ""
    """The name of its file, without the extension."""
    mark: str = ""
    """A hash of the file's text: it changes whenever the file does."""
    path: str = ""

    @property
    def key(self) -> bytes:
        """The dealer's key."""
        return Dealer.key_from_seed(self.seed)

    def number_of(self, say: str) -> int:
        """The step with that ``say``, counted from 0.

        :raises LessonError: when there is none.
        """
        for number, step in enumerate(self.steps):
            if step.say == say:
                return number
        raise LessonError(self.path, 0, f"it has no step {say!r}")


def load(path: Path) -> Lesson:
    """The lesson in a file.

    :raises LessonError: when it is not a lesson. Whether the lesson fits its game is checked by the tests.
    """
    try:
        text = path.read_text(encoding="utf-8")
        lesson = msgspec.convert(tomllib.loads(text), Lesson)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise LessonError(path, 0, str(error)) from error
    for number, step in enumerate(lesson.steps, 1):
        for target in step.at:
            if not TARGET.fullmatch(target):
                raise LessonError(path, number, f"nothing can be pointed at by {target!r}")
        if step.do and not step.at:
            raise LessonError(path, number, "the learner must act, but nothing is pointed at")
    if not lesson.steps or lesson.steps[-1].do:
        raise LessonError(path, len(lesson.steps), "the last step must be one to read")
    mark = hashlib.sha256(text.encode()).hexdigest()[:8]
    return msgspec.structs.replace(lesson, name=path.stem, mark=mark, path=str(path))


@cache
def lessons(entry: Entry) -> dict[str, Lesson]:
    """The lessons of a game by name, in the order in which they are offered; empty where it has none.

    :raises LessonError: when one of the files is not a lesson.
    """
    return {path.stem: load(path) for path in sorted((entry.folder / "lessons").glob("*.toml"))}


def options_of(lesson: Lesson, game: AnyGame) -> Options:
    """The options that the lesson is played with.

    :raises LessonError: when the game does not have them.
    """
    try:
        options: Options = msgspec.convert(lesson.options, game.options)
    except msgspec.ValidationError as error:
        raise LessonError(lesson.path, 0, str(error)) from error
    return options


class Progress:
    """A learner's progress through a lesson, which follows from the actions played and the steps read.

    After the last step :attr:`step` is the number of steps.
    """

    def __init__(self, lesson: Lesson, game: AnyGame) -> None:
        """:raises LessonError: when an action that is played automatically cannot be parsed."""
        self.lesson, self._game = lesson, game
        self.step = -1
        self._done: list[str] = []
        self._owed: list[tuple[Seat, Action]] = []
        self._begin_rest(lesson.before)

    @property
    def is_over(self) -> bool:
        """Whether the learner has read the last step."""
        return self.step >= len(self.lesson.steps)

    @property
    def current(self) -> Step:
        """The learner's current step; the last one when all are done, the first before the lesson begins."""
        return self.lesson.steps[min(max(self.step, 0), len(self.lesson.steps) - 1)]

    @property
    def owed(self) -> tuple[Seat, Action] | None:
        """The next action to play automatically; ``None`` when the learner must read or act."""
        return self._owed[0] if self._owed else None

    def allows(self, seat: Seat, action: Action) -> bool:
        """Whether the lesson expects this action at the current step."""
        if self._owed:
            return (seat, action) == self._owed[0]
        return seat == self.lesson.you and not self.is_over and self._matches(action) is not None

    def took(self, seat: Seat, action: Action) -> None:
        """Record an action that was played; steps before it that need no action count as read.

        :raises LessonError: when the lesson does not allow it.
        """
        while not self._owed and not self.is_over and not self.current.do:
            self._begin_rest(self.current.then)
        if not self.allows(seat, action):
            raise LessonError(self.lesson.path, self.step + 1, f"{seat} {self._game.notation(action)}?")
        if self._owed:
            del self._owed[0]
            if not self._owed:
                self._end_step()
            return
        is_whole = self._matches(action)
        self._done.append(self._game.notation(action))
        if is_whole:
            self._begin_rest(self.current.then)

    def is_to_read(self, step: int) -> bool:
        """Whether that is the current step and it needs no action, only reading."""
        return not self._owed and step == self.step and not self.is_over and not self.current.do

    def read(self) -> None:
        """Continue after the current step, which needed no action."""
        self._begin_rest(self.current.then)

    def finish(self) -> None:
        """End the lesson: the learner has read the last step, after the last action."""
        self.step, self._owed = len(self.lesson.steps), []

    def _matches(self, action: Action) -> bool | None:
        """Whether the action completes this step; ``None`` when the step does not expect it."""
        done = [*self._done, self._game.notation(action)]
        for one in self.current.do:
            wanted = [one] if isinstance(one, str) else one
            if len(done) <= len(wanted) and all(map(fnmatchcase, done, wanted)):
                return len(done) == len(wanted)
        return None

    def _begin_rest(self, then: list[str]) -> None:
        """Queue the automatic actions that follow the learner's step; without any, go to the next step."""
        for line in then:
            seat, _, notation = line.partition(" ")
            action = self._game.parse(notation)
            if not seat.isdigit() or action is None:
                raise LessonError(self.lesson.path, self.step + 1, f"{line!r} is no seat with a notation")
            self._owed.append((int(seat), action))
        if not self._owed:
            self._end_step()

    def _end_step(self) -> None:
        self.step += 1
        self._done = []
