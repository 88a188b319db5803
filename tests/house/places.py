"""Where the tests keep their tables: files, or databases of an own PostgreSQL server.

``TAFURERIA_TEST_POSTGRES`` is the URL of a server where databases may be made; ``make test-postgres``
starts one and sets it.
"""

from __future__ import annotations

import asyncio
import hashlib
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import cache
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from tafureria.house.store import schema
from tafureria.house.store.database import store_url

SERVER = os.environ.get("TAFURERIA_TEST_POSTGRES", "")
IN_A_FILE = pytest.mark.skipif(bool(SERVER), reason="about stores in a file")


def place(where: Path | str) -> str:
    """The store for what would be that file."""
    if not SERVER or "://" in str(where):
        return str(where)
    return f"{SERVER}/{_database(str(where))}"


def change(where: str, *statements: str) -> None:
    """Write into a store behind the back of the houses: as if hours had gone by."""

    async def write() -> None:
        engine = create_async_engine(store_url(where), connect_args={"timeout": 60})
        try:
            async with engine.begin() as connection:
                for statement in statements:
                    await connection.execute(text(statement))
        finally:
            await engine.dispose()

    asyncio.run(write())


@contextmanager
def nobody_writes(where: str) -> Iterator[None]:
    """Hold a store in a file, so that whoever is stopped meanwhile is not stopped in the middle of writing.

    A process that stands still with the file in its hand would keep it from everybody else.
    """
    if "://" in where:  # PostgreSQL itself ends a transaction that stands still.
        yield
        return
    with closing(sqlite3.connect(where, isolation_level=None, timeout=60)) as file:
        file.execute("BEGIN IMMEDIATE")
        yield
        file.execute("ROLLBACK")


def read(where: Path | str, statement: str) -> list[tuple]:
    """Read from a store behind the back of the houses."""

    async def rows() -> list[tuple]:
        engine = create_async_engine(store_url(place(where)), connect_args={"timeout": 60})
        try:
            async with engine.connect() as connection:
                return [tuple(row) for row in await connection.execute(text(statement))]
        finally:
            await engine.dispose()

    return asyncio.run(rows())


def everything(where: Path | str) -> list[str]:
    """Each row of a store, as text."""
    return [str(row) for name in schema.metadata.tables for row in read(where, f"SELECT * FROM {name}")]


@cache
def _database(where: str) -> str:
    name = "t" + hashlib.sha256(where.encode()).hexdigest()[:16]

    async def make() -> None:
        import asyncpg

        connection = await asyncpg.connect(f"{SERVER}/postgres")
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(make())
    return name
