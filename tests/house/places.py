"""The stores of the tests: files, or databases of a dedicated PostgreSQL server.

``TAFURERIA_TEST_POSTGRES`` is the URL of a server on which databases may be created; ``make test-postgres``
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
    """Return the store to use for that file: the file itself, or a database in its place."""
    if not SERVER or "://" in str(where):
        return str(where)
    return f"{SERVER}/{_database(str(where))}"


def change(where: str, *statements: str) -> None:
    """Write to a store directly, without the houses that use it, for example as if hours had passed."""

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
    """Lock a store in a file, so that a process that is paused meanwhile is not paused while writing.

    A paused process that holds the file's lock would block everybody else.
    """
    if "://" in where:  # PostgreSQL itself ends an idle transaction.
        yield
        return
    with closing(sqlite3.connect(where, isolation_level=None, timeout=60)) as file:
        file.execute("BEGIN IMMEDIATE")
        yield
        file.execute("ROLLBACK")


def read(where: Path | str, statement: str) -> list[tuple]:
    """Read from a store directly, without the houses that use it."""

    async def rows() -> list[tuple]:
        engine = create_async_engine(store_url(place(where)), connect_args={"timeout": 60})
        try:
            async with engine.connect() as connection:
                return [tuple(row) for row in await connection.execute(text(statement))]
        finally:
            await engine.dispose()

    return asyncio.run(rows())


def everything(where: Path | str) -> list[str]:
    """Return every row of a store, as text."""
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
