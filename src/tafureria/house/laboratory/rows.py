"""The studies of the laboratory in the store: their settings, and their results so far."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import delete, select, update

from tafureria.house.status import StudyStatus
from tafureria.house.store import schema
from tafureria.house.store.reader import fetch
from tafureria.house.store.store import Store


class StudyRow(msgspec.Struct, kw_only=True):
    """A study as it is stored."""

    id: str
    owner: str
    """The name of the house process that plays it."""
    status: StudyStatus
    made: float
    updated: float
    kept: bool = False
    shared: bool = False
    stopping: bool = False
    """Has somebody asked for it to be stopped?"""
    wish: str
    """The study that was asked for, in JSON."""
    what: bytes = b""
    """The results so far, compressed; empty at the beginning."""


async def studies(store: Store) -> list[StudyRow]:
    """All studies, latest first.

    :raises StoreFailed: when the store cannot be read.
    """
    async with store.reading() as connection:
        found = await fetch(connection, select(schema.studies).order_by(schema.studies.c.made.desc()))
    return [_row(one) for one in found]


async def study(store: Store, id_: str) -> StudyRow | None:
    """The study with that id; ``None`` if there is none.

    :raises StoreFailed: when the store cannot be read.
    """
    async with store.reading() as connection:
        found = await fetch(connection, select(schema.studies).where(schema.studies.c.id == id_))
    return _row(found[0]) if found else None


async def add_study(store: Store, row: StudyRow) -> None:
    """Store a new study, and delete ended ones that nobody has kept.

    :raises StoreFailed: nothing was stored.
    """
    column = schema.studies.c
    old = delete(schema.studies).where(~column.kept, column.status != StudyStatus.RUNNING.value)
    await store.write([(old, None), (schema.studies.insert(), msgspec.structs.asdict(row))])


async def set_study(store: Store, id_: str, **values: Any) -> None:
    """Set these columns of a study.

    :raises StoreFailed: nothing was stored.
    """
    await store.write([(update(schema.studies).where(schema.studies.c.id == id_).values(**values), None)])


def _row(found: dict[str, Any]) -> StudyRow:
    return StudyRow(**found | {"status": StudyStatus(found["status"])})
