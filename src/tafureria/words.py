"""Ids and arguments into words, from the same Fluent files as the browser's.

A game has its own bundle; what it does not say, the shared words of the house say.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from tafureria.core.belief import Belief
from tafureria.core.event import Event
from tafureria.core.game import AnyGame
from tafureria.core.registry import Entry
from tafureria.core.rule import Rule

LANGUAGES: Final = ("es", "en")
SHARED: Final = Path(__file__).parent / "locale"
SILENT: Final = "-"
"""The text of an event that is not worth a line; also the argument that stands for a missing value."""
SOUNDS_I: Final = re.compile(r"h?[ií](?![aeou])", re.IGNORECASE)
"""Spanish words that begin with the sound *i*."""


class Words:
    """The words of one game in one language."""

    def __init__(self, entry: Entry, language: str) -> None:
        self.game: AnyGame = entry.game
        self.language = language
        self._own, self.ids = _bundle(str(entry.folder / "locale" / f"{language}.ftl"))
        self._shared, self.shared_ids = _bundle(str(SHARED / f"{language}.ftl"))

    def has(self, message: str) -> bool:
        """Are there words for this id?"""
        return message in self.ids or message in self.shared_ids

    def say(self, message: str, **arguments: Any) -> str:
        """The message in words.

        :raises KeyError: when nobody has words for it.
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

    def rule(self, rule: Rule) -> str:
        """Why not, in words."""
        return self.say(rule.message)

    def seats(self, seats: int) -> list[str]:
        """What seats are called when nobody sits there."""
        return [self.say("seat-name", seat=str(seat)) for seat in range(seats)]

    def event(self, event: Event, names: list[str]) -> str:
        """A told event in words; ``-`` when it is not worth a line.

        Fields become arguments: seats as names, the rest through :meth:`Game.piece`, lists joined, a
        missing value as ``-``, switches as ``yes`` and ``no``. ``FIELD_n`` says how many there are, to
        select on: the length of a list, 1 for a single value, 0 for a missing one.
        """
        return self._told("event", event, names)

    def belief(self, belief: Belief, names: list[str]) -> str:
        """What a seat may take to be so, in words; fields as those of events."""
        return self._told("knew", belief, names)

    def _told(self, head: str, what: Event | Belief, names: list[str]) -> str:
        arguments: dict[str, Any] = {}
        for field in what.__struct_fields__:
            value = getattr(what, field)
            arguments[field] = self._argument(field, value, names)
            many = len(value) if isinstance(value, list) else int(value is not None)
            arguments.setdefault(field + "_n", many)
        return self.say(f"{head}-{what.__struct_config__.tag}", **arguments)

    def prompt(self, head: str, view: msgspec.Struct, **arguments: Any) -> str:
        """``ask-PHASE`` or ``wait-PHASE``, with every plain field of the view as an argument."""
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
            if field in {"seat", "seats"} or field.endswith(("_seat", "_seats")):
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
        """``a, b y c``; ``-`` for none."""
        if len(items) < 2:
            return items[0] if items else SILENT
        return ", ".join(items[:-1]) + self._and(items[-1]) + items[-1]

    def _and(self, word: str) -> str:
        """The conjunction before a word; Spanish *y* is *e* before the sound *i* (but not *hielo*)."""
        if self.language == "en":
            return " and "
        return " e " if SOUNDS_I.match(word) else " y "


@cache
def _bundle(path: str) -> tuple[FluentBundle, tuple[str, ...]]:
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
