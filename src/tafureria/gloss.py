"""Explains the notation of a game's moves in words, outside its table, from ``gloss/`` in its folder."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tafureria.core.registry import Entry

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

VERB: Final = re.compile(r"[^\W\d_]+")


def gloss(entry: Entry, notation: str, language: str) -> str:
    """What a move means, in words; the notation itself where the game has no words for the move."""
    bundle = _glosses(str(entry.folder), language)
    message, rest = message_of(notation)
    if bundle is None or not bundle.has_message(message):
        return notation
    pattern = bundle.get_message(message).value
    assert pattern is not None
    text, _ = bundle.format_pattern(pattern, {"what": rest, "n": len(rest.split())})
    return str(text)


def message_of(notation: str) -> tuple[str, str]:
    """The id of the message that explains a move, made from its verb, and the rest of its notation.

    >>> message_of("señala 2"), message_of("3x4")
    (('move-senala', '2'), ('move-number', '3x4'))
    """
    found = VERB.match(notation)
    if found is None:
        return "move-number", notation
    verb = unicodedata.normalize("NFD", found[0]).encode("ascii", "ignore").decode()
    return f"move-{verb}", notation[found.end() :].strip()


def legend_of(entry: Entry, language: str) -> str:
    """How to read the notation of a game's cards and places; empty where it needs no explanation."""
    bundle = _glosses(str(entry.folder), language)
    if bundle is None or not bundle.has_message("legend"):
        return ""
    pattern = bundle.get_message("legend").value
    assert pattern is not None
    return str(bundle.format_pattern(pattern, {})[0])


@cache
def _glosses(folder: str, language: str) -> FluentBundle | None:
    path = Path(folder) / "gloss" / f"{language}.ftl"
    if not path.is_file():
        return None
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle
