"""The HTTP bodies of the keeper: people at tables, reports, orders, and what the keeper wants done."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from tafureria.house.entry.messages import Door
from tafureria.house.status import TableStatus

DEEDS = Literal[
    "close",
    "open",
    "delete",
    "remove",
    "mute",
    "ban",
    "lift",
    "settle",
    "erase",
    "rotate",
    "rekey",
    "restart",
    "stay",
    "door",
]
Handle = Annotated[str, Meta(max_length=40, pattern="^[0-9a-z]*$")]


class KeeperKey(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``POST /api/keeper/key``: the key in the link that ``tafureria keeper`` prints."""

    key: Annotated[str, Meta(min_length=1, max_length=200)]


class KeeperWish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``POST /api/keeper``: what the keeper wants done.

    ``close``, ``open``, ``delete`` (a table) · ``remove`` (a person from a table) · ``mute``, ``ban`` (a
    person, a network or both) · ``lift`` (an order) · ``settle`` (a report) · ``erase`` (a person) ·
    ``rotate`` (the key that signs cookies) · ``rekey`` (the keeper's own key) · ``restart`` (the house) ·
    ``stay`` (call the restart off) · ``door`` (who may come in).
    """

    do: DEEDS
    table: Handle = ""
    person: Handle = ""
    """The mark of a person."""
    network: Annotated[str, Meta(max_length=60)] = ""
    """An address, or a network as ``203.0.113.0/24``."""
    here: bool = False
    """With ``ban``: also the addresses from which the person is connected now."""
    days: Annotated[float, Meta(ge=0, le=3660)] = 0.0
    """Days for which it is in force; 0 for ever."""
    minutes: Annotated[int, Meta(ge=0, le=30)] = 0
    """With ``restart``: minutes from the notice until the restart; 0 for at once, without a notice."""
    id: Handle = ""
    """The order or report."""
    door: Door | None = None
    """With ``door``: what holds from now on."""


class KeptPerson(msgspec.Struct, frozen=True, kw_only=True):
    """A person at a table, as the keeper sees them."""

    person: str
    """A mark that tells people apart; it is not their secret id."""
    name: str
    seat: int
    """-1 for a watcher."""
    here: bool
    """Is the person connected now?"""
    muted: bool


class KeptTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table, as the keeper sees it."""

    table: str
    game: str
    status: TableStatus
    awake: bool
    listed: bool
    closed: bool
    updated: float
    people: list[KeptPerson]


class KeptOrder(msgspec.Struct, frozen=True, kw_only=True):
    """An order that is in force."""

    id: str
    kind: Literal["ban", "mute", "close"]
    person: str
    name: str
    network: str
    table: str
    made: float
    until: float
    """When it ends, in seconds since 1970; 0 for never."""


class ReportedLine(msgspec.Struct, frozen=True, kw_only=True):
    """A line of talk around the one that was reported."""

    name: str
    text: str
    at: float
    meant: bool = False
    """Is this the reported line?"""


class KeptReport(msgspec.Struct, frozen=True, kw_only=True):
    """A line that somebody has reported, with what was said around it as they heard it."""

    id: str
    table: str
    made: float
    person: str
    """The mark of the person who said it; empty if unknown."""
    by: str
    """The mark of the person who reported it."""
    said: list[ReportedLine]


class KeptRestart(msgspec.Struct, frozen=True, kw_only=True):
    """The last order to restart the house."""

    at: float
    """The time of the restart, in seconds since 1970."""
    before: str
    """The release that ran when the order was given."""
    done: bool
    """Has the process that answers been started since that time?"""


class KeeperPage(msgspec.Struct, frozen=True, kw_only=True):
    """``GET /api/keeper``: the house at this moment."""

    version: str
    failing: bool
    """Did the last write to the store fail? The disk may be full."""
    megabytes: float
    """What the store takes up."""
    most_megabytes: int
    """What it may take up before no new table is made; 0 for any number."""
    tables: list[KeptTable]
    orders: list[KeptOrder]
    reports: list[KeptReport]
    restart: KeptRestart | None = None
    door: Door = msgspec.field(default_factory=Door)


class ReportWish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``POST /api/tables/{table}/reports``: reports a line of talk, by the number that it was heard with."""

    number: Annotated[int, Meta(ge=0, le=1_000_000)]


class Reported(msgspec.Struct, frozen=True, kw_only=True):
    """Answer to a report: the keeper will see it."""

    reported: bool = True
