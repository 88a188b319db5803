"""How many instructions of the interpreter a choice of random play costs: counted, so noise cannot move it.

``pinned/instructions.txt`` of a game has one line for each Python version that was counted:
``3.11 INSTRUCTIONS``; ``python -m tests.contract.pin GAME`` writes the line of the version it runs on.
"""

from __future__ import annotations

import sys
from types import FrameType
from typing import Any

from bench.playouts import own, tables_of
from tafureria.core.game import AnyGame
from tafureria.core.registry import Entry

CHOICES = 2000
"""At least so many choices are counted, in whole games."""
VERSION = f"{sys.version_info[0]}.{sys.version_info[1]}"


def count(game: AnyGame) -> float:
    """Return the instructions a choice of seeded random play among the usual number of players."""
    playout = own(game, tables_of(game)[0])
    playout(0)  # what is computed only once is not the price of a choice
    counted = 0

    def trace(frame: FrameType, event: str, _argument: Any) -> Any:
        nonlocal counted
        if event == "call":
            frame.f_trace_opcodes, frame.f_trace_lines = True, False
        elif event == "opcode":
            counted += 1
        return trace

    choices, number, before = 0, 1, sys.gettrace()
    while choices < CHOICES:
        sys.settrace(trace)
        try:
            choices += playout(number)
        finally:
            sys.settrace(before)
        number += 1
    return counted / choices


def pinned(entry: Entry) -> dict[str, float]:
    """Return what is pinned for a game, by the version of Python."""
    path = entry.folder / "pinned" / "instructions.txt"
    lines = path.read_text(encoding="utf-8").splitlines() if path.is_file() else []
    rows = [line.split() for line in lines if not line.startswith("#")]
    return {version: float(instructions) for version, instructions in rows}


def pin(entry: Entry) -> None:
    """Write what a choice costs on this version of Python."""
    found = pinned(entry) | {VERSION: count(entry.game)}
    lines = [f"{version} {found[version]:.1f}" for version in sorted(found)]
    text = "\n".join(
        ["# instructions of the interpreter a choice of random play, by version of Python", *lines]
    )
    (entry.folder / "pinned" / "instructions.txt").write_text(text + "\n", encoding="utf-8")
