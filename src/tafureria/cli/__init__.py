"""The command ``tafureria``: opens the house, or runs one of the subcommands."""

from __future__ import annotations

import argparse
import os
import sys
from typing import Final

from tafureria import __version__
from tafureria.cli import (
    analyse,
    backup,
    benchmark,
    compare,
    join,
    keeper,
    ladder,
    learn,
    lists,
    mcp,
    numbers,
    records,
    simulate,
    site,
    streams,
    tune,
)
from tafureria.cli.common import Parser, Wrong, find_own_modules
from tafureria.house.settings import LIMITS, OPTIONS, PREFIX, BadLimit, settings_from
from tafureria.lab.interrupts import like_ctrl_c
from tafureria.lab.workers import WorkersDied
from tafureria.players.outside import VARIABLE, NoPlayer, imported

NEAR: Final = "127.0.0.1,::1"
"""Addresses of a web server on the same machine."""
COMMANDS: Final = (
    *(simulate, compare, tune, ladder, benchmark, learn, records, analyse),
    *(lists, join, mcp, backup, keeper, site),
)
"""The modules of the commands, in the order in which they are listed."""


def parser() -> Parser:
    """The argument parser with all commands."""
    out = Parser(
        prog="tafureria",
        description="A house for hidden-information tabletop games. Without a command it opens the house.",
    )
    out.add_argument("--version", action="version", version=f"tafureria {__version__}")
    _add_place(out)
    for one in OPTIONS.values():
        if not one.is_limit:
            out.add_argument(one.flag, metavar=one.metavar, help=one.help)
    out.add_argument(
        "--players", metavar="A,B,...", help="players of your own at its tables: package.module:Class"
    )
    out.add_argument("--no-browser", action="store_true", help="print the address, do not open a browser")
    limits = out.add_argument_group(
        "limits of the house", f"Each can be set in the environment too: --jobs 4 is {PREFIX}JOBS=4."
    )
    for one in LIMITS.values():
        limits.add_argument(one.flag, metavar=one.metavar, help=one.help)
    out.set_defaults(run=run_house)
    commands = out.add_subparsers(title="commands", metavar="COMMAND", parser_class=Parser)
    for command in COMMANDS:
        command.add(commands)
    return out


def _add_place(out: Parser) -> None:
    """Add the arguments that say where the house is, and how it is reached."""
    out.add_argument("--host", default="127.0.0.1", help="address to listen on (default: 127.0.0.1)")
    out.add_argument(
        "--lan", action="store_true", help="listen to the local network too, and print its address"
    )
    out.add_argument(
        "--port", type=numbers.PORT, help="port to listen on (default: the last one, or any free one)"
    )
    out.add_argument("--store", metavar="FILE", help="SQLite file or database URL (default: the user's data)")
    out.add_argument(
        "--site", default="", metavar="NAME", help="name by which visitors from outside reach it"
    )
    out.add_argument(
        "--advertise",
        metavar="ADDRESS",
        help="where other processes of the house reach this one (default: where it listens; environment: "
        f"{PREFIX}ADVERTISE)",
    )
    out.add_argument(
        "--proxy",
        nargs="?",
        const=NEAR,
        metavar="ADDRESSES",
        help="trust web servers at these addresses to report the visitor's address "
        f"(alone: on this machine; environment: {PREFIX}PROXY; default: none)",
    )


def run_house(arguments: argparse.Namespace) -> int:
    """Open the house and serve it until interrupted."""
    # Imported here because the other commands need no server and start faster without it.
    from tafureria.web.serve import serve

    streams.needs_no_output()
    for name in (arguments.players or "").split(","):
        if name:
            find_own_modules(name)
            try:
                imported(name)
            except NoPlayer as error:
                raise Wrong(f"--players: {error}") from error
    if arguments.players:
        # The processes in which computer players think find the user's own players by this variable.
        os.environ[VARIABLE] = arguments.players
    try:
        settings = settings_from(vars(arguments), os.environ)
    except BadLimit as error:
        raise Wrong(str(error)) from error
    return serve(
        host=arguments.host,
        port=arguments.port,
        store=arguments.store,
        open_browser=not arguments.no_browser,
        site=arguments.site,
        lan=arguments.lan,
        advertise=arguments.advertise or os.environ.get(f"{PREFIX}ADVERTISE", ""),
        settings=settings,
    )


def main(argv: list[str] | None = None) -> int:
    """Run one command and return its exit code."""
    streams.prepare()
    # NumPy's threads gain nothing with networks as small as ours, and those of several processes wait for
    # each other: two jobs took ten times as long. NumPy reads this variable when it is first imported.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    try:
        with like_ctrl_c():
            code = _run(sys.argv[1:] if argv is None else argv)
        sys.stdout.flush()
    except streams.Unwritable as error:
        streams.silence()
        if error.is_left:
            return 0
        sys.stderr.write(f"tafureria: {error}\n")
        return 2
    return code


def _run(words: list[str]) -> int:
    """Run the command that the words describe; returns its exit code."""
    try:
        arguments = parser().parse_args(words)
        arguments.typed = words
        code: int = arguments.run(arguments)
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else 0
    except (Wrong, WorkersDied) as error:
        sys.stderr.write(f"tafureria: {error}\n")
        return 2
    except OSError as error:
        # Such as a home that cannot be written, or a current folder that has been deleted, which has no name.
        name = error.filename or ("the current folder" if isinstance(error, FileNotFoundError) else "")
        what = f"{name}: {error.strerror}" if name else str(error)
        sys.stderr.write(f"tafureria: {what}\n")
        return 2
    except KeyboardInterrupt:
        return 130
    return code
