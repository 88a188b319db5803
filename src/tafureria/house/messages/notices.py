"""The bodies of HTTP about notices to people whose turn it is in a slow game."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

Minute = Annotated[int, Meta(ge=0, le=1439)]
"""Of a day."""


class ToldHere(msgspec.Struct, frozen=True, kw_only=True):
    """A browser in which the visitor is told, or an address of mail, which is not shown again."""

    id: str
    host: str
    """Of its push service, or what stands behind the @."""
    mail: bool
    made: float
    """In seconds since 1970."""
    mark: str
    """The first letters of the SHA-256 of its address at that service, by which a browser knows itself."""


class QuietHours(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``POST /api/notices/quiet``: hours at which nobody is told, by the clock of a time zone.

    None when both ends are the same.
    """

    zone: Annotated[str, Meta(min_length=1, max_length=60)]
    """As ``Europe/Madrid``."""
    begin: Minute
    end: Minute


Day = Annotated[str, Meta(pattern=r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]
"""As ``2026-08-03``."""


class HolidayWish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``POST /api/notices/holidays``: the visitor is away from the first of these days to the last.

    The days are those of a time zone. In slow games the visitor's clock stands meanwhile.
    """

    zone: Annotated[str, Meta(min_length=1, max_length=60)]
    """As ``Europe/Madrid``."""
    first: Day
    last: Day


class Holidays(msgspec.Struct, frozen=True, kw_only=True):
    """When the visitor is away."""

    first: str
    """The first day, as ``2026-08-03``; empty when nothing is planned."""
    last: str
    on: bool
    """Has it begun?"""
    at_a_time: int
    """Days that one may be away at a time."""
    in_a_year: int
    """Days that one may be away within a year."""
    left: int
    """Those of them that are left to the visitor."""


class NoticesPage(msgspec.Struct, frozen=True, kw_only=True):
    """``GET /api/notices``: where the visitor is told of their turns, and when not."""

    key: str
    """The house's public key, which a browser wants to know."""
    told: list[ToldHere]
    quiet: QuietHours
    holidays: Holidays
    may_mail: bool
    """Has the house a mail server?"""
    unconfirmed: bool
    """Has the visitor given an address of mail that waits for its link to be opened?"""


class MailWish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``POST /api/notices/mail``: tell the visitor by mail too, once its link has been opened."""

    mail: Annotated[
        str,
        Meta(
            max_length=254,
            pattern=r"^[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}@([A-Za-z0-9-]{1,63}\.)+[A-Za-z]{2,63}$",
        ),
    ]
    language: Literal["es", "en"]


class PushWish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``POST /api/notices``: tell the visitor in this browser, which gives its push service and keys."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]
    p256dh: Annotated[str, Meta(min_length=1, max_length=100)]
    auth: Annotated[str, Meta(min_length=1, max_length=40)]
    language: Literal["es", "en"]
