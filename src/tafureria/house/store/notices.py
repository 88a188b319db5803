"""Notices that a table was taken over, between processes that share a PostgreSQL server.

Everything is correct without these notices: a process that has lost its tables finds out at its next
heartbeat. With them it knows at once, even if its machine, and its own clock with it, was suspended.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import func, select
from sqlalchemy.exc import SQLAlchemyError

from tafureria.house.store.database import driver_errors, reason

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

log = logging.getLogger(__name__)

CHANNEL: Final = "tafureria"
HEARD_IN: Final = 5.0
"""Seconds within which the server must confirm that it will send notices."""

FAILURES: Final[tuple[type[Exception], ...]] = (SQLAlchemyError, OSError, *driver_errors())


async def tell(connection: AsyncConnection, loser: str) -> None:
    """Tell the process of that name, once the transaction is committed, that it has lost a table."""
    if connection.dialect.name == "postgresql":
        await connection.execute(select(func.pg_notify(CHANNEL, loser)))


class Notices:
    """Listens on a connection of its own. Databases other than PostgreSQL send no notices."""

    def __init__(self, engine: AsyncEngine, hear: Callable[[str], None]) -> None:
        self._engine, self._hear = engine, hear
        self._connection: AsyncConnection | None = None
        self._driver: Any = None

    async def listen(self) -> None:
        """Listen, again if the connection was lost; a failure is retried at the next heartbeat."""
        if self._engine.url.get_driver_name() != "asyncpg":
            return
        if self._driver is not None and not self._driver.is_closed():
            return
        await self.close()
        try:
            async with asyncio.timeout(HEARD_IN):
                connection = await self._engine.connect()
                self._connection = connection
                self._driver = (await connection.get_raw_connection()).driver_connection
                await self._driver.add_listener(CHANNEL, self._on_notice)
        except FAILURES as error:
            log.warning("notices of other processes are not heard: %s", reason(error))
            await self.close()

    def _on_notice(self, driver: object, process: int, channel: str, payload: object) -> None:
        del driver, process, channel
        self._hear(str(payload))

    async def close(self) -> None:
        """Close the connection, which is used for nothing else."""
        connection, self._connection = self._connection, None
        if self._driver is not None:
            self._driver.terminate()
            self._driver = None
        if connection is not None:
            with contextlib.suppress(*FAILURES):
                await connection.invalidate()
                await connection.close()
