"""The one task that writes into the store.

It puts everything that is waiting into one transaction, so that many tables share the cost of making a move
durable; nobody is told of a move before it is durable.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import time
from collections import deque
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from sqlalchemy import Executable, select
from sqlalchemy.exc import IntegrityError

from tafureria.house import metrics
from tafureria.house.store import schema
from tafureria.house.store.database import reason
from tafureria.house.store.failures import FAILURES
from tafureria.house.store.fast_writer import FEW_ROWS, FastWriter
from tafureria.house.store.rows import Overtaken, StoreFailed
from tafureria.house.store.statements import FIRST

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine


class Write(NamedTuple):
    """Statements with their parameters, executed together or not at all."""

    steps: Sequence[tuple[Executable, Any]]
    table: str = ""
    """The table that must still belong to this process; otherwise nothing is written."""
    me: str = ""
    """The name of this process when it queued the write: one that has joined again has lost its tables."""


OVERTAKEN: Final = (Overtaken, IntegrityError, sqlite3.IntegrityError)
"""Errors that do not mean a failing store: another process was first."""
Waiting = tuple[Write, asyncio.Future[None]]


class Writer:
    """Carries out the writes of one store, as long as it is open, beginning with :meth:`start`."""

    def __init__(self, engine: AsyncEngine, fast: FastWriter | None, check: Callable[[], None]) -> None:
        """*fast* writes to an SQLite file; *check* raises StoreFailed when that file has gone."""
        self._engine, self._fast, self._check = engine, fast, check
        self._writes: asyncio.Queue[Waiting] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self.is_failing = False
        """Did the last write fail?"""

    def start(self) -> None:
        """Start the task."""
        self._task = asyncio.create_task(self._write_all(), name="store writer")

    async def close(self) -> None:
        """Finish the pending writes, and stop."""
        if self._task is not None:
            await self._writes.join()
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        if self._fast is not None:
            self._fast.close()

    async def write(self, write: Write) -> None:
        """Carry out the write; it is durable when this returns.

        :raises StoreFailed: nothing was written.
        :raises Overtaken: nothing was written, because its table now belongs to another process.
        """
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._writes.put_nowait((write, done))
        await done

    async def _write_all(self) -> None:
        # Long ones are written one by one, and the waiting moves of all tables before each of them.
        long: deque[Waiting] = deque()
        while True:
            batch = [] if long else [await self._writes.get()]
            while not self._writes.empty():
                batch.append(self._writes.get_nowait())
            brief: list[Waiting] = []
            for one in batch:
                (brief if self._is_brief(one[0]) else long).append(one)
            for part in (brief, [long.popleft()] if long else []):
                if part:
                    await self._write_part(part)
                for _ in part:
                    self._writes.task_done()

    def _is_brief(self, write: Write) -> bool:
        """Is it not a whole game brought in at once, and written in the fastest way available?"""
        return not _is_large(write) and (self._fast is None or self._is_fast(write))

    def _is_fast(self, write: Write) -> bool:
        return self._fast is not None and all(self._fast.knows(statement) for statement, _ in write.steps)

    async def _write_part(self, batch: list[Waiting]) -> None:
        began = time.perf_counter()
        try:
            await self._transact([write for write, _ in batch])
        except FAILURES as error:
            if not isinstance(error, OVERTAKEN):
                metrics.store_failures.inc()
                self.is_failing = True
            await self._write_one_by_one(batch, error)
        else:
            self.is_failing = False
            metrics.writes.observe(time.perf_counter() - began)
            _finish(batch, None)

    async def _write_one_by_one(self, batch: list[Waiting], error: Exception) -> None:
        """Try the writes of a failed batch one by one, so that one bad write does not spoil the others."""
        if len(batch) == 1:
            _finish(batch, error)
            return
        for write, done in batch:
            try:
                await self._transact([write])
            except FAILURES as own:
                _finish([(write, done)], own)
            else:
                self.is_failing = False
                _finish([(write, done)], None)

    async def _transact(self, writes: list[Write]) -> None:
        """Execute all of them in one transaction; rows of the same statement are written together."""
        self._check()
        grouped: dict[int, tuple[Executable, list[Any]]] = {id(one): (one, []) for one in FIRST}
        for write in writes:
            for statement, values in write.steps:
                rows = grouped.setdefault(id(statement), (statement, []))[1]
                rows.extend(values if isinstance(values, list) else [values])
        own = {write.table for write in writes if write.table}
        me = {write.me for write in writes if write.table}
        if len(me) > 1:
            raise Overtaken  # true of one of them; they are then written one by one
        if self._fast is not None and self._is_fast(writes[0]):
            await self._fast.transact([one for one in grouped.values() if one[1]], own, "".join(me))
            return
        async with self._engine.begin() as connection:
            if own:
                # This locks the rows: nobody can take a table over before everything is written.
                tables = schema.tables.c
                query = select(tables.id).where(tables.id.in_(own), tables.owner.in_(me)).order_by(tables.id)
                found = await connection.execute(query.with_for_update(key_share=True))
                if len(found.all()) != len(own):
                    raise Overtaken
            for statement, rows in grouped.values():
                # In parts, because the work for each row is done on the event loop.
                for first in range(0, len(rows), FEW_ROWS):
                    part = rows[first : first + FEW_ROWS]
                    await connection.execute(statement, part if part[0] is not None else None)


def _is_large(write: Write) -> bool:
    return any(isinstance(rows, list) and len(rows) > FEW_ROWS for _, rows in write.steps)


def _finish(batch: list[Waiting], error: Exception | None) -> None:
    """Tell the waiting callers that their writes are done, or why they failed."""
    for write, done in batch:
        if done.done():
            continue
        if error is None:
            done.set_result(None)
        else:
            # An action or a line with that number exists already: another process wrote it.
            lost = isinstance(error, OVERTAKEN) and write.table
            failed = Overtaken(write.table) if lost else StoreFailed(reason(error))
            failed.__cause__ = error
            done.set_exception(failed)
