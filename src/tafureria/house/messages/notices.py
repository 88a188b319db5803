"""The bodies of HTTP about notices to people whose turn it is in a slow game."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

Minute = Annotated[int, Meta(ge=0, le=1439)]
"""Of a day."""


class ToldHere(msgspec.Struct, frozen=True, kw_only=True):
    """A browser in which the visitor is told."""

    id: str
    host: str
    """Of its push service."""
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


class NoticesPage(msgspec.Struct, frozen=True, kw_only=True):
    """``GET /api/notices``: where the visitor is told of their turns, and when not."""

    key: str
    """The house's public key, which a browser wants to know."""
    told: list[ToldHere]
    quiet: QuietHours


class PushWish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``POST /api/notices``: tell the visitor in this browser, which gives its push service and keys."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]
    p256dh: Annotated[str, Meta(min_length=1, max_length=100)]
    auth: Annotated[str, Meta(min_length=1, max_length=40)]
    language: Literal["es", "en"]
