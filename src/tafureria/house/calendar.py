"""The house's days, which begin and end at midnight UTC: at the same moment for everybody."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta


def day_of(now: float) -> str:
    """The day at the time *now* (seconds since 1970), as ``2026-11-22``.

    >>> day_of(0.0)
    '1970-01-01'
    """
    return datetime.fromtimestamp(now, UTC).date().isoformat()


def end_of(day: str) -> float:
    """The end of that day, in seconds since 1970.

    >>> end_of("1970-01-01")
    86400.0
    """
    after = date.fromisoformat(day) + timedelta(days=1)
    return datetime(after.year, after.month, after.day, tzinfo=UTC).timestamp()


def number_of(day: str) -> int:
    """The number of that day; consecutive days have consecutive numbers."""
    return date.fromisoformat(day).toordinal()


def is_closed(day: str, now: float) -> bool:
    """Must the deal of that day still be kept secret? *day* is empty at most tables."""
    return bool(day) and now < end_of(day)
