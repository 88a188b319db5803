"""Holidays: the days on which somebody is away, and for which their clocks in slow games are stopped.

The dates are public at the tables where the person sits, so they reveal nothing about a game. A day is one in
the person's own time zone.
"""

from __future__ import annotations

import datetime as dt
import secrets
from collections.abc import Iterable
from typing import Final
from zoneinfo import ZoneInfo

import msgspec

from tafureria.house.refusal import Refusal

AT_A_TIME: Final = 30
"""Days of one holiday, at most."""
IN_A_YEAR: Final = 45
"""Days of all holidays within 365 days, at most."""
AHEAD: Final = 365
"""Days from today to the first of a holiday, at most."""
YEAR: Final = 365 * 86_400
"""365 days in seconds."""


class Holiday(msgspec.Struct, frozen=True, kw_only=True):
    """Days on which one person is away."""

    id: str
    person: str
    zone: str
    """The person's time zone, such as ``Europe/Madrid``."""
    first: str
    """The first day, as ``2026-08-01``."""
    last: str
    """The last day."""
    begins: float
    """In seconds since 1970; never before the holiday was requested."""
    ends: float
    """In seconds since 1970; equal to *begins* if the holiday was cancelled before it began."""
    changed: float
    """When any of these fields last changed, in seconds since 1970."""

    @property
    def days(self) -> int:
        """How many days the holiday counts for.

        >>> at = {"begins": 1.0, "ends": 2.0, "changed": 0.0}
        >>> Holiday(id="", person="", zone="UTC", first="2026-07-30", last="2026-08-02", **at).days
        4
        """
        if self.ends <= self.begins:
            return 0
        return (dt.date.fromisoformat(self.last) - dt.date.fromisoformat(self.first)).days + 1

    def holds(self, now: float) -> bool:
        """Is the person away at that time?"""
        return self.begins <= now < self.ends


def planned(
    person: str, zone: str, first: str, last: str, now: float, before: Iterable[Holiday] = ()
) -> Holiday:
    """A new holiday for somebody who already has the holidays in *before*.

    :raises Refusal: ``no-holidays`` for past days, for too many days, or during another holiday.
    """
    try:
        begin, end = dt.date.fromisoformat(first), dt.date.fromisoformat(last)
    except ValueError:
        raise Refusal("malformed", what="no such day") from None
    today = _today(zone, now)
    # Checked first, because dates at the end of the supported range have no timestamp.
    if begin < today or end < begin or (begin - today).days > AHEAD:
        raise Refusal("no-holidays", what="these days")
    if (end - begin).days >= AT_A_TIME:
        raise Refusal("no-holidays", what="too many days")
    holiday = Holiday(
        id=secrets.token_urlsafe(16),
        person=person,
        zone=zone,
        first=begin.isoformat(),
        last=end.isoformat(),
        begins=max(_midnight(begin, zone), now),
        ends=_midnight(end + dt.timedelta(days=1), zone),
        changed=now,
    )
    taken = list(before)
    if on(taken, now) is not None:
        raise Refusal("no-holidays", what="one goes on")
    if holiday.days > left(taken, now):
        raise Refusal("no-holidays", what="too many days")
    return holiday


def ended(holiday: Holiday, now: float) -> Holiday:
    """The same holiday, ended now; it counts for the days up to today."""
    if now < holiday.begins:
        return msgspec.structs.replace(holiday, begins=now, ends=now, changed=now)
    last = min(_today(holiday.zone, now).isoformat(), holiday.last)
    return msgspec.structs.replace(holiday, last=last, ends=min(now, holiday.ends), changed=now)


def left(holidays: Iterable[Holiday], now: float) -> int:
    """How many more days somebody with these holidays may be away within a year."""
    return IN_A_YEAR - sum(one.days for one in holidays if now - YEAR < one.ends)


def on(holidays: Iterable[Holiday], now: float) -> Holiday | None:
    """The holiday in progress; of several, the one that ends last."""
    return max((one for one in holidays if one.holds(now)), key=lambda one: one.ends, default=None)


def coming(holidays: Iterable[Holiday], now: float) -> Holiday | None:
    """The next holiday that has not begun."""
    found = (one for one in holidays if now < one.begins < one.ends)
    return min(found, key=lambda one: one.begins, default=None)


def stood(holidays: Iterable[Holiday], begin: float, end: float) -> float:
    """Seconds between *begin* and *end* for which a clock was stopped.

    >>> away = Holiday(id="", person="", zone="", first="", last="", begins=10.0, ends=20.0, changed=0.0)
    >>> [stood([away, away], *times) for times in ((0, 5), (0, 15), (12, 15), (0, 30))]
    [0.0, 5.0, 3.0, 10.0]
    """
    total, done = 0.0, begin
    for one in sorted(holidays, key=lambda one: one.begins):
        first, last = max(one.begins, done), min(one.ends, end)
        if first < last:
            total, done = total + last - first, last
    return total


def runs_out(holidays: Iterable[Holiday], since: float, seconds: float) -> float:
    """When a clock that was started at *since* has run for *seconds*, holidays not counted.

    >>> away = Holiday(id="", person="", zone="", first="", last="", begins=10.0, ends=20.0, changed=0.0)
    >>> [runs_out([away], *times) for times in ((0, 5), (0, 12), (12, 3), (25, 3))]
    [5, 22.0, 23.0, 28]
    """
    at = since
    for one in sorted(holidays, key=lambda one: one.begins):
        if one.ends <= max(at, one.begins):
            continue
        runs = max(one.begins - at, 0.0)
        if seconds <= runs:
            break
        at, seconds = one.ends, seconds - runs
    return at + seconds


def _today(zone: str, now: float) -> dt.date:
    return dt.datetime.fromtimestamp(now, ZoneInfo(zone)).date()


def _midnight(day: dt.date, zone: str) -> float:
    return dt.datetime.combine(day, dt.time(), ZoneInfo(zone)).timestamp()
