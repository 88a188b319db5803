"""Standard input, output and error, whatever they are: closed, full, of any encoding.

A command ends in words where it cannot write its results, and letters that an encoding lacks are written in
others. What standard error does not take is lost.
"""

from __future__ import annotations

import codecs
import io
import os
import sys
import unicodedata
from typing import Any, Final, TextIO

READABLE: Final = "tafureria.readable"
"""Name of the error handler that writes in ASCII what an encoding lacks."""
PLAIN: Final = {
    **dict.fromkeys("¡¿", ""),
    **dict.fromkeys("«»“”„", '"'),
    **dict.fromkeys("‘’‚", "'"),
    **dict.fromkeys("–—−‑·─━", "-"),
    **dict.fromkeys("│┃", "|"),
    **dict.fromkeys("█▀▄", "#"),
    "§": "sec. ",
    "→": "->",
    "⌘": "Cmd",
    "←": "<-",
    "±": "+-",
    "×": "x",
    "○": "o",
    "✓": "v",
    "©": "(c)",
    "€": "EUR",
    "≤": "<=",
    "≥": ">=",
}
"""What is written for characters that are more than a letter with a mark."""


class Unwritable(Exception):
    """Standard output does not take what a command writes; the message says why."""

    def __init__(self, error: OSError) -> None:
        super().__init__(f"standard output: {error.strerror}")
        self.is_left = isinstance(error, BrokenPipeError)
        """Whether somebody read it, and has read enough."""


class _Stream(io.FileIO):
    """Standard output or error, without a terminal."""

    may_fail = False
    """Whether what cannot be written is lost without a word."""

    def write(self, data: Any, /) -> int:
        try:
            return super().write(data)
        except OSError as error:
            if self.may_fail:
                return memoryview(data).nbytes
            raise Unwritable(error) from error


def prepare() -> None:
    """Make the standard streams of this process usable; those that somebody has replaced stay as they are."""
    codecs.register_error(READABLE, _readable)
    for number, mode in ((0, os.O_RDONLY), (1, os.O_RDONLY), (2, os.O_WRONLY)):
        _fill(number, mode)
    if sys.stdin is None:
        sys.stdin = io.TextIOWrapper(io.FileIO(0, closefd=False))
    if sys.stdout is sys.__stdout__:
        sys.stdout = _robust(sys.stdout, 1)
    if sys.stderr is sys.__stderr__:
        sys.stderr = _robust(sys.stderr, 2)
        _let_fail(sys.stderr)


def needs_no_output() -> None:
    """From now on, what standard output does not take is lost: the house goes on without it."""
    _let_fail(sys.stdout)


def silence() -> None:
    """Let standard output swallow what Python would still write to it at the end."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)


def is_unicode() -> bool:
    """Whether standard output takes every character."""
    return codecs.lookup(sys.stdout.encoding or "utf-8").name.startswith("utf")


def write_record(text: str) -> None:
    """Write a record to standard output: in UTF-8, as in a file, unless a person reads it."""
    if is_unicode() or sys.stdout.isatty():
        sys.stdout.write(text)
        return
    sys.stdout.flush()
    sys.stdout.buffer.write(text.encode())


def _fill(number: int, mode: int) -> None:
    """Put something in the place of a closed descriptor, which the next file would take otherwise.

    Output is not writable then either: a command must not claim to have written it.
    """
    try:
        os.fstat(number)
    except OSError:
        nothing = os.open(os.devnull, mode)
        if nothing == number:
            os.set_inheritable(nothing, True)
        else:
            os.dup2(nothing, number)
            os.close(nothing)


def _robust(old: TextIO | None, number: int) -> TextIO:
    if isinstance(old, io.TextIOWrapper) and old.isatty():
        old.reconfigure(errors=READABLE)
        return old
    if old is not None:
        number = old.fileno()
    raw = _Stream(number, "w", closefd=False)
    is_direct = isinstance(old, io.TextIOWrapper) and old.write_through
    return io.TextIOWrapper(
        raw if is_direct else io.BufferedWriter(raw),
        encoding=old.encoding if old is not None else "utf-8",
        errors=READABLE,
        line_buffering=number == 2,
        write_through=is_direct,
    )


def _let_fail(stream: TextIO) -> None:
    buffer = getattr(stream, "buffer", None)
    raw = getattr(buffer, "raw", buffer)
    if isinstance(raw, _Stream):
        raw.may_fail = True


def _readable(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(_plain(one) for one in error.object[error.start : error.end]), error.end


def _plain(one: str) -> str:
    if one in PLAIN:
        return PLAIN[one]
    return unicodedata.normalize("NFKD", one).encode("ascii", "ignore").decode() or "?"
