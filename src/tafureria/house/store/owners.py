"""Several processes behind one store: each table is awake in one of them; if it dies, another takes over.

Each process has a row in the store with a name that no process had before and the time of its last heartbeat,
by the database's clock. While that heartbeat is younger than the lease, the process owns the tables that it
has claimed.
Three rules ensure that a table has one owner at a time, whatever the machines' clocks say:

- A process measures its lease on its own steady clock, from before it sent the heartbeat. It sends nothing to
  anybody after the end, and its lease always ends before others may take its tables over.
- A guest is let in to a table only after the store has confirmed that the process still owns it.
- Every write to a table checks its owner in the same transaction. A heartbeat that comes too late does not
  count: the process has lost its tables, drops all of them and joins again under a new name.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import ColumnElement, func, select, text, update

from tafureria.house.store import machine, schema
from tafureria.house.store.clock import database_now, steady
from tafureria.house.store.notices import Notices, tell
from tafureria.house.store.rows import StoreFailed
from tafureria.house.store.store import Store

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

log = logging.getLogger(__name__)

CLOSED: Final = "closed"
"""Name of the row that records when a process last closed cleanly; it owns no table."""
MARGIN: Final = 0.05
"""Fraction of the lease that a process does not use, since clocks do not run at quite the same speed."""
JOIN_LOCK: Final = 0x7AF1
"""Number of the PostgreSQL advisory lock that is held while a process joins."""


class Elsewhere(Exception):
    """The table is awake in another process, at *address*, which is empty when that is unknown for now."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.address = address


class AddressTaken(StoreFailed):
    """Another living process advertises the same address."""


async def _nothing() -> None:
    pass


class Owners:
    """This process's place among those that share the store. Without an *address* it is alone."""

    def __init__(
        self, store: Store, address: str, lease: float, on_loss: Callable[[], Awaitable[None]] = _nothing
    ) -> None:
        """*on_loss* drops all tables; it is called when the lease has ended. *lease* is in seconds."""
        self._store, self._address, self._lease, self._on_loss = store, address, lease, on_loss
        self._until = 0.0
        """When the lease ends, on the steady clock."""
        self._beating: asyncio.Task[None] | None = None
        self._name: socket.socket | None = None
        self._is_lost = asyncio.Event()
        """Set when another process gives notice that it has taken over a table of this one."""
        self._notices = Notices(store.engine, self._on_notice)

    @property
    def is_alone(self) -> bool:
        """Does no other process share the store?"""
        return not self._address

    def holds(self) -> bool:
        """Do the tables that this process has claimed still belong to it?"""
        return not self._address or steady() < self._until

    # --- joining and leaving ------------------------------------------------------------------

    async def join(self) -> None:
        """Join the others and start the heartbeat.

        :raises AddressTaken: when a living process advertises the same address.
        :raises StoreFailed: when the store cannot be written.
        """
        patience = steady() + self._lease * 1.5
        while True:
            try:
                await self._join()
                break
            except AddressTaken:
                # That process may have died just now, on another machine.
                if steady() > patience:
                    raise
                await asyncio.sleep(self._lease / 20)
        await self._listen()
        self._beating = asyncio.create_task(self._keep_beating(), name="beat")

    async def _listen(self) -> None:
        if self._address:
            await self._notices.listen()

    def _on_notice(self, loser: str) -> None:
        if loser == self._store.me:
            self._until = 0.0
            self._is_lost.set()

    async def _join(self) -> None:
        """Join under a new name.

        If no other process is alive, the house was closed since the last heartbeat, and that time does not
        count on the clocks.
        """
        name, processes, sent = machine.new_name(), schema.processes.c, steady()
        held = machine.hold(name)
        try:
            async with self._store.transaction() as connection:
                if connection.dialect.name == "postgresql":
                    await connection.execute(text(f"SELECT pg_advisory_xact_lock({JOIN_LOCK})"))
                rows = select(processes.id, processes.address, self._is_fresh().label("beats"))
                found = (await connection.execute(rows)).all()
                others = [row for row in found if self._may_live(row)]
                self._check_address([row.address for row in others])
                if not others:
                    await self._take_off(connection)
                await self._forget([row.id for row in found if row not in others], connection)
                values = {"id": name, "address": self._address, "beat": database_now()}
                await connection.execute(schema.processes.insert().values(values))
                await self._store.read_clock(connection)
        except BaseException:
            if held is not None:
                held.close()
            raise
        self._let_go()
        self._name, self._store.me = held, name
        self._until = sent + self._lease * (1 - MARGIN)

    def _check_address(self, others: list[str]) -> None:
        if self._address in others:
            raise AddressTaken(
                f"another house is open at {self._address}; each process needs an address of its own "
                "(--advertise)"
            )

    def _may_live(self, row: Any) -> bool:
        """Is the process of that row alive, as far as can be told?"""
        if self.is_alone or row.id in (CLOSED, self._store.me) or not row.beats:
            return False
        return not machine.is_dead(row.id)

    async def _forget(self, dead: list[str], connection: AsyncConnection) -> None:
        """Delete the rows of processes that are gone."""
        processes = schema.processes
        certain = [id_ for id_ in dead if self.is_alone or id_ == CLOSED or machine.is_dead(id_)]
        gone = processes.c.id.in_([*certain, self._store.me]) | ~self._is_fresh()
        await connection.execute(processes.delete().where(processes.c.id.in_(dead), gone))

    async def _take_off(self, connection: AsyncConnection) -> None:
        last = select(func.max(schema.processes.c.beat)).scalar_subquery()
        closed = database_now() - func.coalesce(last, database_now())
        for table, *names in (
            (schema.chairs, "since", "gone", "due"),
            (schema.calls, "since"),
            (schema.errands, "since"),
        ):
            for column in (table.c[name] for name in names):
                moved = update(table).where(column > 0).values({column.name: column + closed})
                await connection.execute(moved)

    async def leave(self) -> None:
        """Give up every table, and record the time in the store."""
        if self._beating is None:
            return
        self._beating.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._beating
        self._until = 0.0
        await self._notices.close()
        processes = schema.processes
        with contextlib.suppress(StoreFailed):
            async with self._store.transaction() as connection:
                await connection.execute(processes.delete().where(processes.c.id == CLOSED))
                mine = update(processes).where(processes.c.id == self._store.me)
                await connection.execute(mine.values(id=CLOSED, address=CLOSED, beat=database_now()))
        self._let_go()

    def _let_go(self) -> None:
        if self._name is not None:
            self._name.close()
            self._name = None

    # --- the lease ----------------------------------------------------------------------------

    def _is_fresh(self) -> ColumnElement[bool]:
        """SQL: is the last heartbeat of a process younger than the lease, and not far in the future?"""
        return schema.processes.c.beat.between(database_now() - self._lease, database_now() + self._lease)

    async def _keep_beating(self) -> None:
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._is_lost.wait(), self._lease / 4)
            self._is_lost.clear()
            if self.holds():
                await self._try_to_beat()
            if not self.holds():
                await self._rejoin()
            await self._listen()

    async def _try_to_beat(self) -> None:
        """Send a heartbeat, but wait for an answer no longer than the lease lasts."""
        beat = asyncio.create_task(self._beat())
        left = max(self._until - steady(), 0.0) if self._address else None
        await asyncio.wait({beat}, timeout=left)
        if not beat.done():
            beat.cancel()
            log.warning("the store did not answer the heartbeat in time")

    async def _beat(self) -> None:
        """Write a heartbeat to the store; one that comes too late ends the lease."""
        processes, sent = schema.processes, steady()
        mine = update(processes).where(processes.c.id == self._store.me)
        if self._address:
            mine = mine.where(self._is_fresh())
        try:
            async with self._store.transaction() as connection:
                done = await connection.execute(mine.values(beat=database_now()))
                await self._store.read_clock(connection)
        except StoreFailed as error:
            log.warning("the heartbeat could not be written: %s", error)
            return
        self._until = sent + self._lease * (1 - MARGIN) if done.rowcount else 0.0

    async def _rejoin(self) -> None:
        log.warning(
            "this process was stopped or cut off from the store and has lost its tables; it joins again"
        )
        self._until = 0.0
        await self._on_loss()
        while True:
            try:
                await self._join()
            except StoreFailed as error:
                log.warning("this process cannot join the others again yet: %s", error)
                await asyncio.sleep(self._lease / 4)
            else:
                return

    # --- tables -------------------------------------------------------------------------------

    def _alive(self) -> Any:
        return select(schema.processes.c.id).where(self._is_fresh())

    def _is_mine(self) -> ColumnElement[bool]:
        """SQL: does the table belong to this process, and has its lease not ended?"""
        owner, me = schema.tables.c.owner, self._store.me
        return (owner == me) if self.is_alone else (owner == me) & owner.in_(self._alive())

    async def claim(self, table: str) -> None:
        """Make the table belong to this process, unless it is awake in another.

        :raises Elsewhere: with the address of the process where it is awake.
        :raises StoreFailed: when the store cannot be written.
        """
        tables, processes, me = schema.tables, schema.processes, self._store.me
        if not self.holds():
            raise Elsewhere("")
        of_table = tables.c.id == table
        take = update(tables).where(of_table, tables.c.owner.not_in(self._alive())).values(owner=me)
        if not self.is_alone:
            take = take.where(select(processes.c.id).where(processes.c.id == me, self._is_fresh()).exists())
        where = (
            select(tables.c.owner, processes.c.address, self._is_mine().label("mine"))
            .select_from(tables.outerjoin(processes, processes.c.id == tables.c.owner))
            .where(of_table)
        )
        async with self._store.transaction() as connection:
            # A process that claims the same table at the same time waits here, and then sees the new owner.
            lock = select(tables.c.owner).where(of_table).with_for_update(key_share=True)
            before = (await connection.execute(lock)).scalar()
            await connection.execute(take)
            found = (await connection.execute(where)).first()
            if before and before != me and found is not None and found.mine:
                await tell(connection, before)
        if found is not None and not found.mine:
            raise Elsewhere("" if found.owner == me else found.address or "")

    async def is_elsewhere(self, owner: str) -> bool:
        """Is that owner of a table another process that is alive?"""
        if self.is_alone or owner in ("", self._store.me):
            return False
        async with self._store.reading() as connection:
            found = await connection.execute(self._alive().where(schema.processes.c.id == owner))
            return found.first() is not None

    async def confirm(self, table: str) -> bool:
        """Does the table still belong to this process, according to the store?

        :raises StoreFailed: when the store cannot be read.
        """
        if self.is_alone:
            return True
        mine = select(schema.tables.c.id).where(schema.tables.c.id == table, self._is_mine())
        async with self._store.reading() as connection:
            return (await connection.execute(mine)).first() is not None

    async def release(self, table: str) -> None:
        """Give up a table that has fallen asleep: the next process that is asked for it may wake it."""
        tables = schema.tables
        mine = update(tables).where(tables.c.id == table, tables.c.owner == self._store.me)
        with contextlib.suppress(StoreFailed):
            await self._store.write([(mine.values(owner=""), None)])
