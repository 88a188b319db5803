"""``tafureria record``, ``replay`` and ``verify``."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Final

from tafureria.cli.common import Parser, Wrong, add_language, add_setup, plan_of, print_json, record_of
from tafureria.core.chance import commitment
from tafureria.core.game import TABLE
from tafureria.core.record import Record, Unreadable, verify
from tafureria.lab.match import recorded
from tafureria.lab.story import annotate, story

WHY: Final = {
    "other-version": "it was played by another version of the rules",
    "ending-missing": "the game ends there, and the record does not say so",
    "other-ending": "the game does not end like that",
    "other-returns": "the game does not end with these results",
}


def add(commands: argparse._SubParsersAction[Parser]) -> None:
    """The commands and their arguments."""
    parser = commands.add_parser(
        "record",
        help="play one game among computer players and write it down",
        description="Plays one game and writes its record: text that replays and verifies, story included.",
    )
    add_setup(parser)
    add_language(parser)
    parser.add_argument("--out", metavar="FILE", help="where to write it (default: standard output)")
    parser.set_defaults(run=run_record)

    parser = commands.add_parser(
        "replay",
        help="tell a recorded game in words",
        description="Tells a recorded game in words, as everybody, a watcher or one seat was told it.",
    )
    parser.add_argument("file", metavar="FILE", help="a record; - is standard input")
    parser.add_argument(
        "--eyes",
        default="all",
        metavar="WHO",
        help="all, table (a watcher), or the number of a seat (default: all)",
    )
    add_language(parser)
    parser.set_defaults(run=run_replay)

    parser = commands.add_parser(
        "verify",
        help="deal a recorded game again and check it",
        description="Deals and plays a record again. Exit code 0: it stands; 1: it does not; 2: no record.",
    )
    parser.add_argument("file", metavar="FILE", help="a record; - is standard input")
    parser.add_argument("--json", action="store_true", help="print the finding as JSON (see docs/cli.md)")
    parser.set_defaults(run=run_verify)


def run_record(arguments: argparse.Namespace) -> int:
    """Play one game and write it down."""
    text = annotate(recorded(plan_of(arguments, rotate=False)), arguments.lang)
    if arguments.out is None:
        sys.stdout.write(text)
        return 0
    try:
        Path(arguments.out).write_text(text, encoding="utf-8")
    except OSError as error:
        raise Wrong(f"{arguments.out}: {error.strerror}") from error
    return 0


def run_replay(arguments: argparse.Namespace) -> int:
    """Tell a record in words."""
    game = record_of(arguments.file)
    eyes = _eyes(arguments.eyes, game)
    try:
        sys.stdout.write(story(game, arguments.lang, eyes))
    except Unreadable as error:
        raise Wrong(f"{arguments.file}: {error}") from error
    return 0


def _eyes(text: str, game: Record) -> int | None:
    if text in {"all", "table"}:
        return None if text == "all" else TABLE
    if not text.isdigit() or int(text) >= game.seats:
        raise Wrong(f"--eyes: all, table, or a seat from 0 to {game.seats - 1}, not {text}")
    return int(text)


def run_verify(arguments: argparse.Namespace) -> int:
    """Deal it again and check it."""
    game = record_of(arguments.file)
    why = verify(game)
    if arguments.json:
        print_json(
            {
                "game": game.game,
                "stands": why is None,
                "why": why,
                "actions": len(game.actions),
                "ending": game.ending,
                "commitment": commitment(game.key),
            }
        )
    elif why is None:
        end = f"it ends with {game.ending}" if game.ending else "it has not ended"
        sys.stdout.write(f"{arguments.file}: stands; {game.game}, {len(game.actions)} actions, {end}\n")
    else:
        sys.stdout.write(f"{arguments.file}: does not stand: {WHY.get(why, why)}\n")
    return 0 if why is None else 1
