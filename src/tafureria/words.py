"""Turns ids and arguments into words, with the Fluent files that the browser uses too.

Each game has its own messages; a message that it lacks is looked up among the shared ones.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

from tafureria.core.advice import Reason
from tafureria.core.deciding import Decided
from tafureria.core.event import Event
from tafureria.core.game import TABLE, AnyGame
from tafureria.core.registry import Entry
from tafureria.core.rule import Rule
from tafureria.core.shapes import Seat
from tafureria.core.statement import Statement

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final = ("es", "en")
IBERIAN: Final = ("ca", "gl", "eu", "pt", "an", "ast")
"""Languages whose readers are addressed in Spanish rather than in English."""
SHARED: Final = Path(__file__).parent / "locale"
Told = Event | Reason | Statement | Decided
SILENT: Final = "-"
"""The text of an event that is not worth a line; also the argument that stands for a missing value."""
SOUNDS_I: Final = re.compile(r"h?[ií](?![aeou])", re.IGNORECASE)
"""Spanish words that begin with the sound *i*."""


def language_of(tag: str) -> str:
    """The language of the house for a reader's tag, such as ``en-GB`` or ``gl``; empty where it has none.

    >>> [language_of(tag) for tag in ("en-GB", "es-MX", "gl", "de", "")]
    ['en', 'es', 'es', '', '']
    """
    language = tag.split("-", maxsplit=1)[0].lower()
    if language in IBERIAN:
        return "es"
    return language if language in LANGUAGES else ""


class Words:
    """The messages of one game in one language."""

    def __init__(self, entry: Entry, language: str) -> None:
        self.game: AnyGame = entry.game
        self.language = language
        self._own, self.ids = _bundle(str(entry.folder / "locale" / f"{language}.ftl"))
        self._shared, self.shared_ids = _bundle(str(SHARED / f"{language}.ftl"))

    def has(self, message: str) -> bool:
        """Whether there is a message with this id."""
        return message in self.ids or message in self.shared_ids

    def say(self, message: str, **arguments: Any) -> str:
        """The message in words.

        :raises KeyError: when there is no such message.
        :raises ValueError: when an argument is missing or the message is broken.
        """
        bundle = self._own if message in self.ids else self._shared
        pattern = bundle.get_message(message).value
        if pattern is None:
            raise KeyError(message)
        text, errors = bundle.format_pattern(pattern, arguments)
        if errors:
            raise ValueError(f"{self.language}: {message}: {errors[0]}")
        return str(text)

    def phrase(self, said: str, names: list[str]) -> str:
        """A phrase of the game's talk, written ``spare 2``, with the name of the seat that it is about."""
        name, _, about = said.partition(" ")
        number = int(about) if about else 0
        who = names[number] if number < len(names) else ""
        return self.say(f"phrase-{name}", who=who, side=number, character="")

    def note(self, message: str, name: str) -> str:
        """An attribute (``.NAME``) of one of the game's messages; empty if there is none."""
        pattern = self._own.get_message(message).attributes.get(name) if message in self.ids else None
        return "" if pattern is None else str(self._own.format_pattern(pattern)[0])

    def rule(self, rule: Rule) -> str:
        """A rule that was broken, in words."""
        return self.say(rule.message)

    def refusal(self, rule: Rule) -> str:
        """A rule that was broken, in words, with its section where it has one."""
        text = self.rule(rule)
        return text if rule.section == "0" else f"{text} {self.say('section', section=rule.section)}"

    def seats(self, seats: int) -> list[str]:
        """Names for that number of seats, for games without people."""
        return [self.say("seat-name", seat=str(seat)) for seat in range(seats)]

    def event(self, event: Event, names: list[str], own: Seat = TABLE) -> str:
        """A told event in words; ``-`` when it is not worth a line of the log.

        Fields become arguments: seats as names, the rest through :meth:`Game.piece`, lists joined, a
        missing value as ``-``, booleans as ``yes`` and ``no``. ``FIELD_n`` is the number of values, to
        select on: the length of a list, 1 for a single value, 0 for a missing one. ``FIELD_most`` is the
        largest of a list of numbers: 0 where nobody bids. ``FIELD_you``, for fields of seats, is ``yes``
        when *own*, the reader's seat, is the only one in it: "You receive".

        A field that has ``FIELD_seat`` (for a list: ``FIELD_seats``) beside it is a side that a person plays:
        its words name the person too, "Valencia (Berenguer)", unless that seat is -1.
        """
        return self._told("event", event, names, own)

    def statement(self, statement: Statement, names: list[str], own: Seat = TABLE) -> str:
        """A statement about something hidden in words; its fields become arguments as in :meth:`event`."""
        return self._told("knew", statement, names, own)

    def reason(self, reason: Reason, names: list[str], own: Seat = TABLE) -> str:
        """A reason for a choice in words; its fields become arguments as in :meth:`event`."""
        return self._told("advice", reason, names, own)

    def decided(self, decided: Decided, names: list[str], own: Seat = TABLE) -> str:
        """What decided a game, in words; its fields become arguments as in :meth:`event`."""
        return self._told("decided", decided, names, own)

    def _told(self, head: str, what: Told, names: list[str], own: Seat) -> str:
        arguments: dict[str, Any] = {}
        for field in what.__struct_fields__:
            value = getattr(what, field)
            arguments[field] = self._with_person(what, field, value, names)
            many = len(value) if isinstance(value, list) else int(value is not None)
            arguments.setdefault(field + "_n", many)
            if _is_of_seats(field):
                arguments[field + "_you"] = "yes" if own >= 0 and value in (own, [own]) else "no"
            elif isinstance(value, list) and isinstance(next(iter(value), 0), int):
                arguments[field + "_most"] = max(value, default=0)
        return self.say(f"{head}-{what.__struct_config__.tag}", **arguments)

    def _with_person(self, what: Told, field: str, value: Any, names: list[str]) -> Any:
        """The argument of a field, with the names of its players if the struct has their seats."""
        beside = f"{field}_seats" if isinstance(value, list) else f"{field}_seat"
        if value is None or beside not in what.__struct_fields__:
            return self._argument(field, value, names)
        values, seats = value, getattr(what, beside)
        if not isinstance(value, list):
            values, seats = [value], [seats]
        texts = [str(self._argument(field, one, names)) for one in values]
        for at, seat in enumerate(seats):
            if 0 <= seat < len(names):
                texts[at] += f" ({names[seat]})"
        return self.join(texts)

    def prompt(self, head: str, view: msgspec.Struct, **arguments: Any) -> str:
        """The message ``ask-PHASE`` or ``wait-PHASE``, with every scalar field of the view as an argument."""
        plain = {
            name: self._plain(value)
            for name, value in msgspec.structs.asdict(view).items()
            if not isinstance(value, (list, dict, msgspec.Struct))
        }
        return self.say(f"{head}-{plain['phase']}", **(plain | arguments))

    def _argument(self, field: str, value: Any, names: list[str]) -> Any:
        if isinstance(value, list):
            return self.join([str(self._argument(field, item, names)) for item in value])
        if isinstance(value, int) and not isinstance(value, bool):
            if _is_of_seats(field):
                return names[value] if 0 <= value < len(names) else SILENT
            text = self.game.piece(field, value)
            return value if text == str(value) else text
        return self._plain(value)

    @staticmethod
    def _plain(value: Any) -> Any:
        if value is None:
            return SILENT
        if isinstance(value, bool):
            return "yes" if value else "no"
        return value

    def join(self, items: list[str]) -> str:
        """The items as one list in words: ``a, b y c``; ``-`` for none."""
        if len(items) < 2:
            return items[0] if items else SILENT
        return ", ".join(items[:-1]) + self._and(items[-1]) + items[-1]

    def _and(self, word: str) -> str:
        """The word for *and* before *word*: Spanish *y* becomes *e* before the sound *i*, but not *hielo*."""
        if self.language == "en":
            return " and "
        return " e " if SOUNDS_I.match(word) else " y "


def shared_words(message: str, language: str, **arguments: Any) -> str:
    """A message that all games share, in words.

    :raises KeyError: when there is no such message.
    """
    return say_from(SHARED, language, message, **arguments)


def say_from(folder: Path, language: str, message: str, **arguments: Any) -> str:
    """A message from the files of another folder, in words.

    :raises KeyError: when there is no such message.
    :raises ValueError: when an argument is missing or the message is broken.
    """
    bundle, ids = _bundle(str(folder / f"{language}.ftl"))
    if message not in ids:
        raise KeyError(message)
    pattern = bundle.get_message(message).value
    assert pattern is not None  # _bundle lists only the ids of messages with a value
    text, errors = bundle.format_pattern(pattern, arguments)
    if errors:
        raise ValueError(f"{language}: {message}: {errors[0]}")
    return str(text)


def _is_of_seats(field: str) -> bool:
    return field in {"seat", "seats"} or field.endswith(("_seat", "_seats"))


@cache
def _bundle(path: str) -> tuple[FluentBundle, tuple[str, ...]]:
    # Imported when the first words are said: it takes as long as the rest of a command's imports.
    from fluent.runtime import FluentBundle, FluentResource
    from fluent.syntax import ast

    resource = FluentResource(Path(path).read_text(encoding="utf-8"))
    broken = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    if broken:
        raise ValueError(f"{path}: no Fluent (a variant key is a number or a word):\n{broken[0]}")
    bundle = FluentBundle([Path(path).stem], use_isolating=False)
    bundle.add_resource(resource)
    messages = [
        entry for entry in resource.body if isinstance(entry, ast.Message) and entry.value is not None
    ]
    return bundle, tuple(message.id.name for message in messages)
