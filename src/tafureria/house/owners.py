"""Several processes behind one store: each table is awake in one of them, and taken over when it dies.

Every process writes a beat into the store. A table belongs to the process that claimed it for as long as
that one beats. The clocks of the machines must agree within a part of the lease.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import Any, Final

from sqlalchemy import Executable, func, select, update
from sqlalchemy.exc import DBAPIError

from tafureria.house import schema
from tafureria.house.kept import StoreFailed
from tafureria.house.store import Store

log = logging.getLogger(__name__)

CLOSED: Final = "closed"
"""Name of the row that tells when a process closed in order; it owns no table."""


class Elsewhere(Exception):
    """The table is awake in another process, at *address*."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.address = address


class Owners:
    """The process among its fellows. With no *address* it is alone, and the store is its own."""

    def __init__(self, store: Store, address: str, lease: float) -> None:
        self._store, self._address, self._lease = store, address, lease
        self._beating: asyncio.Task[None] | None = None

    async def join(self) -> None:
        """Begin to beat. Whoever was at the same address before is dead.

        When nobody beats, the house was closed since the last beat: no clock ran in that time.
        """
        processes, chairs, now = schema.processes, schema.chairs, time.time()
        dead: Executable = processes.delete()
        others = select(processes.c.id).where(processes.c.id == self._store.me)
        if self._address:
            dead = processes.delete().where(processes.c.address == self._address)
            others = select(processes.c.id).where(
                processes.c.address.not_in((self._address, CLOSED)), processes.c.beat > now - self._lease
            )
        closed = now - select(func.coalesce(func.max(processes.c.beat), now)).scalar_subquery()
        steps: list[tuple[Executable, Any]] = [
            (
                update(chairs)
                .where(chairs.c[name] > 0, ~others.exists())
                .values({name: chairs.c[name] + closed}),
                None,
            )
            for name in ("since", "gone")
        ]
        await self._store.write([*steps, (dead, None), (processes.insert(), self._beat())])
        self._beating = asyncio.create_task(self._keep_beating(), name="beat")

    def _beat(self) -> dict[str, Any]:
        return {"id": self._store.me, "address": self._address, "beat": time.time()}

    async def leave(self) -> None:
        """Let go of every table, and leave word of when that was."""
        if self._beating is None:
            return
        self._beating.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._beating
        processes = schema.processes
        with contextlib.suppress(StoreFailed):
            mine = update(processes).where(processes.c.id == self._store.me)
            await self._store.write(
                [
                    (processes.delete().where(processes.c.address == CLOSED), None),
                    (mine.values(id=CLOSED, address=CLOSED, beat=time.time()), None),
                ]
            )

    async def _keep_beating(self) -> None:
        processes = schema.processes
        while True:
            await asyncio.sleep(self._lease / 4)
            beat = update(processes).where(processes.c.id == self._store.me).values(beat=time.time())
            try:
                await self._store.write([(beat, None)])
            except StoreFailed as error:
                log.warning("no beat: %s", error)

    async def claim(self, table: str) -> None:
        """Make the table this process's own, if it is awake nowhere else.

        :raises Elsewhere: with the address of the process where it is awake.
        :raises StoreFailed: when the store cannot be written.
        """
        tables, processes = schema.tables, schema.processes
        alive = select(processes.c.id).where(processes.c.beat > time.time() - self._lease)
        mine = (
            update(tables)
            .where(tables.c.id == table, tables.c.owner.not_in(alive) | (tables.c.owner == self._store.me))
            .values(owner=self._store.me)
        )
        await self._store.write([(mine, None)])
        where = (
            select(tables.c.owner, processes.c.address)
            .select_from(tables.outerjoin(processes, processes.c.id == tables.c.owner))
            .where(tables.c.id == table)
        )
        try:
            async with self._store.engine.connect() as connection:
                found = (await connection.execute(where)).first()
        except (DBAPIError, OSError) as error:
            raise StoreFailed(str(error)) from error
        if found is not None and found.owner != self._store.me:
            raise Elsewhere(found.address or "")

    async def release(self, table: str) -> None:
        """The table sleeps: whoever is asked for it next may wake it."""
        tables = schema.tables
        mine = update(tables).where(tables.c.id == table, tables.c.owner == self._store.me)
        with contextlib.suppress(StoreFailed):
            await self._store.write([(mine.values(owner=""), None)])
