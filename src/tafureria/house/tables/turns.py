"""Long work of many, one small piece at a time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

PIECE: Final = 2
"""Actions that are carried out before others get their turn."""
REST: Final = 0.002
"""Seconds of long work after which the same amount of time is left to everything else."""


class Turns:
    """Lets one of many at a time do a piece of long work, such as a message of many actions.

    However many have long work to do, short work waits for at most one piece between two of its own steps,
    not for a piece of each of them.
    """

    def __init__(self) -> None:
        self._turn = asyncio.Lock()
        self._worked = 0.0
        """Seconds of long work since the latest rest."""

    @asynccontextmanager
    async def one(self) -> AsyncIterator[None]:
        """Run one piece when it is its turn, then let everything else that waits go first.

        All long work together takes at most half of the house's time.
        """
        async with self._turn:
            begun = time.perf_counter()
            yield
            self._worked += time.perf_counter() - begun
            rest = self._worked if self._worked >= REST else 0.0
            if rest:
                self._worked = 0.0
            await asyncio.sleep(rest)
