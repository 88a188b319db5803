"""The house's door in the store: what its keeper has chosen, and who has said its word."""

from __future__ import annotations

from typing import Final

from sqlalchemy import delete, select

from tafureria.house.store import schema
from tafureria.house.store.reader import fetch
from tafureria.house.store.store import Store

DOOR: Final = "door"
"""Name of what the keeper has chosen, among the values of the house."""


async def chosen(store: Store) -> bytes:
    """What the keeper has chosen; empty if nothing yet.

    :raises StoreFailed: when the store cannot be read.
    """
    query = select(schema.house.c.value).where(schema.house.c.name == DOOR)
    async with store.reading() as connection:
        found = await fetch(connection, query)
    return bytes(found[0]["value"]) if found else b""


async def choose(store: Store, what: bytes) -> None:
    """Store what the keeper has chosen.

    :raises StoreFailed: nothing was stored.
    """
    await store.set_secret(DOOR, what)


async def let_in(store: Store, person: str, word: str) -> None:
    """Store which word that person has said.

    :raises StoreFailed: nothing was stored.
    """
    said = schema.admitted
    async with store.transaction() as connection:
        await connection.execute(delete(said).where(said.c.person == person))
        await connection.execute(said.insert(), {"person": person, "word": word})


async def word_said(store: Store, person: str) -> str:
    """The word that that person has said, as :func:`let_in` was given it; empty if none.

    :raises StoreFailed: when the store cannot be read.
    """
    said = schema.admitted.c
    async with store.reading() as connection:
        found = await fetch(connection, select(said.word).where(said.person == person))
    return str(found[0]["word"]) if found else ""
