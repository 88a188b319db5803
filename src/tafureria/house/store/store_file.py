"""The SQLite file behind a store: locked against a second house, and checked for deletion or replacement."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path

from tafureria.house.store.rows import StoreFailed


class StoreFile:
    """The file as it was when it was opened."""

    def __init__(self, path: str, *, alone: bool | None) -> None:
        """*alone*: may no other house have it open? ``None`` takes no lock.

        :raises StoreFailed: when another house has it open.
        """
        self.path = Path(path)
        self._is = self._found()
        self._lock = None if alone is None else self._locked(alone=alone)

    def _found(self) -> tuple[int, int] | None:
        try:
            stat = self.path.stat()
        except OSError:
            return None
        return stat.st_dev, stat.st_ino

    def _locked(self, *, alone: bool) -> sqlite3.Connection:
        """Lock the file for as long as this process lives.

        The lock is SQLite's, on an empty file beside the store: it ends with the process, however that ends.
        """
        beside = self.path.with_name(self.path.name + "-lock")
        try:
            os.close(os.open(beside, os.O_RDWR | os.O_CREAT, 0o600))
            lock = sqlite3.connect(beside, isolation_level=None, check_same_thread=False, timeout=0)
            lock.execute("PRAGMA journal_mode=MEMORY")
            lock.execute("BEGIN EXCLUSIVE" if alone else "BEGIN")
            # Only this read takes the lock that keeps out houses that want the file alone.
            lock.execute("SELECT count(*) FROM sqlite_master").fetchone()
        except sqlite3.OperationalError as error:
            lock.close()
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise StoreFailed(f"{beside}: {error}") from error
            raise StoreFailed(
                f"{self.path} is open in another house: close that one, or use another --store"
            ) from error
        except OSError as error:
            raise StoreFailed(str(error)) from error
        return lock

    def check(self) -> None:
        """Check that the path still leads to the open file, so that what is written now will be found.

        :raises StoreFailed: when the file was deleted or replaced.
        """
        found = self._found()
        if found != self._is:
            how = "deleted" if found is None else "replaced by another file"
            raise StoreFailed(
                f"{self.path} was {how} while the house is open, so nothing can be saved: "
                "stop the house and put the file back"
            )

    def close(self) -> None:
        """Let another house open the file."""
        if self._lock is not None:
            self._lock.close()
