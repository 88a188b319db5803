"""Where the tests keep their tables: files, or databases of an own PostgreSQL server.

``TAFURERIA_TEST_POSTGRES`` is the URL of a server where databases may be made; ``make test-postgres``
starts one and sets it.
"""

from __future__ import annotations

import asyncio
import hashlib
import os
from functools import cache
from pathlib import Path

SERVER = os.environ.get("TAFURERIA_TEST_POSTGRES", "")


def place(where: Path | str) -> str:
    """The store for what would be that file."""
    if not SERVER or "://" in str(where):
        return str(where)
    return f"{SERVER}/{_database(str(where))}"


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
