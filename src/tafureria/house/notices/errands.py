"""Which turns people must be notified of, and the errands: stored notices that must still be sent.

There is one notice for each turn, and a reminder before its time is up. The process that takes one on stores
that together with its errands, one for each address, so that no process sends it again and none is lost.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

import msgspec
from sqlalchemy import delete, exists, select, update

from tafureria.house.status import TableStatus
from tafureria.house.store import schema
from tafureria.house.store.reader import fetch
from tafureria.house.store.rows import StoreFailed
from tafureria.house.store.store import Store

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

NEAR: Final = 1.0
"""Seconds by which a stored time may be off."""
FIRST_WAIT: Final = 60.0
"""Seconds before the second try; each further one waits four times as long."""
TRIES: Final = 7
"""How often an errand is tried; the last try is nearly a day after the first."""


class Turn(msgspec.Struct, frozen=True, kw_only=True):
    """A seat of a slow game whose clock is running, and whose person has an address for notices."""

    table: str
    game: str
    version: int
    owner: str
    seat: int
    person: str
    since: float
    """When the clock was started, in seconds since 1970."""
    due: float
    """When its time is up, in seconds since 1970."""
    told: float
    """When the turn began that the person was last notified of; 0 if there was none."""
    reminded: bool


class Errand(msgspec.Struct, frozen=True, kw_only=True):
    """A notice that must still be sent to one address."""

    id: str
    address: str
    table: str
    seat: int
    since: float
    soon: bool
    """Is it the reminder that time will soon be up?"""
    tries: int
    after: float
    """When it is tried next, in seconds since 1970."""


async def turns(store: Store, before: float, versions: Mapping[str, int]) -> list[Turn]:
    """The turns that began before that time in slow games of these versions, of people with an address."""
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
        # Turns that are already due are dealt with elsewhere: their time is up, or is computed again.
        .where(chairs.due > store.now())
        .where(tables.status == TableStatus.PLAYING.value)
        .where(exists().where(schema.addresses.c.person == chairs.person))
    )
    async with store.reading() as connection:
        found = await fetch(connection, query)
    rows = [row | {"told": row["told"] or 0.0, "reminded": bool(row["reminded"])} for row in found]
    return [Turn(**row) for row in rows if versions.get(row["game"]) == row["version"]]


async def take_on(store: Store, turn: Turn, addresses: Sequence[str], *, soon: bool) -> bool:
    """Store an errand for each address about that turn; returns whether no other process did so meanwhile.

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
    """The errands that must be tried now, the longest waiting first."""
    rows = schema.errands
    query = select(rows).where(rows.c.after <= store.now()).order_by(rows.c.after)
    async with store.reading() as connection:
        found = await fetch(connection, query)
    return [Errand(table=row.pop("table_id"), **row) for row in found]


async def try_it(store: Store, errand: Errand) -> bool:
    """Claim that errand and schedule its next try, if any; returns whether no other process claimed it."""
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
    """Delete an errand that has been carried out or is no longer needed."""
    async with store.transaction() as connection:
        await connection.execute(delete(schema.errands).where(schema.errands.c.id == errand.id))


async def is_current(store: Store, errand: Errand) -> bool:
    """Is it still the turn that the errand is about?"""
    async with store.reading() as connection:
        return await _since(connection, errand) is not None


async def _since(connection: AsyncConnection, errand: Errand) -> float | None:
    chairs = schema.chairs.c
    query = select(chairs.since).where(
        *(chairs.table_id == errand.table, chairs.seat == errand.seat),
        chairs.since.between(errand.since - NEAR, errand.since + NEAR),
    )
    return (await connection.execute(query)).scalar()
