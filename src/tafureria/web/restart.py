"""The house's process begins anew: the same command in the same process, with what is installed by then."""

from __future__ import annotations

import logging
import os
import sys
from typing import Final, NamedTuple, Self

from tafureria.house import processes

BEFORE: Final = "TAFURERIA_BEFORE"
"""Where a process that begins anew finds what the one before it did."""


class Before(NamedTuple):
    """What the process before this one did, and this one goes on with."""

    port: int
    """Where it listened; 0 where there was none before."""
    lan: bool
    """Was it open to the local network?"""

    @classmethod
    def take(cls) -> Self:
        """What was left by the process before; it is not left to helpers."""
        port, _, lan = os.environ.pop(BEFORE, "0 0").partition(" ")
        return cls(int(port), lan == "1")

    def go_on(self) -> None:
        """Become the next process; does not return. Everything that must be kept is stored and closed."""
        processes.end_all()
        logging.shutdown()
        sys.stdout.flush()
        sys.stderr.flush()
        os.environ[BEFORE] = f"{self.port} {int(self.lan)}"
        # The process keeps its number, so whatever looks after it sees nothing end.
        os.execv(sys.executable, [sys.executable, *sys.orig_argv[1:]])  # noqa: S606 - the same command


class Restart:
    """Has the server end, to begin anew."""

    def __init__(self) -> None:
        self.is_wanted = False

    def want(self) -> None:
        """The server ends as soon as it sees this."""
        self.is_wanted = True
