"""The HTTP bodies about notices to people whose turn it is in a slow game."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from tafureria.house.messages.fields import LONGEST_MAIL

Minute = Annotated[int, Meta(ge=0, le=1439)]
"""A minute of the day, counted from midnight."""


class ToldHere(msgspec.Struct, frozen=True, kw_only=True):
    """A browser or a mail address at which the visitor is notified; the mail address itself is not shown."""

    id: str
    host: str
    """The host of its push service, or the part of the mail address after the @."""
    mail: bool
    made: float
    """In seconds since 1970."""
    mark: str
    """The first letters of the SHA-256 of its push address, by which a browser recognises itself."""


class QuietHours(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``POST /api/notices/quiet``: hours in which the visitor is not notified, in a time zone.

    There are none when both ends are the same.
    """

    zone: Annotated[str, Meta(min_length=1, max_length=60)]
    """The time zone, as ``Europe/Madrid``."""
    begin: Minute
    end: Minute


Day = Annotated[str, Meta(pattern=r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]
"""A day, as ``2026-08-03``."""


class HolidayWish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``POST /api/notices/holidays``: the visitor is away from the first of these days to the last.

    The days are those of a time zone. Meanwhile the visitor's clocks in slow games are stopped.
    """

    zone: Annotated[str, Meta(min_length=1, max_length=60)]
    """The time zone, as ``Europe/Madrid``."""
    first: Day
    last: Day


class Holidays(msgspec.Struct, frozen=True, kw_only=True):
    """When the visitor is away."""

    first: str
    """The first day, as ``2026-08-03``; empty when nothing is planned."""
    last: str
    on: bool
    """Has the holiday begun?"""
    at_a_time: int
    """The most days of one holiday."""
    in_a_year: int
    """The most days of all holidays within a year."""
    left: int
    """How many of the days within a year the visitor has left."""


class NoticesPage(msgspec.Struct, frozen=True, kw_only=True):
    """``GET /api/notices``: where the visitor is notified of their turns, and when not."""

    key: str
    """The house's public key, which a browser needs to subscribe."""
    told: list[ToldHere]
    quiet: QuietHours
    holidays: Holidays
    may_mail: bool
    """Does the house have a mail server?"""
    unconfirmed: bool
    """Has the visitor given a mail address whose confirmation link has not been opened yet?"""


class MailWish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``POST /api/notices/mail``: notify the visitor by mail too, once they open the link sent there."""

    mail: Annotated[
        str,
        Meta(
            max_length=LONGEST_MAIL,
            pattern=r"^[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}@([A-Za-z0-9-]{1,63}\.)+[A-Za-z]{2,63}$",
        ),
    ]
    language: Literal["es", "en"]


class PushWish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``POST /api/notices``: notify the visitor in this browser, with its push service and keys."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]
    p256dh: Annotated[str, Meta(min_length=1, max_length=100)]
    auth: Annotated[str, Meta(min_length=1, max_length=40)]
    language: Literal["es", "en"]
