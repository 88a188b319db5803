"""The compiled engine of a checkout: ``tafureria`` uses what ``make compiled`` built while it is up to date.

Only the compiled modules come from ``build/compiled/lib``; everything else comes from the checkout. A wheel
has its compiled modules beside the sources, where Python finds them without this.
"""

from __future__ import annotations

import os
import sys
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec, PathFinder
from importlib.util import spec_from_file_location
from pathlib import Path
from typing import Final

PACKAGE: Final = Path(__file__).parent
BUILT: Final = PACKAGE.parents[1] / "build" / "compiled" / "lib"
VARIABLE: Final = "TAFURERIA_ENGINE"
"""Environment variable that tells child processes (of a house, of the lab) to use the compiled engine too."""


class Compiled:
    """Import finder for the compiled modules of a folder; the usual finders handle all other modules."""

    def __init__(self, modules: dict[str, Path]) -> None:
        self.modules = modules

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        """The import spec of the compiled module of that name; ``None`` if there is none."""
        del path, target
        file = self.modules.get(name)
        if file is None:
            return None
        return spec_from_file_location(name, file, loader=ExtensionFileLoader(name, str(file)))


def compiled_modules(lib: Path) -> dict[str, Path]:
    """The compiled modules in *lib* by dotted name; empty unless all match the current sources."""
    out: dict[str, Path] = {}
    for file in lib.glob(f"tafureria/**/*{EXTENSION_SUFFIXES[0]}"):
        plain = file.with_name(file.name.removesuffix(EXTENSION_SUFFIXES[0]) + ".py")
        source = PACKAGE / plain.relative_to(lib / "tafureria")
        if not source.is_file() or source.read_bytes() != plain.read_bytes():
            return {}
        out[".".join(plain.relative_to(lib).with_suffix("").parts)] = file
    return out


def use(lib: Path) -> bool:
    """Import compiled modules from *lib* from now on; returns whether there are any."""
    modules = compiled_modules(lib)
    if not modules:
        return False
    # The libraries that the compiled modules share are in the folder itself.
    sys.path.append(str(lib))
    sys.meta_path.insert(sys.meta_path.index(PathFinder), Compiled(modules))
    os.environ[VARIABLE] = str(lib)
    return True


def join() -> None:
    """In a child process, use the compiled engine that the parent process uses."""
    lib = Path(os.environ[VARIABLE])
    if not any(isinstance(finder, Compiled) for finder in sys.meta_path):
        use(lib)
