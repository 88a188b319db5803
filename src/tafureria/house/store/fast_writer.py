"""The fast way to write to an SQLite file: prepared statements for what every move writes.

The file has one writer, the task of :class:`tafureria.house.store.writer.Writer`. Busy tables write a few
known statements. These run directly on the event loop, since in memory they take microseconds; only commits,
which wait for the disk, and whole games brought in at once go to a thread.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, Final, cast

import msgspec
from sqlalchemy import ClauseElement, Executable, Insert
from sqlalchemy.dialects import sqlite

from tafureria.house.store.database import PRAGMAS, pragmas_for
from tafureria.house.store.rows import Overtaken

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

FEW_ROWS: Final = 300
"""The most rows of one statement that are written on the event loop."""
STILL_OWN: Final = "SELECT count(*) FROM tables WHERE owner = ? AND id IN (SELECT value FROM json_each(?))"


class FastWriter:
    """A connection that executes prepared statements only."""

    def __init__(self, path: str, statements: Iterable[Executable], pragmas: Iterable[str] = PRAGMAS) -> None:
        """:raises sqlite3.Error: when the file cannot be opened."""
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="store")
        self._file = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=0)
        for pragma in pragmas:
            self._file.execute(f"PRAGMA {pragma}")
        # If another process is writing, the thread waits for it, never the event loop.
        self._file.execute("PRAGMA busy_timeout=0")
        self._sql = {id(one): _sql(one) for one in statements}

    def knows(self, statement: Executable) -> bool:
        """Is it one of the prepared statements?"""
        return id(statement) in self._sql

    async def transact(
        self, steps: Iterable[tuple[Executable, Sequence[Any]]], own: set[str], me: str
    ) -> None:
        """Execute all steps, each with its rows, in one transaction; *me* must still own the tables *own*.

        :raises sqlite3.Error: nothing was written.
        :raises Overtaken: nothing was written.
        """
        run = asyncio.get_running_loop().run_in_executor
        await self._begin()
        try:
            for statement, rows in steps:
                if len(rows) <= FEW_ROWS:
                    self._file.executemany(self._sql[id(statement)], rows)
                else:
                    await run(self._thread, self._insert, statement, rows)
            self._check_owner(own, me)
            await run(self._thread, self._file.execute, "COMMIT")
        except BaseException:
            if self._file.in_transaction:
                self._file.execute("ROLLBACK")
            raise

    def _insert(self, statement: Executable, rows: Sequence[dict[str, Any]]) -> None:
        """Insert many rows with one statement, as the thread must wait for the interpreter at each statement.

        Only whole games have that many rows, and those are always inserted.
        """
        assert isinstance(statement, Insert)
        names = list(rows[0])
        values = ", ".join(f"json_extract(value, '$[{place}]')" for place in range(len(names)))
        into = f"{statement.table.name} ({', '.join(names)})"
        sql = f"INSERT INTO {into} SELECT {values} FROM json_each(?)"  # noqa: S608 - names of our own
        self._file.execute(
            sql, (msgspec.json.encode([[row[name] for name in names] for row in rows]).decode(),)
        )

    def _check_owner(self, own: set[str], me: str) -> None:
        if own:
            found = self._file.execute(STILL_OWN, (me, json.dumps(list(own))))
            if found.fetchone()[0] != len(own):
                raise Overtaken

    async def _begin(self) -> None:
        try:
            self._file.execute("BEGIN IMMEDIATE")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise
            await asyncio.get_running_loop().run_in_executor(self._thread, self._begin_patiently)

    def _begin_patiently(self) -> None:
        self._file.execute(f"PRAGMA {PRAGMAS[-1]}")
        try:
            self._file.execute("BEGIN IMMEDIATE")
        finally:
            self._file.execute("PRAGMA busy_timeout=0")

    def close(self) -> None:
        """Close the file."""
        self._thread.shutdown()
        self._file.close()


def fast_writer(engine: AsyncEngine, statements: Iterable[Executable]) -> FastWriter | None:
    """The fast writer for the store behind *engine*; ``None`` when that is not an SQLite file.

    :raises sqlite3.Error: when the file cannot be opened.
    """
    path = engine.url.database
    if engine.url.get_backend_name() != "sqlite" or not path or path == ":memory:":
        return None
    return FastWriter(path, statements, pragmas_for(engine.url))


def _sql(statement: Executable) -> str:
    """The statement in SQLite's dialect, with named parameters."""
    return str(cast("ClauseElement", statement).compile(dialect=sqlite.dialect(paramstyle="named")))
