"""Days of the house: they begin and end at midnight UTC, the same moment for everybody."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta


def day_of(now: float) -> str:
    """The day, as ``2026-11-22``; *now* in seconds since 1970.

    >>> day_of(0.0)
    '1970-01-01'
    """
    return datetime.fromtimestamp(now, UTC).date().isoformat()


def end_of(day: str) -> float:
    """When that day is over, in seconds since 1970.

    >>> end_of("1970-01-01")
    86400.0
    """
    after = date.fromisoformat(day) + timedelta(days=1)
    return datetime(after.year, after.month, after.day, tzinfo=UTC).timestamp()


def number_of(day: str) -> int:
    """Days have numbers, one after the other."""
    return date.fromisoformat(day).toordinal()


def is_closed(day: str, now: float) -> bool:
    """Does the deal of that day still have to stay the house's? *day* is empty at most tables."""
    return bool(day) and now < end_of(day)
