"""Custom rules: a Python file with a subclass of a game, played without installing a package.

The text of the file is part of the plan, so the machine that plays a game needs no copy of it. Annotated
numbers of the class (``walls: Annotated[int, Meta(ge=1, le=6)] = 2``) can be set like options.
"""

from __future__ import annotations

import hashlib
import inspect
import sys
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, get_type_hints

import msgspec

from tafureria.core import registry
from tafureria.core.game import AnyGame, Game
from tafureria.core.registry import Entry


class BadRules(ValueError):
    """A file of rules cannot be used, or failed during play; the message says where in it, and why."""


class OwnRules(msgspec.Struct, frozen=True, kw_only=True):
    """A file of custom rules: its text, and the values of its numbers."""

    file: str
    """Its path, for messages."""
    text: str
    numbers: tuple[tuple[str, int | float | bool], ...] = ()
    """Values of numbers of the class that replace those in the file."""

    @property
    def name(self) -> str:
        """The default name of a variant by these rules: the name of the file."""
        return Path(self.file).stem

    def entry(self) -> Entry:
        """The game by these rules, with the players and words of the game that they change.

        :raises BadRules: when the file cannot be used.
        """
        return _entry(self)

    def with_numbers(self, pairs: dict[str, str]) -> OwnRules:
        """The same rules with other numbers, given as texts as in ``--option``.

        :raises BadRules: when a value does not fit.
        """
        kinds = numbers_of(type(self.entry().game))
        values = dict(self.numbers)
        for name, text in pairs.items():
            word: Any = {"si": True, "no": False, "true": True, "false": False}.get(text, text)
            try:
                values[name] = msgspec.convert(word, kinds[name], strict=False)
            except msgspec.ValidationError as error:
                raise BadRules(f"{name}={text}: {error}") from error
        return msgspec.structs.replace(self, numbers=tuple(sorted(values.items())))


def read_rules(file: str) -> OwnRules:
    """Read a file of rules, and check that it can be used.

    :raises BadRules: when it cannot.
    """
    try:
        text = Path(file).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        why = error.strerror if isinstance(error, OSError) else "it is not a text in UTF-8"
        raise BadRules(f"{file}: {why}") from error
    rules = OwnRules(file=file, text=text)
    rules.entry()
    return rules


def numbers_of(kind: type[AnyGame]) -> dict[str, Any]:
    """The numbers that can be set in a file of rules, with their types: those annotated in its class."""
    if "rules_file" not in vars(kind):
        return {}
    own = [name for name in inspect.get_annotations(kind) if not name.startswith("_")]
    hints = get_type_hints(kind, include_extras=True)
    plain = get_type_hints(kind)
    return {name: hints[name] for name in own if plain[name] in (int, float, bool)}


@contextmanager
def blamed(rules: OwnRules | None) -> Iterator[None]:
    """Turn an exception from inside the file of rules into a one-line error with the line number.

    :raises BadRules: for an exception that passed through the file.
    """
    try:
        yield
    except BadRules:
        raise
    except Exception as error:
        line = None if rules is None else _line_of(error, rules.file)
        if rules is None or line is None:
            raise
        raise BadRules(f"{rules.file}, line {line}: {type(error).__name__}: {error}") from error


@contextmanager
def laid_out(game: AnyGame) -> Iterator[None]:
    """Apply the game's ``tables()`` while it is played: replacements for shared lists of the original game.

    ``tables()`` returns pairs of a list and its new contents. The lists are restored afterwards, so other
    games in the same process are not affected.
    """
    tables = getattr(game, "tables", None)
    changed = [] if tables is None else [(old, list(old), new) for old, new in tables()]
    try:
        for old, _, new in changed:
            old[:] = new
        yield
    finally:
        for old, before, _ in changed:
            old[:] = before


@cache
def _entry(rules: OwnRules) -> Entry:
    with blamed(rules):
        kind = _class_of(rules)
        game = kind()
        for name, value in rules.numbers:
            setattr(game, name, value)
    # Checked by its ancestors, because compiled classes share the isinstance cache of abstract classes.
    base = next(
        (entry for entry in registry.games() if type(entry.game) in kind.__mro__),
        None,
    )
    if base is None:
        raise BadRules(f"{rules.file}: {kind.__name__} is no subclass of an installed game")
    return Entry(base.package, game)


def _class_of(rules: OwnRules) -> type[AnyGame]:
    """The one game class that the file defines."""
    name = f"tafureria_own_rules_{hashlib.sha256(rules.text.encode()).hexdigest()[:12]}"
    module = ModuleType(name)
    module.__file__ = rules.file
    # Annotations are resolved by the name of the module.
    sys.modules[name] = module
    try:
        exec(compile(rules.text, rules.file, "exec"), module.__dict__)  # noqa: S102 - one's own file
    except SyntaxError as error:
        raise BadRules(f"{rules.file}, line {error.lineno}: SyntaxError: {error.msg}") from error
    kinds = [
        kind
        for kind in vars(module).values()
        if isinstance(kind, type) and Game in kind.__mro__ and kind.__module__ == name
    ]
    leaves = [kind for kind in kinds if not any(kind in other.__mro__[1:] for other in kinds)]
    if len(leaves) != 1:
        found = ", ".join(kind.__name__ for kind in leaves) or "none"
        raise BadRules(f"{rules.file}: it must define one subclass of a game; found: {found}")
    kind: type[AnyGame] = leaves[0]
    kind.rules_file = rules.file  # type: ignore[attr-defined]  # marks its numbers as the file's own
    return kind


def _line_of(error: BaseException, file: str) -> int | None:
    """The innermost line of the file that the error passed through."""
    if isinstance(error, SyntaxError) and error.filename == file:
        return error.lineno
    lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if frame.filename == file]
    return lines[-1] if lines else None
