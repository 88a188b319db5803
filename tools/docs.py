"""Builds the documentation as a website in ``build/docs``, with Spanish pages in ``es/``: ``make docs``.

Sites for browsers take it from ``src/tafureria/browser/made/read``, with the rules as pages of their own.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import reading
import rules

ROOT = Path(__file__).parents[1]
SITE = ROOT / "build" / "docs"
SPANISH = ROOT / "build" / "docs-es"


def main() -> int:
    """Build the pages of both languages; returns the exit code."""
    rules.main()
    for folder in (SITE, SPANISH):
        shutil.rmtree(folder, ignore_errors=True)
    for config in ("mkdocs.yml", "mkdocs.es.yml"):
        command = [str(Path(sys.executable).with_name("zensical")), "build", "--strict", "-f", config]
        done = subprocess.run(command, cwd=ROOT, check=False)
        if done.returncode:
            return done.returncode
    shutil.move(SPANISH, SITE / "es")
    reading.write(SITE)
    print(f"The site is in {SITE.relative_to(ROOT)}: python -m http.server --directory build/docs")
    return 0


if __name__ == "__main__":
    sys.exit(main())
