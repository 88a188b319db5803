"""Words that lead to waiting tables: one for each table, valid for a day.

When few words are left, tables at which nobody is any more lose theirs, and new tables get two words.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection, Container
from typing import Any, Final

from sqlalchemy import select

from tafureria.house.making.spoken import WORDS
from tafureria.house.status import TableStatus
from tafureria.house.store import schema
from tafureria.house.store.reader import fetch
from tafureria.house.store.rows import StoreFailed
from tafureria.house.store.store import Store

LASTS: Final = 24 * 3600.0
"""Seconds for which a word leads to its table."""
FEW: Final = len(WORDS) // 2
"""Words that are few: so many are never taken, so that most words that somebody tries lead nowhere."""
UNATTENDED: Final = 600.0
"""Seconds after which a table has no right to its word when words are few, if nobody is at the table."""
TRIES: Final = 4
"""Attempts to take a word, since other processes may take the same word at the same moment."""


async def word_of(store: Store, table: str, may_take: Callable[[Collection[str]], bool]) -> str:
    """The word of that table, which gets one if it has none; empty if the table does not wait for players.

    It is also empty if the table has none and *may_take* returns false for the ids of all tables with a word.

    :raises StoreFailed: when the store cannot be used.
    """
    for left in reversed(range(TRIES)):
        try:
            return await _word_of(store, table, may_take)
        except StoreFailed:
            if not left:
                raise
    raise AssertionError("the last try returns or raises")


async def _word_of(store: Store, table: str, may_take: Callable[[Collection[str]], bool]) -> str:
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
        taken = {row["word"]: row["table_id"] for row in await fetch(connection, select(words))}
        if len(taken.keys() & set(WORDS)) >= len(WORDS) - FEW:
            nobody = select(schema.tables.c.id).where(schema.tables.c.owner == "")
            old = (words.c.made <= now - UNATTENDED) & words.c.table_id.in_(nobody)
            await connection.execute(words.delete().where(old))
            taken = {row["word"]: row["table_id"] for row in await fetch(connection, select(words))}
        if not may_take(taken.values()):
            return ""
        word = _new_word(taken)
        await connection.execute(words.insert(), {"word": word, "table_id": table, "made": now})
    return word


def _new_word(taken: Container[str]) -> str:
    """One free word, or two if few are free."""
    free = [word for word in WORDS if word not in taken]
    if len(free) > FEW:
        return secrets.choice(free)
    while True:
        two = f"{secrets.choice(WORDS)} {secrets.choice(WORDS)}"
        if two not in taken:
            return two


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
