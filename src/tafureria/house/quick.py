"""The quick way into an SQLite file: what every move writes, without a thread for each statement.

The file has one writer, the task of :class:`tafureria.house.store.Store`. What busy tables write are few
statements, known beforehand: they are carried out where they stand, since in memory they take
microseconds, and only the commit, which waits for the disk, goes to a thread.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, cast

from sqlalchemy import ClauseElement, Executable
from sqlalchemy.dialects import sqlite
from sqlalchemy.ext.asyncio import AsyncEngine

from tafureria.house.database import PRAGMAS
from tafureria.house.kept import Overtaken

OWN: Final = "SELECT count(*) FROM tables WHERE owner = ? AND id IN (SELECT value FROM json_each(?))"


class QuickFile:
    """A connection for known statements only."""

    def __init__(self, path: str, known: Iterable[Executable]) -> None:
        """:raises sqlite3.Error: when the file cannot be opened."""
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="store")
        self._file = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=0)
        for pragma in PRAGMAS:
            self._file.execute(f"PRAGMA {pragma}")
        # Somebody else who writes just now is waited for in the thread, never here.
        self._file.execute("PRAGMA busy_timeout=0")
        self._sql = {id(one): _sql(one) for one in known}

    def knows(self, statement: Executable) -> bool:
        """Is it one of those?"""
        return id(statement) in self._sql

    async def transact(
        self, steps: Iterable[tuple[Executable, Sequence[Any]]], own: set[str], me: str
    ) -> None:
        """All steps in one transaction, each with its rows; the tables *own* must still be *me*'s.

        :raises sqlite3.Error: nothing was kept.
        :raises Overtaken: nothing was kept.
        """
        run = asyncio.get_running_loop().run_in_executor
        await self._begin()
        try:
            for statement, rows in steps:
                self._file.executemany(self._sql[id(statement)], rows)
            self._check_owner(own, me)
            await run(self._thread, self._file.execute, "COMMIT")
        except BaseException:
            if self._file.in_transaction:
                self._file.execute("ROLLBACK")
            raise

    def _check_owner(self, own: set[str], me: str) -> None:
        if own:
            found = self._file.execute(OWN, (me, json.dumps(list(own))))
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
        """Let go of the file."""
        self._thread.shutdown()
        self._file.close()


def quick_file(engine: AsyncEngine, known: Iterable[Executable]) -> QuickFile | None:
    """The quick way into the store behind *engine*; ``None`` where it is no file.

    :raises sqlite3.Error: when it cannot be opened.
    """
    path = engine.url.database
    if engine.url.get_backend_name() != "sqlite" or not path or path == ":memory:":
        return None
    return QuickFile(path, known)


def _sql(statement: Executable) -> str:
    """The statement as SQLite reads it, its parameters by name."""
    return str(cast("ClauseElement", statement).compile(dialect=sqlite.dialect(paramstyle="named")))
