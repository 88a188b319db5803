"""Files that appear under their names only when they are whole, and never replace another unless asked to."""

from __future__ import annotations

import contextlib
import errno
import os
import secrets
import stat
from pathlib import Path
from types import TracebackType
from typing import Self


class NewFile:
    """A file that is written under another name beside its own, and gets its own when it is finished.

    What is not a regular file, such as ``/dev/stdout`` or a named pipe, is written as it is. As a context
    manager it drops what was not finished.
    """

    def __init__(self, path: str | Path, *, force: bool = False) -> None:
        """Begin the file, so that a place where it cannot be written shows at once.

        :param force: whether it may replace a file of that name.
        :raises FileExistsError: when there is one and it may not.
        :raises OSError: when the file cannot be written there.
        """
        self.name = str(path)
        # A link stays a link: the file that it names is replaced.
        try:
            self._whole = Path(os.path.realpath(path))
        except OSError as error:  # the current folder has been deleted
            raise OSError(error.errno, error.strerror, self.name) from error
        self.path = self._whole
        """Where it is written until it is finished."""
        with contextlib.suppress(FileNotFoundError):
            kind = self._whole.stat().st_mode
            if stat.S_ISDIR(kind):
                raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), self.name)
            if not stat.S_ISREG(kind):
                return
            if not force:
                raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), self.name)
        self.path = self._whole.with_name(f".{self._whole.name}.{secrets.token_hex(4)}.part")
        try:
            os.close(os.open(self.path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o666))
        except OSError as error:
            raise OSError(error.errno, error.strerror, self.name) from error

    def write(self, data: bytes) -> None:
        """Write the whole file and finish it.

        :raises OSError: when it cannot be written.
        """
        try:
            with self.path.open("wb") as file:
                file.write(data)
            self.finish()
        except OSError as error:
            raise OSError(error.errno, error.strerror, self.name) from error

    def finish(self) -> None:
        """Give what was written to :attr:`path` its name.

        :raises OSError: when that is not possible.
        """
        if self.path == self._whole:
            return
        with self.path.open("rb+") as file:
            os.fsync(file.fileno())
        self.path.replace(self._whole)
        self.path = self._whole

    def drop(self) -> None:
        """Delete what was written, unless it is finished."""
        if self.path != self._whole:
            with contextlib.suppress(OSError):
                self.path.unlink()
            self.path = self._whole

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        self.drop()


def write_whole(path: Path, data: bytes) -> None:
    """Write a file that replaces any of that name at once.

    :raises OSError: when it cannot be written.
    """
    with NewFile(path, force=True) as file:
        file.write(data)
