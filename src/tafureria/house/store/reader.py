"""Queries of the store."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy import func, select

from tafureria.house.status import TableStatus
from tafureria.house.store import schema
from tafureria.house.store.database import reason
from tafureria.house.store.failures import FAILURES
from tafureria.house.store.rows import Chair, Line, StoredTable, StoreFailed, TableRow, TableSettings
from tafureria.house.store.store_file import StoreFile

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

MOST_UNFINISHED: Final = 30
"""The most unfinished tables of a visitor that the first page shows."""
MOST_LESSONS: Final = 200
"""The most lesson tables of one visitor that are read."""
ENDED: Final = (TableStatus.OVER.value, TableStatus.TAUGHT.value)
MANY: Final = 500
"""The most tables that one query names: databases limit the length of a list."""
EPOCH: Final = 1.0
"""A time before any that is stored, and after 0, which stands for no time."""
MOST_LISTED: Final = 50
"""The most public tables that the first page shows."""


class Reader:
    """Reads the store behind *engine*; *file* is its SQLite file, if it is one."""

    def __init__(self, engine: AsyncEngine, file: StoreFile | None) -> None:
        self.engine = engine
        self._file = file

    def _check_file(self) -> None:
        if self._file is not None:
            self._file.check()

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

    async def check(self) -> None:
        """Check that the store answers.

        :raises StoreFailed: when it does not.
        """
        async with self.reading() as connection:
            await connection.execute(select(1))

    async def load(self, table: str) -> StoredTable | None:
        """Everything that is stored of that table; ``None`` if there is no such table."""
        async with self.reading() as connection:
            found = await fetch(connection, select(schema.tables).where(schema.tables.c.id == table))
            if not found:
                return None
            return StoredTable(
                row=_table_row(found[0]),
                chairs=[Chair(**row) for row in await fetch(connection, _of(schema.chairs, table, "seat"))],
                actions=await _actions(connection, table),
                talk=[Line(**row) for row in await fetch(connection, _of(schema.talk, table, "number"))],
            )

    async def overview(self, table: str) -> StoredTable | None:
        """A table with its seats, without actions and talk; ``None`` if there is no such table."""
        async with self.reading() as connection:
            found = await fetch(connection, select(schema.tables).where(schema.tables.c.id == table))
            if not found:
                return None
            chairs = await fetch(connection, _of(schema.chairs, table, "seat"))
        row = _table_row(found[0])
        return StoredTable(row=row, chairs=[Chair(**chair) for chair in chairs], actions=[], talk=[])

    async def game_of(self, table: str) -> str:
        """The name of that table's game; empty if there is no such table."""
        column = schema.tables.c
        async with self.reading() as connection:
            found = await fetch(connection, select(column.game).where(column.id == table))
        return str(found[0]["game"]) if found else ""

    async def kept(self, table: str) -> bytes | None:
        """The stored events and views of that table, packed (see ``tables.kept``); ``None`` for none."""
        query = select(schema.kept.c.what).where(schema.kept.c.table_id == table)
        async with self.reading() as connection:
            found = await fetch(connection, query)
        return bytes(found[0]["what"]) if found else None

    async def analysis(self, table: str, version: int) -> bytes | None:
        """The compressed analysis of that game; ``None`` if none is stored in this version of the format."""
        column = schema.analyses.c
        query = select(column.what).where(column.table_id == table, column.format == version)
        async with self.reading() as connection:
            found = await fetch(connection, query)
        return bytes(found[0]["what"]) if found else None

    async def analyses(self, tables: Sequence[str], version: int) -> dict[str, bytes]:
        """The compressed analyses of these games that are stored in this version of the format, by table."""
        column = schema.analyses.c
        out: dict[str, bytes] = {}
        async with self.reading() as connection:
            for first in range(0, len(tables), MANY):
                some = column.table_id.in_(tables[first : first + MANY])
                query = select(column.table_id, column.what).where(some, column.format == version)
                found = await fetch(connection, query)
                out |= {str(row["table_id"]): bytes(row["what"]) for row in found}
        return out

    async def unkept(self, versions: Mapping[str, int]) -> list[str]:
        """Begun tables of these games and versions whose kept events are not up to date; latest first."""
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
            found = await fetch(connection, query)
        return [row["id"] for row in found if versions.get(row["game"]) == row["version"]]

    async def due(self, now: float, versions: Mapping[str, int]) -> list[str]:
        """Running tables of these games and versions with a seat that is due; the longest due first."""
        tables, chairs = schema.tables.c, schema.chairs.c
        query = (
            select(tables.id, tables.game, tables.version)
            .join(schema.chairs, chairs.table_id == tables.id)
            .where(chairs.due.between(EPOCH, now), tables.status == TableStatus.PLAYING.value)
            .group_by(tables.id, tables.game, tables.version)
            .order_by(func.min(chairs.due))
        )
        async with self.reading() as connection:
            found = await fetch(connection, query)
        return [row["id"] for row in found if versions.get(row["game"]) == row["version"]]

    async def thought(self, table: str, ply: int) -> str:
        """What a computer player weighed before that action, in JSON; empty when nothing is stored."""
        column = schema.actions.c
        query = select(column.thought).where(column.table_id == table, column.ply == ply)
        async with self.reading() as connection:
            found = await fetch(connection, query)
        return str(found[0]["thought"]) if found else ""

    async def tables_of(self, person: str) -> list[tuple[TableRow, list[Chair]]]:
        """Unfinished tables where that person has a seat or is the host, latest first."""
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

    async def finished_of(
        self, person: str, before: float, most: int | None
    ) -> list[tuple[TableRow, list[Chair], str]]:
        """Finished games of that person that last changed before that time, latest first.

        Each comes with its result in JSON, empty until it has been stored. *most* is ``None`` for all.
        """
        tables, chairs = schema.tables, schema.chairs
        seated = select(chairs.c.table_id).where(chairs.c.person == person)
        query = (
            select(tables)
            .where(tables.c.id.in_(seated), tables.c.status == TableStatus.OVER.value)
            .where(tables.c.updated < before)
            .order_by(tables.c.updated.desc())
            .limit(most)
        )
        return await self.with_results(query)

    async def with_results(self, query: Any) -> list[tuple[TableRow, list[Chair], str]]:
        """The tables that the query selects, each with its result in JSON, empty until it has been stored."""
        kept = schema.kept.c
        found = await self._tables(query)
        ids = [row.id for row, _ in found]
        async with self.reading() as connection:
            rows = await fetch(connection, select(kept.table_id, kept.result).where(kept.table_id.in_(ids)))
        results = {row["table_id"]: str(row["result"]) for row in rows}
        return [(row, seats, results.get(row.id, "")) for row, seats in found]

    async def without_result(self) -> list[str]:
        """Finished games that were kept without a result, latest first."""
        tables, kept = schema.tables.c, schema.kept.c
        query = (
            select(tables.id)
            .join(schema.kept, kept.table_id == tables.id)
            .where(tables.status == TableStatus.OVER.value, kept.result == "")
            .order_by(tables.updated.desc())
        )
        async with self.reading() as connection:
            return [str(row["id"]) for row in await fetch(connection, query)]

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
            return [_table_row(row) for row in await fetch(connection, query)]

    async def listed(self) -> list[tuple[TableRow, list[Chair]]]:
        """Public tables that wait for players, latest first."""
        tables = schema.tables
        query = select(tables).where(tables.c.listed, tables.c.status == TableStatus.WAITING.value)
        return await self._tables(query.order_by(tables.c.made.desc()).limit(MOST_LISTED))

    async def still_listed(self, tables: list[str]) -> list[str]:
        """Those of these tables that are public and still wait for players."""
        column = schema.tables.c
        listed = column.listed & (column.status == TableStatus.WAITING.value)
        query = select(column.id).where(column.id.in_(tables), listed)
        async with self.reading() as connection:
            return [row["id"] for row in await fetch(connection, query)]

    async def _tables(self, query: Any) -> list[tuple[TableRow, list[Chair]]]:
        async with self.reading() as connection:
            rows = [_table_row(row) for row in await fetch(connection, query)]
            chairs = schema.chairs
            seated = select(chairs).where(chairs.c.table_id.in_([row.id for row in rows]))
            found: dict[str, list[Chair]] = {row.id: [] for row in rows}
            for chair in await fetch(connection, seated.order_by(chairs.c.seat)):
                found[chair.pop("table_id")].append(Chair(**chair))
            return [(row, found[row.id]) for row in rows]

    async def sketch(self, table: str) -> tuple[TableRow, list[Chair]] | None:
        """A table's row and its seats; ``None`` if there is no such table."""
        found = await self._tables(select(schema.tables).where(schema.tables.c.id == table))
        return found[0] if found else None

    async def name_of(self, person: str) -> str:
        """The name that the person used last; empty when there is none."""
        return (await self.own_of(person))[0]

    async def shield_of(self, person: str) -> str:
        """The person's shield; empty for none."""
        return (await self.own_of(person))[1]

    async def own_of(self, person: str) -> tuple[str, str]:
        """Name and shield of that person; each empty if they have given none."""
        column = schema.people.c
        query = select(column.name, column.shield).where(column.person == person)
        async with self.reading() as connection:
            found = await fetch(connection, query) if person else []
        return (str(found[0]["name"]), str(found[0]["shield"])) if found else ("", "")


def _table_row(values: dict[str, Any]) -> TableRow:
    settings = msgspec.json.decode(values["settings"], type=TableSettings)
    return TableRow(**values | {"status": TableStatus(values["status"]), "settings": settings})


def _of(sql_table: Any, table: str, order: str) -> Any:
    """Select the rows that belong to a table of the house, without the column that holds its id."""
    columns = [column for column in sql_table.c if column.name != "table_id"]
    return select(*columns).where(sql_table.c.table_id == table).order_by(sql_table.c[order])


async def _actions(connection: AsyncConnection, table: str) -> list[tuple[int, int]]:
    column = schema.actions.c
    query = select(column.seat, column.action).where(column.table_id == table).order_by(column.ply)
    return [(seat, action) for seat, action in await connection.execute(query)]


async def fetch(connection: AsyncConnection, query: Any) -> list[dict[str, Any]]:
    """The rows that the query finds, by column."""
    return [dict(row) for row in (await connection.execute(query)).mappings()]
