"""A progress bar with the remaining time on standard error; nothing if that is not a terminal."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from tafureria.cli.common import console

Advance = Callable[[int], None]
"""Called with the number of games that have finished since the last call."""


@contextmanager
def progress(name: str, total: int) -> Iterator[tuple[Advance, Callable[[int], None]]]:
    """Show a progress bar; yields a function that advances it, and one that changes its total."""
    # Imported here because `--help` need not wait for Rich.
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn(name), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    quiet = not sys.stderr.isatty()
    with Progress(*columns, console=console(stderr=True), transient=True, disable=quiet) as bar:
        task = bar.add_task("", total=total)

        def retotal(games: int) -> None:
            bar.update(task, total=games)

        yield (lambda games: bar.advance(task, games)), retotal


def stopped(played: int, wanted: int) -> None:
    """Say on standard error that Ctrl-C ended the games early, if it did."""
    if played < wanted:
        sys.stderr.write(f"tafureria: stopped after {played} of {wanted} games\n")
