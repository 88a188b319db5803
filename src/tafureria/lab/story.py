"""Tells the events of records in words."""

from __future__ import annotations

from tafureria.core import record, registry
from tafureria.core.event import Event
from tafureria.core.game import TABLE
from tafureria.core.record import Record
from tafureria.core.shapes import Seat
from tafureria.words import SILENT, Words


def tell(events: list[Event], words: Words, names: list[str], eyes: Seat | None) -> list[str]:
    """The events as told to a seat (or ``TABLE``), one line each; all events in full for ``eyes=None``."""
    lines = []
    for event in events:
        seen = event if eyes is None else event.seen_by(eyes)
        text = SILENT if seen is None else words.event(seen, names, TABLE if eyes is None else eyes)
        if text != SILENT:
            lines.append(" ".join(text.split()))
    return lines


def annotate(game: Record, language: str) -> str:
    """The record as text, with all its events in words as ``#`` comments between the actions.

    :raises Unreadable: at the first action that the rules refuse.
    """
    words = Words(registry.find(game.game), language)
    names = words.seats(game.seats)
    text = record.write(game).splitlines()
    head = text.index("---") + 1
    out = text[:head]
    actions = iter(text[head:])
    for _, seat, _, events in record.replay(game):
        if seat >= 0:
            out.append(next(actions))
        out += ["# " + line for line in tell(events, words, names, None)]
    out += actions
    if game.ending is not None:
        out.append("# " + words.say(f"ending-{game.ending}"))
    return "\n".join(out) + "\n"


def story(game: Record, language: str, eyes: Seat | None) -> str:
    """The whole game in words, as told to a seat (or ``TABLE``); all events in full for ``eyes=None``."""
    words = Words(registry.find(game.game), language)
    names = words.seats(game.seats)
    out = [words.say("title"), ""]
    for _, _, _, events in record.replay(game):
        out += tell(events, words, names, eyes)
    if game.ending is not None:
        out += ["", words.say(f"ending-{game.ending}")]
        out.append(", ".join(f"{name}: {value:g}" for name, value in zip(names, game.returns, strict=True)))
    return "\n".join(out) + "\n"
