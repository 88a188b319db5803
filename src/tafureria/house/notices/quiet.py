"""The hours when somebody wants no notices, by the clock of their own time zone."""

from __future__ import annotations

import datetime as dt
from typing import Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec

MINUTES: Final = 24 * 60


class Quiet(msgspec.Struct, frozen=True, kw_only=True):
    """From one minute of the day until another, by the clock of a time zone; never, when they are equal."""

    zone: str = "UTC"
    """As ``Europe/Madrid``."""
    begin: int = 0
    end: int = 0

    def holds(self, now: float) -> bool:
        """Is it quiet at that time, in seconds since 1970?

        >>> siesta = Quiet(zone="Europe/Madrid", begin=22 * 60, end=8 * 60)
        >>> [siesta.holds(hour * 3600) for hour in (6, 7, 12, 21)]
        [True, False, False, True]
        """
        at = dt.datetime.fromtimestamp(now, ZoneInfo(self.zone))
        minute = at.hour * 60 + at.minute
        if self.begin <= self.end:
            return self.begin <= minute < self.end
        return minute >= self.begin or minute < self.end


def is_zone(name: str) -> bool:
    """Is there a time zone of that name?

    >>> is_zone("Europe/Madrid"), is_zone("../etc/passwd"), is_zone("Madrid/Sol")
    (True, False, False)
    """
    try:
        ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return False
    return bool(name)
