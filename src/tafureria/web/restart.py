"""Restarts the server: runs the same command in the same process, with the release installed by then."""

from __future__ import annotations

import logging
import os
import sys
from typing import Final, NamedTuple, Self

from tafureria.house.processes import processes

BEFORE: Final = "TAFURERIA_BEFORE"
"""Environment variable through which a restarted server learns what it did before."""


class Before(NamedTuple):
    """What the server did before its restart and should continue to do."""

    port: int
    """The port at which it listened; 0 if there was no restart."""
    lan: bool
    """Whether it was open to the local network."""

    @classmethod
    def take(cls) -> Self:
        """Read and remove what the server left before its restart; child processes must not see it."""
        port, _, lan = os.environ.pop(BEFORE, "0 0").partition(" ")
        return cls(int(port), lan == "1")

    def go_on(self) -> None:
        """Restart; does not return. The caller has stored and closed everything that must be kept."""
        processes.end_all()
        logging.shutdown()
        sys.stdout.flush()
        sys.stderr.flush()
        os.environ[BEFORE] = f"{self.port} {int(self.lan)}"
        # The process keeps its id, so a supervisor does not see it end.
        os.execv(sys.executable, [sys.executable, *sys.orig_argv[1:]])  # noqa: S606 - the same command


class Restart:
    """Asks the server to end so that it can be restarted."""

    def __init__(self) -> None:
        self.is_wanted = False

    def want(self) -> None:
        """Request a restart; the server ends at its next tick."""
        self.is_wanted = True
