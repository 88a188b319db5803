"""``tafureria join``: seats a computer player at a table of any house."""

from __future__ import annotations

import argparse
import sys

from tafureria.cli.common import Parser, Wrong, add_seat, find_own_modules


def add(commands: argparse._SubParsersAction[Parser]) -> None:
    """Add the command and its arguments."""
    text = "Seats a computer player at a table of any house, and plays until the game is over."
    out = commands.add_parser("join", help="seat a computer player at a table of any house", description=text)
    out.add_argument("url", metavar="URL", help="address of the table, as its link shows it")
    out.add_argument(
        "--player",
        required=True,
        metavar="NAME",
        help="which computer player; package.module:Class is one of your own",
    )
    out.add_argument("--name", default="", help="its name at the table (default: the name of the player)")
    add_seat(out)
    out.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Play until the game is over, and print how it ended."""
    from tafureria.terminal.join import join
    from tafureria.terminal.wire import CannotJoin

    find_own_modules(arguments.player)
    try:
        over = join(
            arguments.url,
            arguments.player,
            name=arguments.name,
            seat=arguments.seat,
            word=arguments.house_word,
        )
    except CannotJoin as error:
        raise Wrong(str(error)) from error
    scores = " ".join(f"{score:g}" for score in over.scores)
    sys.stdout.write(f"{over.ending} {scores}\n")
    return 0
