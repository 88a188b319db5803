"""Everything that can go wrong in a transaction, whatever the database behind the store."""

from __future__ import annotations

import sqlite3
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from tafureria.house.store.database import driver_errors
from tafureria.house.store.rows import Overtaken, StoreFailed

FAILURES: Final[tuple[type[Exception], ...]] = (
    *(SQLAlchemyError, sqlite3.Error, OSError, ValueError, OverflowError, Overtaken, StoreFailed),
    *driver_errors(),
)
"""None of these exceptions may end the writing task."""
