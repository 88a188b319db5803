"""People who have played together, in the store: the invitations among them, and who blocks whom."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import delete, exists, select, update

from tafureria.house.status import TableStatus
from tafureria.house.store import schema
from tafureria.house.store.reader import fetch
from tafureria.house.store.store import Store


class Met(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who sat at a finished table of a given person."""

    person: str
    name: str
    shield: str
    table: str
    game: str


class InvitedRow(msgspec.Struct, frozen=True, kw_only=True):
    """An invitation to a table that waits."""

    table: str
    game: str
    host: str
    """The person who sent it."""
    name: str
    shield: str


async def met_by(store: Store, person: str) -> list[Met]:
    """Everybody at the finished tables of that person, latest table first.

    :raises StoreFailed: when the store cannot be read.
    """
    tables, chairs = schema.tables.c, schema.chairs.c
    own = select(chairs.table_id).where(chairs.person == person)
    query = (
        select(chairs.person, chairs.name, chairs.shield, tables.id.label("table"), tables.game)
        .join(schema.tables, tables.id == chairs.table_id)
        .where(tables.id.in_(own), tables.status == TableStatus.OVER.value)
        .where(chairs.kind == "person", chairs.person.not_in(("", person)))
        .order_by(tables.updated.desc(), chairs.seat)
    )
    async with store.reading() as connection:
        return [Met(**row) for row in await fetch(connection, query)]


async def blocked_by(store: Store, person: str) -> set[str]:
    """The people from whom that person wants no invitations.

    :raises StoreFailed: when the store cannot be read.
    """
    async with store.reading() as connection:
        query = select(schema.blocks.c.other).where(schema.blocks.c.person == person)
        return {str(row["other"]) for row in await fetch(connection, query)}


async def block(store: Store, person: str, other: str, *, blocked: bool) -> None:
    """Store whether that person wants no invitations from *other*."""
    blocks = schema.blocks
    steps: list[tuple[Any, Any]] = [
        (delete(blocks).where(blocks.c.person == person, blocks.c.other == other), None)
    ]
    if blocked:
        steps.append((blocks.insert(), {"person": person, "other": other}))
    await store.write(steps)


async def may_invite(store: Store, person: str, table: str) -> bool | None:
    """Does that table wait for players? ``None`` when that person neither sits there nor is its host."""
    tables, chairs = schema.tables.c, schema.chairs.c
    seated = exists().where(chairs.table_id == table, chairs.person == person)
    query = select(tables.status).where(tables.id == table, seated | (tables.host == person))
    async with store.reading() as connection:
        found = await fetch(connection, query)
    return found[0]["status"] == TableStatus.WAITING.value if found else None


async def invite(store: Store, host: str, other: str, table: str) -> None:
    """Store an invitation, unless the other person already has one to this table, declined or not."""
    invitations = schema.invitations
    name, shield = await store.own_of(host)
    row = {
        "table_id": table,
        "person": other,
        "host": host,
        "name": name,
        "shield": shield,
        "made": store.now(),
        "declined": False,
    }
    async with store.transaction() as connection:
        same = (invitations.c.table_id == table) & (invitations.c.person == other)
        if not await fetch(connection, select(invitations.c.host).where(same)):
            await connection.execute(invitations.insert(), row)


async def invited(store: Store, person: str) -> list[InvitedRow]:
    """That person's open invitations: to waiting tables with an open seat, from people not blocked.

    :raises StoreFailed: when the store cannot be read.
    """
    tables, chairs, one = schema.tables.c, schema.chairs.c, schema.invitations.c
    room = exists().where(chairs.table_id == tables.id, chairs.kind == "open")
    sits = exists().where(chairs.table_id == tables.id, chairs.person == person)
    blocked = select(schema.blocks.c.other).where(schema.blocks.c.person == person)
    query = (
        select(tables.id.label("table"), tables.game, one.host, one.name, one.shield)
        .join(schema.tables, tables.id == one.table_id)
        .where(one.person == person, ~one.declined, one.host.not_in(blocked))
        .where(tables.status == TableStatus.WAITING.value, room, ~sits)
        .order_by(one.made.desc())
    )
    async with store.reading() as connection:
        return [InvitedRow(**row) for row in await fetch(connection, query)]


async def decline(store: Store, person: str, table: str) -> None:
    """Mark that person's invitation to that table as declined."""
    one = schema.invitations.c
    mine = update(schema.invitations).where(one.person == person, one.table_id == table)
    await store.write([(mine.values(declined=True), None)])
