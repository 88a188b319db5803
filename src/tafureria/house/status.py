"""The statuses of tables and studies, as used in the store, on the wire and on the screen."""

from __future__ import annotations

from enum import StrEnum


class TableStatus(StrEnum):
    """The stage that a table has reached."""

    WAITING = "waiting"
    """Waiting for people to take its seats."""
    PLAYING = "playing"
    OVER = "over"
    TAUGHT = "taught"
    """Its lesson has been read to the end, while its game was still running."""
    HALTED = "halted"
    """It cannot continue, because the store cannot be written. Never stored."""
    INTERRUPTED = "interrupted"
    """It cannot continue, because its game began under other rules than those installed. Never stored."""


class StudyStatus(StrEnum):
    """The stage that a study of the laboratory has reached."""

    RUNNING = "running"
    DONE = "done"
    """It has answered its question."""
    STOPPED = "stopped"
    """Somebody stopped it."""
    TIME = "time"
    """It reached the time, or the number of deals, that the house allows."""
    CUT = "cut"
    """The house closed or died before it ended."""
    FAILED = "failed"
