"""Keys, which let somebody without a cookie into the house. Only their hashes are stored.

There are links and words, which lead to their person, and challenges, which a passkey must sign.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Final

from sqlalchemy import delete, select

from tafureria.house.store import schema
from tafureria.house.store.reader import fetch
from tafureria.house.store.store import Store

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

LINK: Final = "link"
WORDS: Final = "words"
NEVER: Final = 1e12
"""The stored end of keys that never end, in seconds since 1970."""


def _hash(key: str) -> bytes:
    # A key has 80 random bits or more, so no slower hash is needed.
    return hashlib.sha256(key.encode()).digest()


async def add_key(store: Store, key: str, kind: str, person: str, seconds: float) -> None:
    """Store a key, valid for that many seconds (0: for ever); replaces the person's last key of its kind.

    :raises StoreFailed: nothing was stored.
    """
    keys, now = schema.keys, store.now()
    ends = now + seconds if seconds else NEVER
    row = {"hash": _hash(key), "person": person, "kind": kind, "ends": ends}
    async with store.transaction() as connection:
        await connection.execute(delete(keys).where(keys.c.ends <= now))
        if person:
            await connection.execute(delete(keys).where(keys.c.person == person, keys.c.kind == kind))
        await connection.execute(keys.insert(), row)


async def whose(store: Store, key: str) -> str:
    """The person to whom a link or words lead; empty if there is none.

    :raises StoreFailed: when the store cannot be read.
    """
    column = schema.keys.c
    query = select(column.person).where(
        column.hash == _hash(key), column.kind.in_((LINK, WORDS)), column.ends > store.now()
    )
    async with store.reading() as connection:
        found = await fetch(connection, query)
    return str(found[0]["person"]) if found else ""


async def spend(connection: AsyncConnection, key: str, kind: str, now: float) -> str | None:
    """Use up a key that works once; returns its person, or ``None`` when there is no such key any more.

    Of two simultaneous uses, one succeeds.
    """
    column = schema.keys.c
    taken = (
        delete(schema.keys)
        .where(column.hash == _hash(key), column.kind == kind, column.ends > now)
        .returning(column.person)
    )
    found = (await connection.execute(taken)).first()
    return None if found is None else str(found[0])


async def has_words(store: Store, person: str) -> bool:
    """Does that person have words that lead to them?

    :raises StoreFailed: when the store cannot be read.
    """
    column = schema.keys.c
    query = select(column.kind).where(column.person == person, column.kind == WORDS)
    async with store.reading() as connection:
        return bool(await fetch(connection, query))
