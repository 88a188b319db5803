"""A copy of an SQLite store, taken while the house may be open."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import stat
from pathlib import Path

from tafureria.house.store.rows import StoreFailed


def back_up(source: Path, target: Path) -> None:
    """Copy a consistent snapshot of the store into a new file with the same mode.

    Nobody has to wait: an open house can write meanwhile.

    :raises StoreFailed: saying what is wrong; then, as after Ctrl-C, there is no new file.
    """
    try:
        mode = stat.S_IMODE(source.stat().st_mode)
        # Created so that nobody else can ever read it; never replaces another file.
        os.close(os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    except FileExistsError as error:
        raise StoreFailed(f"{target} exists already: choose another name") from error
    except OSError as error:
        raise StoreFailed(f"{error.filename}: {error.strerror}") from error
    try:
        _copy(source, target)
        target.chmod(mode)
    except BaseException as error:
        with contextlib.suppress(OSError):
            target.unlink()
        if not isinstance(error, (OSError, sqlite3.Error, StoreFailed)):
            raise
        raise StoreFailed(f"{source} cannot be copied to {target}: {error}") from error


def _copy(source: Path, target: Path) -> None:
    # Opened for writing, as a file in WAL mode must be; only the copy is written.
    with (
        contextlib.closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=rw", uri=True)) as old,
        contextlib.closing(sqlite3.connect(target)) as new,
    ):
        if not old.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone():
            raise StoreFailed("it is not a store of Tafurería")
        old.backup(new)
        # A single file, without a write-ahead log beside it.
        new.execute("PRAGMA journal_mode=DELETE")
        found = new.execute("PRAGMA quick_check").fetchone()[0]
        if found != "ok":
            raise StoreFailed(f"it is damaged: {found}")
