"""The command ``tafureria``: opens the house; and simulates, ranks, records, replays, verifies, lists."""

from __future__ import annotations

import argparse
import os
import sys

from tafureria import __version__
from tafureria.cli import join, ladder, lists, records, simulate
from tafureria.cli.common import Parser, Wrong


def parser() -> Parser:
    """Every command with its arguments."""
    out = Parser(
        prog="tafureria",
        description="A house for hidden-information tabletop games. Without a command it opens the house.",
    )
    out.add_argument("--version", action="version", version=f"tafureria {__version__}")
    out.add_argument("--host", default="127.0.0.1", help="address to listen on (default: 127.0.0.1)")
    out.add_argument("--port", type=int, help="port to listen on (default: the last one, or any free one)")
    out.add_argument("--store", metavar="FILE", help="SQLite file or database URL (default: the user's data)")
    out.add_argument("--site", default="", metavar="NAME", help="name of the house for visitors from outside")
    out.add_argument("--no-browser", action="store_true", help="print the address, open no browser")
    out.set_defaults(run=run_house)
    commands = out.add_subparsers(title="commands", metavar="COMMAND", parser_class=Parser)
    simulate.add(commands)
    ladder.add(commands)
    records.add(commands)
    lists.add(commands)
    join.add(commands)
    return out


def run_house(arguments: argparse.Namespace) -> int:
    """Open the house."""
    # Imported here: the other commands need no server, and start quicker without.
    from tafureria.web.serve import serve

    return serve(
        host=arguments.host,
        port=arguments.port,
        store=arguments.store,
        open_browser=not arguments.no_browser,
        site=arguments.site,
    )


def main(argv: list[str] | None = None) -> int:
    """Run one command; answers its exit code."""
    arguments = parser().parse_args(argv)
    try:
        code: int = arguments.run(arguments)
        sys.stdout.flush()
    except Wrong as error:
        sys.stderr.write(f"tafureria: {error}\n")
        return 2
    except BrokenPipeError:
        # Whoever read the output has gone; nothing is left to say, at exit neither.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130
    return code
