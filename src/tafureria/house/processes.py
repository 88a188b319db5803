"""Processes of its own that a house starts beside its tables: they think, analyse and study."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process


async def start(module: str, *, nice: int = 0, errors: int | None = None) -> Process:
    """Run a module in a process of its own, to be spoken to through its standard input and output.

    :param nice: how far it steps back behind the house, as a Unix nice value.
    :param errors: where its standard error goes, as :mod:`subprocess` has it; ``None``: with the house's.
    """
    # The process finds the same sources and games as the house does.
    env = os.environ | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    # In the session of the house: Linux shares a processor between sessions first, and a nice value only
    # counts within one. So Ctrl-C reaches it, too: it should not listen.
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", module), stdin=PIPE, stdout=PIPE, stderr=errors, env=env
    )
    if nice and hasattr(os, "setpriority"):
        # From here, as its imports alone take half a second.
        os.setpriority(os.PRIO_PROCESS, process.pid, os.getpriority(os.PRIO_PROCESS, 0) + nice)
    return process
