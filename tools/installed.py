"""Makes a wheel with the compiled engine and installs it into a folder with pip.

The tests of the compiled engine run on that installation, so that they notice anything missing in the wheel.
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
    """Install the wheel in ``build/compiled-O1/installed``, say; returns pip's exit code."""
    folder = compiled.folder(platform_wheel.LEVEL)
    installed = folder / "installed"
    shutil.rmtree(installed, ignore_errors=True)
    with tempfile.TemporaryDirectory() as dist:
        wheel = platform_wheel.make(Path(dist), folder / "lib")
        return subprocess.run([*PIP, installed, wheel], check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
