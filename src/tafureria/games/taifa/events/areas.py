"""What happened to areas, bonuses and garrisons (§7)."""

from __future__ import annotations

from tafureria.core.event import Public


class Conquered(Public, frozen=True, kw_only=True, tag="conquered"):
    """An area gets a castle of its new kingdom."""

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
    """§7 A bonus moves (``change`` 0: it could not)."""

    kingdom: int
    kingdom_seat: int = -1
    change: int
    value: int


class Garrisoned(Public, frozen=True, kw_only=True, tag="garrisoned"):
    """A garrison is placed."""

    kingdom: int
    kingdom_seat: int = -1
    area: int
