"""Events: what happened in a game, and how much of it each seat may be told.

Each kind of event defines how much of it each seat sees. Everything else a seat sees is decided by the game's
:meth:`view <tafureria.core.game.Game.view>` and :meth:`awaited <tafureria.core.game.Game.awaited>`.
"""

from __future__ import annotations

from typing import ClassVar, Self, TypeAlias

import msgspec

from tafureria.core.shapes import Seat


class Event(msgspec.Struct, frozen=True, tag_field="on", kw_only=True):
    """Something that happened in a game.

    ``seen_by`` has no default, so an event that does not define it cannot be told to anybody.
    """

    passing: ClassVar[bool] = False
    """Told once and never repeated: a live table leaves it out of the log and out of the events that it
    resends to a returning client, and marks it (``Told.passing``) so that the client drops it afterwards.
    For games about memory: cards that were shown and hidden again."""

    def seen_by(self, seat: Seat) -> Self | None:
        """The event as told to *seat* (or ``TABLE``): in full, a copy with less in it, or ``None``.

        Idempotent: ``e.seen_by(s).seen_by(s) == e.seen_by(s)``.
        """
        raise NotImplementedError(f"{type(self).__name__} does not say who sees it")


class Public(Event, frozen=True, kw_only=True):
    """An event that everybody sees in full."""

    def seen_by(self, seat: Seat) -> Self:
        """The whole event, for every seat and for ``TABLE``."""
        del seat
        return self


Out: TypeAlias = list[Event] | None
"""The list to which :meth:`Game.apply` appends its events; ``None`` if nobody needs them, as in a playout."""
