"""What can come into a table's inbox, and what a table needs from the house."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Protocol

from tafureria.house.bots.computers import Choice
from tafureria.house.bots.thinkers import Thinkers
from tafureria.house.messages.up import AnyUp
from tafureria.house.settings import Settings
from tafureria.house.store.rows import StoredTable
from tafureria.house.store.store import Store
from tafureria.house.tables.turns import Turns


class Guest(Protocol):
    """Somebody at a table: a connection. Sending never waits; a client that is too slow misses frames."""

    person: str
    """Secret id of the visitor; empty without a cookie."""
    name: str
    choices_only: bool
    """Does the house answer where there is no choice?"""

    def send(self, frame: bytes) -> None:
        """Send that frame, or drop it when too many are waiting."""
        ...

    def close(self) -> None:
        """End the connection; the client connects again by itself."""
        ...


def address_of(guest: Guest) -> str:
    """The address from which the guest comes; empty where addresses are not limited."""
    return str(getattr(guest, "address", ""))


@dataclass(frozen=True, slots=True)
class Came:
    """Somebody connected, or must be sent everything afresh."""

    guest: Guest


@dataclass(frozen=True, slots=True)
class Left:
    """Somebody's connection ended."""

    guest: Guest


@dataclass(frozen=True, slots=True)
class Received:
    """Somebody sent a message."""

    guest: Guest
    up: AnyUp


@dataclass(frozen=True, slots=True)
class Expelled:
    """The keeper of the house takes somebody away from this table; *done* then has a result."""

    person: str
    done: asyncio.Future[None]


@dataclass(frozen=True, slots=True)
class HolidaysChanged:
    """Somebody who sits here goes away for days, or comes back earlier: the store knows when."""


@dataclass(frozen=True, slots=True)
class PauseOver:
    """A pause that the game asked for has ended."""


@dataclass(frozen=True, slots=True)
class Nudge:
    """Ask computer players whose turn it is, or go to sleep when nobody is here."""


@dataclass(frozen=True, slots=True)
class Scripted:
    """It is time for what a lesson plays by itself."""


@dataclass(frozen=True, slots=True)
class TimerFired:
    """Time may be up: for silence, on a clock, or for somebody who is away."""


@dataclass(frozen=True, slots=True)
class Close:
    """The house closes: fall asleep, although people are here."""


Item = (
    Came
    | Left
    | Received
    | Expelled
    | HolidaysChanged
    | Choice
    | Scripted
    | PauseOver
    | Nudge
    | TimerFired
    | Close
)


@dataclass(frozen=True, slots=True)
class Services:
    """What a table needs from the house."""

    store: Store
    thinkers: Thinkers
    settings: Settings
    rematch: Callable[[StoredTable], Awaitable[str]]
    """Makes a table with the same people and options; returns its id."""
    keep: Callable[[str], None]
    """Has a finished game kept, soon."""
    turns: Turns = field(default_factory=Turns)
    """Shared by all tables of the house: for messages of many actions."""
