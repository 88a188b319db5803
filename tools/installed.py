"""Makes a wheel with the compiled engine and lets pip install it into a folder.

The tests of the compiled engine run on it, so that they would find whatever the wheel lacks. ``LEVEL`` in the
environment is the level at which the C compiler optimized the engine.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile

import compiled
from hatchling.builders.wheel import WheelBuilder

PIP = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
PIP += ["--no-index", "--no-deps", "--no-compile", "--target"]


def main() -> int:
    """Install the wheel in ``build/compiled-O1/installed``, say; the exit code is pip's."""
    folder = compiled.folder(os.environ.get("LEVEL", compiled.SHIPPED))
    installed = folder / "installed"
    shutil.rmtree(installed, ignore_errors=True)
    os.environ["TAFURERIA_COMPILED"] = str(folder / "lib")
    with tempfile.TemporaryDirectory() as dist:
        (wheel,) = WheelBuilder(str(compiled.ROOT)).build(directory=dist)
        return subprocess.run([*PIP, installed, wheel], check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
