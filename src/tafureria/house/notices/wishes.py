"""Mail addresses that are not confirmed yet: only the link that is mailed to an address confirms it."""

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
"""Seconds for which a link is valid."""


async def wish(store: Store, person: str, mail: str, language: str) -> str:
    """Store an address to be confirmed, instead of any other of that person; returns the id for its link."""
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
    """Send notices to the address of that link from now on; returns whether the link was valid.

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
    """Delete that person's unconfirmed address, so that its link is no longer valid."""
    rows = schema.mail_wishes
    async with store.transaction() as connection:
        await connection.execute(delete(rows).where(rows.c.person == person))
