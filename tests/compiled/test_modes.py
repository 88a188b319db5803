"""The compiled engine produces the same bytes as its sources. ``make test`` runs this in compiled mode."""

from __future__ import annotations

import importlib
import json
import os
import pkgutil
import subprocess
import sys
from pathlib import Path

import pytest

from tafureria.cli import main
from tafureria.core import registry
from tests.compiled.games import texts

ROOT = Path(__file__).parents[2]
OWN = [entry for entry in registry.games() if entry.package.startswith(registry.OWN + ".")]


def compiled(name):
    return not importlib.import_module(name).__file__.endswith(".py")


@pytest.mark.parametrize(
    "name",
    [
        "core.bits",
        "core.chance",
        "core.sparse",
        "core.tables",
        "core.tensor",
        "players.search",
        "players.trial",
    ],
    ids=lambda name: name,
)
def test_the_core_and_the_search_are_compiled(name):
    assert compiled(f"tafureria.{name}")


@pytest.mark.parametrize("entry", OWN, ids=lambda entry: entry.name)
def test_every_game_is_compiled(entry):
    """Action ids, the state, every chapter of the rules, and the notebook."""
    rules = importlib.import_module(f"{entry.package}.rules")
    chapters = [f"rules.{module.name}" for module in pkgutil.iter_modules(rules.__path__)]
    for name in ("game", "actions", "state", "memory.notebook", *chapters):
        # mypyc cannot compile messages: msgspec builds them from their annotations.
        assert compiled(f"{entry.package}.{name}") or name.endswith("events")


@pytest.mark.parametrize("entry", OWN, ids=lambda entry: entry.name)
def test_both_modes_write_the_same_bytes(entry):
    """Random games: their events as told to each seat, the views, and what a search chooses."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
    run = subprocess.run(
        [sys.executable, "-m", "tests.compiled.games", entry.name],
        check=False,
        cwd=ROOT,
        env=env,
        capture_output=True,
        encoding="utf-8",
    )
    assert run.returncode == 0, run.stderr
    pure = run.stdout.removesuffix("\n").split("\f")
    assert list(texts(entry)) == pure


@pytest.mark.parametrize(
    ("rules", "game", "more"),
    [
        ("my_variant.py", "moros-y-cristianos", ["--option", "reward=9", "--option", "puntos=20"]),
        ("taifa_walls.py", "taifa", ["--option", "weak=3", "--option", "marked=2", "--seats", "3"]),
    ],
)
def test_rules_of_ones_own_hold_in_both_modes(rules, game, more, capsys):
    """A file that changes a chapter of the rules, or tables of the box, works on compiled rules too."""
    file = str(ROOT / "examples" / "rules" / rules)
    words = ["simulate", game, "--rules", file, *more, "--games", "3", "--measures", "--json", "--jobs", "1"]
    assert main(words) == 0
    here = capsys.readouterr().out
    assert main([word for word in words if word not in ("--rules", file, *more[:4])]) == 0
    assert json.loads(capsys.readouterr().out)["length"] != json.loads(here)["length"]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
    start = "import sys; from tafureria.cli import main; sys.exit(main(sys.argv[1:]))"
    pure = subprocess.run(
        [sys.executable, "-c", start, *words], check=True, cwd=ROOT, env=env, capture_output=True, text=True
    )
    assert pure.stdout == here
