"""Keeps slow games going while nobody is connected, by waking tables when something is due at a seat.

The due time is stored (``Chair.due``), so neither a restart nor a hand-over to another process loses it. A
table that wakes up finds out by itself what to do: a computer player's move, or an answer for somebody whose
time is up.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Final

from tafureria.core import registry
from tafureria.house.holidays import rows as holidays
from tafureria.house.house import House
from tafureria.house.refusal import Refusal
from tafureria.house.store.owners import Elsewhere
from tafureria.house.store.rows import StoreFailed

log = logging.getLogger(__name__)

AT_ONCE: Final = 20
"""The most tables woken in one check; the others follow in the next one."""
LATELY: Final = 600.0
"""Seconds for which checks report a change of somebody's holidays: longer than any check may take."""
LEAVE_ALONE: Final = 3600.0
"""Seconds for which a table that could not be woken is left alone."""


class Deadlines:
    """Checks regularly which tables are due, in one process."""

    def __init__(self, house: House, every: float) -> None:
        """*every*: seconds between two checks."""
        self._house, self._every = house, every
        self._failed: dict[str, float] = {}
        """When a table could not be woken, by table."""
        self._looking: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start checking."""
        self._looking = asyncio.create_task(self._keep_looking(), name="deadlines")

    async def close(self) -> None:
        """Stop checking."""
        if self._looking is not None:
            self._looking.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._looking

    async def _keep_looking(self) -> None:
        while True:
            try:
                await self.look()
            except StoreFailed as error:
                log.warning("slow games could not be looked up: %s", error)
            except Exception:
                log.exception("slow games could not be looked after")
            await asyncio.sleep(self._every)

    async def look(self) -> None:
        """Wake the tables that are due and asleep, and report changes of holidays to those that are awake.

        :raises StoreFailed: when the store cannot be read.
        """
        now = self._house.store.now()
        self._house.holidays_changed(await holidays.changed(self._house.store, now - LATELY))
        self._failed = {table: at for table, at in self._failed.items() if 0 <= now - at < LEAVE_ALONE}
        versions = {entry.name: entry.game.version for entry in registry.games()}
        due = await self._house.store.due(now, versions)
        asleep = [table for table in due if table not in self._failed and not self._house.is_awake(table)]
        for table in asleep[:AT_ONCE]:
            try:
                await self._house.wake(table)
            except Elsewhere:
                continue  # that process takes care of it
            except (Refusal, StoreFailed) as error:
                log.warning("table %s is due and could not be woken: %s", table, error)
                self._failed[table] = now
            except Exception:
                # One table that cannot be loaded must not keep the others from being woken.
                log.exception("table %s is due and could not be woken", table)
                self._failed[table] = now
