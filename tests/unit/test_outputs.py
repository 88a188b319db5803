"""Files that commands write: none replaces another unless ``--force`` says so."""

from __future__ import annotations

import argparse

import pytest

from tafureria.cli import main, parser
from tests.unit.every_command import commands, words_of

READ = {"--rules", "--begin", "--store", "--cache"}
"""Options that name files which are only read, or only the command itself writes."""
RECORDS = {"replay", "verify", "analyse"}
"""Commands whose argument ``FILE`` is read."""


def outputs():
    """Every command and option that names a file or folder to write."""
    subparsers = next(one for one in parser()._actions if isinstance(one, argparse._SubParsersAction))
    for name, command in subparsers.choices.items():
        for action in command._actions:
            option = "".join(action.option_strings) or "FILE"
            if action.metavar not in {"FILE", "FOLDER"} or option in READ or name == "keeper":
                continue
            if option != "FILE" or name not in RECORDS:
                yield name, option


OUTPUTS = sorted(outputs())


def test_all_commands_are_looked_at():
    assert {name for name, _ in OUTPUTS} <= commands()
    assert ("simulate", "--data") in OUTPUTS
    assert ("backup", "FILE") in OUTPUTS


@pytest.mark.parametrize(("command", "option"), OUTPUTS)
def test_a_file_that_is_there_is_not_replaced(command, option, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    game = tmp_path / "game.txt"
    assert main(["record", "mentiroso", "--seed", "3", "--out", str(game)]) == 0
    assert main(["keeper", "token", "--store", str(tmp_path / "house.sqlite3")]) == 0
    mine = tmp_path / "mine"
    if option == "--data":
        mine.mkdir()
        (mine / "games.parquet").write_text("mine")
    else:
        mine.write_text("mine")
    words = [word for word in words_of(str(game))[command] if word != "--force"]
    if option == "FILE":
        words[0] = str(mine)
    elif option in words:
        words[words.index(option) + 1] = str(mine)
    else:
        words += [option, str(mine)]
    assert main([command, *words]) == 2
    said = capsys.readouterr().err
    assert "exist" in said or (command == "learn" and "PyTorch" in said)
    assert [one.read_text() for one in (mine, *mine.rglob("*")) if one.is_file()] == ["mine"]
    assert not list(tmp_path.rglob("*.part"))
