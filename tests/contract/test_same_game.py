"""The same key and choices give the same game in every process and on every machine."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path

from tafureria.core import registry
from tests.contract.setups import setups
from tests.contract.walk import encode, face, walk

ROOT = Path(__file__).parents[2]


def transcript(game, number):
    """A hash of the actions, events and views of one random game."""
    options, seats = setups(game)[number % len(setups(game))]
    mark = hashlib.sha256()
    for count, (state, events, seat, action) in enumerate(walk(game, options, seats, number)):
        mark.update(encode((seat, action, events)))
        if count % 16 == 0:
            mark.update(face(game, state, count // 16 % seats))
    return mark.hexdigest()


def test_same_seed_same_bytes(game):
    """Seed and choices determine the whole game."""
    assert transcript(game, 1) == transcript(game, 1)
    assert transcript(game, 1) != transcript(game, 1 + len(setups(game)))


def test_same_bytes_in_another_process():
    """Nothing depends on the order of a set or on the hash of a string."""
    code = (
        "from tests.contract.test_same_game import *\n"
        "print(*[transcript(e.game, n) for e in registry.games() for n in (2, 3)])"
    )
    env = {**os.environ, "PYTHONHASHSEED": "77", "PYTHONPATH": os.pathsep.join([str(ROOT), *sys.path])}
    run = subprocess.run(
        [sys.executable, "-c", code], check=False, cwd=ROOT, env=env, capture_output=True, text=True
    )
    assert run.returncode == 0, run.stderr
    assert run.stdout.split() == [transcript(e.game, n) for e in registry.games() for n in (2, 3)]
