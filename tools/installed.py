"""Makes a wheel with the compiled engine and lets pip install it into a folder.

The tests of the compiled engine run on it, so that they would find whatever the wheel lacks.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import compiled
import platform_wheel

PIP = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
PIP += ["--no-index", "--no-deps", "--no-compile", "--target"]


def main() -> int:
    """Install the wheel in ``build/compiled-O1/installed``, say; the exit code is pip's."""
    folder = compiled.folder(platform_wheel.LEVEL)
    installed = folder / "installed"
    shutil.rmtree(installed, ignore_errors=True)
    with tempfile.TemporaryDirectory() as dist:
        wheel = platform_wheel.make(Path(dist), folder / "lib")
        return subprocess.run([*PIP, installed, wheel], check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
