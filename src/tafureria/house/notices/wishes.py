"""Addresses of mail that somebody has given and nobody has confirmed: only the link sent there does."""

from __future__ import annotations

import secrets
from typing import Final

from sqlalchemy import delete, select

from tafureria.house.notices import addresses
from tafureria.house.notices.addresses import MAILTO
from tafureria.house.store import schema
from tafureria.house.store.reader import fetch
from tafureria.house.store.rows import DAY
from tafureria.house.store.store import Store

OPEN: Final = 2 * DAY
"""For how long a link confirms."""


async def wish(store: Store, person: str, mail: str, language: str) -> str:
    """Keep that address until it is confirmed, and no other of that person; the id that its link has."""
    rows, id_, now = schema.mail_wishes, secrets.token_urlsafe(24), store.now()
    row = {"id": id_, "person": person, "target": MAILTO + mail, "language": language, "ends": now + OPEN}
    async with store.transaction() as connection:
        await connection.execute(delete(rows).where((rows.c.person == person) | (rows.c.ends < now)))
        await connection.execute(rows.insert().values(**row))
    return id_


async def waits(store: Store, person: str) -> bool:
    """Has that person given an address that is not confirmed yet?"""
    rows = schema.mail_wishes
    query = select(rows.c.id).where(rows.c.person == person, rows.c.ends >= store.now())
    async with store.reading() as connection:
        return bool(await fetch(connection, query))


async def confirm(store: Store, id_: str) -> bool:
    """Tell its person there from now on; whether that link confirms anything.

    :raises Refusal: ``too-many``.
    """
    rows = schema.mail_wishes
    query = select(rows).where(rows.c.id == id_, rows.c.ends >= store.now())
    async with store.reading() as connection:
        found = await fetch(connection, query)
    if not found:
        return False
    one = found[0]
    await addresses.add(store, one["person"], one["target"], "", "", one["language"])
    async with store.transaction() as connection:
        await connection.execute(delete(rows).where(rows.c.id == id_))
    return True


async def drop(store: Store, person: str) -> None:
    """Nobody confirms that person's address any more."""
    rows = schema.mail_wishes
    async with store.transaction() as connection:
        await connection.execute(delete(rows).where(rows.c.person == person))
