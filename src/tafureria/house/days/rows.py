"""The deals of the day in the store: their tables, and the scores of the house's computer players."""

from __future__ import annotations

import msgspec
from sqlalchemy import delete, select

from tafureria.house.store import schema
from tafureria.house.store.reader import fetch
from tafureria.house.store.rows import Chair, TableRow
from tafureria.house.store.store import Store


async def tables_of_day(store: Store, day: str) -> list[tuple[TableRow, list[Chair], str]]:
    """The tables at which the deals of that day are or were played, each with its result in JSON.

    The result is empty until it has been stored.
    """
    return await store.with_results(select(schema.tables).where(schema.tables.c.day == day))


async def pars(store: Store, day: str) -> dict[str, list[float]]:
    """The scores of the house's computer players with the deals of that day so far, by game."""
    column = schema.pars.c
    async with store.reading() as connection:
        found = await fetch(connection, select(column.game, column.scores).where(column.day == day))
    return {row["game"]: msgspec.json.decode(row["scores"], type=list[float]) for row in found}


async def set_par(store: Store, day: str, game: str, scores: list[float]) -> None:
    """Store the scores for that deal, replacing earlier ones.

    :raises StoreFailed: nothing was stored.
    """
    column = schema.pars.c
    row = {"day": day, "game": game, "scores": msgspec.json.encode(scores).decode()}
    old = delete(schema.pars).where(column.day == day, column.game == game)
    await store.write([(old, None), (schema.pars.insert(), row)])
