"""``docs/cli.md`` documents the whole command line; ``test_blocks.py`` runs its examples."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import pytest

from tafureria.cli import main, parser

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "cli.md").read_text(encoding="utf-8")
SECTIONS = {part.split("`")[0]: part for part in PAGE.split("\n## `")[1:]}
COMMANDS = next(a for a in parser()._actions if isinstance(a, argparse._SubParsersAction)).choices


def test_every_command_has_a_section():
    assert set(SECTIONS) == {"tafureria", *(f"tafureria {name}" for name in COMMANDS)}


@pytest.mark.parametrize("name", COMMANDS)
def test_every_argument_is_documented_and_has_help(name):
    command = COMMANDS[name]
    assert command.description
    for action in command._actions:
        if isinstance(action, argparse._HelpAction):
            continue
        assert action.help, action.dest
        for word in action.option_strings or [action.metavar]:
            assert f"`{word}" in SECTIONS[f"tafureria {name}"], word


def test_every_option_of_the_house_is_documented():
    limits = (ROOT / "docs" / "limits.md").read_text(encoding="utf-8")
    for action in parser()._actions:
        for word in action.option_strings:
            assert f"`{word}" in SECTIONS["tafureria"] + limits or word in ("-h", "--help")


@pytest.mark.parametrize("name", ["simulate", "ladder", "verify", "games", "rules"])
def test_json_is_as_documented(name, tmp_path, monkeypatch, capsys):
    """The section of the command names every printed field, in backticks."""
    monkeypatch.chdir(tmp_path)
    game = "moros-y-cristianos"
    main(["record", game, "--players", "random", "--out", "game.txt"])
    small = ["--games", "2", "--jobs", "1", "--players", "random"]
    pair = ["--games", "2", "--jobs", "1", "--players", "random,jugador"]
    words = {
        "simulate": [game, *small],
        "ladder": [game, *pair],
        "verify": ["game.txt"],
        "games": [],
        "rules": [game],
    }[name]
    assert main([name, *words, "--json"]) == 0
    value = json.loads(capsys.readouterr().out)
    first = value[0] if isinstance(value, list) else value
    fields = set(first)
    if name == "simulate":
        fields |= set(first["by_seat"][0]) | set(first["length"])
    if name == "ladder":
        fields |= set(first["ladder"][0])
    assert [field for field in sorted(fields) if f"`{field}`" not in SECTIONS[f"tafureria {name}"]] == []
