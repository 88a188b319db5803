"""The registry finds games by folder and by installed entry point."""

import subprocess
import sys
from pathlib import Path

import pytest

from tafureria.core import registry

ROOT = Path(__file__).parents[2]


def test_a_sixth_game_is_one_more_package():
    """``tests/sixth`` is on the path of the tests as an installed package would be."""
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
