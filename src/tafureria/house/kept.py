"""What is kept of a table, row by row, and how keeping it can fail."""

from __future__ import annotations

import msgspec


class StoreFailed(Exception):
    """The store could not be written (disk full, read-only, gone): nothing of the job was kept."""


class Overtaken(Exception):
    """Another process has taken the table over: this one must let go of it."""


class Chair(msgspec.Struct, kw_only=True):
    """A seat of a table: ``open``, or held by a ``person``, or by a ``computer``."""

    seat: int
    kind: str
    person: str = ""
    """Secret id of the person; never told to anybody."""
    name: str = ""
    used: float = 0.0
    """Seconds of its game clock that are used."""
    since: float = 0.0
    """Since when its clock runs, in seconds since 1970; 0 while it stands."""
    gone: float = 0.0
    """Since when its person is away from a running game, in seconds since 1970; 0 while they are here."""


class Manner(msgspec.Struct, frozen=True, kw_only=True):
    """How a table is kept, beside the rules of its game. Fields are those of ``NewTable``."""

    draw: bool = False
    patience: int = 0
    move_seconds: int = 0
    game_seconds: int = 0
    think: float = 1.0


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """Something said, as it is kept."""

    number: int
    ply: int
    seat: int
    name: str
    text: str
    to_seat: int | None
    at: float


class Row(msgspec.Struct, kw_only=True):
    """A table as it is kept."""

    id: str
    game: str
    version: int
    engine: str
    options: str
    seats: int
    key: bytes
    level: str
    talk: str
    host: str
    status: str
    waiting: int
    ending: str | None
    made: float
    updated: float
    manner: str = "{}"
    """A :class:`Manner` in JSON."""
    listed: bool = False
    next: str = ""
    """The table of the rematch."""
    owner: str = ""
    """The process in which it is awake."""


class Saved(msgspec.Struct, kw_only=True):
    """All that is kept of one table."""

    row: Row
    chairs: list[Chair]
    actions: list[tuple[int, int]]
    talk: list[Line]
