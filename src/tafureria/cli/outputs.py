"""The files that commands write: begun before the work, so that none is done in vain, whole in the end."""

from __future__ import annotations

import argparse
from types import TracebackType
from typing import Self

from tafureria.cli.common import Wrong
from tafureria.files import NewFile


def cannot_write(option: str, error: OSError) -> Wrong:
    """The error of a command whose *option* names a file that cannot be written."""
    why = error.strerror or str(error)
    if isinstance(error, FileExistsError):
        why = "it exists already; --force overwrites it"
    return Wrong(": ".join(part for part in (f"{option} {error.filename or ''}".strip(), why) if part))


class Output:
    """A file that an argument names, if it does."""

    def __init__(self, arguments: argparse.Namespace, name: str) -> None:
        """Begin the file of the argument *name*, ``html`` for ``--html``.

        :raises Wrong: when it cannot be written, or would overwrite another without ``--force``.
        """
        self._option = "" if name == "file" else f"--{name}"
        path: str | None = getattr(arguments, name)
        self._fault: OSError | None = None
        try:
            self._file = None if path is None else NewFile(path, force=arguments.force)
        except OSError as error:
            raise cannot_write(self._option, error) from error

    def __bool__(self) -> bool:
        return self._file is not None

    def write(self, text: str | bytes) -> None:
        """Write the whole file. If that fails, it is said at the end: the figures are printed before."""
        assert self._file is not None
        try:
            self._file.write(text.encode() if isinstance(text, str) else text)
        except OSError as error:
            self._fault = error

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        if self._file is not None:
            self._file.drop()
        if self._fault is not None and error is None:
            raise cannot_write(self._option, self._fault)
