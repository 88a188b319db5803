"""People's holidays in the store, and how processes learn that one has changed.

A change makes the seats of its person due (``chairs.due``): a sleeping table is woken and recomputes its
clocks. A table that is awake, in any process, is told by ``house.deadlines``, which looks for changes.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy import delete, func, select, update

from tafureria.house.holidays import holidays
from tafureria.house.holidays.holidays import Holiday
from tafureria.house.store import schema
from tafureria.house.store.reader import fetch
from tafureria.house.store.store import Store

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

FORGOTTEN: Final = 2 * holidays.YEAR
"""Seconds after its end from which a holiday may be deleted."""


async def of(store: Store, people: Iterable[str]) -> dict[str, list[Holiday]]:
    """The holidays of these people, by person, earliest first; people without any are left out."""
    rows = schema.holidays
    query = select(rows).where(rows.c.person.in_({one for one in people if one})).order_by(rows.c.begins)
    async with store.reading() as connection:
        return _by_person(await fetch(connection, query))


async def away(store: Store, people: Iterable[str]) -> dict[str, str]:
    """The last day of holidays of those of these people who are away now, by person."""
    now, found = store.now(), await of(store, people)
    ongoing = {person: holidays.on(theirs, now) for person, theirs in found.items()}
    return {person: one.last for person, one in ongoing.items() if one is not None}


async def changed(store: Store, since: float) -> dict[str, float]:
    """When holidays last changed, by person, for changes at or after *since* (seconds since 1970)."""
    rows = schema.holidays
    at = func.max(rows.c.changed).label("at")
    query = select(rows.c.person, at).where(rows.c.changed >= since).group_by(rows.c.person)
    async with store.reading() as connection:
        return {str(row["person"]): float(row["at"]) for row in await fetch(connection, query)}


async def go(store: Store, person: str, zone: str, first: str, last: str) -> None:
    """Store a holiday of that person from the *first* to the *last* day; it replaces any future one.

    :raises Refusal: ``malformed`` or ``no-holidays``.
    :raises StoreFailed: nothing was stored.
    """
    rows, now = schema.holidays, store.now()
    async with store.transaction() as connection:
        mine = rows.c.person == person
        stale = (rows.c.begins > now) | (rows.c.begins == rows.c.ends) | (rows.c.ends < now - FORGOTTEN)
        await connection.execute(delete(rows).where(mine, stale))
        found = _by_person(await fetch(connection, select(rows).where(mine)))
        new = holidays.planned(person, zone, first, last, now, found.get(person, []))
        await connection.execute(rows.insert().values(**msgspec.to_builtins(new)))
        await _make_due(connection, person, now)


async def come_back(store: Store, person: str) -> None:
    """End that person's present holiday and cancel any future one; does nothing if there is none.

    :raises StoreFailed: nothing was stored.
    """
    rows, now = schema.holidays, store.now()
    async with store.transaction() as connection:
        found = await fetch(connection, select(rows).where(rows.c.person == person, rows.c.ends > now))
        for row in found:
            values = msgspec.to_builtins(holidays.ended(Holiday(**row), now))
            await connection.execute(update(rows).where(rows.c.id == row["id"]).values(**values))
        if found:
            await _make_due(connection, person, now)


async def _make_due(connection: AsyncConnection, person: str, now: float) -> None:
    chairs = schema.chairs
    theirs = (chairs.c.person == person) & (chairs.c.due > now)
    await connection.execute(update(chairs).where(theirs).values(due=now))


def _by_person(rows: list[dict[str, Any]]) -> dict[str, list[Holiday]]:
    out: dict[str, list[Holiday]] = {}
    for row in rows:
        one = Holiday(**row)
        out.setdefault(one.person, []).append(one)
    return out
