"""Clubs as tables and the door ask for them: who is a member, and whether a round is still being played."""

from __future__ import annotations

from typing import Final

from sqlalchemy import select

from tafureria.house.status import TableStatus
from tafureria.house.store import schema
from tafureria.house.store.reader import fetch
from tafureria.house.store.store import Store

HERE: Final = "here"
"""The status of a present member."""
RUNNING: Final = (TableStatus.WAITING.value, TableStatus.PLAYING.value)


async def membership(store: Store, club: str, person: str) -> str | None:
    """That person's id in the club; ``None`` if they are not a member now."""
    column = schema.members.c
    query = select(column.member).where(
        column.club == club, column.person == person, column.person != "", column.status == HERE
    )
    async with store.reading() as connection:
        found = (await connection.execute(query)).scalar()
    return None if found is None else str(found)


async def deal_is_running(store: Store, round_: str) -> bool:
    """Is the deal of that round still being played, and has its tournament not moved on?"""
    tournament, _, number = round_.partition(" ")
    table, column = schema.tables.c, schema.tournaments.c
    unfinished = select(table.id).where(table.round == round_, table.status.in_(RUNNING)).exists()
    query = select(column.id).where(column.id == tournament, column.round == int(number), unfinished)
    async with store.reading() as connection:
        return (await connection.execute(query)).first() is not None


async def is_member(store: Store, person: str) -> bool:
    """Is that person a member of any club?

    :raises StoreFailed: when the store cannot be read.
    """
    members = schema.members.c
    query = select(members.member).where(members.person == person, members.status == HERE).limit(1)
    async with store.reading() as connection:
        return bool(await fetch(connection, query))
