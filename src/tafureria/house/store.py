"""What must not be lost: tables, who sits where, every action, talk. SQLite by default, by URL anything else.

All writing goes through one task, which puts what is waiting into one transaction: many tables share
the price of making a move durable, and no one is told before it is.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import sqlite3
import time
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Executable, bindparam, func, select, update
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tafureria.house import schema
from tafureria.house.database import migrate, open_engine, store_url
from tafureria.house.kept import Chair, Line, Overtaken, Row, Saved, StoreFailed
from tafureria.house.quick import QuickFile, quick_file


class Job(NamedTuple):
    """Statements with their parameters, carried out together or not at all."""

    steps: Sequence[tuple[Executable, Any]]
    table: str = ""
    """The table that must still be this process's own, or nothing is kept."""


INSERT_TABLE: Final = schema.tables.insert()
INSERT_CHAIRS: Final = schema.chairs.insert()
INSERT_ACTIONS: Final = schema.actions.insert()
INSERT_TALK: Final = schema.talk.insert()
MOVE: Final = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("of_table"))
    .values({name: bindparam(name) for name in ("waiting", "updated", "status", "ending")})
)
TIME: Final = (
    update(schema.chairs)
    .where(schema.chairs.c.table_id == bindparam("of_table"), schema.chairs.c.seat == bindparam("of_seat"))
    .values({name: bindparam(name) for name in ("used", "since", "gone")})
)
TOUCH: Final = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("of_table"))
    .values(updated=bindparam("updated"))
)
FIRST: Final = (INSERT_TABLE, INSERT_CHAIRS)
"""Carried out before all others of a batch, since these refer to them."""
KNOWN: Final = (*FIRST, INSERT_ACTIONS, INSERT_TALK, MOVE, TIME, TOUCH)
"""What busy tables write."""


FAILURES: Final = (SQLAlchemyError, sqlite3.Error, OSError, ValueError, OverflowError, Overtaken)
"""All that can go wrong in a transaction; none of it may end the task that writes."""


class Store:
    """The store of one house. Open it with :meth:`open`, close it with :meth:`close`."""

    def __init__(self, engine: AsyncEngine, me: str) -> None:
        self.engine = engine
        self.me = me
        """Name of this process among those that share the store."""
        self._jobs: asyncio.Queue[tuple[Job, asyncio.Future[None]]] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self._quick: QuickFile | None = None

    @classmethod
    async def open(cls, url: str) -> Store:
        """Open the store, bring its schema up to date and start writing.

        *url* is a path of an SQLite file or a SQLAlchemy URL.

        :raises StoreFailed: when it cannot be opened or written.
        """
        try:
            engine = open_engine(store_url(url))
        except ModuleNotFoundError as error:
            raise StoreFailed(f"{error.name} is not installed: pip install tafureria[postgres]") from error
        except ArgumentError as error:
            raise StoreFailed(str(error)) from error
        try:
            async with engine.begin() as connection:
                await connection.run_sync(migrate)
        except (DBAPIError, OSError, StoreFailed) as error:
            await engine.dispose()
            raise StoreFailed(str(error)) from error
        store = cls(engine, secrets.token_hex(8))
        try:
            store._quick = quick_file(engine, KNOWN)
        except sqlite3.Error as error:
            await engine.dispose()
            raise StoreFailed(str(error)) from error
        store._writer = asyncio.create_task(store._write_all(), name="store writer")
        return store

    async def close(self) -> None:
        """Finish what is being written and let go of the file."""
        if self._writer is not None:
            await self._jobs.join()
            self._writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._writer
        if self._quick is not None:
            self._quick.close()
        await self.engine.dispose()

    # --- writing ------------------------------------------------------------------------------

    async def write(self, steps: Sequence[tuple[Executable, Any]], *, table: str = "") -> None:
        """Carry out the steps; they are durable when this returns.

        :raises StoreFailed: nothing was kept.
        :raises Overtaken: nothing was kept, since *table* belongs to another process now.
        """
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait((Job(steps, table), done))
        await done

    async def _write_all(self) -> None:
        while True:
            batch = [await self._jobs.get()]
            while not self._jobs.empty():
                batch.append(self._jobs.get_nowait())
            quick = [one for one in batch if self._is_quick(one[0])]
            for part in (
                quick,
                [one for one in batch if one not in quick] if len(quick) < len(batch) else [],
            ):
                if part:
                    await self._write_part(part)
            for _ in batch:
                self._jobs.task_done()

    def _is_quick(self, job: Job) -> bool:
        return self._quick is not None and all(self._quick.knows(statement) for statement, _ in job.steps)

    async def _write_part(self, batch: list[tuple[Job, asyncio.Future[None]]]) -> None:
        try:
            await self._transact([job for job, _ in batch])
        except FAILURES as error:
            await self._one_by_one(batch, error)
        else:
            _settle(batch, None)

    async def _one_by_one(self, batch: list[tuple[Job, asyncio.Future[None]]], error: Exception) -> None:
        """One bad job does not spoil the others of its batch."""
        if len(batch) == 1:
            _settle(batch, error)
            return
        for job, done in batch:
            try:
                await self._transact([job])
            except FAILURES as own:
                _settle([(job, done)], own)
            else:
                _settle([(job, done)], None)

    async def _transact(self, jobs: list[Job]) -> None:
        """All jobs in one transaction; what many of them do alike is done at once."""
        alike: dict[int, tuple[Executable, list[Any]]] = {id(one): (one, []) for one in FIRST}
        for job in jobs:
            for statement, values in job.steps:
                rows = alike.setdefault(id(statement), (statement, []))[1]
                rows.extend(values if isinstance(values, list) else [values])
        own = {job.table for job in jobs if job.table}
        if self._quick is not None and self._is_quick(jobs[0]):
            await self._quick.transact([one for one in alike.values() if one[1]], own, self.me)
            return
        async with self.engine.begin() as connection:
            for statement, rows in alike.values():
                if rows:
                    await connection.execute(statement, rows if rows[0] is not None else None)
            if own:
                # The rows are locked by what was just written: nobody takes a table over in between.
                tables = schema.tables.c
                query = select(func.count()).where(tables.id.in_(own), tables.owner == self.me)
                if (await connection.execute(query)).scalar() != len(own):
                    raise Overtaken

    async def make(self, row: Row, chairs: list[Chair], actions: Sequence[tuple[int, int]] = ()) -> None:
        """Keep a new table, with what has been played there already."""
        seated = [msgspec.to_builtins(chair) | {"table_id": row.id} for chair in chairs]
        values = {name: getattr(row, name) for name in row.__struct_fields__}
        steps: list[tuple[Executable, Any]] = [(INSERT_TABLE, values), (INSERT_CHAIRS, seated)]
        if actions:
            steps.append((INSERT_ACTIONS, _plies(row.id, 0, actions)))
        await self.write(steps)

    async def seat(self, table: str, chairs: list[Chair], **values: Any) -> None:
        """Keep who sits where, and *values* of the table itself."""
        changed = values | {"updated": time.time()}
        steps: list[tuple[Executable, Any]] = [
            (update(schema.tables).where(schema.tables.c.id == table).values(**changed), None)
        ]
        for chair in chairs:
            where = (schema.chairs.c.table_id == table) & (schema.chairs.c.seat == chair.seat)
            statement = update(schema.chairs).where(where).values(**msgspec.to_builtins(chair))
            steps.append((statement, None))
        await self.write(steps, table=table)

    async def moved(
        self,
        table: str,
        ply: int,
        actions: list[tuple[int, int]],
        *,
        waiting: int,
        ending: str | None = None,
        timed: Sequence[Chair] = (),
        thought: str = "",
    ) -> None:
        """Keep the actions from *ply* on, what the table waits for after them, and the clocks of *timed*.

        *thought* is what a computer player weighed before the first of them.
        """
        status = "playing" if ending is None else "over"
        now = time.time()
        values = {"of_table": table, "waiting": waiting, "updated": now, "status": status, "ending": ending}
        steps: list[tuple[Executable, Any]] = [
            (INSERT_ACTIONS, _plies(table, ply, actions, thought)),
            (MOVE, values),
        ]
        if timed:
            steps.append((TIME, _times(table, timed)))
        await self.write(steps, table=table)

    async def time(self, table: str, timed: Sequence[Chair]) -> None:
        """Keep the clocks of these chairs."""
        await self.write([(TIME, _times(table, timed))], table=table)

    async def say(self, table: str, line: Line) -> None:
        """Keep something said."""
        said = msgspec.to_builtins(line) | {"table_id": table}
        touched = {"of_table": table, "updated": line.at}
        await self.write([(TOUCH, touched), (INSERT_TALK, said)], table=table)

    async def call(self, person: str, name: str) -> None:
        """Keep the name that a person uses."""
        people = schema.people
        with contextlib.suppress(StoreFailed):
            if await self.name_of(person):
                await self.write([(update(people).where(people.c.person == person), {"name": name})])
            else:
                await self.write([(people.insert(), {"person": person, "name": name})])

    # --- reading ------------------------------------------------------------------------------

    async def load(self, table: str) -> Saved | None:
        """All that is kept of that table; ``None`` when there is none."""
        async with self.engine.connect() as connection:
            found = await _rows(connection, select(schema.tables).where(schema.tables.c.id == table))
            if not found:
                return None
            return Saved(
                row=Row(**found[0]),
                chairs=await self._chairs(connection, table),
                actions=[
                    (row["seat"], row["action"])
                    for row in await _rows(connection, _of(schema.actions, table, "ply"))
                ],
                talk=[Line(**row) for row in await _rows(connection, _of(schema.talk, table, "number"))],
            )

    async def thought(self, table: str, ply: int) -> str:
        """What a computer player weighed before that action, in JSON; empty when nothing is kept of it."""
        column = schema.actions.c
        query = select(column.thought).where(column.table_id == table, column.ply == ply)
        async with self.engine.connect() as connection:
            found = await _rows(connection, query)
        return str(found[0]["thought"]) if found else ""

    async def _chairs(self, connection: AsyncConnection, table: str) -> list[Chair]:
        return [Chair(**row) for row in await _rows(connection, _of(schema.chairs, table, "seat"))]

    async def tables_of(self, person: str, limit: int = 30) -> list[tuple[Row, list[Chair]]]:
        """Unfinished tables where that person sits or is host, latest first."""
        tables, chairs = schema.tables, schema.chairs
        seated = select(chairs.c.table_id).where(chairs.c.person == person)
        query = (
            select(tables)
            .where(tables.c.id.in_(seated) | (tables.c.host == person))
            .where(tables.c.status != "over")
            .order_by(tables.c.updated.desc())
            .limit(limit)
        )
        return await self._tables(query)

    async def listed(self, limit: int = 50) -> list[tuple[Row, list[Chair]]]:
        """Tables that wait for whoever wants to play, latest first."""
        tables = schema.tables
        query = select(tables).where(tables.c.listed, tables.c.status == "waiting")
        return await self._tables(query.order_by(tables.c.made.desc()).limit(limit))

    async def _tables(self, query: Any) -> list[tuple[Row, list[Chair]]]:
        async with self.engine.connect() as connection:
            rows = [Row(**row) for row in await _rows(connection, query)]
            chairs = schema.chairs
            seated = select(chairs).where(chairs.c.table_id.in_([row.id for row in rows]))
            found: dict[str, list[Chair]] = {row.id: [] for row in rows}
            for chair in await _rows(connection, seated.order_by(chairs.c.seat)):
                found[chair.pop("table_id")].append(Chair(**chair))
            return [(row, found[row.id]) for row in rows]

    async def name_of(self, person: str) -> str:
        """The name that the person used last; empty when there is none."""
        query = select(schema.people.c.name).where(schema.people.c.person == person)
        async with self.engine.connect() as connection:
            found = await _rows(connection, query)
        return str(found[0]["name"]) if found else ""

    async def secret(self, name: str, fresh: bytes) -> bytes:
        """A secret of the house: *fresh* the first time, the same ever after."""
        query = select(schema.house.c.value).where(schema.house.c.name == name)
        with contextlib.suppress(StoreFailed):
            async with self.engine.connect() as connection:
                found = await _rows(connection, query)
            if found:
                return bytes(found[0]["value"])
            await self.write([(schema.house.insert(), {"name": name, "value": fresh})])
            return fresh
        async with self.engine.connect() as connection:
            found = await _rows(connection, query)
        return bytes(found[0]["value"])


def _settle(batch: list[tuple[Job, asyncio.Future[None]]], error: Exception | None) -> None:
    for job, done in batch:
        if done.done():
            continue
        if error is None:
            done.set_result(None)
        else:
            # A ply or a line that is there already was written by somebody else.
            lost = isinstance(error, (Overtaken, IntegrityError, sqlite3.IntegrityError)) and job.table
            failed = Overtaken(job.table) if lost else StoreFailed(str(error))
            failed.__cause__ = error
            done.set_exception(failed)


def _plies(
    table: str, first: int, actions: Sequence[tuple[int, int]], thought: str = ""
) -> list[dict[str, Any]]:
    now = time.time()
    rows: list[dict[str, Any]] = [
        {"table_id": table, "ply": first + n, "seat": seat, "action": action, "at": now, "thought": ""}
        for n, (seat, action) in enumerate(actions)
    ]
    rows[0]["thought"] = thought
    return rows


def _times(table: str, timed: Sequence[Chair]) -> list[dict[str, Any]]:
    return [
        {"of_table": table, "of_seat": c.seat, "used": c.used, "since": c.since, "gone": c.gone}
        for c in timed
    ]


def _of(table: Any, id_: str, order: str) -> Any:
    """Rows of that table of the house, without the column that says so."""
    columns = [column for column in table.c if column.name != "table_id"]
    return select(*columns).where(table.c.table_id == id_).order_by(table.c[order])


async def _rows(connection: AsyncConnection, query: Any) -> list[dict[str, Any]]:
    return [dict(row) for row in (await connection.execute(query)).mappings()]
