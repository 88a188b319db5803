"""What the keeper has ordered, what players have reported, and tables that are deleted."""

from __future__ import annotations

import contextlib
from typing import Any, Final

import msgspec
from sqlalchemy import delete, or_, select, update

from tafureria.house.status import TableStatus
from tafureria.house.store import schema
from tafureria.house.store.reader import ENDED, fetch
from tafureria.house.store.rows import StoreFailed
from tafureria.house.store.store import Store

RESTART: Final = "restart"
RESTART_KEPT: Final = 24 * 3600.0
"""Seconds for which the keeper is shown that the house has begun anew."""
MOST_TABLES: Final = 100
"""Tables that the keeper is shown, the latest first."""
CHILDREN: Final = (
    schema.errands,
    schema.calls,
    schema.chairs,
    schema.actions,
    schema.talk,
    schema.kept,
    schema.analyses,
    schema.words,
)
"""Everything that belongs to a table."""


class Order(msgspec.Struct, frozen=True, kw_only=True):
    """Something that the keeper has ordered.

    A ``ban``, a ``mute`` or a table to ``close``; until it is done, to ``remove`` a person from a table; or
    to ``restart`` the house.
    """

    id: str
    kind: str
    person: str = ""
    """Secret id of the person whom it meets; empty where it meets a network or a table alone."""
    network: str = ""
    """The addresses that it meets, as ``203.0.113.0/24``."""
    table: str = ""
    name: str = ""
    """What the person was called, so that the keeper knows who it was."""
    made: float = 0.0
    until: float = 0.0
    """Seconds since 1970; 0 for ever."""


class StoredReport(msgspec.Struct, frozen=True, kw_only=True):
    """A line of talk that somebody has reported."""

    id: str
    table: str
    line: int
    """Number of the line at its table."""
    reporter: str
    person: str
    """Secret id of who said it; empty where that is not known."""
    said: str
    """The talk around it, in JSON."""
    made: float


async def orders(store: Store) -> list[Order]:
    """All orders, the latest first; those that have ended are taken out of the store."""
    rows = schema.orders
    now, is_restart = store.now(), rows.c.kind == RESTART
    ended = rows.c.until <= now, ~is_restart | (rows.c.until <= now - RESTART_KEPT)
    await store.write([(delete(rows).where(rows.c.until > 0, *ended), {})])
    async with store.reading() as connection:
        found = await fetch(connection, select(rows).order_by(rows.c.made.desc()))
    return [Order(table=str(row["table_id"]), **_without(row, "table_id")) for row in found]


async def add_order(store: Store, order: Order) -> None:
    """Store an order."""
    row = msgspec.to_builtins(order)
    await store.write([(schema.orders.insert(), {"table_id": row.pop("table"), **row})])


async def lift(store: Store, order: str) -> None:
    """Take an order back."""
    await store.write([(delete(schema.orders).where(schema.orders.c.id == order), {})])


async def reports(store: Store) -> list[StoredReport]:
    """All reports, the latest first."""
    rows = schema.reports
    async with store.reading() as connection:
        found = await fetch(connection, select(rows).order_by(rows.c.made.desc()).limit(MOST_TABLES))
    return [StoredReport(table=str(row["table_id"]), **_without(row, "table_id")) for row in found]


async def add_report(store: Store, report: StoredReport) -> None:
    """Store a report; the same person's second one of the same line changes nothing."""
    row, once = msgspec.to_builtins(report), schema.reports.c
    same = (once.table_id == report.table, once.line == report.line, once.reporter == report.reporter)
    async with store.reading() as connection:
        if await fetch(connection, select(once.id).where(*same)):
            return
    with contextlib.suppress(StoreFailed):  # of two at the same time one is enough
        await store.write([(schema.reports.insert(), {"table_id": row.pop("table"), **row})])


async def settle(store: Store, report: str) -> None:
    """The keeper has dealt with it."""
    await store.write([(delete(schema.reports).where(schema.reports.c.id == report), {})])


async def open_tables(store: Store) -> list[str]:
    """Tables that wait or are played at, the latest first."""
    tables = schema.tables.c
    query = select(tables.id).where(tables.status.not_in(ENDED)).order_by(tables.updated.desc())
    async with store.reading() as connection:
        return [str(row["id"]) for row in await fetch(connection, query.limit(MOST_TABLES))]


async def people(store: Store) -> set[str]:
    """Everybody of whom the store knows."""
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
    """Those of the tables that have not been deleted."""
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
    """Tables that nothing has happened at since that time: over, or still waiting for people."""
    tables = schema.tables.c
    status = tables.status.in_(ENDED) if are_over else tables.status == TableStatus.WAITING.value
    query = select(tables.id).where(status, tables.updated < before).order_by(tables.updated).limit(most)
    async with store.reading() as connection:
        return [str(row["id"]) for row in await fetch(connection, query)]


async def delete_old_talk(store: Store, *, before: float, most: int) -> int:
    """Delete some of the lines said before that time; returns of how many tables."""
    talk = schema.talk.c
    async with store.transaction() as connection:
        query = select(talk.table_id).where(talk.at < before).distinct().limit(most)
        tables = [str(row["table_id"]) for row in await fetch(connection, query)]
        await connection.execute(delete(schema.talk).where(talk.table_id.in_(tables), talk.at < before))
    return len(tables)


async def forget_further(store: Store, person: str) -> list[str]:
    """Take a person out of what is not over, too, and out of reports; orders keep no name.

    :returns: the unfinished tables that knew of them.
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
