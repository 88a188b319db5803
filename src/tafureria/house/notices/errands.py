"""Who is to be told that it is their turn, and what has not been told yet: both stand in the store.

Each turn is told of once, and once more before its time is up. Whoever takes on to tell it writes that down
together with the errands, one for each address, so that no process tells it again and none forgets it.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Final

import msgspec
from sqlalchemy import delete, exists, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from tafureria.house.status import TableStatus
from tafureria.house.store import schema
from tafureria.house.store.reader import fetch
from tafureria.house.store.rows import StoreFailed
from tafureria.house.store.store import Store

NEAR: Final = 1.0
"""Seconds by which a stored moment may be off."""
FIRST_WAIT: Final = 60.0
"""Seconds before the second try; each further one waits four times as long."""
TRIES: Final = 7
"""The last of them is nearly a day after the first."""


class Turn(msgspec.Struct, frozen=True, kw_only=True):
    """A seat of a slow game whose clock runs, and whose person can be told."""

    table: str
    game: str
    version: int
    owner: str
    seat: int
    person: str
    since: float
    """When the clock was started, in seconds since 1970."""
    due: float
    """When time is up."""
    told: float
    """Of which turn the person was told last, by when it began; 0 for none."""
    reminded: bool


class Errand(msgspec.Struct, frozen=True, kw_only=True):
    """Something to be told at one address."""

    id: str
    address: str
    table: str
    seat: int
    since: float
    soon: bool
    """Is it that time will soon be up?"""
    tries: int
    after: float
    """When it is tried next."""


async def turns(store: Store, before: float, versions: Mapping[str, int]) -> list[Turn]:
    """The turns that began before that time in slow games of these versions, of people who can be told."""
    tables, chairs, told = schema.tables.c, schema.chairs.c, schema.calls.c
    query = (
        select(
            tables.id.label("table"),
            *(tables.game, tables.version, tables.owner),
            *(chairs.seat, chairs.person, chairs.since, chairs.due),
            told.since.label("told"),
            told.reminded,
        )
        .select_from(schema.chairs.join(schema.tables, tables.id == chairs.table_id))
        .outerjoin(schema.calls, (told.table_id == chairs.table_id) & (told.seat == chairs.seat))
        .where(chairs.due > 0, chairs.since > 0, chairs.since <= before)
        # What is due already is seen to: its time is up, or is reckoned anew.
        .where(chairs.due > store.now())
        .where(tables.status == TableStatus.PLAYING.value)
        .where(exists().where(schema.addresses.c.person == chairs.person))
    )
    async with store.reading() as connection:
        found = await fetch(connection, query)
    rows = [row | {"told": row["told"] or 0.0, "reminded": bool(row["reminded"])} for row in found]
    return [Turn(**row) for row in rows if versions.get(row["game"]) == row["version"]]


async def take_on(store: Store, turn: Turn, addresses: Sequence[str], *, soon: bool) -> bool:
    """Take on to tell of that turn at these addresses; whether nobody else has done so meanwhile.

    :raises StoreFailed: when the store cannot be written.
    """
    calls, errands, now = schema.calls, schema.errands, store.now()
    of_seat = (calls.c.table_id == turn.table) & (calls.c.seat == turn.seat)
    values = {"since": turn.since, "reminded": soon}
    try:
        async with store.transaction() as connection:
            if turn.told:
                as_seen = (calls.c.since == turn.told) & (calls.c.reminded == turn.reminded)
                done = await connection.execute(update(calls).where(of_seat, as_seen).values(**values))
                if not done.rowcount:
                    return False
            else:
                row = {"table_id": turn.table, "seat": turn.seat} | values
                await connection.execute(calls.insert().values(**row))
            for one in addresses:
                errand = {
                    "id": secrets.token_hex(8),
                    "address": one,
                    "table_id": turn.table,
                    "seat": turn.seat,
                    "since": turn.since,
                    "soon": soon,
                    "tries": 0,
                    "after": now,
                }
                await connection.execute(errands.insert().values(**errand))
    except StoreFailed:
        if await _is_told(store, turn):
            return False
        raise
    return True


async def _is_told(store: Store, turn: Turn) -> bool:
    calls = schema.calls.c
    query = select(calls.since).where(calls.table_id == turn.table, calls.seat == turn.seat)
    async with store.reading() as connection:
        found = await fetch(connection, query)
    return bool(found) and found[0]["since"] != turn.told


async def open_errands(store: Store) -> list[Errand]:
    """What is to be tried now, the longest waiting first."""
    rows = schema.errands
    query = select(rows).where(rows.c.after <= store.now()).order_by(rows.c.after)
    async with store.reading() as connection:
        found = await fetch(connection, query)
    return [Errand(table=row.pop("table_id"), **row) for row in found]


async def try_it(store: Store, errand: Errand) -> bool:
    """Try that errand, and if it fails again later; whether no other process tries it now."""
    rows = schema.errands
    as_seen = (rows.c.id == errand.id) & (rows.c.tries == errand.tries)
    async with store.transaction() as connection:
        if errand.tries + 1 >= TRIES:
            done = await connection.execute(delete(rows).where(as_seen))
        else:
            after = store.now() + FIRST_WAIT * 4**errand.tries
            done = await connection.execute(
                update(rows).where(as_seen).values(tries=errand.tries + 1, after=after)
            )
    return bool(done.rowcount)


async def done_with(store: Store, errand: Errand) -> None:
    """It has been told, or need not be any more."""
    async with store.transaction() as connection:
        await connection.execute(delete(schema.errands).where(schema.errands.c.id == errand.id))


async def stands(store: Store, errand: Errand) -> bool:
    """Is it still that turn?"""
    async with store.reading() as connection:
        return await _since(connection, errand) is not None


async def _since(connection: AsyncConnection, errand: Errand) -> float | None:
    chairs = schema.chairs.c
    query = select(chairs.since).where(
        *(chairs.table_id == errand.table, chairs.seat == errand.seat),
        chairs.since.between(errand.since - NEAR, errand.since + NEAR),
    )
    return (await connection.execute(query)).scalar()
