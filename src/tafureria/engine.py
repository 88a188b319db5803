"""The compiled engine of a checkout: ``tafureria`` uses what ``make compiled`` made, as long as it is fresh.

Only the compiled modules come from ``build/compiled/lib``; everything else is the checkout's. A wheel has its
compiled modules beside the sources, where Python finds them without this.
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
"""Tells the processes of a house, and those that play many games, to use it too."""


class Compiled:
    """Finds compiled modules in a folder; all others are found as ever."""

    def __init__(self, modules: dict[str, Path]) -> None:
        self.modules = modules

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        """The extension module of that name, if there is one."""
        del path, target
        file = self.modules.get(name)
        if file is None:
            return None
        return spec_from_file_location(name, file, loader=ExtensionFileLoader(name, str(file)))


def compiled_modules(lib: Path) -> dict[str, Path]:
    """The compiled modules in that folder; none unless all were compiled from the sources as they are now."""
    out: dict[str, Path] = {}
    for file in lib.glob(f"tafureria/**/*{EXTENSION_SUFFIXES[0]}"):
        plain = file.with_name(file.name.removesuffix(EXTENSION_SUFFIXES[0]) + ".py")
        source = PACKAGE / plain.relative_to(lib / "tafureria")
        if not source.is_file() or source.read_bytes() != plain.read_bytes():
            return {}
        out[".".join(plain.relative_to(lib).with_suffix("").parts)] = file
    return out


def use(lib: Path) -> bool:
    """Import compiled modules from that folder from now on; whether there are any."""
    modules = compiled_modules(lib)
    if not modules:
        return False
    # The libraries that the modules share lie in the folder itself.
    sys.path.append(str(lib))
    sys.meta_path.insert(sys.meta_path.index(PathFinder), Compiled(modules))
    os.environ[VARIABLE] = str(lib)
    return True


def join() -> None:
    """In a process that another one started: use what that one uses."""
    lib = Path(os.environ[VARIABLE])
    if not any(isinstance(finder, Compiled) for finder in sys.meta_path):
        use(lib)
