"""Visitors in the store: their name and shield, and the merging of two visitors."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import delete, func, select, update

from tafureria.house.clubs.rows import forget_in_clubs
from tafureria.house.store import schema
from tafureria.house.store.notices import tell
from tafureria.house.store.reader import fetch
from tafureria.house.store.store import Store

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection


async def set_own(store: Store, person: str, name: str, shield: str) -> None:
    """Store name and shield of that person.

    :raises StoreFailed: nothing was stored.
    """
    people = schema.people
    async with store.transaction() as connection:
        await connection.execute(delete(people).where(people.c.person == person))
        await connection.execute(people.insert(), {"person": person, "name": name, "shield": shield})


async def games_of(store: Store, person: str) -> int:
    """The number of tables at which that person has a seat or is the host, finished games included.

    :raises StoreFailed: when the store cannot be read.
    """
    async with store.reading() as connection:
        return len(await _tables_of(connection, person))


async def _tables_of(connection: AsyncConnection, person: str) -> list[str]:
    tables, chairs = schema.tables.c, schema.chairs.c
    seated = select(chairs.table_id).where(chairs.person == person)
    found = await fetch(connection, select(tables.id).where(tables.id.in_(seated) | (tables.host == person)))
    return [str(row["id"]) for row in found]


async def merge(connection: AsyncConnection, me: str, old: str, new: str) -> list[str]:
    """Give everything that *old* has to *new*; returns the tables of *old*.

    These tables are released, because processes would be wrong about who sits there: by this process, *me*,
    and by any other, which is told so.
    """
    ids = await _tables_of(connection, old)
    chairs, people, tables = schema.chairs, schema.people, schema.tables
    these = tables.c.id.in_(ids)
    owners = await fetch(connection, select(tables.c.owner).where(these, tables.c.owner != me).distinct())
    await connection.execute(update(chairs).where(chairs.c.person == old).values(person=new))
    await connection.execute(update(tables).where(tables.c.host == old).values(host=new))
    await connection.execute(update(tables).where(these).values(owner=""))
    for other in owners:
        if other["owner"]:
            await tell(connection, other["owner"])
    if await _count(connection, people.c.person, new):
        await connection.execute(delete(people).where(people.c.person == old))
    else:
        await connection.execute(update(people).where(people.c.person == old).values(person=new))
    await connection.execute(delete(schema.keys).where(schema.keys.c.person == old))
    await connection.execute(
        update(schema.passkeys).where(schema.passkeys.c.person == old).values(person=new)
    )
    await _merge_pairs(connection, schema.invitations, schema.invitations.c.table_id, old, new)
    await connection.execute(
        update(schema.invitations).where(schema.invitations.c.host == old).values(host=new)
    )
    await _merge_pairs(connection, schema.blocks, schema.blocks.c.other, old, new)
    addresses, quiet, members = schema.addresses, schema.quiet, schema.members
    await connection.execute(update(addresses).where(addresses.c.person == old).values(person=new))
    wishes = schema.mail_wishes
    await connection.execute(delete(wishes).where(wishes.c.person == old))
    if not await _count(connection, quiet.c.person, new):
        await connection.execute(update(quiet).where(quiet.c.person == old).values(person=new))
    await connection.execute(delete(quiet).where(quiet.c.person == old))
    said = schema.admitted
    if await _count(connection, said.c.person, old):  # the word said last is that of this browser
        await connection.execute(delete(said).where(said.c.person == new))
        await connection.execute(update(said).where(said.c.person == old).values(person=new))
    away = schema.holidays
    await connection.execute(update(away).where(away.c.person == old).values(person=new))
    their_clubs = select(members.c.club).where(members.c.person == new)
    await connection.execute(
        update(members).where(members.c.person == old, members.c.club.not_in(their_clubs)).values(person=new)
    )
    # In clubs of which both are members, *new* remains.
    await forget_in_clubs(connection, old)
    return ids


async def _merge_pairs(connection: AsyncConnection, table: Any, beside: Any, old: str, new: str) -> None:
    """Give *new* the rows of *old* in an SQL table with at most one row per person and *beside*."""
    has = select(beside).where(table.c.person == new)
    await connection.execute(
        update(table).where(table.c.person == old, beside.not_in(has)).values(person=new)
    )
    await connection.execute(delete(table).where(table.c.person == old))


async def _count(connection: AsyncConnection, column: Any, value: str) -> int:
    found = await connection.execute(select(func.count()).where(column == value))
    return int(found.scalar_one())
