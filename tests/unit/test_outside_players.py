"""Computer players from outside, by module and class or installed: the same names work everywhere."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tafureria.cli import main
from tafureria.core import registry
from tafureria.players import outside
from tafureria.players.catalogue import Thought, UnknownPlayer, player, players, strongest
from tafureria.players.search import SearchPlayer
from tests.unit.test_registry import install

ENTRY = registry.find("mentiroso")
BOT = """
class Last:
    remembers = False
    games = ("mentiroso",)

    def __init__(self, game):
        self.game = game

    def choose(self, view, legal, notebook, seed):
        assert self.game.name == "mentiroso"
        return legal[-1]

class Cheat:
    remembers = False

    def choose(self, view, legal, notebook, seed):
        return 10**6

class Listener:
    def choose(self, view, legal, notebook, seed):
        return int(notebook is None) or legal[0]
"""


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """A working directory with a player's module in it."""
    (tmp_path / "mybot.py").write_text(BOT)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])
    yield tmp_path
    sys.modules.pop("mybot", None)


def test_the_same_names_for_all():
    """Commands, environments and the house all use this catalogue."""
    assert list(players(ENTRY)) == ["random", "aprendiz", "jugador", "search", "maestro"]
    assert strongest(ENTRY) == "jugador"
    quick = Thought(iterations=3, seconds=0.5)
    search, master = player(ENTRY, "search", quick)(), player(ENTRY, "maestro", quick)()
    assert isinstance(search, SearchPlayer)
    assert (search.iterations, search.seconds) == (3, 0.5)
    assert master.seconds == 0.5
    assert master.iterations > 10**6
    with pytest.raises(UnknownPlayer, match="there are: random, aprendiz, jugador, search, maestro"):
        player(ENTRY, "nadie")


def test_a_player_in_this_folder_plays_in_a_ladder_in_parallel(folder, capsys):
    words = ["ladder", "mentiroso", "--players", "mybot:Last,jugador", "--games", "8", "--json"]
    texts = []
    for jobs in ("1", "2"):
        assert main([*words, "--jobs", jobs]) == 0
        texts.append(capsys.readouterr().out)
    assert texts[0] == texts[1]
    assert {rung["player"] for rung in json.loads(texts[0])["ladder"]} == {"mybot:Last", "jugador"}
    assert main(["simulate", "mentiroso", "--players", "mybot:Listener", "--games", "3", "--jobs", "1"]) == 0


def test_who_chooses_what_is_not_legal_is_named(folder, capsys):
    for command in (["simulate", "mentiroso", "--games", "1", "--jobs", "1"], ["record", "mentiroso"]):
        assert main([*command, "--players", "mybot:Cheat"]) == 2
        assert "mybot:Cheat chose 1000000 in mentiroso, which is not one of" in capsys.readouterr().err


def test_a_player_says_what_it_plays(folder, capsys):
    assert main(["simulate", "taifa", "--players", "mybot:Last"]) == 2
    assert "mybot:Last does not play taifa" in capsys.readouterr().err


def test_installed_players_have_a_name(tmp_path):
    install(tmp_path, "listo", BOT, group=outside.GROUP, value="listo:Last")
    install(tmp_path, "torpe", "", group=outside.GROUP, value="torpe:Nobody")
    root = Path(registry.__file__).parents[2]
    paths = [root, tmp_path, Path(__file__).parents[2] / "examples/mentiroso", *installed_paths()]
    env = {"PYTHONPATH": os.pathsep.join(map(str, paths))}
    command = [sys.executable, "-m", "tafureria", "games", "--json"]
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=env)
    names = {card["name"]: card["players"] for card in json.loads(done.stdout)}
    assert names["mentiroso"][-1] == "listo"
    assert "listo" not in names["taifa"]
    (line,) = done.stderr.splitlines()
    assert line.startswith("tafureria: the player 'torpe' is left out: torpe:Nobody cannot be imported")


def installed_paths():
    """Where the example game says that it is installed."""
    return [Path(__file__).parents[1] / "installed"]


def test_the_environment_names_more(folder, monkeypatch):
    """The house passes players in this way to the processes in which they think."""
    monkeypatch.setenv(outside.VARIABLE, "mybot:Last")
    monkeypatch.setattr(sys, "path", [str(folder), *sys.path])
    outside.installed.cache_clear()
    try:
        assert list(players(ENTRY))[-1] == "mybot:Last"
        assert "mybot:Last" not in players(registry.find("taifa"))
    finally:
        outside.installed.cache_clear()
