"""Long work of many tables, one small piece at a time."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

PIECE: Final = 2
"""Actions that are carried out before others get their turn."""


class Turns:
    """Lets one table at a time do a piece of long work.

    However many tables have much to do, whatever is short waits for one piece between two of its own steps,
    not for a piece of each of those tables.
    """

    def __init__(self) -> None:
        self._turn = asyncio.Lock()

    @asynccontextmanager
    async def one(self) -> AsyncIterator[None]:
        """Do one piece, when it is this table's turn; then everything else that waits is done first."""
        async with self._turn:
            yield
            await asyncio.sleep(0)
