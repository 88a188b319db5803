"""What happened, as it may be told. Secrecy is decided here, event by event, never forgotten."""

from __future__ import annotations

from typing import ClassVar, Self

import msgspec


class Event(msgspec.Struct, frozen=True, tag_field="on", kw_only=True):
    """Something that happened. ``seen_by`` has no default: an event that forgets it tells nobody."""

    passing: ClassVar[bool] = False
    """Told once, at the moment, and never repeated: a live table keeps it out of the log and out of the
    story that a returning client is told, and marks it (``Told.passing``) so that the client forgets it
    with the moment. For games in which remembering is the game: cards that were shown and hidden again."""

    def seen_by(self, seat: int) -> Self | None:
        """What *seat* (or ``TABLE``) is told: the event, a poorer copy, or ``None`` for nothing.

        Idempotent: ``e.seen_by(s).seen_by(s) == e.seen_by(s)``.
        """
        raise NotImplementedError(f"{type(self).__name__} does not say who sees it")


class Public(Event, frozen=True, kw_only=True):
    """An event that everybody sees whole."""

    def seen_by(self, seat: int) -> Self:
        """Told whole to every seat and to the table."""
        del seat
        return self
