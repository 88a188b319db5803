"""How many instructions of the interpreter a choice of random play costs: counted, so noise cannot move it.

``pinned/instructions.txt`` of a game has one line for each Python version that was counted:
``3.11 INSTRUCTIONS``; ``make pin`` writes the line of the version it runs on.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from types import FrameType
from typing import Any

from tafureria.core.game import CHANCE, OVER, AnyGame
from tafureria.core.registry import Entry

CHOICES = 2000
"""At least so many choices are counted, in whole games."""
VERSION = f"{sys.version_info[0]}.{sys.version_info[1]}"


def count(game: AnyGame) -> float:
    """Return the instructions a choice of seeded random play among the usual number of players."""
    rand = random.Random(1).random
    _play(game, rand)  # what is computed only once is not the price of a choice
    counted = 0

    def trace(frame: FrameType, event: str, _argument: Any) -> Any:
        nonlocal counted
        if event == "call":
            frame.f_trace_opcodes, frame.f_trace_lines = True, False
        elif event == "opcode":
            counted += 1
        return trace

    choices, before = 0, sys.gettrace()
    while choices < CHOICES:
        sys.settrace(trace)
        try:
            choices += _play(game, rand)
        finally:
            sys.settrace(before)
    return counted / choices


class _Chance:
    """A source of chance as cheap as can be."""

    def __init__(self, rand: Callable[[], float]) -> None:
        self.below = lambda n: int(rand() * n)


def _play(game: AnyGame, rand: Callable[[], float]) -> int:
    """Play a game at random with the middle number of players; returns the number of choices."""
    options, source, choices = game.options(), _Chance(rand), 0
    fitting = [seats for seats in game.seats if game.fit(options, seats) is None]
    state = game.new(options, fitting[len(fitting) // 2])
    while (waiting := game.waiting(state)) != OVER:
        if waiting == CHANCE:
            game.deal(state, source)
            continue
        seat = (waiting & -waiting).bit_length() - 1
        legal = game.legal(state, seat)
        game.apply(state, seat, legal[int(rand() * len(legal))])
        choices += 1
    return choices


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
