"""The command ``tafureria``, or ``python -m tafureria``: on the compiled engine if it is up to date."""

from __future__ import annotations

import sys


def main() -> int:
    """Run one command and return its exit code."""
    from tafureria import engine

    if engine.BUILT.is_dir():
        engine.use(engine.BUILT)
    from tafureria.cli import main as run

    return run()


if __name__ == "__main__":
    sys.exit(main())
