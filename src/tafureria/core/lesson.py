"""Lessons: guided first games as data, and the path of a learner through one.

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
    """A lesson that does not fit: its file, the step (0 for the lesson as a whole) and the reason."""

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
    a list of several one after another. Empty: the learner reads and goes on."""
    then: list[str] = []
    """What is played afterwards by itself, as ``SEAT NOTATION``: by the others, or for the learner."""


class Lesson(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A lesson as its file has it."""

    seed: int
    """Fixes the dealer's key, and with it every card and die."""
    seats: int
    you: Seat = 0
    options: dict[str, Any] = {}
    before: list[str] = []
    """What was played before the lesson begins, written like ``then``."""
    steps: list[Step] = msgspec.field(name="step")
    name: str = ""
    """The name of its file, without the ending."""
    mark: str = ""
    """Changes whenever the file does."""
    path: str = ""

    @property
    def key(self) -> bytes:
        """The dealer's key."""
        return Dealer.key_from_seed(self.seed)


def load(path: Path) -> Lesson:
    """The lesson in that file.

    :raises LessonError: when it is no lesson; whether it fits its game, the tests say.
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

    :raises LessonError: when one of the files is no lesson.
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
    """How far a learner has come: it follows from the actions played and from what was read.

    After the last step :attr:`step` is the number of steps.
    """

    def __init__(self, lesson: Lesson, game: AnyGame) -> None:
        """:raises LessonError: when an action played by itself has no such notation."""
        self.lesson, self._game = lesson, game
        self.step = -1
        self._done: list[str] = []
        self._owed: list[tuple[Seat, Action]] = []
        self._begin_rest(lesson.before)

    @property
    def is_over(self) -> bool:
        """Has the learner read the last step?"""
        return self.step >= len(self.lesson.steps)

    @property
    def current(self) -> Step:
        """The step that the learner is at; the last one when all are done, the first before it begins."""
        return self.lesson.steps[min(max(self.step, 0), len(self.lesson.steps) - 1)]

    @property
    def owed(self) -> tuple[Seat, Action] | None:
        """What is played by itself next; ``None`` when it is the learner's turn to read or to act."""
        return self._owed[0] if self._owed else None

    def allows(self, seat: Seat, action: Action) -> bool:
        """Is this what the lesson waits for at this step?"""
        if self._owed:
            return (seat, action) == self._owed[0]
        return seat == self.lesson.you and not self.is_over and self._matches(action) is not None

    def took(self, seat: Seat, action: Action) -> None:
        """Note an action that was played; steps before it that are only to be read count as read.

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
        """Is that the present step, with nothing to do but to read it?"""
        return not self._owed and step == self.step and not self.is_over and not self.current.do

    def read(self) -> None:
        """Go on from the present step, which was only to be read."""
        self._begin_rest(self.current.then)

    def finish(self) -> None:
        """The learner had read the last step, after the last action."""
        self.step, self._owed = len(self.lesson.steps), []

    def _matches(self, action: Action) -> bool | None:
        """Whether the action is the last that this step wants; ``None`` when the step does not want it."""
        done = [*self._done, self._game.notation(action)]
        for one in self.current.do:
            wanted = [one] if isinstance(one, str) else one
            if len(done) <= len(wanted) and all(map(fnmatchcase, done, wanted)):
                return len(done) == len(wanted)
        return None

    def _begin_rest(self, then: list[str]) -> None:
        """After the learner: what is played by itself, and then the next step."""
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
