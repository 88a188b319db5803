"""The command ``tafureria``: opens the house, or runs one of the subcommands."""

from __future__ import annotations

import argparse
import os
import sys
from dataclasses import replace
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
from tafureria.house.settings import (
    CHOICES,
    LIMITS,
    MAIL,
    PREFIX,
    WHO,
    BadLimit,
    Settings,
    limits_from,
    read_choices,
    read_limit,
    read_mail,
    read_proxies,
    read_word,
)
from tafureria.lab.interrupts import like_ctrl_c
from tafureria.lab.workers import WorkersDied
from tafureria.players.outside import VARIABLE, NoPlayer, imported

NEAR: Final = "127.0.0.1,::1"
"""Addresses of a web server on the same machine."""


def parser() -> Parser:
    """The argument parser with all commands."""
    out = Parser(
        prog="tafureria",
        description="A house for hidden-information tabletop games. Without a command it opens the house.",
    )
    out.add_argument("--version", action="version", version=f"tafureria {__version__}")
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
    out.add_argument(
        "--laboratory",
        metavar="WHO",
        help="who may use the laboratory: off, local (whoever is at this machine) or everyone "
        f"(default: {Settings().laboratory}; environment: {PREFIX}LABORATORY)",
    )
    for name, what in WHO.items():
        out.add_argument(
            f"--{name.replace('_', '-')}",
            metavar="WHO",
            help=f"{what} (default: {getattr(Settings(), name)}; environment: {PREFIX}{name.upper()})",
        )
    out.add_argument(
        "--house-word",
        metavar="WORD",
        help=f"the word that those doors ask for, once in each browser (environment: {PREFIX}HOUSE_WORD)",
    )
    out.add_argument(
        "--log-level",
        metavar="LEVEL",
        help="what the house writes to standard error: debug, info, warning or error "
        f"(default: {Settings().log_level}; environment: {PREFIX}LOG_LEVEL)",
    )
    out.add_argument(
        "--log-format",
        metavar="FORMAT",
        help=f"text, or json for one object a line (default: text; environment: {PREFIX}LOG_FORMAT)",
    )
    for name, what in MAIL.items():
        out.add_argument(
            f"--{name.replace('_', '-')}",
            metavar=name.split("_")[-1].upper(),
            help=f"{what} (environment: {PREFIX}{name.upper()})",
        )
    out.add_argument(
        "--mail-security",
        metavar="HOW",
        help=f"how the connection to it is encrypted: starttls, tls or none (default: "
        f"{Settings().mail_security}; environment: {PREFIX}MAIL_SECURITY)",
    )
    out.add_argument(
        "--players", metavar="A,B,...", help="players of your own at its tables: package.module:Class"
    )
    out.add_argument("--no-browser", action="store_true", help="print the address, do not open a browser")
    limits = out.add_argument_group(
        "limits of the house", f"Each can be set in the environment too: --jobs 4 is {PREFIX}JOBS=4."
    )
    for name, what in LIMITS.items():
        default = float(getattr(Settings(), name))
        limits.add_argument(f"--{name.replace('_', '-')}", metavar="N", help=f"{what} (default: {default:g})")
    out.set_defaults(run=run_house)
    commands = out.add_subparsers(title="commands", metavar="COMMAND", parser_class=Parser)
    simulate.add(commands)
    compare.add(commands)
    tune.add(commands)
    ladder.add(commands)
    benchmark.add(commands)
    learn.add(commands)
    records.add(commands)
    analyse.add(commands)
    lists.add(commands)
    join.add(commands)
    mcp.add(commands)
    backup.add(commands)
    keeper.add(commands)
    site.add(commands)
    return out


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
        limits = limits_from(os.environ)
        given = {name: getattr(arguments, name) for name in LIMITS}
        limits |= {name: read_limit(name, text) for name, text in given.items() if text is not None}
        proxy = read_proxies(arguments.proxy or os.environ.get(f"{PREFIX}PROXY", ""))
        choices = read_choices({name: getattr(arguments, name) for name in CHOICES}, os.environ)
        word = read_word(arguments.house_word, os.environ, choices)
        mail = read_mail({name: getattr(arguments, name) for name in MAIL}, os.environ)
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
        settings=replace(Settings(), proxy=proxy, house_word=word, **choices, **mail, **limits),
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
