"""The items that a table's inbox can receive, and the services that a table needs from the house."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Final, Protocol

from tafureria.house.bots.computers import Choice
from tafureria.house.bots.thinkers import Thinkers
from tafureria.house.messages.up import AnyUp
from tafureria.house.settings import Settings
from tafureria.house.store.rows import StoredTable
from tafureria.house.store.store import Store
from tafureria.house.tables.screens import Screens
from tafureria.house.tables.turns import Turns


class Guest(Protocol):
    """A connection of somebody at a table. Sending never waits; a client that is too slow misses frames."""

    person: str
    """Secret id of the visitor; empty without a cookie."""
    name: str
    choices_only: bool
    """Does the house answer for this person where they have no choice?"""

    def send(self, frame: bytes) -> None:
        """Send the frame, or drop it when too many are waiting."""
        ...

    def close(self) -> None:
        """End the connection; the client connects again by itself."""
        ...


SCREEN: Final = "screen"
MANNERS: Final = ("watch", SCREEN)
"""Manners of a connection that gets only what a watcher gets, whoever it belongs to; ``SCREEN`` is one that a
whole room looks at."""


def looks_on(guest: Guest) -> bool:
    """Does this connection get only what a watcher gets, even if its visitor sits here?"""
    return bool(getattr(guest, "manner", ""))


def is_screen(guest: Guest) -> bool:
    """Is this connection a screen that a whole room looks at?"""
    return getattr(guest, "manner", "") == SCREEN


def address_of(guest: Guest) -> str:
    """The address from which the guest comes; empty where addresses are not limited."""
    return str(getattr(guest, "address", ""))


@dataclass(frozen=True, slots=True)
class Came:
    """Somebody connected, or must be sent everything again."""

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
    """The keeper of the house removes somebody from this table; *done* is set once that has been tried."""

    person: str
    done: asyncio.Future[None]


@dataclass(frozen=True, slots=True)
class HolidaysChanged:
    """The holidays of somebody who sits here have changed; the new ones are in the store."""


@dataclass(frozen=True, slots=True)
class HostGone:
    """The host may have been absent for too long."""


@dataclass(frozen=True, slots=True)
class PauseOver:
    """A pause that the game asked for has ended."""


@dataclass(frozen=True, slots=True)
class Speaking:
    """Computer players may speak about what everybody has just seen."""


@dataclass(frozen=True, slots=True)
class Nudge:
    """Ask computer players whose turn it is, or go to sleep when nobody is here."""


@dataclass(frozen=True, slots=True)
class Scripted:
    """The next action that a lesson plays automatically is due."""


@dataclass(frozen=True, slots=True)
class TimerFired:
    """A timer fired: time may be up for silence, on a clock, or for somebody who is away."""


@dataclass(frozen=True, slots=True)
class Close:
    """The house is closing: fall asleep, even if people are here."""


Item = (
    Came
    | Left
    | Received
    | Expelled
    | HolidaysChanged
    | HostGone
    | Choice
    | Scripted
    | PauseOver
    | Speaking
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
    """Schedules the finished game of a table, given by its id, to be kept."""
    turns: Turns = field(default_factory=Turns)
    """Shared by all tables of the house, which take turns at messages of many actions."""
    screens: Screens = field(default_factory=Screens)
    """Shared by all tables of the house: a screen is known at the next table too."""
