"""Opens the house in the worker of a page."""

from __future__ import annotations

import contextlib
import hashlib
import secrets
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Final

from tafureria.browser.helpers import Crew, StartWorker
from tafureria.browser.port import Port
from tafureria.house.days.days import FAMILY
from tafureria.house.processes import processes
from tafureria.house.settings import Settings
from tafureria.house.store.database import NEWEST
from tafureria.house.store.store import Store
from tafureria.web import cookie
from tafureria.web.app import make_app

SETTINGS: Final = Settings(
    alone=True,
    laboratory="off",
    limit_addresses=False,
    # Each is a worker with an interpreter of its own; see ``helpers``.
    searchers=1,
    advisers=1,
    house_megabytes=0,
)
PUBLIC: Final = hashlib.sha256(b"the deals of the day of all browsers").digest()
"""The secret of the deals of the day where there is nobody to keep it from: everybody has the same deals."""
VISITOR: Final = "visitor"
"""Name of the stored id of the only visitor."""


def url_of(store: str) -> str:
    """The URL of an SQLite file, read and written without threads."""
    return f"sqlite+pysqlite:///{store}"


async def open_house(
    store: str, post: Callable[[str, bytes], None], start_worker: StartWorker, settings: Settings = SETTINGS
) -> Port:
    """Open the house whose store is that file; *post* sends a message to the page.

    :raises RuntimeError: with the reason, when it cannot open.
    :raises StoreFailed: when the store cannot be used.
    """
    processes.start_instead(Crew(start_worker).start)
    port = Port(make_app(url_of(store), settings, built=Path("/nowhere")), post)
    port.headers = [(b"cookie", await _cookie(store))]
    await port.open()
    return port


def is_store(data: bytes) -> bool:
    """Are these the bytes of a store of a house in a browser, of this version or an earlier one?"""
    if not data.startswith(b"SQLite format 3\0"):
        return False
    with contextlib.closing(sqlite3.connect(":memory:")) as copy:
        try:
            copy.deserialize(data)
            (stands,) = copy.execute("SELECT version_num FROM alembic_version").fetchone()
            (visitor,) = copy.execute("SELECT count(*) FROM house WHERE name = ?", (VISITOR,)).fetchone()
            (found,) = copy.execute("PRAGMA quick_check").fetchone()
        except (sqlite3.Error, TypeError):
            return False
    return stands <= NEWEST and bool(visitor) and found == "ok"


async def _cookie(file: str) -> bytes:
    """The cookie of the only visitor, who is made at the first opening, and with them all that is public."""
    store = await Store.open(url_of(file))
    try:
        person = (await store.secret(VISITOR, secrets.token_urlsafe(16).encode())).decode()
        await store.secret(FAMILY, PUBLIC)
        cookies = await cookie.Cookies.of(store)
        return f"{cookies.name}={cookies.again(person)}".encode()
    finally:
        await store.close()
