"""The registry finds games by folder and by installed entry point."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tafureria.core import registry

ROOT = Path(__file__).parents[2]


def test_a_sixth_game_is_one_more_package():
    """``examples/mentiroso`` is on the tests' path, with the metadata of an installed package."""
    entry = registry.find("mentiroso")
    assert entry.package == "mentiroso"
    assert (entry.folder / "locale" / "es.ftl").is_file()
    assert list(entry.players()) == ["jugador"]


def test_the_product_does_not_bring_the_sixth_game():
    """Without that path there is no such game."""
    code = "from tafureria.core.registry import games; print(*[e.name for e in games()])"
    env = {"PYTHONPATH": str(ROOT / "src")}
    names = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env=env)
    assert "mentiroso" not in names.stdout.split()


def test_an_unknown_game_is_named_with_the_known():
    with pytest.raises(registry.UnknownGame, match=r"'parchis'.*mentiroso"):
        registry.find("parchis")


MINE = """
from tafureria.games.taifa.game import Taifa

class Mine(Taifa):
    name = "mi-taifa"

    def legal(self, state, seat):
        return super().legal(state, seat)[:1]

GAME = Mine()
"""


def install(folder, name, source, group="tafureria.games", value=None):
    """Create a package with the metadata that installing it would leave."""
    (folder / name).mkdir(parents=True)
    (folder / name / "__init__.py").write_text(source)
    info = folder / f"{name}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[{group}]\n{name} = {value or name}\n")


def run(folder, *words):
    """Run a command of the product with the packages of that folder installed."""
    env = {"PYTHONPATH": os.pathsep.join([str(Path(registry.__file__).parents[2]), str(folder)])}
    command = [sys.executable, "-m", "tafureria", *words]
    return subprocess.run(command, capture_output=True, text=True, check=False, env=env)


def test_a_broken_game_costs_only_itself_in_one_line(tmp_path):
    install(tmp_path, "roto", "raise RuntimeError('it was\\nnot ready')\n")
    install(tmp_path, "vacio", "")
    install(tmp_path, "doble", "from tafureria.games.taifa import GAME\n")
    done = run(tmp_path, "games", "--json")
    assert done.returncode == 0
    assert "taifa" in done.stdout
    left_out = [
        ("doble", "NoGame: there is already a game called 'taifa'"),
        ("roto", "RuntimeError: it was not ready"),
        ("vacio", "NoGame: vacio has no GAME that is a tafureria.core.game.Game"),
    ]
    assert done.stderr.splitlines() == [
        f"tafureria: the game {name!r} of {name} 1.0 is left out: {why}" for name, why in left_out
    ]


def test_a_game_may_be_derived_from_one_of_ours(tmp_path):
    """When compiled, too: ``make test`` runs this in both modes."""
    install(tmp_path, "mitaifa", MINE)
    code = (
        "import tafureria; m = tafureria.Match('mi-taifa', seats=2, seed=1);"
        " print(len(m.legal()), m.play(m.legal()[0]) != [])"
    )
    env = {"PYTHONPATH": os.pathsep.join([str(Path(registry.__file__).parents[2]), str(tmp_path)])}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, env=env)
    assert done.stderr == ""
    assert done.stdout == "1 True\n"
