"""The keeper's orders and players' reports in the store, and the deletion of tables."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import delete, or_, select, text, update

from tafureria.house.status import TableStatus
from tafureria.house.store import schema
from tafureria.house.store.reader import ENDED, fetch
from tafureria.house.store.rows import StoreFailed
from tafureria.house.store.store import Store

RESTART: Final = "restart"
RESTART_KEPT: Final = 24 * 3600.0
"""Seconds for which the keeper is shown that the house has restarted."""
MOST_TABLES: Final = 100
"""The most tables, or reports, that the keeper is shown, the latest first."""
CHILDREN: Final = tuple(
    one
    for one in schema.metadata.sorted_tables
    if any(key.column.table is schema.tables for key in one.foreign_keys)
)
"""The SQL tables whose rows belong to a table of the house."""


class StoredOrder(msgspec.Struct, frozen=True, kw_only=True):
    """An order of the keeper.

    A ``ban``, a ``mute`` or a table to ``close``; to ``remove`` a person from a table, stored until it is
    done; or to ``restart`` the house.
    """

    id: str
    kind: str
    person: str = ""
    """Secret id of the person that it concerns; empty if it concerns only a network or a table."""
    network: str = ""
    """The addresses that it concerns, as ``203.0.113.0/24``."""
    table: str = ""
    name: str = ""
    """The person's name at that time, so that the keeper can recognise them."""
    made: float = 0.0
    until: float = 0.0
    """When it ends, in seconds since 1970; 0 for never."""


class StoredReport(msgspec.Struct, frozen=True, kw_only=True):
    """A line of talk that somebody has reported."""

    id: str
    table: str
    line: int
    """Number of the line at its table."""
    reporter: str
    person: str
    """Secret id of the person who said it; empty if unknown."""
    said: str
    """The talk around it, in JSON."""
    made: float


async def orders(store: Store) -> list[StoredOrder]:
    """All orders, the latest first; those that have ended are deleted from the store."""
    rows = schema.orders
    now, is_restart = store.now(), rows.c.kind == RESTART
    ended = rows.c.until <= now, ~is_restart | (rows.c.until <= now - RESTART_KEPT)
    await store.write([(delete(rows).where(rows.c.until > 0, *ended), {})])
    async with store.reading() as connection:
        found = await fetch(connection, select(rows).order_by(rows.c.made.desc()))
    return [StoredOrder(table=str(row["table_id"]), **_without(row, "table_id")) for row in found]


async def add_order(store: Store, order: StoredOrder) -> None:
    """Store an order."""
    row = msgspec.to_builtins(order)
    await store.write([(schema.orders.insert(), {"table_id": row.pop("table"), **row})])


async def lift(store: Store, order: str) -> None:
    """Delete an order."""
    await store.write([(delete(schema.orders).where(schema.orders.c.id == order), {})])


async def reports(store: Store) -> list[StoredReport]:
    """The latest :data:`MOST_TABLES` reports, the latest first."""
    rows = schema.reports
    async with store.reading() as connection:
        found = await fetch(connection, select(rows).order_by(rows.c.made.desc()).limit(MOST_TABLES))
    return [StoredReport(table=str(row["table_id"]), **_without(row, "table_id")) for row in found]


async def add_report(store: Store, report: StoredReport) -> None:
    """Store a report; a second report of the same line by the same person changes nothing."""
    row, once = msgspec.to_builtins(report), schema.reports.c
    same = (once.table_id == report.table, once.line == report.line, once.reporter == report.reporter)

    async def is_there() -> bool:
        async with store.reading() as connection:
            return bool(await fetch(connection, select(once.id).where(*same)))

    if await is_there():
        return
    try:
        await store.write([(schema.reports.insert(), {"table_id": row.pop("table"), **row})])
    except StoreFailed:
        if not await is_there():  # of two simultaneous reports one is enough
            raise


async def settle(store: Store, report: str) -> None:
    """Delete a report that the keeper has dealt with."""
    await store.write([(delete(schema.reports).where(schema.reports.c.id == report), {})])


async def open_tables(store: Store) -> list[str]:
    """The latest tables that are waiting or in play, the latest first."""
    tables = schema.tables.c
    query = select(tables.id).where(tables.status.not_in(ENDED)).order_by(tables.updated.desc())
    async with store.reading() as connection:
        return [str(row["id"]) for row in await fetch(connection, query.limit(MOST_TABLES))]


async def people(store: Store) -> set[str]:
    """The secret ids of everybody with a seat, a name, an order or a report."""
    queries = [
        select(column).where(column != "").distinct()
        for column in (
            schema.chairs.c.person,
            schema.people.c.person,
            schema.orders.c.person,
            schema.reports.c.person,
            schema.reports.c.reporter,
        )
    ]
    async with store.reading() as connection:
        return {str(row[0]) for query in queries for row in (await connection.execute(query)).all()}


async def which_are_there(store: Store, tables: list[str]) -> set[str]:
    """Those of these tables that have not been deleted."""
    ids = schema.tables.c.id
    async with store.reading() as connection:
        found: set[str] = set()
        for first in range(0, len(tables), MOST_TABLES):
            query = select(ids).where(ids.in_(tables[first : first + MOST_TABLES]))
            found |= {str(row["id"]) for row in await fetch(connection, query)}
    return found


async def delete_tables(store: Store, tables: list[str]) -> None:
    """Delete these tables with everything that belongs to them.

    :raises StoreFailed: nothing was deleted.
    """
    async with store.transaction() as connection:
        for child in CHILDREN:
            await connection.execute(delete(child).where(child.c.table_id.in_(tables)))
        await connection.execute(delete(schema.tables).where(schema.tables.c.id.in_(tables)))


async def old_tables(store: Store, *, before: float, are_over: bool, most: int) -> list[str]:
    """Tables without any change since *before*: ended ones, or else those still waiting for people."""
    tables = schema.tables.c
    status = tables.status.in_(ENDED) if are_over else tables.status == TableStatus.WAITING.value
    query = select(tables.id).where(status, tables.updated < before).order_by(tables.updated).limit(most)
    async with store.reading() as connection:
        return [str(row["id"]) for row in await fetch(connection, query)]


async def old_records(store: Store, *, before: float, most: int, free: str) -> list[str]:
    """Tables made before that time for the replay of a brought record: all their chairs are *free*."""
    tables, chairs = schema.tables.c, schema.chairs.c
    seats = select(chairs.table_id).where(chairs.table_id == tables.id, chairs.kind != free).exists()
    query = select(tables.id).where(tables.status == TableStatus.OVER.value, tables.made < before, ~seats)
    async with store.reading() as connection:
        found = await fetch(connection, query.order_by(tables.made).limit(most))
    return [str(row["id"]) for row in found]


async def size(store: Store) -> int:
    """Bytes that the store takes up, without what is free in its file."""
    async with store.reading() as connection:
        if connection.dialect.name != "sqlite":
            query = text("SELECT pg_database_size(current_database())")
            return int((await connection.execute(query)).scalar_one())
        names = ("page_count", "freelist_count", "page_size")
        pages, free, each = [
            int((await connection.execute(text(f"PRAGMA {name}"))).scalar_one()) for name in names
        ]
        return (pages - free) * each


async def delete_old_talk(store: Store, *, before: float, most: int) -> int:
    """Delete the lines said before that time at some tables, *most* at most; returns how many tables."""
    talk = schema.talk.c
    async with store.transaction() as connection:
        query = select(talk.table_id).where(talk.at < before).distinct().limit(most)
        tables = [str(row["table_id"]) for row in await fetch(connection, query)]
        await connection.execute(delete(schema.talk).where(talk.table_id.in_(tables), talk.at < before))
    return len(tables)


async def forget_further(store: Store, person: str) -> list[str]:
    """Delete a person's talk, and the reports about or by them; clear them as host, and their name in orders.

    :returns: the tables where they were the host or had a seat.
    """
    tables, chairs, talk = schema.tables, schema.chairs, schema.talk
    async with store.transaction() as connection:
        own = select(chairs.c.table_id).where(chairs.c.person == person)
        found = await fetch(
            connection, select(tables.c.id).where(or_(tables.c.host == person, tables.c.id.in_(own)))
        )
        seats = await fetch(
            connection, select(chairs.c.table_id, chairs.c.seat).where(chairs.c.person == person)
        )
        for row in seats:
            said = (talk.c.table_id == row["table_id"]) & (talk.c.seat == row["seat"])
            await connection.execute(delete(talk).where(said))
        await connection.execute(update(tables).where(tables.c.host == person).values(host=""))
        reported = schema.reports
        whose = or_(reported.c.person == person, reported.c.reporter == person)
        await connection.execute(delete(reported).where(whose))
        ordered = schema.orders
        await connection.execute(update(ordered).where(ordered.c.person == person).values(name=""))
    return [str(row["id"]) for row in found]


def _without(row: dict[str, Any], name: str) -> dict[str, Any]:
    return {key: value for key, value in row.items() if key != name}
