"""Every block of code on the pages for people who program runs as it is printed."""

from __future__ import annotations

import json
import os
import re
import shlex
import subprocess
import sys
import warnings
from pathlib import Path

import pytest

from tafureria.cli import main, parser

ROOT = Path(__file__).parents[2]


def blocks(page, language):
    return re.findall(rf"```{language}\n(.*?)```", (ROOT / page).read_text(encoding="utf-8"), re.DOTALL)


@pytest.fixture
def folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    yield tmp_path
    sys.modules.pop("mybot", None)


def run(page, names):
    for number, block in enumerate(blocks(page, "python")):
        exec(compile(block, f"{page}, block {number}", "exec"), names)


def test_the_first_page_plays_a_whole_game(capsys):
    (block,) = blocks("README.md", "python")
    assert len([line for line in block.splitlines() if line]) <= 12
    names = {}
    run("README.md", names)
    assert names["match"].over
    assert "Moros y cristianos · Seat 0" in capsys.readouterr().out


def test_the_library(folder, capsys):
    names = {}
    run("docs/library.md", names)
    out = capsys.readouterr().out
    assert blocks("docs/library.md", "text")[0] in out
    assert "has no move 'juega 13e'; legal: \"" in out
    assert names["again"].over == names["match"].over


def test_a_player_of_ones_own_in_twenty_lines(folder, capsys):
    player, uses = blocks("docs/your-player.md", "python")
    assert len([line for line in player.splitlines() if line]) <= 20
    (folder / "mybot.py").write_text(player)
    (commands,) = blocks("docs/your-player.md", "console")
    for line in commands.splitlines():
        words = shlex.split(line.removeprefix("$ tafureria "))
        if words[0] in ("simulate", "ladder"):
            words += [] if "--jobs" in words else ["--jobs", "1"]
        assert main(words) == 0, line
    assert "mybot:Frugal" in capsys.readouterr().out
    assert Path("game.txt").stat().st_size > 1000
    names = {}
    exec(compile(uses, "docs/your-player.md", "exec"), names)
    assert names["match"].players[0] == "mybot:Frugal"


def test_the_environments(capsys):
    for name in ("pettingzoo", "pyspiel", "open_spiel"):
        pytest.importorskip(name)
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=".*Box.*")
        run("docs/research.md", {})


def test_an_arena():
    """``docs/agents.md``: the command that it prints, for one game."""
    pytest.importorskip("mcp")
    (command,) = blocks("docs/agents.md", "console")
    words = shlex.split(command.removeprefix("$ "))
    assert words[:2] == ["python", "examples/arena.py"]
    words[words.index("--games") + 1] = "1"
    command = [sys.executable, *words[1:]]
    # As if the example game were installed: where this test finds it, the house of the arena does too.
    env = os.environ | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    done = subprocess.run(command, cwd=ROOT, check=False, capture_output=True, text=True, env=env)
    assert done.returncode == 0, done.stderr
    assert "valid; mentiroso" in done.stdout
    assert "All deals verified." in done.stdout


def test_a_server_for_an_agent_is_described_as_the_command_takes_it():
    (block,) = blocks("docs/agents.md", "json")
    server = json.loads(block)["mcpServers"]["tafureria"]
    assert server["command"] == "tafureria"
    parsed = parser().parse_args(server["args"])
    assert parsed.name == "Modelo"
