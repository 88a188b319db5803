"""Keys: what opens the house to somebody without a cookie. Only their hashes are stored.

There are links and words, which lead to their person, and challenges, which a passkey must have signed.
"""

from __future__ import annotations

import hashlib
from typing import Final

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from tafureria.house.store import schema
from tafureria.house.store.reader import fetch
from tafureria.house.store.store import Store

LINK: Final = "link"
WORDS: Final = "words"
NEVER: Final = 1e12
"""The time, in seconds since 1970, at which what does not end ends."""


def _hash(key: str) -> bytes:
    # A key has 80 random bits or more: nothing slower is needed.
    return hashlib.sha256(key.encode()).digest()


async def add_key(store: Store, key: str, kind: str, person: str, seconds: float) -> None:
    """Store a new key, good for so many seconds (0 for ever); those of a person replace the ones before.

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
    """The person to whom a link or words lead; empty for nobody.

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
    """Take a key that opens once; returns its person, or ``None`` when there is no such key any more.

    Of two who take it at the same moment one gets it.
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
    """Has that person words to come back by?

    :raises StoreFailed: when the store cannot be read.
    """
    column = schema.keys.c
    query = select(column.kind).where(column.person == person, column.kind == WORDS)
    async with store.reading() as connection:
        return bool(await fetch(connection, query))
