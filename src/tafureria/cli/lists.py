"""``tafureria games`` and ``tafureria rules``: list the games, and the rules of one game."""

from __future__ import annotations

import argparse
import ast
import importlib
import importlib.util
import re
from pathlib import Path

import msgspec

from tafureria.cli.common import Parser, add_language, console, entry_of, print_json, table
from tafureria.core import registry
from tafureria.core.registry import Entry
from tafureria.core.rule import CORE_RULES, Rule
from tafureria.players.catalogue import players as players_of
from tafureria.words import Words


def add(commands: argparse._SubParsersAction[Parser]) -> None:
    """Add the commands and their arguments."""
    parser = commands.add_parser(
        "games",
        help="list the games",
        description="Lists all games with their options and players.",
    )
    add_language(parser)
    parser.add_argument("--json", action="store_true", help="print the list as JSON (see docs/cli.md)")
    parser.set_defaults(run=run_games)

    parser = commands.add_parser(
        "rules",
        help="list the rules of a game that a move can break",
        description="Lists every rule that a move or a set-up can break: section, words, tests that cite it.",
    )
    parser.add_argument("game", metavar="GAME", help="name of the game, as `tafureria games` lists it")
    add_language(parser)
    parser.add_argument("--json", action="store_true", help="print the list as JSON (see docs/cli.md)")
    parser.set_defaults(run=run_rules)


def run_games(arguments: argparse.Namespace) -> int:
    """List the games."""
    if arguments.json:
        print_json([_card(entry, Words(entry, arguments.lang)) for entry in registry.games()])
        return 0
    rows = table("game", "players", "minutes", "options", "computer players")
    for entry in registry.games():
        game = entry.game
        options = [field.name for field in msgspec.structs.fields(game.options)]
        rows.add_row(
            game.name,
            f"{game.seats[0]}-{game.seats[-1]}",
            f"{game.minutes[0]}-{game.minutes[1]}",
            ", ".join(options),
            ", ".join(players_of(entry)),
        )
    console().print(rows)
    return 0


def _card(entry: Entry, words: Words) -> dict[str, object]:
    game = entry.game
    return {
        "name": game.name,
        "version": game.version,
        "title": words.say("title"),
        "seats": list(game.seats),
        "minutes": list(game.minutes),
        "options": msgspec.to_builtins(game.options()),
        "presets": {name: dict(values) for name, values in game.presets.items()},
        "players": list(players_of(entry)),
        "actions": game.actions,
    }


def run_rules(arguments: argparse.Namespace) -> int:
    """List the rules of a game."""
    entry = entry_of(arguments.game)
    words = Words(entry, arguments.lang)
    counts = citations(entry)
    if arguments.json:
        print_json(
            [
                {
                    "rule": rule.id,
                    "section": rule.section,
                    "words": words.rule(rule),
                    "tests": None if counts is None else counts.get(rule),
                }
                for rule in entry.game.rules
            ]
        )
        return 0
    rows = table("§", "rule", "tests", "words")
    for rule in entry.game.rules:
        cited = "-" if counts is None else str(counts.get(rule, "-"))
        rows.add_row(rule.section, rule.id, cited, words.rule(rule))
    console().print(rows)
    return 0


def citations(entry: Entry) -> dict[Rule, int] | None:
    """How many tests of the game cite each of its own rules; ``None`` if its folder has no tests.

    A test cites a rule when its name begins with the rule's section (``test_2_5_...``), or when it names the
    rule by its id or by its constant in ``rulebook.py``. The rules that all games share are not counted: they
    are tested by the contract suite, which is not part of the package.
    """
    files = sorted((entry.folder / "tests").glob("test_*.py"))
    if not files:
        return None
    names = _constants(entry)
    counts = {rule: 0 for rule in entry.game.rules if rule not in CORE_RULES}
    for name, source in _tests(files):
        for rule in counts:
            by_name = any(re.search(rf"\b{constant}\b", source) for constant in names.get(rule, ()))
            if by_name or rule.id in source or _is_named_by(name, rule.section):
                counts[rule] += 1
    return counts


def _tests(files: list[Path]) -> list[tuple[str, str]]:
    """The name and the source of every test in these files."""
    out = []
    for file in files:
        text = file.read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                parts = [*node.decorator_list, node]
                source = "\n".join(ast.get_source_segment(text, part) or "" for part in parts)
                out.append((node.name, source))
    return out


def _is_named_by(name: str, section: str) -> bool:
    """Whether a test with that name, such as ``test_2_5_the_switch``, cites a section, such as 2.5."""
    parts = re.findall(r"[0-9]+|[a-z]+", section.lower())
    if parts in ([], ["0"]):
        return False
    return re.match("test_" + "_?".join(parts) + r"(?![0-9a-z]|_[0-9]+(_|$))", name) is not None


def _constants(entry: Entry) -> dict[Rule, list[str]]:
    """The names of the constants with which the game's ``rulebook.py`` defines each rule."""
    out: dict[Rule, list[str]] = {}
    if importlib.util.find_spec(entry.package + ".rulebook") is None:
        return out
    for name, value in vars(importlib.import_module(entry.package + ".rulebook")).items():
        if isinstance(value, Rule):
            out.setdefault(value, []).append(name)
    return out
