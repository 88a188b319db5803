"""Seeds: one fixes everything from then on, none is random, and every table has a stream of its own."""

from __future__ import annotations

import copy
import os
import pickle
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

import numpy as np
import pytest

import tafureria
from tafureria.adapters.batch import Batch
from tafureria.adapters.vector import SeatVectorEnv
from tafureria.core import registry
from tafureria.lab.match import Plan, play_one
from tafureria.library.setup import BadSetup
from tests.adapters.playing import ADAPTERS, OURS, SHORT, make, trace

ROOT = Path(__file__).parents[2]
DIGEST = "610f830f897d08288b7dbb81cde853f63b67ecefd0c8c932c33cedef8d00a219"
"""Of ``tests.adapters.playing`` for seed 7, whatever the process, its hashes and its Python."""
OF_NUMPY = [np.int64(5), np.uint8(5), np.array(5), np.array([5])]


@pytest.fixture(params=ADAPTERS)
def adapter(request):
    return request.param


def test_a_seed_fixes_everything_from_then_on(name, adapter):
    """In an environment that has been used, too, and in the games after the first."""
    fresh, used = make(adapter, name), make(adapter, name)
    used.reset(seed=3)
    trace(adapter, used)
    for made in (fresh, used):
        made.reset(seed=5)
    assert trace(adapter, fresh) == trace(adapter, used)
    for made in (fresh, used):
        made.reset()
    assert trace(adapter, fresh) == trace(adapter, used)


def test_other_seeds_are_other_games(adapter):
    seen = set()
    for seed in (1, 2, 2**40, 2**70):
        made = make(adapter, "moros-y-cristianos")
        made.reset(seed=seed)
        seen.add(trace(adapter, made))
    assert len(seen) == 4


def test_without_a_seed_every_environment_plays_its_own_games(adapter):
    """Copies made before the first reset as well, as vectors of environments are made."""
    first = make(adapter, "moros-y-cristianos")
    seen = set()
    for made in (first, make(adapter, "moros-y-cristianos"), copy.deepcopy(first), copied(first)):
        made.reset()
        seen.add(trace(adapter, made))
    assert len(seen) == 4


def copied(made):
    return pickle.loads(pickle.dumps(made))


@pytest.mark.parametrize("seed", OF_NUMPY, ids=repr)
def test_an_int_of_numpy_is_a_seed(adapter, seed):
    seen = []
    for one in (5, seed):
        made = make(adapter, "moros-y-cristianos")
        # For a vector, an array holds a seed for each table.
        made.reset(seed=one[0] if adapter == "vector" and np.ndim(one) == 1 else one)
        seen.append(trace(adapter, made, 5))
    assert seen[0] == seen[1]


@pytest.mark.parametrize(
    "seed", [1.5, np.float64(2), "7", b"7", [1.5, 2, 3], {}, object()], ids=lambda one: type(one).__name__
)
def test_what_is_no_int_is_no_seed(adapter, seed):
    made = make(adapter, "moros-y-cristianos")
    with pytest.raises(BadSetup, match="seed: an int, not"):
        made.reset(seed=seed)


def test_a_match_and_a_plan_take_seeds_of_numpy_and_nothing_else():
    game = registry.find("moros-y-cristianos").game

    def plan(seed):
        return Plan(game=game.name, options=game.options(puntos=5), players=("random",) * 4, seed=seed)

    assert play_one(plan(np.uint32(9)), np.int64(3)) == play_one(plan(9), 3)
    keys = {tafureria.Match(game.name, seed=seed).record().key for seed in (5, *OF_NUMPY)}
    assert len(keys) == 1
    for wrong in (1.5, "7", [1]):
        with pytest.raises(BadSetup, match="seed: an int, not"):
            tafureria.Match(game.name, seed=wrong)
        with pytest.raises(ValueError, match="seed: an int, not"):
            plan(wrong)


# --- tables -------------------------------------------------------------------------------------


def test_what_happens_at_a_table_depends_on_its_seed_alone(name):
    """Not on the other tables, which are over at other times: deals, players, and what is sampled."""
    words = {"players": "jugador,random", "options": SHORT.get(name), "flat": True}
    many = SeatVectorEnv(name, 3, **words)
    seen, _ = many.reset(seed=7)
    rows = [[row.tobytes() for row in seen]]
    for _ in range(25):
        seen, *_ = many.step(many.sample())
        rows.append([row.tobytes() for row in seen])
    for table in range(3):
        one = SeatVectorEnv(name, 1, **words)
        seen, _ = one.reset(seed=[7 + table])
        for number in range(26):
            assert seen[0].tobytes() == rows[number][table]
            seen, *_ = one.step(one.sample())


def test_a_table_is_seeded_anew_without_the_others():
    envs, other = (SeatVectorEnv("moros-y-cristianos", 3, flat=True) for _ in range(2))
    envs.reset(seed=1)
    for _ in range(9):
        envs.step(envs.sample())
    seen, _ = envs.reset(seed=[None, 8, None], options={"reset_mask": np.array([False, True, False])})
    fresh, _ = other.reset(seed=7)
    assert np.array_equal(seen[1], fresh[1])
    for _ in range(9):
        seen, *_ = envs.step(envs.sample())
        fresh, *_ = other.step(other.sample())
        assert np.array_equal(seen[1], fresh[1])


def test_the_tables_of_a_batch_play_different_games(name):
    batch = Batch(name, 4)
    batch.reset(seed=1)
    for _ in range(12):
        batch.step(batch.sample())
    assert len({row.tobytes() for row in batch.observations}) == 4


# --- processes, hashes, and versions of Python ------------------------------------------------------


def run(python, *words, hashes="0"):
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "PYTHONHASHSEED": hashes}
    if python != sys.executable:
        environment["PYTHONPATH"] = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    command = [python, "-W", "ignore", "-m", "tests.adapters.playing", *words]
    return subprocess.run(command, check=False, cwd=ROOT, env=environment, capture_output=True, text=True)


@cache
def other_pythons():
    """The other versions of Python at hand that have the packages: on the path, of pyenv, and those named."""
    named = os.environ.get("TAFURERIA_PYTHONS", "").split(os.pathsep)
    found = [shutil.which(f"python3.{minor}") for minor in range(11, 20)]
    found += sorted(map(str, Path.home().glob(".pyenv/versions/3.*/bin/python")))
    has = "import sys, msgspec, librt, gymnasium, pettingzoo; print(sys.version_info[:2])"
    out = {}
    for python in (*named, *found):
        if python and (told := subprocess.run([python, "-c", has], check=False, capture_output=True)).stdout:
            out.setdefault(told.stdout, python)
    out.pop(f"{sys.version_info[:2]}\n".encode(), None)
    return list(out.values())


@pytest.mark.parametrize("hashes", ["0", "12345"])
def test_a_seed_is_the_same_games_in_every_process(hashes):
    told = run(sys.executable, "7", hashes=hashes)
    assert told.stdout.split() == [DIGEST], told.stderr


def test_a_seed_is_the_same_games_in_every_python():
    for python in other_pythons():
        told = run(python, "7")
        assert told.stdout.split() == [DIGEST], (python, told.stderr)


def test_processes_without_a_seed_play_different_games():
    assert len({run(sys.executable).stdout for _ in range(2)}) == 2


def test_all_five_games_are_in_the_digest():
    assert len(OURS) == 5
