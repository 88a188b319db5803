"""Everybody's chances in a position at a glance: no playouts, but what many games have taught.

A game may bring ``players/value.json``: a weight for each number of its ``tensor.py``. The sum of what a seat
sees, times these weights, is its standing; chances follow from the standings of all seats (a logistic
regression of who won on what everybody saw, over many games of the house's players: ``python -m
bench.values``). It knows all hands, since it looks through everybody's eyes: it is for games that are over.
"""

from __future__ import annotations

from collections import defaultdict
from functools import cache
from math import exp
from typing import Any, Final

import msgspec

from tafureria.core.game import AnyGame
from tafureria.core.registry import Entry
from tafureria.core.shapes import Seat, State
from tafureria.core.tensor import Tensor

FILE: Final = "value.json"


class Weights(msgspec.Struct, frozen=True, kw_only=True):
    """What a file holds."""

    rules: int
    """Version of the rules that the games were played by."""
    games: int
    """How many games taught it."""
    nobody: float | None
    """Standing of nobody, where a game may be won by nobody at the table; ``None`` for never."""
    weights: dict[int, float]
    """By place in the tensor; all others are 0."""


class Value:
    """Chances by a game's weights."""

    def __init__(self, game: AnyGame, tensor: Tensor, weights: Weights) -> None:
        self._game, self._tensor, self._weights = game, tensor, weights

    def standing(self, state: State, seat: Seat) -> float:
        """How well a seat stands: only differences between seats mean anything."""
        weights = self._weights.weights
        return sum(weights.get(at, 0.0) * x for at, x in features(self._game, self._tensor, state, seat))

    def chances(self, state: State) -> list[float]:
        """The chance of winning of each seat; who shares a victory has a part of it."""
        standings = [self.standing(state, seat) for seat in range(state.seats)]
        most = max(standings)
        parts = [exp(standing - most) for standing in standings]
        total = sum(parts)
        if self._weights.nobody is not None:
            total += exp(min(self._weights.nobody - most, 50.0))
        return [part / total for part in parts]


def features(game: AnyGame, tensor: Tensor, state: State, seat: Seat) -> list[tuple[int, float]]:
    """What a seat sees as numbers: (place in the tensor, number) for all that are not 0."""
    out: defaultdict[int, float] = defaultdict(float)
    tensor.fill(game.view(state, seat), out)
    return list(out.items())


@cache
def value_of(entry: Entry) -> Value | None:
    """The value of a game; ``None`` when it brings none, or one for other rules."""
    tensor = entry.tensor()
    path = entry.folder / "players" / FILE
    if tensor is None or not path.is_file():
        return None
    weights = msgspec.json.decode(path.read_bytes(), type=Weights)
    return Value(entry.game, tensor, weights) if weights.rules == entry.game.version else None


def write(entry: Entry, weights: Weights) -> None:
    """Write the file of a game."""
    built: dict[str, Any] = msgspec.to_builtins(weights, str_keys=True)
    text = msgspec.json.format(msgspec.json.encode(built), indent=1)
    (entry.folder / "players" / FILE).write_bytes(text + b"\n")
