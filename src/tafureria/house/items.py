"""What can come into the inbox of a table, and what a table needs of those around it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Protocol

from tafureria.house.kept import Saved
from tafureria.house.messages import AnyUp
from tafureria.house.settings import Settings
from tafureria.house.store import Store
from tafureria.house.thinkers import Thinkers


class Guest(Protocol):
    """Somebody at a table: a connection. Telling never waits; what is too slow misses frames."""

    person: str
    """Secret id of the visitor; empty without a cookie."""
    name: str

    def tell(self, frame: bytes) -> None:
        """Send that frame, or forget it when too many wait."""
        ...

    def close(self) -> None:
        """End the connection; the client comes back by itself."""
        ...


@dataclass(frozen=True, slots=True)
class Came:
    """Somebody came, or must be told everything afresh."""

    guest: Guest


@dataclass(frozen=True, slots=True)
class Left:
    """Somebody's connection ended."""

    guest: Guest


@dataclass(frozen=True, slots=True)
class Heard:
    """Somebody said something."""

    guest: Guest
    up: AnyUp


@dataclass(frozen=True, slots=True)
class Chosen:
    """A computer player has chosen."""

    seat: int
    question: int
    action: int
    thought: str = ""
    """What a search weighed, in JSON; kept for the replay, told to nobody before the end."""


@dataclass(frozen=True, slots=True)
class Rested:
    """A pause that the game asked for is over."""


@dataclass(frozen=True, slots=True)
class Nudge:
    """Look whether a computer player must be asked, or whether to go to sleep."""


@dataclass(frozen=True, slots=True)
class Struck:
    """A time may be up: silence, a clock, or the patience with somebody who is away."""


Item = Came | Left | Heard | Chosen | Rested | Nudge | Struck


@dataclass(frozen=True, slots=True)
class Around:
    """What a table needs of the house."""

    store: Store
    thinkers: Thinkers
    settings: Settings
    again: Callable[[Saved], Awaitable[str]]
    """Makes a table with the same people and options; answers its id."""
