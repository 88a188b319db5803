"""Puts the compiled engine into the wheel: ``make wheel``.

``TAFURERIA_COMPILED`` in the environment is the folder of the compiled package; without it the wheel is pure.
"""

from __future__ import annotations

import os
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledEngine(BuildHookInterface[Any]):
    """Adds each extension module beside the file from which it was compiled."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by hatchling before it builds a wheel."""
        compiled = os.environ.get("TAFURERIA_COMPILED")
        if version == "editable" or not compiled:
            return
        lib = Path(self.root, compiled)
        suffix = sysconfig.get_config_var("EXT_SUFFIX")
        for path in sorted(lib.rglob(f"*{suffix}")):
            build_data["force_include"][str(path)] = str(path.relative_to(lib))
        if not build_data["force_include"]:
            raise FileNotFoundError("nothing is compiled yet: make compiled")
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
