"""Opening the database behind a store: where it is, who may read it, and its schema step by step."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, event, inspect, text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from tafureria.house.kept import StoreFailed

BUSY_MS: Final = 10_000
PRAGMAS: Final = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={BUSY_MS}")
"""Durable before told: a committed transaction is on the disk."""
NEWEST: Final = "0005"
"""The latest step in ``migrations/versions``."""
MIGRATION_LOCK: Final = 0x7AF0
"""Number of the advisory lock under which a schema is changed."""


def store_url(where: str) -> str:
    """A SQLAlchemy URL of a path or URL.

    >>> store_url("postgresql://house@localhost/tafureria")
    'postgresql+asyncpg://house@localhost/tafureria'
    """
    scheme, mark, rest = where.partition("://")
    if not mark:
        return f"sqlite+aiosqlite:///{Path(where).expanduser().resolve()}"
    driver = {
        "postgresql": "postgresql+asyncpg",
        "postgres": "postgresql+asyncpg",
        "sqlite": "sqlite+aiosqlite",
    }
    return f"{driver.get(scheme, scheme)}://{rest}"


def is_server(where: str) -> bool:
    """Is the store a database server, which other processes may share?

    >>> is_server("tables.sqlite3"), is_server("postgresql://localhost/tafureria")
    (False, True)
    """
    return make_url(store_url(where)).get_backend_name() != "sqlite"


def migrate(connection: Connection) -> None:
    """Bring the schema up to date."""
    if connection.dialect.name == "postgresql":
        # Processes that start together wait for the first.
        connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
    if inspect(connection).has_table("alembic_version"):
        stands = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
        if stands == NEWEST:
            return
        if stands is not None and stands > NEWEST:
            raise StoreFailed(f"it belongs to a later house (schema {stands}, known is {NEWEST})")
    # Imported only when there is something to do: it takes a good part of the time of a start.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def open_engine(url: str) -> AsyncEngine:
    """The engine of that URL; a file is made private and durable."""
    where = make_url(url)
    if where.get_backend_name() != "sqlite":
        return create_async_engine(where)
    _make_private(where.database or "")
    engine = create_async_engine(where)
    event.listen(engine.sync_engine, "connect", _set_pragmas)
    return engine


def _make_private(path: str) -> None:
    """The file holds the keys of running deals: nobody but its owner reads it."""
    if not path or path == ":memory:":
        return
    file = Path(path)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
        file.chmod(0o600)
    except OSError as error:
        raise StoreFailed(str(error)) from error


def _set_pragmas(connection: Any, record: object) -> None:
    del record
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
