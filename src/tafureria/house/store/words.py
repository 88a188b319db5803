"""Words that lead to waiting tables: one for each table, valid for a day."""

from __future__ import annotations

import secrets
from typing import Any, Final

from sqlalchemy import select

from tafureria.house.spoken import WORDS
from tafureria.house.status import TableStatus
from tafureria.house.store import schema
from tafureria.house.store.reader import fetch
from tafureria.house.store.rows import StoreFailed
from tafureria.house.store.store import Store

LASTS: Final = 24 * 3600.0
"""Seconds for which a word leads to its table."""
TRIES: Final = 4
"""Attempts to take a word, since other processes may take the same word at the same moment."""


async def word_of(store: Store, table: str) -> str:
    """The word of that table, which gets one if it has none; empty if the table does not wait for players.

    It is also empty in the unlikely case that all words are taken.

    :raises StoreFailed: when the store cannot be used.
    """
    for left in reversed(range(TRIES)):
        try:
            return await _word_of(store, table)
        except StoreFailed:
            if not left:
                raise
    raise AssertionError("the last try returns or raises")


async def _word_of(store: Store, table: str) -> str:
    words, now = schema.words, store.now()
    async with store.reading() as connection:
        if not await fetch(connection, _waiting(table)):
            return ""
        found = await fetch(connection, select(words).where(words.c.table_id == table))
    if found and found[0]["made"] > now - LASTS:
        return str(found[0]["word"])
    async with store.transaction() as connection:
        waits = select(schema.tables.c.id).where(schema.tables.c.status == TableStatus.WAITING.value)
        past = (words.c.made <= now - LASTS) | words.c.table_id.not_in(waits)
        await connection.execute(words.delete().where(past))
        taken = {row["word"] for row in await fetch(connection, select(words.c.word))}
        free = [word for word in WORDS if word not in taken]
        if not free:
            return ""
        word = secrets.choice(free)
        await connection.execute(words.insert(), {"word": word, "table_id": table, "made": now})
    return word


async def table_of(store: Store, word: str) -> str:
    """The id of the waiting table with that word; empty if there is none.

    :raises StoreFailed: when the store cannot be read.
    """
    words, tables = schema.words.c, schema.tables.c
    query = (
        select(tables.id)
        .join(schema.words, words.table_id == tables.id)
        .where(words.word == word, words.made > store.now() - LASTS)
        .where(tables.status == TableStatus.WAITING.value)
    )
    async with store.reading() as connection:
        found = await fetch(connection, query)
    return str(found[0]["id"]) if found else ""


def _waiting(table: str) -> Any:
    column = schema.tables.c
    return select(column.id).where(column.id == table, column.status == TableStatus.WAITING.value)
