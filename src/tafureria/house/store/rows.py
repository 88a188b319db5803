"""The stored rows as Python objects, and the two ways in which writing them can fail."""

from __future__ import annotations

from typing import Final

import msgspec

from tafureria.house.status import TableStatus

DAY: Final = 86_400
"""A day in seconds."""


class StoreFailed(Exception):
    """The store could not be written (disk full, read-only, gone); nothing of the job was stored."""


class Overtaken(Exception):
    """Another process has taken over the table; this one must drop it."""


class Chair(msgspec.Struct, kw_only=True):
    """A seat of a table: ``open``, or taken by a ``person`` or a ``computer``."""

    seat: int
    kind: str
    person: str = ""
    """Secret id of the person; never sent to anybody."""
    name: str = ""
    used: float = 0.0
    """Seconds used on its game clock."""
    since: float = 0.0
    """When its clock was started, in seconds since 1970; 0 while it is stopped."""
    masked: float = 0.0
    """Seconds of extra used time that others see, since they were not told when the seat had answered."""
    gone: float = 0.0
    """When its person left a running game, in seconds since 1970; 0 while they are here."""
    due: float = 0.0
    """When the house must act for this seat of a slow game, even if nobody is connected; 0 for never."""
    shield: str = ""
    """The person's shield (``identity.arms``); empty for none."""


class TableSettings(msgspec.Struct, frozen=True, kw_only=True):
    """The host's settings for a table, besides its game's options. Most fields are those of ``NewTable``."""

    draw: bool = False
    patience: int = 0
    move_seconds: int = 0
    game_seconds: int = 0
    think: float = 1.0
    seats_each: int = 1
    hints: bool = False
    board: bool = False
    lesson: str = ""
    """The lesson of this table: its name, the mark of its file and, if it did not begin with the first, the
    step at which it began; empty at any other table."""

    @property
    def is_slow(self) -> bool:
        """Is this a slow game, to which people connect for single moves?"""
        return self.move_seconds >= DAY


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """A line of talk."""

    number: int
    ply: int
    seat: int
    name: str
    text: str
    to_seat: int | None
    at: float
    phrase: str = ""
    """A phrase of the game's language, instead of the text: ``spare 2``."""


class TableRow(msgspec.Struct, kw_only=True):
    """A table, without its chairs, actions and talk."""

    id: str
    game: str
    version: int
    engine: str
    options: str
    """The options of the game, in JSON."""
    seats: int
    key: bytes
    """The dealer's key."""
    level: str
    talk: str
    host: str
    status: TableStatus
    waiting: int
    ending: str | None
    made: float
    updated: float
    settings: TableSettings = TableSettings()
    listed: bool = False
    awaited: int = 0
    """Bit mask of the seats that it is publicly waiting for; *waiting* may be secret."""
    next: str = ""
    """The table of the rematch; empty for none."""
    owner: str = ""
    """The process in which the table is awake; empty for none."""
    day: str = ""
    """The day whose deal is played here, as ``2026-11-22``; empty at any other table."""
    club: str = ""
    """The club that the table belongs to; empty for none."""
    round: str = ""
    """The round whose tables all play this deal, as tournament and number; empty at any other table."""


class StoredTable(msgspec.Struct, kw_only=True):
    """Everything that is stored of one table."""

    row: TableRow
    chairs: list[Chair]
    actions: list[tuple[int, int]]
    talk: list[Line]
