"""The store: tables, their seats, every action, talk. An SQLite file by default, any database by URL."""

from __future__ import annotations

import contextlib
import secrets
import time
from collections.abc import AsyncIterator, Sequence
from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy import Executable, select, update
from sqlalchemy.exc import ArgumentError

from tafureria.house.status import TableStatus
from tafureria.house.store import schema
from tafureria.house.store.clock import database_now, steady
from tafureria.house.store.database import migrate, open_engine, reason, store_url
from tafureria.house.store.failures import FAILURES
from tafureria.house.store.fast_writer import FastWriter, fast_writer
from tafureria.house.store.reader import Reader, fetch
from tafureria.house.store.rows import Chair, Line, StoreFailed, TableRow
from tafureria.house.store.statements import (
    DELETE_KEPT,
    FAST,
    INSERT_ACTIONS,
    INSERT_CHAIRS,
    INSERT_KEPT,
    INSERT_PERSON,
    INSERT_TABLE,
    INSERT_TALK,
    TOUCH,
    UPDATE_CHAIR,
    UPDATE_CLOCKS,
    UPDATE_GAME,
    UPDATE_PERSON,
    action_rows,
    chair_rows,
    clock_rows,
    table_values,
    update_table,
)
from tafureria.house.store.store_file import StoreFile
from tafureria.house.store.writer import Write, Writer

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

PROBE: Final = "probe"
"""Name under which something is written now and then, to see whether that is possible."""


class Store(Reader):
    """The store of one house. Open it with :meth:`open`, close it with :meth:`close`."""

    def __init__(self, engine: AsyncEngine, file: StoreFile | None, fast: FastWriter | None) -> None:
        super().__init__(engine, file)
        self.me = secrets.token_hex(8)
        """The name of this process among those that share the store."""
        self._writer = Writer(engine, fast, self._check_file)
        self._ahead: float | None = None
        """Seconds by which the database's clock is ahead of the steady one; ``None`` for a file."""

    @classmethod
    async def open(cls, url: str, *, alone: bool | None = None) -> Store:
        """Open the store, bring its schema up to date and start the writing task.

        *url* is the path of an SQLite file or a SQLAlchemy URL. *alone*: may no other house have the
        file open? ``None`` for programs that are not a house.

        :raises StoreFailed: when it cannot be opened or written.
        """
        try:
            engine = open_engine(store_url(url))
        except ModuleNotFoundError as error:
            raise StoreFailed(f"{error.name} is not installed: pip install tafureria[postgres]") from error
        except ArgumentError as error:
            raise StoreFailed(str(error)) from error
        path, file, fast = engine.url.database, None, None
        try:
            if engine.url.get_backend_name() == "sqlite" and path and path != ":memory:":
                file = StoreFile(path, alone=alone)
            async with engine.begin() as connection:
                await connection.run_sync(migrate)
            fast = fast_writer(engine, FAST)
            store = cls(engine, file, fast)
            async with engine.connect() as connection:
                await store.read_clock(connection)
        except FAILURES as error:
            await engine.dispose()
            if fast is not None:
                fast.close()
            if file is not None:
                file.close()
            raise StoreFailed(reason(error)) from error
        store._writer.start()
        return store

    async def close(self) -> None:
        """Finish writing and close the database."""
        await self._writer.close()
        await self.engine.dispose()
        if self._file is not None:
            self._file.close()

    # --- the clock ----------------------------------------------------------------------------

    def now(self) -> float:
        """Seconds since 1970, by the clock that all processes behind this store share."""
        return time.time() if self._ahead is None else steady() + self._ahead

    async def read_clock(self, connection: AsyncConnection) -> None:
        """Set the clock by the database's; for an SQLite file it stays this machine's clock."""
        if connection.dialect.name == "sqlite":
            return
        before = steady()
        told = (await connection.execute(select(database_now()))).scalar_one()
        self._ahead = told - (before + steady()) / 2

    # --- writing ------------------------------------------------------------------------------

    @property
    def is_failing(self) -> bool:
        """Did the last write fail?"""
        return self._writer.is_failing

    async def check_writing(self) -> None:
        """Check that the store can be written: a full disk still answers questions.

        :raises StoreFailed: when it cannot.
        """
        await self.secret(PROBE, b"0")
        probe = update(schema.house).where(schema.house.c.name == PROBE)
        await self.write([(probe, {"value": secrets.token_bytes(8)})])

    async def write(self, steps: Sequence[tuple[Executable, Any]], *, table: str = "") -> None:
        """Execute the steps in one transaction; they are durable when this returns.

        :raises StoreFailed: nothing was written.
        :raises Overtaken: nothing was written, because *table* now belongs to another process.
        """
        await self._writer.write(Write(steps, table, self.me))

    @contextlib.asynccontextmanager
    async def transaction(self) -> AsyncIterator[AsyncConnection]:
        """A connection with one transaction, for writes that depend on what was read before.

        :raises StoreFailed: nothing was written.
        """
        try:
            self._check_file()
            async with self.engine.begin() as connection:
                yield connection
        except StoreFailed:
            raise  # unchanged, since it may say more than reason()
        except FAILURES as error:
            raise StoreFailed(reason(error)) from error

    async def add_table(
        self, row: TableRow, chairs: list[Chair], actions: Sequence[tuple[int, int]] = ()
    ) -> None:
        """Store a new table, with any actions that were already played at it."""
        chair_rows = [msgspec.to_builtins(chair) | {"table_id": row.id} for chair in chairs]
        steps: list[tuple[Executable, Any]] = [(INSERT_TABLE, table_values(row)), (INSERT_CHAIRS, chair_rows)]
        if actions:
            steps.append((INSERT_ACTIONS, action_rows(row.id, 0, actions, self.now())))
        await self.write(steps)

    async def set_chairs(self, table: str, chairs: list[Chair], **values: Any) -> None:
        """Store these seats, and new *values* for columns of the table itself."""
        changed = values | {"updated": self.now()}
        steps: list[tuple[Executable, Any]] = [
            (update_table(*sorted(changed)), changed | {"of_table": table}),
        ]
        if chairs:
            steps.append((UPDATE_CHAIR, chair_rows(table, chairs)))
        await self.write(steps, table=table)

    async def add_actions(
        self,
        table: str,
        ply: int,
        actions: list[tuple[int, int]],
        *,
        waiting: int,
        awaited: int = 0,
        ending: str | None = None,
        clocks: Sequence[Chair] = (),
        thoughts: Sequence[str] = (),
    ) -> None:
        """Store the actions from *ply* on, the seats that the table waits for next, and these chairs' clocks.

        *waiting* and *awaited* are bit masks of seats; *awaited* are those that it is publicly waiting for.
        *thoughts* is what a computer player weighed before each of the actions; none for people.
        """
        status = TableStatus.PLAYING if ending is None else TableStatus.OVER
        values = {
            "of_table": table,
            "awaited": awaited,
            "waiting": waiting,
            "updated": self.now(),
            "status": status.value,
            "ending": ending,
        }
        steps: list[tuple[Executable, Any]] = [
            (INSERT_ACTIONS, action_rows(table, ply, actions, self.now(), thoughts)),
            (UPDATE_GAME, values),
        ]
        if clocks:
            steps.append((UPDATE_CLOCKS, clock_rows(table, clocks)))
        await self.write(steps, table=table)

    async def set_clocks(self, table: str, clocks: Sequence[Chair]) -> None:
        """Store the clocks of these chairs."""
        await self.write([(UPDATE_CLOCKS, clock_rows(table, clocks))], table=table)

    async def add_line(self, table: str, line: Line) -> None:
        """Store a line of talk."""
        said = msgspec.to_builtins(line) | {"table_id": table}
        touched = {"of_table": table, "updated": line.at}
        await self.write([(TOUCH, touched), (INSERT_TALK, said)], table=table)

    async def keep(
        self, table: str, ply: int, what: bytes, *, result: str = "", is_own: bool = False
    ) -> None:
        """Store what was told at that table up to that action, replacing what was kept before.

        *result* is how the game ended, in JSON; empty for a running game.
        *is_own*: only if the table still belongs to this process, as a running one must.
        """
        row = {"table_id": table, "ply": ply, "what": what, "result": result}
        steps = [(DELETE_KEPT, {"of_table": table}), (INSERT_KEPT, row)]
        await self.write(steps, table=table if is_own else "")

    async def keep_analysis(self, table: str, version: int, what: bytes) -> None:
        """Store the compressed analysis of a game, replacing an earlier one."""
        analyses = schema.analyses
        row = {"table_id": table, "format": version, "what": what}
        await self.write(
            [(analyses.delete().where(analyses.c.table_id == table), {}), (analyses.insert(), row)]
        )

    async def set_result(self, table: str, result: str) -> None:
        """Store the result of a game that is already kept."""
        kept = schema.kept
        await self.write([(update(kept).where(kept.c.table_id == table), {"result": result})])

    async def set_name(self, person: str, name: str) -> None:
        """Store the name that a person uses; a failure is ignored."""
        with contextlib.suppress(StoreFailed):
            if await self.name_of(person):
                await self.write([(UPDATE_PERSON, {"of_person": person, "name": name})])
            else:
                await self.write([(INSERT_PERSON, {"person": person, "name": name})])

    async def set_secret(self, name: str, value: bytes) -> None:
        """Store a secret of the house, replacing the previous one of that name."""
        rows = schema.house
        await self.write(
            [
                (rows.delete().where(rows.c.name == name), {}),
                (rows.insert(), {"name": name, "value": value}),
            ]
        )

    async def secret(self, name: str, fresh: bytes) -> bytes:
        """A secret of the house: *fresh*, stored, the first time; the stored value ever after.

        :raises StoreFailed: when it is not stored yet and cannot be.
        """
        query = select(schema.house.c.value).where(schema.house.c.name == name)
        async with self.reading() as connection:
            found = await fetch(connection, query)
        if not found:
            try:
                await self.write([(schema.house.insert(), {"name": name, "value": fresh})])
            except StoreFailed:
                async with self.reading() as connection:
                    found = await fetch(connection, query)
                if not found:
                    raise
                # Another process stored it first.
        return bytes(found[0]["value"]) if found else fresh
