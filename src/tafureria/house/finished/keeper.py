"""Keeps what was told at tables, so that it can still be read when other rules are installed.

Finished games are kept soon after their end, one at a time and with long rests, since nobody is waiting.
When the house opens, every game that was not kept before is kept, as long as its rules are still installed.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import deque
from typing import Final

from tafureria.core import registry
from tafureria.house.finished import replays
from tafureria.house.store.rows import StoreFailed
from tafureria.house.store.store import Store
from tafureria.house.tables.kept import result_of

log = logging.getLogger(__name__)

REST: Final = 4.0
"""How long the keeper rests after each game, as a multiple of the time that keeping it took."""


class Keeper:
    """The keeper of one process."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._ended: deque[str] = deque()
        self._earlier: deque[str] = deque()
        self._is_wanted = asyncio.Event()
        self._working: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start working, with the games that earlier processes did not keep."""
        self._working = asyncio.create_task(self._work(), name="keeper")

    def soon(self, table: str) -> None:
        """Schedule the game of that table, which has ended, to be kept."""
        self._ended.append(table)
        self._is_wanted.set()

    async def close(self) -> None:
        """Keep the games that have ended; those left over from earlier processes wait for the next start."""
        if self._working is None:
            return
        self._working.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._working
        while self._ended:
            await self._keep(self._ended[0])
            self._ended.popleft()

    async def _work(self) -> None:
        versions = {entry.name: entry.game.version for entry in registry.games()}
        try:
            self._earlier.extend(await self._store.unkept(versions))
            for table in await self._store.without_result():
                await self._add_result(table)
        except StoreFailed as error:
            log.warning("what must be kept could not be looked up: %s", error)
        while True:
            while self._ended or self._earlier:
                queue = self._ended or self._earlier
                begun = time.monotonic()
                await self._keep(queue[0])
                queue.popleft()
                await asyncio.sleep(REST * (time.monotonic() - begun))
            self._is_wanted.clear()
            await self._is_wanted.wait()

    async def _add_result(self, table: str) -> None:
        """Add the result to a game that was kept without one."""
        what = await self._store.kept(table)
        if what is not None:
            await self._store.set_result(table, await asyncio.to_thread(result_of, what))
            await asyncio.sleep(0)

    async def _keep(self, table: str) -> None:
        try:
            stored = await self._store.load(table)
            what = None if stored is None else await asyncio.to_thread(replays.keep, stored)
            if stored is not None and what is not None:
                result = await asyncio.to_thread(result_of, what)
                await self._store.keep(table, len(stored.actions), what, result=result)
        except StoreFailed as error:
            # Or another process that has just opened kept it at the same moment.
            log.warning("table %s: what was told could not be kept now: %s", table, error)
        except Exception:
            # A game that cannot be kept must not prevent the others from being kept.
            log.exception("table %s: what was told could not be kept", table)
