"""Forgetting a person: their finished games stay, but nothing in them says who they were.

Their name, shield, passkeys, keys and invitations are deleted too.
"""

from __future__ import annotations

from sqlalchemy import delete, exists, select, update

from tafureria.house.clubs.rows import forget_in_clubs
from tafureria.house.status import TableStatus
from tafureria.house.store import schema
from tafureria.house.store.reader import fetch
from tafureria.house.store.store import Store


async def forget(store: Store, person: str) -> list[str]:
    """Remove that person's name, id and talk from all finished games, and the person from all clubs.

    :returns: the tables of these games.
    :raises StoreFailed: nothing was changed.
    """
    tables, chairs, talk = schema.tables, schema.chairs, schema.talk
    over = select(tables.c.id).where(tables.c.status == TableStatus.OVER.value)
    own = (chairs.c.person == person) & chairs.c.table_id.in_(over)
    said = exists().where(own, chairs.c.table_id == talk.c.table_id, chairs.c.seat == talk.c.seat)
    async with store.transaction() as connection:
        found = await fetch(connection, select(chairs.c.table_id).where(own).distinct())
        await connection.execute(delete(talk).where(said))
        await connection.execute(update(chairs).where(own).values(person="", name="", shield=""))
        mine = (tables.c.host == person) & (tables.c.status == TableStatus.OVER.value)
        await connection.execute(update(tables).where(mine).values(host=""))
        for kept in (schema.people, schema.keys, schema.passkeys, schema.admitted):
            await connection.execute(delete(kept).where(kept.c.person == person))
        invited, blocks = schema.invitations, schema.blocks
        await connection.execute(
            delete(invited).where((invited.c.person == person) | (invited.c.host == person))
        )
        await connection.execute(
            delete(blocks).where((blocks.c.person == person) | (blocks.c.other == person))
        )
        await forget_in_clubs(connection, person)
        told = select(schema.addresses.c.id).where(schema.addresses.c.person == person)
        await connection.execute(delete(schema.errands).where(schema.errands.c.address.in_(told)))
        for rows in (schema.addresses, schema.mail_wishes, schema.quiet, schema.holidays):
            await connection.execute(delete(rows).where(rows.c.person == person))
    return [str(row["table_id"]) for row in found]
