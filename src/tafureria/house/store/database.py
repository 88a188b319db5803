"""Opens the database behind the store: its URL, its file permissions, and updates of its schema."""

from __future__ import annotations

import contextlib
import importlib
import os
import socket
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, cast

from sqlalchemy import Connection, create_engine, event, inspect, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import DBAPIError
from sqlalchemy.schema import CreateColumn

from tafureria.house.store.direct import DirectEngine
from tafureria.house.store.rows import StoreFailed
from tafureria.house.store.schema import metadata

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

BUSY_MS: Final = 10_000
PRAGMAS: Final = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={BUSY_MS}")
"""Settings of every SQLite connection: with them a committed transaction is on the disk."""
OLDEST: Final = "0006"
"""The schema of the oldest stores that can be opened."""
BASE: Final = "0020"
"""The schema of 0.1.0, from which ``migrations/versions`` go on."""
NEWEST: Final = "0020"
"""The latest step in ``migrations/versions``."""
MIGRATION_LOCK: Final = 0x7AF0
"""Number of the PostgreSQL advisory lock that is held while the schema is changed."""
ANSWER_MS: Final = 5_000
"""Milliseconds for which either side of a connection to a server waits before the other counts as cut off."""
SERVER_SETTINGS: Final = {
    "application_name": "tafureria",
    "default_transaction_isolation": "read committed",
    # A process that is stopped in the middle of a transaction must not keep its rows locked.
    "idle_in_transaction_session_timeout": str(ANSWER_MS),
    "lock_timeout": str(3 * ANSWER_MS),
    "tcp_user_timeout": str(ANSWER_MS),
    "tcp_keepalives_idle": str(ANSWER_MS // 1000),
}


def pragmas_for(url: URL) -> tuple[str, ...]:
    """The settings of connections to that file: a write-ahead log is for one that several may map."""
    return PRAGMAS if url.get_dialect().is_async else ("journal_mode=TRUNCATE", *PRAGMAS[1:])


def store_url(where: str) -> str:
    """The SQLAlchemy URL for a path or URL.

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
    """Is the store a database server, which several processes can share?

    >>> is_server("tables.sqlite3"), is_server("postgresql://localhost/tafureria")
    (False, True)
    """
    return make_url(store_url(where)).get_backend_name() != "sqlite"


def reason(error: BaseException) -> str:
    """Why the database failed, in one line that reveals nothing of the data.

    Servers add further lines with the conflicting values.
    """
    if isinstance(error, DBAPIError) and error.orig is not None:
        error = error.orig
    return next(iter(str(error).splitlines()), type(error).__name__)


def file_of(where: str) -> Path | None:
    """The file of a store; ``None`` for one on a server.

    >>> file_of("postgresql://localhost/tafureria")
    """
    url = make_url(store_url(where))
    return Path(url.database or "") if url.get_backend_name() == "sqlite" else None


def migrate(connection: Connection) -> None:
    """Bring the schema up to date.

    :raises StoreFailed: when another version wrote it, which this one cannot read.
    """
    if _stands(connection) == NEWEST:  # this takes no lock
        return
    # Processes that start together wait for the first.
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
    elif connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    stands = _stands(connection)
    if stands == NEWEST:
        return
    if stands is not None and stands > NEWEST:
        raise StoreFailed(
            f"a later version of Tafurería wrote it (schema {stands}; this version knows {NEWEST}): "
            "update Tafurería or use another --store"
        )
    if stands is not None and stands < OLDEST:
        raise StoreFailed(f"a version before 0.1.0 wrote it (schema {stands}): use another --store")
    if stands is None or stands < BASE:
        _lay(connection)
    if BASE != NEWEST:
        _take_steps(connection)


def _lay(connection: Connection) -> None:
    """Make the schema of 0.1.0; a store of its early days lacks tables, columns and indexes, nothing else."""
    connection.execute(text("CREATE TABLE IF NOT EXISTS alembic_version (version_num VARCHAR(32) NOT NULL)"))
    connection.execute(text("DELETE FROM alembic_version"))
    connection.execute(text("INSERT INTO alembic_version VALUES (:base)"), {"base": BASE})
    there = inspect(connection)
    for table in metadata.sorted_tables:
        if not there.has_table(table.name):
            continue
        columns = {one["name"] for one in there.get_columns(table.name)}
        indexes = {one["name"] for one in there.get_indexes(table.name)}
        for column in table.columns:
            if column.name not in columns:
                definition = CreateColumn(column).compile(dialect=connection.dialect)
                connection.execute(text(f"ALTER TABLE {table.name} ADD COLUMN {definition}"))
        for index in table.indexes:
            if index.name not in indexes:
                index.create(connection)
    metadata.create_all(connection)


def _take_steps(connection: Connection) -> None:
    """Take the steps that the store lacks."""
    # Imported only when needed: importing it takes a large part of the start-up time.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _stands(connection: Connection) -> str | None:
    """The schema that the store has; ``None`` for a new one."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def driver_errors() -> tuple[type[Exception], ...]:
    """The exceptions that the PostgreSQL driver raises directly, such as while its server is starting."""
    try:
        driver = importlib.import_module("asyncpg")
    except ModuleNotFoundError:
        return ()
    return (driver.PostgresError, driver.InterfaceError)


def open_engine(url: str) -> AsyncEngine:
    """The engine for that URL; an SQLite file is made private and durable.

    With a driver that waits (``sqlite+pysqlite``), it is a :class:`DirectEngine`.
    """
    where = make_url(url)
    if where.get_backend_name() != "sqlite":
        return _server_engine(where)
    _make_private(where.database or "")
    if not where.get_dialect().is_async:
        direct = create_engine(where, hide_parameters=True)
        event.listen(direct, "connect", _set_pragmas(where))
        return cast("AsyncEngine", DirectEngine(direct))
    engine = _async_engine(where)
    event.listen(engine.sync_engine, "connect", _set_pragmas(where))
    return engine


def _async_engine(where: URL, **more: Any) -> AsyncEngine:
    # Imported only when needed: it brings all that SQLAlchemy has, and needs greenlet.
    from sqlalchemy.ext.asyncio import create_async_engine

    return create_async_engine(where, hide_parameters=True, **more)


def _server_engine(where: URL) -> AsyncEngine:
    """The engine for a server: a connection that is cut off is noticed within :data:`ANSWER_MS`."""
    if where.get_driver_name() != "asyncpg":
        return _async_engine(where)
    known = {"timeout": ANSWER_MS / 1000, "server_settings": SERVER_SETTINGS}
    engine = _async_engine(where, connect_args=known)
    event.listen(engine.sync_engine, "connect", _notice_cuts)
    return engine


def _notice_cuts(connection: Any, record: object) -> None:
    """Let the kernel give up a connection to a server that no longer answers."""
    del record
    # asyncpg offers no other way to reach its socket.
    link = connection.driver_connection._transport.get_extra_info("socket")  # noqa: SLF001
    seconds = ANSWER_MS // 1000
    for name, value in {
        "TCP_USER_TIMEOUT": ANSWER_MS,
        "TCP_KEEPIDLE": seconds,
        "TCP_KEEPINTVL": 1,
        "TCP_KEEPCNT": seconds,
    }.items():
        # Some systems, and Unix sockets, lack these options.
        with contextlib.suppress(AttributeError, OSError):
            link.setsockopt(socket.IPPROTO_TCP, getattr(socket, name), value)
    with contextlib.suppress(AttributeError, OSError):
        link.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)


def _make_private(path: str) -> None:
    """Let only the owner read the file: it holds the keys of running deals."""
    if not path or path == ":memory:":
        return
    file = Path(path)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
        file.chmod(0o600)
    except OSError as error:
        raise StoreFailed(str(error)) from error


def _set_pragmas(url: URL) -> Callable[[Any, object], None]:
    pragmas = pragmas_for(url)

    def connected(connection: Any, record: object) -> None:
        del record
        cursor = connection.cursor()
        for pragma in pragmas:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    return connected
