"""What a house can be told about its own manner. Tests set the waiting to nothing."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """Seconds, counts and bytes."""

    pace: float = 0.9
    """How long a computer player lets people look before it moves."""
    rests: float = 1.0
    """Factor on the pauses that a game asks for; 0 for none."""
    thinkers: int = 1
    """Processes in which computer players think."""
    searchers: int = 4
    """The most processes in which masters search; they start when they are needed."""
    think_limit: float = 20.0
    """After so long a computer player is taken for hung, and a random legal move is made."""
    sleep_after: float = 60.0
    """A table with nobody around it leaves the memory after so long."""
    frames_per_second: float = 20.0
    """What one connection may send on average."""
    frames_at_once: int = 60
    outbox: int = 64
    """Frames that wait for a slow client before they are dropped for one fresh position."""
    guests: int = 100
    """Connections at one table."""
    tables_per_minute: int = 30
    """Tables that one visitor may make."""
    address: str = ""
    """Where other processes behind the same store reach this one; empty when it is alone."""
    lease: float = 10.0
    """After so long without a beat a process is taken for dead, and its tables are taken over."""
