"""Events about areas, bonuses and garrisons (§7)."""

from __future__ import annotations

from tafureria.core.event import Public


class Conquered(Public, frozen=True, kw_only=True, tag="conquered"):
    """A kingdom takes an area and puts a castle on it."""

    kingdom: int
    kingdom_seat: int = -1
    area: int
    other: int | None
    other_seat: int = -1


class Freed(Public, frozen=True, kw_only=True, tag="freed"):
    """An area becomes independent."""

    kingdom: int
    kingdom_seat: int = -1
    area: int
    other: int
    other_seat: int = -1


class BonusMoved(Public, frozen=True, kw_only=True, tag="bonus-moved"):
    """§7 A kingdom's bonus changes (``change`` is 0 if it could not)."""

    kingdom: int
    kingdom_seat: int = -1
    change: int
    value: int


class Garrisoned(Public, frozen=True, kw_only=True, tag="garrisoned"):
    """A garrison is placed."""

    kingdom: int
    kingdom_seat: int = -1
    area: int
