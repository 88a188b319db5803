"""A wheel with the compiled engine: for this platform, and a game runs compiled out of it."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import pytest
from hatchling.builders.wheel import WheelBuilder

from tafureria.core import bits

ROOT = Path(__file__).parents[2]
LIB = Path(bits.__file__).parents[2]
PLAY = """
from tafureria.core import chance, registry
from tafureria.core.game import settle
game = registry.find("moros-y-cristianos").game
state = game.new(game.options(), 4)
settle(game, state, chance.Dice(1), None)
print(chance.__file__, game.legal(state, 0) or game.waiting(state))
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TAFURERIA_COMPILED", str(LIB))
        (path,) = WheelBuilder(str(ROOT)).build(directory=str(tmp_path_factory.mktemp("wheel")))
    return Path(path)


def test_it_is_for_this_platform(wheel):
    platform = sysconfig.get_platform().replace("-", "_").replace(".", "_")
    assert not wheel.name.endswith("-none-any.whl")
    assert wheel.stem.endswith(platform) or sys.platform == "darwin"


def test_a_game_runs_compiled_out_of_it(wheel, tmp_path):
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tmp_path)
    env = {**os.environ, "PYTHONPATH": str(tmp_path)}
    run = subprocess.run(
        [sys.executable, "-c", PLAY], check=False, cwd=tmp_path, env=env, capture_output=True, text=True
    )
    assert run.returncode == 0, run.stderr
    assert run.stdout.startswith(str(tmp_path / "tafureria" / "core" / "chance"))
    assert not run.stdout.split()[0].endswith(".py")
