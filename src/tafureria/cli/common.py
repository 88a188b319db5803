"""Shared parts of the commands: errors, arguments, set-ups, languages."""

from __future__ import annotations

import argparse
import contextlib
import json
import shlex
import sys
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NoReturn

import msgspec

from tafureria.cli import numbers
from tafureria.cli.reader import language_here
from tafureria.cli.streams import is_unicode
from tafureria.core import registry
from tafureria.core.game import Options
from tafureria.core.record import LONGEST, Record, Unreadable, read, read_options
from tafureria.core.registry import Entry
from tafureria.lab.match import Plan
from tafureria.lab.own_rules import BadRules, OwnRules, numbers_of, read_rules
from tafureria.lab.places import PLACES, workers
from tafureria.lab.workers import NoPlace, Workers
from tafureria.players.catalogue import Thought, UnknownPlayer, player, strongest
from tafureria.words import LANGUAGES, Words

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table


ENDLESS: Final = 1_000_000
"""Columns of output that no terminal shows: no table is so wide, so nothing is broken or cut."""


class Wrong(Exception):
    """Raised when a command cannot do what it was asked to; it then ends with one line and exit code 2."""


class Parser(argparse.ArgumentParser):
    """An argument parser that reports errors in one line."""

    def error(self, message: str) -> NoReturn:
        """Print the error without the usage, and end the command."""
        self.exit(2, f"{self.prog}: {message}\n")


def entry_of(name: str) -> Entry:
    """The game with that name."""
    try:
        return registry.find(name)
    except registry.UnknownGame as error:
        raise Wrong(str(error)) from error


def add_language(parser: argparse.ArgumentParser) -> None:
    """Add the argument ``--lang``."""
    parser.add_argument(
        "--lang",
        choices=LANGUAGES,
        default=language_here(),
        help="language of the text (default: that of the environment)",
    )


def add_seat(parser: argparse.ArgumentParser) -> None:
    """Add the arguments ``--seat`` and ``--house-word`` of commands that sit down at a table of any house."""
    parser.add_argument(
        "--seat", type=numbers.SEAT, help="number of its seat, from 0 (default: the first free one)"
    )
    parser.add_argument(
        "--house-word", default="", metavar="WORD", help="the word of the house, where it asks for one"
    )


SEATED = (
    "computer players, repeated until every seat has one; package.module:Class is one of your own"
    " (default: jugador, or the last of the game that has none)"
)


def add_setup(parser: argparse.ArgumentParser, players: str = SEATED) -> None:
    """Add the arguments that set up a game among computer players."""
    parser.add_argument("game", metavar="GAME", help="name of the game, as `tafureria games` lists it")
    parser.add_argument(
        "--seats", type=numbers.SEATS, metavar="N", help="how many play (default: the fewest possible)"
    )
    parser.add_argument(
        "--seed", type=numbers.SEED, default=0, metavar="S", help="same seed, same games (default: 0)"
    )
    parser.add_argument(
        "--preset", metavar="NAME", help="a named set of options (see `tafureria games --json`)"
    )
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="KEY=VALUE",
        help="a variant of the rules; may be given many times; switches are si and no",
    )
    parser.add_argument("--players", metavar="A,B,...", help=players)


def add_rules(parser: argparse.ArgumentParser) -> None:
    """Add the argument ``--rules``, for the user's own rules."""
    parser.add_argument(
        "--rules", metavar="FILE", help="rules of your own: a Python file with a subclass of the game"
    )


def add_workers(parser: argparse.ArgumentParser) -> None:
    """Add the arguments that say where games are played, and how many at the same time."""
    parser.add_argument(
        "--jobs",
        type=numbers.JOBS,
        default=0,
        metavar="J",
        help="games at the same time (default: one per core)",
    )
    parser.add_argument(
        "--on",
        choices=PLACES,
        default="processes",
        help="where games are played: processes of this machine (default) or a Ray cluster",
    )


def add_report(parser: argparse.ArgumentParser) -> None:
    """Add the arguments ``--html``, ``--force`` and ``--lang``."""
    parser.add_argument(
        "--html", metavar="FILE", help="write a report there: one page that needs nothing else"
    )
    add_force(parser)
    add_language(parser)


def add_force(parser: argparse.ArgumentParser) -> None:
    """Add the argument ``--force``."""
    parser.add_argument("--force", action="store_true", help="overwrite files that exist already")


def typed(arguments: argparse.Namespace) -> str:
    """The command as it was typed."""
    return shlex.join(["tafureria", *arguments.typed])


def workers_of(arguments: argparse.Namespace) -> Workers:
    """The workers that the arguments of :func:`add_workers` describe."""
    try:
        return workers(arguments.on, arguments.jobs)
    except NoPlace as error:
        raise Wrong(f"--on {arguments.on}: {error}") from error


def rules_of(entry: Entry, file: str | None) -> OwnRules | None:
    """The rules in *file*, which must belong to that game; ``None`` (the game's own rules) without a file."""
    if file is None:
        return None
    try:
        rules = read_rules(file)
    except BadRules as error:
        raise Wrong(f"--rules: {error}") from error
    if rules.entry().package != entry.package:
        raise Wrong(f"--rules: {file} changes another game, not {entry.name}")
    return rules


def set_up_of(
    entry: Entry, rules: OwnRules | None, preset: str | None, pairs: list[str]
) -> tuple[Options, OwnRules | None]:
    """Options and rules by a preset and ``KEY=VALUE`` pairs: each for an option, or a number of the rules."""
    game = entry.game if rules is None else rules.entry().game
    own = numbers_of(type(game))
    values: dict[str, str] = {}
    numbers: dict[str, str] = {}
    if preset is not None:
        if preset not in game.presets:
            known = ", ".join(game.presets) or "none"
            raise Wrong(f"--preset: {entry.name} has no {preset!r}; there are: {known}")
        for key, value in game.presets[preset].items():
            values[key] = str(value).lower() if isinstance(value, bool) else str(value)
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals:
            raise Wrong(f"--option {pair}: write KEY=VALUE")
        (numbers if key in own else values)[key] = value
    try:
        if rules is not None and numbers:
            rules = rules.with_numbers(numbers)
        return read_options(game, values), rules
    except (msgspec.ValidationError, BadRules) as error:
        raise Wrong(f"--option: {error}{_range_of(entry, str(error))}") from error


def _range_of(entry: Entry, fault: str) -> str:
    """Text with the allowed values of the option that *fault* names; empty if it names none."""
    for name, may in ranges(entry).items():
        if f"`$.{name}`" in fault:
            return f"; {name} may be {may}"
    return ""


def ranges(entry: Entry) -> dict[str, str]:
    """The allowed values of each option: ``si`` or ``no``, one of some words, or a range of numbers."""
    out = {}
    for field in msgspec.json.schema(entry.game.options)["$defs"][entry.game.options.__name__][
        "properties"
    ].items():
        name, may = field
        if "enum" in may:
            out[name] = ", ".join(str(value) for value in may["enum"])
        elif may.get("type") == "integer":
            out[name] = f"{may['minimum']} to {may['maximum']}"
        else:
            out[name] = "si or no"
    return out


def seats_of(entry: Entry, options: Options, seats: int | None, least: int) -> int:
    """The number of players: *seats* if given, else the smallest that fits, at least *least* if possible."""
    game = entry.game
    if seats is None:
        fitting = [n for n in game.seats if n > 0 and game.fit(options, n) is None]
        if not fitting:
            raise Wrong(f"{entry.name}: these options cannot be played by any number of players")
        seats = next((n for n in fitting if n >= least), fitting[-1])
    if seats not in game.seats:
        raise Wrong(f"--seats: {entry.name} is played by {game.seats[0]} to {game.seats[-1]}, not {seats}")
    rule = game.fit(options, seats)
    if rule is not None:
        raise Wrong(f"{entry.name} cannot be set up like this: {Words(entry, 'en').refusal(rule)}")
    return seats


def plan_of(arguments: argparse.Namespace, *, rotate: bool, file: str | None = None) -> Plan:
    """The plan that the arguments describe, with the rules in *file* if it is given."""
    entry = entry_of(arguments.game)
    rules = rules_of(entry, file)
    options, rules = set_up_of(entry, rules, arguments.preset, arguments.option)
    names = players_named(entry, arguments.players, [strongest(entry)])
    seats = seats_of(entry, options, arguments.seats, len(names))
    if len(names) > seats:
        raise Wrong(f"--players: {len(names)} players do not fit on {seats} seats")
    seating = tuple(names[seat % len(names)] for seat in range(seats))
    return Plan(
        game=entry.name,
        options=options,
        players=seating,
        seed=arguments.seed,
        rotate=rotate,
        thought=thought_of(arguments),
        rules=rules,
    )


def players_named(entry: Entry, text: str | None, usual: list[str]) -> list[str]:
    """The names in ``A,B,...``, checked to be computer players of the game; *usual* if there are none."""
    names = text.split(",") if text else usual
    for name in names:
        check_player(entry, name, "--players")
    return names


def check_player(entry: Entry, name: str, argument: str) -> None:
    """Check that the computer player *name* exists and plays the game; *argument* is named in the error."""
    find_own_modules(name)
    try:
        player(entry, name)
    except UnknownPlayer as error:
        raise Wrong(f"{argument}: {error}") from error


def find_own_modules(player: str) -> None:
    """Let ``package.module:Class`` name a module in the current folder, as ``python -m`` does."""
    if ":" not in player:
        return
    with contextlib.suppress(OSError):  # the current folder may have been deleted
        here = str(Path.cwd())
        if here not in sys.path:
            sys.path.insert(0, here)


def add_thought(parser: argparse.ArgumentParser, iterations: int) -> None:
    """Add the arguments for the budget of players that search."""
    parser.add_argument(
        "--iterations",
        type=numbers.COUNT,
        metavar="I",
        help=f"playouts of search per decision (default: {iterations})",
    )
    parser.add_argument(
        "--seconds",
        type=numbers.SECONDS,
        metavar="T",
        help="thinking time of search and maestro per decision",
    )
    parser.set_defaults(usual_iterations=iterations)


def thought_of(arguments: argparse.Namespace) -> Thought:
    """The budget of players that search, by the arguments of :func:`add_thought`."""
    iterations: int | None = arguments.iterations
    seconds: float | None = arguments.seconds
    if seconds is None:
        return Thought(iterations=iterations or arguments.usual_iterations)
    return Thought(iterations=iterations or sys.maxsize, seconds=seconds)


def record_of(path: str) -> Record:
    """The record in the file *path*; ``-`` is standard input."""
    try:
        if path == "-":
            # A record is in UTF-8, whatever else standard input is.
            if isinstance(sys.stdin, TextIOWrapper):
                sys.stdin.reconfigure(encoding="utf-8", errors="strict")
            text = sys.stdin.read(LONGEST + 1)
        else:
            with Path(path).open(encoding="utf-8") as file:
                text = file.read(LONGEST + 1)
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is not a text in UTF-8"
        raise Wrong(f"{path}: {reason}") from error
    try:
        return read(text)
    except Unreadable as error:
        raise Wrong(f"{path}: {fault_text(error)}") from error


def fault_text(fault: Unreadable, game: str = "") -> str:
    """What is wrong with a record of *game*, in words, with the rule that it breaks."""
    game = fault.what if fault.why == "bad-setup" else game
    if fault.rule is None or not game:
        return str(fault)
    return f"{fault}: {Words(entry_of(game), 'en').refusal(fault.rule)}"


def print_json(value: object) -> None:
    """Print a value as indented JSON on standard output, in ASCII unless that takes every character."""
    text = msgspec.json.format(msgspec.json.encode(value), indent=2).decode()
    if not is_unicode():
        text = "".join(one if one.isascii() else json.dumps(one)[1:-1] for one in text)
    sys.stdout.write(text + "\n")


def console(**more: Any) -> Console:
    """What tables are printed with; *more* are arguments of Rich's console."""
    # Imported here because most commands print no tables, and `--help` need not wait for Rich.
    from rich.console import Console

    if not more.get("stderr") and not sys.stdout.isatty():
        more["width"] = ENDLESS
    return Console(**{"highlight": False, **more})


def table(*heads: str, **more: Any) -> Table:
    """A table without lines, with these heads of columns; *more* are arguments of Rich's table.

    In a narrow terminal words are broken, never cut.
    """
    from rich.table import Table

    class Folding(Table):
        def add_column(self, *args: Any, **more: Any) -> None:
            super().add_column(*args, **{"overflow": "fold", **more})

    return Folding(*heads, box=None, pad_edge=False, **more)
