"""Makes a wheel with the compiled engine and lays it out in a folder, as an installation would.

The tests of the compiled engine run on it, so that they would find whatever the wheel lacks. ``LEVEL`` in the
environment is the level at which the C compiler optimized the engine.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
import zipfile

import compiled
from hatchling.builders.wheel import WheelBuilder


def main() -> int:
    """Lay the wheel out in ``build/compiled-O1/unpacked``, say."""
    folder = compiled.folder(os.environ.get("LEVEL", compiled.SHIPPED))
    unpacked = folder / "unpacked"
    shutil.rmtree(unpacked, ignore_errors=True)
    os.environ["TAFURERIA_COMPILED"] = str(folder / "lib")
    with tempfile.TemporaryDirectory() as dist:
        (wheel,) = WheelBuilder(str(compiled.ROOT)).build(directory=dist)
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(unpacked)
    return 0


if __name__ == "__main__":
    sys.exit(main())
