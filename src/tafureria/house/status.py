"""The statuses of tables and studies, as they stand in the store, on the wire and on the screen."""

from __future__ import annotations

from enum import StrEnum


class TableStatus(StrEnum):
    """The stage that a table has reached."""

    WAITING = "waiting"
    """For people to take its seats."""
    PLAYING = "playing"
    OVER = "over"
    TAUGHT = "taught"
    """The lesson that was given at it has been read to its end, with its game still running."""
    HALTED = "halted"
    """It cannot go on, because the store cannot be written. Never stored."""
    INTERRUPTED = "interrupted"
    """It cannot go on, because its game began under other rules than those installed. Never stored."""


class StudyStatus(StrEnum):
    """The stage that a study of the laboratory has reached."""

    RUNNING = "running"
    DONE = "done"
    """It knows what it was asked."""
    STOPPED = "stopped"
    """Somebody stopped it."""
    TIME = "time"
    """It took as long, or as many deals, as the house allows."""
    CUT = "cut"
    """The house was closed, or died, in the middle."""
    FAILED = "failed"
