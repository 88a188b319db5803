"""The store: tables, who sits where, every action, talk. An SQLite file by default, any database by URL.

One task does all the writing. It puts everything that is waiting into one transaction, so that many tables
share the cost of making a move durable; nobody is told of a move before it is.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import sqlite3
import time
from collections.abc import AsyncIterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Executable, bindparam, func, select, update
from sqlalchemy.exc import ArgumentError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tafureria.house.status import TableStatus
from tafureria.house.store import schema
from tafureria.house.store.clock import database_now, steady
from tafureria.house.store.database import driver_errors, migrate, open_engine, reason, store_url
from tafureria.house.store.fast_writer import FastWriter, fast_writer
from tafureria.house.store.rows import (
    Chair,
    Line,
    Overtaken,
    StoredTable,
    StoreFailed,
    TableRow,
    TableSettings,
)
from tafureria.house.store.store_file import StoreFile


class Job(NamedTuple):
    """Statements with their parameters, carried out together or not at all."""

    steps: Sequence[tuple[Executable, Any]]
    table: str = ""
    """The table that must still belong to this process; otherwise nothing is written."""
    me: str = ""
    """The name of this process when it asked for this: one that has joined again has lost its tables."""


INSERT_TABLE: Final = schema.tables.insert()
INSERT_CHAIRS: Final = schema.chairs.insert()
INSERT_ACTIONS: Final = schema.actions.insert()
INSERT_TALK: Final = schema.talk.insert()
UPDATE_GAME: Final = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("of_table"))
    .values({name: bindparam(name) for name in ("waiting", "updated", "status", "ending")})
)
UPDATE_CLOCKS: Final = (
    update(schema.chairs)
    .where(schema.chairs.c.table_id == bindparam("of_table"), schema.chairs.c.seat == bindparam("of_seat"))
    .values({name: bindparam(name) for name in ("used", "since", "masked", "gone")})
)
TOUCH: Final = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("of_table"))
    .values(updated=bindparam("updated"))
)
DELETE_KEPT: Final = schema.kept.delete().where(schema.kept.c.table_id == bindparam("of_table"))
INSERT_KEPT: Final = schema.kept.insert()
FIRST: Final = (INSERT_TABLE, INSERT_CHAIRS)
"""Carried out before all others of a batch, since the others refer to their rows."""
FAST: Final = (
    *FIRST,
    INSERT_ACTIONS,
    INSERT_TALK,
    UPDATE_GAME,
    UPDATE_CLOCKS,
    TOUCH,
    DELETE_KEPT,
    INSERT_KEPT,
)
"""The statements that busy tables write; the fast writer prepares them."""
FAILURES: Final[tuple[type[Exception], ...]] = (
    *(SQLAlchemyError, sqlite3.Error, OSError, ValueError, OverflowError, Overtaken, StoreFailed),
    *driver_errors(),
)
"""Everything that can go wrong in a transaction; none of it may end the writing task."""
FEW_ROWS: Final = 300
"""Most rows that are written on the event loop before others have their turn."""
MOST_UNFINISHED: Final = 30
"""Most tables that the first page shows a visitor of their own."""
MOST_LESSONS: Final = 200
"""Lessons of one visitor that are looked at."""
ENDED: Final = (TableStatus.OVER.value, TableStatus.TAUGHT.value)
MOST_LISTED: Final = 50
"""Most public tables that the first page shows."""


class Store:
    """The store of one house. Open it with :meth:`open`, close it with :meth:`close`."""

    def __init__(self, engine: AsyncEngine, me: str) -> None:
        self.engine = engine
        self.me = me
        """Name of this process among those that share the store."""
        self._jobs: asyncio.Queue[tuple[Job, asyncio.Future[None]]] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self._fast: FastWriter | None = None
        self._ahead: float | None = None
        """By how much the database's clock is ahead of the steady one; ``None`` for a file."""
        self._file: StoreFile | None = None

    @classmethod
    async def open(cls, url: str, *, alone: bool | None = None) -> Store:
        """Open the store, bring its schema up to date and start the writing task.

        *url* is the path of an SQLite file or a SQLAlchemy URL. *alone*: may no other house have the
        file open? ``None`` for whoever opens no house there.

        :raises StoreFailed: when it cannot be opened or written.
        """
        try:
            engine = open_engine(store_url(url))
        except ModuleNotFoundError as error:
            raise StoreFailed(f"{error.name} is not installed: pip install tafureria[postgres]") from error
        except ArgumentError as error:
            raise StoreFailed(str(error)) from error
        path, file, store = engine.url.database, None, None
        try:
            if engine.url.get_backend_name() == "sqlite" and path and path != ":memory:":
                file = StoreFile(path, alone=alone)
            async with engine.begin() as connection:
                await connection.run_sync(migrate)
            store = cls(engine, secrets.token_hex(8))
            store._file, store._fast = file, fast_writer(engine, FAST)
            async with engine.connect() as connection:
                await store.read_clock(connection)
        except FAILURES as error:
            await engine.dispose()
            if store is not None and store._fast is not None:
                store._fast.close()
            if file is not None:
                file.close()
            raise StoreFailed(reason(error)) from error
        store._writer = asyncio.create_task(store._write_all(), name="store writer")
        return store

    async def close(self) -> None:
        """Finish writing and close the database."""
        if self._writer is not None:
            await self._jobs.join()
            self._writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._writer
        if self._fast is not None:
            self._fast.close()
        await self.engine.dispose()
        if self._file is not None:
            self._file.close()

    # --- the clock ----------------------------------------------------------------------------

    def now(self) -> float:
        """Seconds since 1970, by the clock that all processes behind this store share."""
        return time.time() if self._ahead is None else steady() + self._ahead

    async def read_clock(self, connection: AsyncConnection) -> None:
        """Set the clock by the database's; a file has none but that of this machine."""
        if connection.dialect.name == "sqlite":
            return
        before = steady()
        told = (await connection.execute(select(database_now()))).scalar_one()
        self._ahead = told - (before + steady()) / 2

    # --- writing ------------------------------------------------------------------------------

    async def write(self, steps: Sequence[tuple[Executable, Any]], *, table: str = "") -> None:
        """Carry out the steps; they are durable when this returns.

        :raises StoreFailed: nothing was written.
        :raises Overtaken: nothing was written, because *table* now belongs to another process.
        """
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait((Job(steps, table, self.me), done))
        await done

    async def _write_all(self) -> None:
        while True:
            batch = [await self._jobs.get()]
            while not self._jobs.empty():
                batch.append(self._jobs.get_nowait())
            fast = [one for one in batch if self._is_fast(one[0])]
            other = [one for one in batch if one not in fast] if len(fast) < len(batch) else []
            for part in (fast, other):
                if part:
                    await self._write_part(part)
            for _ in batch:
                self._jobs.task_done()

    def _is_fast(self, job: Job) -> bool:
        # Many rows at once are written in a thread, since the fast writer runs on the event loop.
        return self._fast is not None and all(
            self._fast.knows(statement) and (not isinstance(rows, list) or len(rows) <= FEW_ROWS)
            for statement, rows in job.steps
        )

    async def _write_part(self, batch: list[tuple[Job, asyncio.Future[None]]]) -> None:
        try:
            await self._transact([job for job, _ in batch])
        except FAILURES as error:
            await self._write_one_by_one(batch, error)
        else:
            _finish(batch, None)

    async def _write_one_by_one(
        self, batch: list[tuple[Job, asyncio.Future[None]]], error: Exception
    ) -> None:
        """After a batch has failed, make sure that one bad job does not spoil the others."""
        if len(batch) == 1:
            _finish(batch, error)
            return
        for job, done in batch:
            try:
                await self._transact([job])
            except FAILURES as own:
                _finish([(job, done)], own)
            else:
                _finish([(job, done)], None)

    async def _transact(self, jobs: list[Job]) -> None:
        """Carry out all jobs in one transaction; rows of the same statement are written together."""
        self._check_file()
        grouped: dict[int, tuple[Executable, list[Any]]] = {id(one): (one, []) for one in FIRST}
        for job in jobs:
            for statement, values in job.steps:
                rows = grouped.setdefault(id(statement), (statement, []))[1]
                rows.extend(values if isinstance(values, list) else [values])
        own = {job.table for job in jobs if job.table}
        me = {job.me for job in jobs if job.table}
        if len(me) > 1:
            raise Overtaken  # of one of them; they are written one by one
        if self._fast is not None and self._is_fast(jobs[0]):
            await self._fast.transact([one for one in grouped.values() if one[1]], own, "".join(me))
            return
        async with self.engine.begin() as connection:
            if own:
                # This locks the rows: nobody can take a table over before all is written.
                tables = schema.tables.c
                query = select(tables.id).where(tables.id.in_(own), tables.owner.in_(me)).order_by(tables.id)
                found = await connection.execute(query.with_for_update(key_share=True))
                if len(found.all()) != len(own):
                    raise Overtaken
            for statement, rows in grouped.values():
                # In parts: whatever is done for each row is done on the event loop.
                for first in range(0, len(rows), FEW_ROWS):
                    part = rows[first : first + FEW_ROWS]
                    await connection.execute(statement, part if part[0] is not None else None)

    @contextlib.asynccontextmanager
    async def transaction(self) -> AsyncIterator[AsyncConnection]:
        """A connection on which everything is written at the end, or nothing: for what decides as it goes.

        :raises StoreFailed: nothing was written.
        """
        try:
            self._check_file()
            async with self.engine.begin() as connection:
                yield connection
        except StoreFailed:
            raise  # as it is: it may say more than that
        except FAILURES as error:
            raise StoreFailed(reason(error)) from error

    def _check_file(self) -> None:
        if self._file is not None:
            self._file.check()

    async def add_table(
        self, row: TableRow, chairs: list[Chair], actions: Sequence[tuple[int, int]] = ()
    ) -> None:
        """Store a new table, with the actions that were already played there."""
        chair_rows = [msgspec.to_builtins(chair) | {"table_id": row.id} for chair in chairs]
        steps: list[tuple[Executable, Any]] = [(INSERT_TABLE, _values(row)), (INSERT_CHAIRS, chair_rows)]
        if actions:
            steps.append((INSERT_ACTIONS, _action_rows(row.id, 0, actions, self.now())))
        await self.write(steps)

    async def set_chairs(self, table: str, chairs: list[Chair], **values: Any) -> None:
        """Store who sits where, and *values* of the table itself."""
        changed = values | {"updated": self.now()}
        steps: list[tuple[Executable, Any]] = [
            (update(schema.tables).where(schema.tables.c.id == table).values(**changed), None)
        ]
        for chair in chairs:
            where = (schema.chairs.c.table_id == table) & (schema.chairs.c.seat == chair.seat)
            statement = update(schema.chairs).where(where).values(**msgspec.to_builtins(chair))
            steps.append((statement, None))
        await self.write(steps, table=table)

    async def add_actions(
        self,
        table: str,
        ply: int,
        actions: list[tuple[int, int]],
        *,
        waiting: int,
        ending: str | None = None,
        clocks: Sequence[Chair] = (),
        thought: str = "",
    ) -> None:
        """Store the actions from *ply* on, whom the table waits for next, and the clocks of these chairs.

        *thought* is what a computer player weighed before the first of them.
        """
        status = TableStatus.PLAYING if ending is None else TableStatus.OVER
        values = {
            "of_table": table,
            "waiting": waiting,
            "updated": self.now(),
            "status": status.value,
            "ending": ending,
        }
        steps: list[tuple[Executable, Any]] = [
            (INSERT_ACTIONS, _action_rows(table, ply, actions, self.now(), thought)),
            (UPDATE_GAME, values),
        ]
        if clocks:
            steps.append((UPDATE_CLOCKS, _clock_rows(table, clocks)))
        await self.write(steps, table=table)

    async def set_clocks(self, table: str, clocks: Sequence[Chair]) -> None:
        """Store the clocks of these chairs."""
        await self.write([(UPDATE_CLOCKS, _clock_rows(table, clocks))], table=table)

    async def add_line(self, table: str, line: Line) -> None:
        """Store a line of talk."""
        said = msgspec.to_builtins(line) | {"table_id": table}
        touched = {"of_table": table, "updated": line.at}
        await self.write([(TOUCH, touched), (INSERT_TALK, said)], table=table)

    async def keep(self, table: str, ply: int, what: bytes, *, is_own: bool = False) -> None:
        """Keep what was told at that table up to that action, in the place of what was kept before.

        *is_own*: only if the table still belongs to this process, as a running one must.
        """
        row = {"table_id": table, "ply": ply, "what": what}
        steps = [(DELETE_KEPT, {"of_table": table}), (INSERT_KEPT, row)]
        await self.write(steps, table=table if is_own else "")

    async def set_name(self, person: str, name: str) -> None:
        """Store the name that a person uses; if that fails, it is no loss."""
        people = schema.people
        with contextlib.suppress(StoreFailed):
            if await self.name_of(person):
                await self.write([(update(people).where(people.c.person == person), {"name": name})])
            else:
                await self.write([(people.insert(), {"person": person, "name": name})])

    # --- reading ------------------------------------------------------------------------------

    @contextlib.asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read from.

        :raises StoreFailed: when the store cannot be read.
        """
        try:
            self._check_file()
            async with self.engine.connect() as connection:
                yield connection
        except FAILURES as error:
            raise StoreFailed(reason(error)) from error

    async def load(self, table: str) -> StoredTable | None:
        """Everything that is stored of that table; ``None`` when there is none."""
        async with self.reading() as connection:
            found = await _rows(connection, select(schema.tables).where(schema.tables.c.id == table))
            if not found:
                return None
            return StoredTable(
                row=_table_row(found[0]),
                chairs=[Chair(**row) for row in await _rows(connection, _of(schema.chairs, table, "seat"))],
                actions=await _actions(connection, table),
                talk=[Line(**row) for row in await _rows(connection, _of(schema.talk, table, "number"))],
            )

    async def kept(self, table: str) -> bytes | None:
        """What was kept of that table; ``None`` for nothing."""
        query = select(schema.kept.c.what).where(schema.kept.c.table_id == table)
        async with self.reading() as connection:
            found = await _rows(connection, query)
        return bytes(found[0]["what"]) if found else None

    async def unkept(self, versions: Mapping[str, int]) -> list[str]:
        """Tables of these games, begun under these versions, that are not kept up to date; latest first."""
        tables, kept, actions = schema.tables.c, schema.kept.c, schema.actions.c
        played = select(func.max(actions.ply)).where(actions.table_id == tables.id).scalar_subquery()
        begun = (TableStatus.PLAYING.value, TableStatus.OVER.value)
        query = (
            select(tables.id, tables.game, tables.version)
            .select_from(schema.tables.outerjoin(schema.kept, kept.table_id == tables.id))
            .where(tables.status.in_(begun), kept.ply.is_(None) | (kept.ply <= played))
            .order_by(tables.updated.desc())
        )
        async with self.reading() as connection:
            found = await _rows(connection, query)
        return [row["id"] for row in found if versions.get(row["game"]) == row["version"]]

    async def thought(self, table: str, ply: int) -> str:
        """What a computer player weighed before that action, in JSON; empty when nothing is stored."""
        column = schema.actions.c
        query = select(column.thought).where(column.table_id == table, column.ply == ply)
        async with self.reading() as connection:
            found = await _rows(connection, query)
        return str(found[0]["thought"]) if found else ""

    async def tables_of(self, person: str) -> list[tuple[TableRow, list[Chair]]]:
        """Unfinished tables where that person sits or is host, latest first."""
        tables, chairs = schema.tables, schema.chairs
        seated = select(chairs.c.table_id).where(chairs.c.person == person)
        query = (
            select(tables)
            .where(tables.c.id.in_(seated) | (tables.c.host == person))
            .where(tables.c.status.not_in(ENDED))
            .order_by(tables.c.updated.desc())
            .limit(MOST_UNFINISHED)
        )
        return await self._tables(query)

    async def lesson_tables(self, person: str) -> list[TableRow]:
        """The tables at which lessons are or were given to that person, latest first."""
        tables = schema.tables
        query = (
            select(tables)
            .where(tables.c.host == person, tables.c.settings.like('%"lesson":"_%'))
            .order_by(tables.c.updated.desc())
            .limit(MOST_LESSONS)
        )
        async with self.reading() as connection:
            return [_table_row(row) for row in await _rows(connection, query)]

    async def listed(self) -> list[tuple[TableRow, list[Chair]]]:
        """Public tables that wait for players, latest first."""
        tables = schema.tables
        query = select(tables).where(tables.c.listed, tables.c.status == TableStatus.WAITING.value)
        return await self._tables(query.order_by(tables.c.made.desc()).limit(MOST_LISTED))

    async def still_listed(self, tables: list[str]) -> list[str]:
        """Which of these tables are public and still wait for players."""
        column = schema.tables.c
        listed = column.listed & (column.status == TableStatus.WAITING.value)
        query = select(column.id).where(column.id.in_(tables), listed)
        async with self.reading() as connection:
            return [row["id"] for row in await _rows(connection, query)]

    async def _tables(self, query: Any) -> list[tuple[TableRow, list[Chair]]]:
        async with self.reading() as connection:
            rows = [_table_row(row) for row in await _rows(connection, query)]
            chairs = schema.chairs
            seated = select(chairs).where(chairs.c.table_id.in_([row.id for row in rows]))
            found: dict[str, list[Chair]] = {row.id: [] for row in rows}
            for chair in await _rows(connection, seated.order_by(chairs.c.seat)):
                found[chair.pop("table_id")].append(Chair(**chair))
            return [(row, found[row.id]) for row in rows]

    async def name_of(self, person: str) -> str:
        """The name that the person used last; empty when there is none."""
        query = select(schema.people.c.name).where(schema.people.c.person == person)
        async with self.reading() as connection:
            found = await _rows(connection, query)
        return str(found[0]["name"]) if found else ""

    async def secret(self, name: str, fresh: bytes) -> bytes:
        """A secret of the house: *fresh* the first time, the same value ever after."""
        query = select(schema.house.c.value).where(schema.house.c.name == name)
        with contextlib.suppress(StoreFailed):
            async with self.reading() as connection:
                found = await _rows(connection, query)
            if found:
                return bytes(found[0]["value"])
            await self.write([(schema.house.insert(), {"name": name, "value": fresh})])
            return fresh
        # Another process stored it first.
        async with self.reading() as connection:
            found = await _rows(connection, query)
        return bytes(found[0]["value"])


def _finish(batch: list[tuple[Job, asyncio.Future[None]]], error: Exception | None) -> None:
    """Tell those who wait that their jobs are done, or why they failed."""
    for job, done in batch:
        if done.done():
            continue
        if error is None:
            done.set_result(None)
        else:
            # An action or a line of that number exists already: another process wrote it.
            lost = isinstance(error, (Overtaken, IntegrityError, sqlite3.IntegrityError)) and job.table
            failed = Overtaken(job.table) if lost else StoreFailed(reason(error))
            failed.__cause__ = error
            done.set_exception(failed)


# --- rows -----------------------------------------------------------------------------------------


def _values(row: TableRow) -> dict[str, Any]:
    values = {name: getattr(row, name) for name in row.__struct_fields__}
    settings = msgspec.json.encode(row.settings).decode()
    return values | {"status": str(row.status), "settings": settings}


def _table_row(values: dict[str, Any]) -> TableRow:
    settings = msgspec.json.decode(values["settings"], type=TableSettings)
    return TableRow(**values | {"status": TableStatus(values["status"]), "settings": settings})


def _action_rows(
    table: str, first: int, actions: Sequence[tuple[int, int]], now: float, thought: str = ""
) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = [
        {"table_id": table, "ply": first + n, "seat": seat, "action": action, "at": now, "thought": ""}
        for n, (seat, action) in enumerate(actions)
    ]
    rows[0]["thought"] = thought
    return rows


def _clock_rows(table: str, chairs: Sequence[Chair]) -> list[dict[str, Any]]:
    return [
        {
            "of_table": table,
            "of_seat": c.seat,
            "used": c.used,
            "since": c.since,
            "masked": c.masked,
            "gone": c.gone,
        }
        for c in chairs
    ]


def _of(sql_table: Any, table: str, order: str) -> Any:
    """Select the rows of that table of the house, without the column that names it."""
    columns = [column for column in sql_table.c if column.name != "table_id"]
    return select(*columns).where(sql_table.c.table_id == table).order_by(sql_table.c[order])


async def _actions(connection: AsyncConnection, table: str) -> list[tuple[int, int]]:
    column = schema.actions.c
    query = select(column.seat, column.action).where(column.table_id == table).order_by(column.ply)
    return [(seat, action) for seat, action in await connection.execute(query)]


async def _rows(connection: AsyncConnection, query: Any) -> list[dict[str, Any]]:
    return [dict(row) for row in (await connection.execute(query)).mappings()]
