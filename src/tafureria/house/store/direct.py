"""An engine for where there are no threads to wait for a database: it does everything at once.

It has the part of SQLAlchemy's asyncio engine that the store uses. Nothing else runs meanwhile, which is
right for a file of one house that answers in microseconds, as in a browser, and for nothing else.
"""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Callable
from typing import Any, TypeVar

from sqlalchemy import Connection, CursorResult, Dialect, Engine, Executable
from sqlalchemy.engine import URL

T = TypeVar("T")


class DirectConnection:
    """A connection of a :class:`DirectEngine`."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    @property
    def dialect(self) -> Dialect:
        """The dialect of the database."""
        return self._connection.dialect

    async def execute(self, statement: Executable, parameters: Any = None) -> CursorResult[Any]:
        """Execute a statement."""
        return self._connection.execute(statement, parameters)

    async def run_sync(self, function: Callable[..., T], *args: Any) -> T:
        """Call the function with the connection below."""
        return function(self._connection, *args)


class DirectEngine:
    """Connections to a database whose driver waits for it."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    @property
    def url(self) -> URL:
        """Where the database is."""
        return self._engine.url

    @contextlib.asynccontextmanager
    async def connect(self) -> AsyncIterator[DirectConnection]:
        """A connection to read from."""
        with self._engine.connect() as connection:
            yield DirectConnection(connection)

    @contextlib.asynccontextmanager
    async def begin(self) -> AsyncIterator[DirectConnection]:
        """A connection with one transaction."""
        with self._engine.begin() as connection:
            yield DirectConnection(connection)

    async def dispose(self) -> None:
        """Close all connections."""
        self._engine.dispose()
