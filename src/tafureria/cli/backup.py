"""``tafureria backup``: copies the store of a house, even while the house is open."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tafureria.cli.common import Parser, Wrong


def add(commands: argparse._SubParsersAction[Parser]) -> None:
    """Add the command and its arguments."""
    text = "Copies the store of a house, which may be open, into a new file that is complete in itself."
    out = commands.add_parser("backup", help="copy the store of a house, which may be open", description=text)
    out.add_argument("file", metavar="FILE", help="the new file; it must not exist")
    out.add_argument(
        "--store",
        metavar="FILE",
        default=argparse.SUPPRESS,
        help="SQLite file to copy (default: the one in the user's data)",
    )
    out.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Copy the store."""
    # Imported here because the other commands need no database and start faster without it.
    from tafureria.house.store.backup import back_up
    from tafureria.house.store.database import file_of
    from tafureria.house.store.rows import StoreFailed
    from tafureria.web.serve import usual_store

    where = arguments.store or usual_store()
    source, target = file_of(where), Path(arguments.file)
    if source is None:
        raise Wrong(
            "backup copies SQLite files only; PostgreSQL has its own tool for that: "
            "pg_dump --format=custom --file=FILE postgresql://USER@HOST/DATABASE"
        )
    try:
        back_up(source, target)
    except StoreFailed as error:
        raise Wrong(str(error)) from error
    sys.stdout.write(f"{target}: copy of {source}\n")
    return 0
