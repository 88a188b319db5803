"""Holidays: the days on which somebody is away. In slow games their clock stands meanwhile.

From which day to which is public at the tables where they sit, so it tells nothing of a game. A day is one by
the clock of their own time zone.
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
YEAR: Final = 365 * 86_400
"""Seconds; also how far ahead a holiday may begin."""


class Holiday(msgspec.Struct, frozen=True, kw_only=True):
    """Days on which one person is away."""

    id: str
    person: str
    zone: str
    """As ``Europe/Madrid``."""
    first: str
    """The first day, as ``2026-08-01``."""
    last: str
    """The last day."""
    begins: float
    """In seconds since 1970; never before it was asked for."""
    ends: float
    """The same as *begins*, if it was given up before."""
    changed: float
    """When anything of this was changed last."""

    @property
    def days(self) -> int:
        """How many days it counts for.

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
    """A new holiday of somebody who had those *before*.

    :raises Refusal: ``no-holidays`` for days that have gone, too many of them, or while one goes on.
    """
    try:
        begin, end = dt.date.fromisoformat(first), dt.date.fromisoformat(last)
    except ValueError:
        raise Refusal("malformed", what="no such day") from None
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
    if begin < _today(zone, now) or end < begin or holiday.begins > now + YEAR:
        raise Refusal("no-holidays", what="these days")
    if on(taken, now) is not None:
        raise Refusal("no-holidays", what="one goes on")
    if holiday.days > min(AT_A_TIME, left(taken, now)):
        raise Refusal("no-holidays", what="too many days")
    return holiday


def ended(holiday: Holiday, now: float) -> Holiday:
    """The same holiday, over now; it counts for the days up to today."""
    if now < holiday.begins:
        return msgspec.structs.replace(holiday, begins=now, ends=now, changed=now)
    last = min(_today(holiday.zone, now).isoformat(), holiday.last)
    return msgspec.structs.replace(holiday, last=last, ends=min(now, holiday.ends), changed=now)


def left(holidays: Iterable[Holiday], now: float) -> int:
    """How many days more somebody with these holidays may be away within a year."""
    return IN_A_YEAR - sum(one.days for one in holidays if now - YEAR < one.ends)


def on(holidays: Iterable[Holiday], now: float) -> Holiday | None:
    """The one that goes on now; of several the one that lasts longest."""
    return max((one for one in holidays if one.holds(now)), key=lambda one: one.ends, default=None)


def coming(holidays: Iterable[Holiday], now: float) -> Holiday | None:
    """The next one that has not begun."""
    found = (one for one in holidays if now < one.begins < one.ends)
    return min(found, key=lambda one: one.begins, default=None)


def stood(holidays: Iterable[Holiday], begin: float, end: float) -> float:
    """Seconds between these two times for which a clock stood.

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
    """When a clock that was started *since* then has run for so long.

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
