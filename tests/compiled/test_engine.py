"""The commands of a checkout, and the processes that they start, use the compiled engine by themselves."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tafureria.core import bits

ROOT = Path(__file__).parents[2]
LIB = Path(bits.__file__).parents[2].with_name("lib")
"""Output of ``make compiled``; these tests run on it, or on an unpacked wheel next to it."""
SHOW = """
import subprocess, sys
from pathlib import Path
from tafureria import engine
print(engine.use(Path(sys.argv[1])))
from tafureria.core import bits
import tafureria.games.taifa.state as state, tafureria.web as web
print(bits.__file__, state.__file__, web.__file__, sep="\\n")
more = "from tafureria.core import bits; print(bits.__file__)"
print(subprocess.run([sys.executable, "-c", more], capture_output=True, text=True).stdout)
"""


def shown(source, lib):
    """Whether a process with the package at *source* uses the engine, and the files that it imports."""
    run = subprocess.run(
        [sys.executable, "-c", SHOW, str(lib)],
        check=True,
        env={**os.environ, "PYTHONPATH": str(source)},
        capture_output=True,
        text=True,
    )
    return run.stdout.split()


def test_compiled_modules_come_from_there_and_the_rest_from_the_checkout():
    used, bits, state, web, in_a_child = shown(ROOT / "src", LIB)
    assert used == "True"
    assert bits.startswith(str(LIB))
    assert not bits.endswith(".py")
    assert state.startswith(str(LIB))
    assert web == str(ROOT / "src" / "tafureria" / "web" / "__init__.py")
    assert in_a_child == bits


def test_an_engine_of_other_sources_is_not_used(tmp_path):
    """When a module has changed since the build, no compiled module is used."""
    (tmp_path / "tafureria").mkdir()
    source = ROOT / "src" / "tafureria"
    for path in source.iterdir():
        if path.name != "core":
            (tmp_path / "tafureria" / path.name).symlink_to(path)
    (tmp_path / "tafureria" / "core").mkdir()
    for path in (source / "core").glob("*.py"):
        text = path.read_text(encoding="utf-8")
        (tmp_path / "tafureria" / "core" / path.name).write_text(text + "# changed\n", encoding="utf-8")
    used, bits, *_ = shown(tmp_path, LIB)
    assert used == "False"
    assert bits.endswith(".py")
