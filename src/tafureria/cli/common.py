"""What the commands share: errors, set-ups, languages."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import NoReturn

import msgspec

from tafureria.core import registry
from tafureria.core.game import Options
from tafureria.core.record import LONGEST, Record, Unreadable, read, read_options
from tafureria.core.registry import Entry
from tafureria.lab.match import Plan
from tafureria.players.catalogue import players as players_of
from tafureria.words import LANGUAGES, Words


class Wrong(Exception):
    """What the command was given cannot be done: one clear line, exit code 2."""


class Parser(argparse.ArgumentParser):
    """A parser whose errors are one line."""

    def error(self, message: str) -> NoReturn:
        """One line, without the usage."""
        self.exit(2, f"{self.prog}: {message}\n")


def entry_of(name: str) -> Entry:
    """The game of that name."""
    try:
        return registry.find(name)
    except registry.UnknownGame as error:
        raise Wrong(str(error)) from error


def add_language(parser: argparse.ArgumentParser) -> None:
    """``--lang``."""
    parser.add_argument("--lang", choices=LANGUAGES, default="es", help="language of the words (default: es)")


SEATED = "computer players, repeated until every seat has one (default: the strongest)"


def add_setup(parser: argparse.ArgumentParser, players: str = SEATED) -> None:
    """What a game among computer players needs to be told."""
    parser.add_argument("game", metavar="GAME", help="name of the game, as `tafureria games` lists it")
    parser.add_argument("--seats", type=int, metavar="N", help="how many play (default: the fewest possible)")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="same seed, same games (default: 0)")
    parser.add_argument("--preset", metavar="NAME", help="a set of options that the house offers as one")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="KEY=VALUE",
        help="a variant of the rules; may be given many times; switches are si and no",
    )
    parser.add_argument("--players", metavar="A,B,...", help=players)


def options_of(entry: Entry, preset: str | None, pairs: list[str]) -> Options:
    """Options from a preset and ``KEY=VALUE``, which go over it."""
    values = {}
    if preset is not None:
        if preset not in entry.game.presets:
            known = ", ".join(entry.game.presets) or "none"
            raise Wrong(f"--preset: {entry.name} has no {preset!r}; there are: {known}")
        for key, value in entry.game.presets[preset].items():
            values[key] = str(value).lower() if isinstance(value, bool) else str(value)
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals:
            raise Wrong(f"--option {pair}: write KEY=VALUE")
        values[key] = value
    try:
        return read_options(entry.game, values)
    except msgspec.ValidationError as error:
        raise Wrong(f"--option: {error}") from error


def seats_of(entry: Entry, options: Options, seats: int | None, least: int) -> int:
    """How many sit down: as asked, else the fewest, but *least* if that many fit."""
    game = entry.game
    if seats is None:
        fitting = [n for n in game.seats if n > 0 and game.fit(options, n) is None]
        if not fitting:
            raise Wrong(f"{entry.name}: no number of players fits these options")
        seats = next((n for n in fitting if n >= least), fitting[-1])
    if seats not in game.seats:
        raise Wrong(f"--seats: {entry.name} is played by {game.seats[0]} to {game.seats[-1]}, not {seats}")
    rule = game.fit(options, seats)
    if rule is not None:
        raise Wrong(f"{rule}: {Words(entry, 'en').rule(rule)}")
    return seats


def plan_of(arguments: argparse.Namespace, *, rotate: bool) -> Plan:
    """The plan that the arguments describe."""
    entry = entry_of(arguments.game)
    options = options_of(entry, arguments.preset, arguments.option)
    known = players_of(entry)
    names = arguments.players.split(",") if arguments.players else [list(known)[-1]]
    for name in names:
        if name not in known:
            raise Wrong(f"--players: {name!r} does not play {entry.name}; there are: {', '.join(known)}")
    seats = seats_of(entry, options, arguments.seats, len(names))
    if len(names) > seats:
        raise Wrong(f"--players: {len(names)} players for {seats} seats")
    seating = tuple(names[seat % len(names)] for seat in range(seats))
    return Plan(game=entry.name, options=options, players=seating, seed=arguments.seed, rotate=rotate)


def record_of(path: str) -> Record:
    """The record that a file holds; ``-`` is standard input."""
    try:
        if path == "-":
            text = sys.stdin.read(LONGEST + 1)
        else:
            with Path(path).open(encoding="utf-8") as file:
                text = file.read(LONGEST + 1)
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "this is not text"
        raise Wrong(f"{path}: {reason}") from error
    try:
        return read(text)
    except Unreadable as error:
        raise Wrong(f"{path}: {error}") from error


def print_json(value: object) -> None:
    """JSON as documented, on standard output."""
    text = msgspec.json.format(msgspec.json.encode(value), indent=2)
    sys.stdout.write(text.decode() + "\n")
