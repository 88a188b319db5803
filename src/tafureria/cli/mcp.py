"""``tafureria mcp``: seats a language model at a table of any house."""

from __future__ import annotations

import argparse

from tafureria.cli.common import Parser, Wrong, add_language, add_seat
from tafureria.cli.streams import Unwritable
from tafureria.lab.interrupts import ending_at_once


def add(commands: argparse._SubParsersAction[Parser]) -> None:
    """Add the command and its arguments."""
    text = "Holds a seat at a table of any house for a language model, as a Model Context Protocol server."
    out = commands.add_parser("mcp", help="seat a language model at a table of any house", description=text)
    out.add_argument("url", metavar="URL", help="address of the table, as its link shows it")
    out.add_argument("--name", default="Modelo", help="its name at the table (default: Modelo)")
    add_seat(out)
    add_language(out)
    out.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Serve on standard input and output until they are closed.

    :raises Unwritable: when standard output takes no more.
    """
    try:
        from tafureria.mcp.server import server
    except ModuleNotFoundError as error:
        raise Wrong(f'{error.name} is not installed: pip install "tafureria[mcp]"') from error
    from tafureria.terminal.wire import CannotJoin

    try:
        made = server(
            arguments.url,
            name=arguments.name,
            seat=arguments.seat,
            word=arguments.house_word,
            language=arguments.lang,
        )
    except CannotJoin as error:
        raise Wrong(str(error)) from error
    try:
        with ending_at_once():
            made.run("stdio")
    except* OSError as failed:
        raise Unwritable(_first(failed)) from failed
    return 0


def _first(failed: BaseExceptionGroup[OSError]) -> OSError:
    """The first error of those that ended the server's tasks together."""
    one: BaseException = failed
    while isinstance(one, BaseExceptionGroup):
        one = one.exceptions[0]
    assert isinstance(one, OSError)
    return one
