"""``tafureria record``, ``replay`` and ``verify``."""

from __future__ import annotations

import argparse
import sys

from tafureria.cli.common import (
    Parser,
    Wrong,
    add_force,
    add_language,
    add_setup,
    add_thought,
    fault_text,
    plan_of,
    print_json,
    record_of,
)
from tafureria.cli.outputs import Output
from tafureria.cli.streams import write_record
from tafureria.core.chance import commitment
from tafureria.core.game import TABLE
from tafureria.core.record import Record, Unreadable, verify
from tafureria.lab.match import BadChoice, recorded
from tafureria.lab.story import annotate, story
from tafureria.players.catalogue import Thought


def add(commands: argparse._SubParsersAction[Parser]) -> None:
    """Add the commands and their arguments."""
    parser = commands.add_parser(
        "record",
        help="play one game among computer players and write its record",
        description="Plays one game and writes its record: a text that can be replayed and verified.",
    )
    add_setup(parser)
    add_thought(parser, Thought().iterations)
    add_language(parser)
    parser.add_argument("--out", metavar="FILE", help="where to write it (default: standard output)")
    add_force(parser)
    parser.set_defaults(run=run_record)

    parser = commands.add_parser(
        "replay",
        help="tell a recorded game in words",
        description="Tells a recorded game in words: everything, or what a watcher or one seat was told.",
    )
    parser.add_argument("file", metavar="FILE", help="file with a record; - is standard input")
    parser.add_argument(
        "--eyes",
        default="all",
        metavar="WHO",
        help="whose view to tell: all, table (a watcher), or the number of a seat (default: all)",
    )
    add_language(parser)
    parser.set_defaults(run=run_replay)

    parser = commands.add_parser(
        "verify",
        help="check a recorded game by dealing and playing it again",
        description="Deals and plays a record again. Exit code 0: it is valid; 1: it is not; 2: no record.",
    )
    parser.add_argument("file", metavar="FILE", help="file with a record; - is standard input")
    parser.add_argument("--json", action="store_true", help="print the result as JSON (see docs/cli.md)")
    parser.set_defaults(run=run_verify)


def run_record(arguments: argparse.Namespace) -> int:
    """Play one game and write its record."""
    plan = plan_of(arguments, rotate=False)
    with Output(arguments, "out") as file:
        try:
            text = annotate(recorded(plan), arguments.lang)
        except BadChoice as error:
            raise Wrong(str(error)) from error
        if file:
            file.write(text)
        else:
            write_record(text)
    return 0


def run_replay(arguments: argparse.Namespace) -> int:
    """Tell a record in words."""
    game = record_of(arguments.file)
    eyes = _eyes(arguments.eyes, game)
    try:
        sys.stdout.write(story(game, arguments.lang, eyes))
    except Unreadable as error:
        raise Wrong(f"{arguments.file}: {fault_text(error, game.game)}") from error
    return 0


def _eyes(text: str, game: Record) -> int | None:
    if text in {"all", "table"}:
        return None if text == "all" else TABLE
    if text not in map(str, range(game.seats)):
        raise Wrong(f"--eyes: all, table, or a seat from 0 to {game.seats - 1}, not {text}")
    return int(text)


def run_verify(arguments: argparse.Namespace) -> int:
    """Deal and play a record again, and report whether it is valid."""
    game = record_of(arguments.file)
    fault = verify(game)
    if arguments.json:
        print_json(
            {
                "game": game.game,
                "stands": fault is None,
                "why": None if fault is None else fault_text(fault, game.game),
                "actions": len(game.actions),
                "ending": game.ending,
                "commitment": commitment(game.key),
            }
        )
    elif fault is None:
        end = f"ended with {game.ending}" if game.ending else "not ended"
        sys.stdout.write(f"{arguments.file}: valid; {game.game}, {len(game.actions)} actions, {end}\n")
    else:
        sys.stdout.write(f"{arguments.file}: not valid: {fault_text(fault, game.game)}\n")
    return 0 if fault is None else 1
