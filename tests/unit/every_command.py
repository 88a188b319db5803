"""Runs every command with the standard streams of this process, each in a process of its own.

``python every_command.py GAME.txt REPORT.json``: the report has the exit code of each command. Each is forked
from here, so that it has these streams as Python made them, and ends as a process does.
"""

from __future__ import annotations

import argparse
import gc
import importlib
import json
import os
import sys
from pathlib import Path

import msgspec

from tafureria.cli import main, parser
from tafureria.core import registry
from tafureria.lab.benchmark import BENCHMARKS

NOWHERE = "http://127.0.0.1:1/mesa/x"
GAMES = ["--players", "random", "--jobs", "1"]
TRIAL = ["--trials", "1", "--deals", "2", "--check", "4"]


def _jobs() -> str:
    """Processes only where none can be started: elsewhere they take long, and other tests start them."""
    try:
        Path.cwd()
    except OSError:
        return "2"
    return "1"


def words_of(game: str) -> dict[str, list[str]]:
    """For each command, words with which it prints something."""
    folder = Path(game).parent
    return {
        "simulate": ["mentiroso", "--games", "4", "--players", "random", "--measures", "--jobs", _jobs()],
        "compare": ["mentiroso", "--variant", "a:", "--variant", "b:envite=no", "--deals", "4", *GAMES],
        "sweep": ["mentiroso", "--over", "caras=4,6", "--deals", "4", *GAMES],
        "tune": ["mentiroso", "--over", "caras=4,6", "--goal", "even", *TRIAL, *GAMES],
        "ladder": ["mentiroso", "--games", "4", "--players", "random,jugador", "--jobs", "1"],
        "benchmark": ["random", "muerte-al-rey", "--quick", "--jobs", "1"],
        "learn": ["mentiroso", "--imitate", "0", "--updates", "0", "--force", "--out", str(folder / "w")],
        "record": ["moros-y-cristianos", "--players", "random"],
        "replay": [game],
        "verify": [game],
        "analyse": [game, "--quick", "--seat", "0"],
        "games": [],
        "rules": ["mentiroso"],
        "join": [NOWHERE, "--player", "random"],
        "mcp": [NOWHERE],
        "backup": [str(folder / f"copy-{os.getpid()}.sqlite3"), "--store", str(folder / "house.sqlite3")],
        "keeper": ["link"],
        "site": [str(folder)],
        "keeper --json": ["--store", str(folder / "house.sqlite3"), "--url", NOWHERE, "tables"],
        "": ["--port", "99999"],
        "--help": [],
        "analyse --json": [game, "--quick", "--seat", "0"],
        "games --json": [],
    }


def commands() -> set[str]:
    """The names of all commands."""
    return set(next(a for a in parser()._actions if isinstance(a, argparse._SubParsersAction)).choices)


def run_all(game: str) -> dict[str, int]:
    """Run every command; returns its exit code."""
    BENCHMARKS["muerte-al-rey"] = msgspec.structs.replace(BENCHMARKS["muerte-al-rey"], quick=1)
    # Imported once, as it takes most of the time of each.
    for module in (
        "fluent.runtime",
        "rich.progress",
        "tafureria.analysis.report",
        "sqlalchemy.ext.asyncio",
    ):
        importlib.import_module(module)
    for entry in registry.games():
        importlib.import_module(entry.game.__module__)
    # Nor does each look through all of that for what it may throw away.
    gc.collect()
    gc.freeze()
    codes = {}
    for name, words in words_of(game).items():
        process = os.fork()
        if not process:
            sys.exit(main([*name.split(), *words]))
        codes[name] = os.waitstatus_to_exitcode(os.waitpid(process, 0)[1])
    return codes


if __name__ == "__main__":
    report = Path(sys.argv[2])
    report.write_text(json.dumps(run_all(sys.argv[1])))
