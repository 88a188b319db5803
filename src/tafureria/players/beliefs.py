"""A seat's beliefs about what others hide: shares of the worlds that its notebook imagines.

Needs NumPy.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tafureria.core.chance import mix
from tafureria.core.game import Notebook, Seat
from tafureria.core.registry import Entry
from tafureria.core.tensor import Layout, Tensor, size

Encode = Callable[[Sequence[Any], Sequence[Seat], NDArray[np.float32]], None]
"""Writes one row for each pair of a state and a seat: what that seat sees of that state."""


class Beliefs:
    """The mean over imagined worlds of what only each other seat sees (``OWN`` in ``tensor.py``).

    :param worlds: number of worlds to imagine for each row.
    :param encode: how views become rows; by default one by one, as ``tensor.py`` writes them.
    """

    def __init__(self, entry: Entry, tensor: Tensor, worlds: int, encode: Encode | None = None) -> None:
        self.entry, self.tensor, self.worlds = entry, tensor, worlds
        at = 0
        columns: list[int] = []
        for name, length in tensor.LAYOUT:
            if name in tensor.OWN:
                columns += range(at, at + length)
            at += length
        self._row = at
        self._columns = np.array(columns, dtype=np.intp)
        self._encode = encode or self._one_by_one
        self.layout: Layout = (
            ("believed: " + ", ".join(tensor.OWN), (max(entry.game.seats) - 1) * len(columns)),
        )
        self.length = size(self.layout)
        """Length of a row, in numbers."""

    def write(self, notebook: Notebook[Any], seat: Seat, seed: int, out: NDArray[np.float32]) -> None:
        """Write what *seat* believes about the others, the next seat first, into *out*, a row of zeros."""
        worlds = [notebook.imagine(mix(seed ^ mix(number))) for number in range(self.worlds)]
        seats = worlds[0].seats
        others = [(seat + i) % seats for i in range(1, seats)]
        if not others:
            return
        seen = np.zeros((len(others) * len(worlds), self._row), np.float32)
        self._encode(
            [world for _ in others for world in worlds], [other for other in others for _ in worlds], seen
        )
        rows = seen.reshape(len(others), len(worlds), -1)[:, :, self._columns]
        out[: rows.shape[0] * rows.shape[2]] = rows.mean(axis=1).reshape(-1)

    def _one_by_one(self, states: Sequence[Any], seats: Sequence[Seat], out: NDArray[np.float32]) -> None:
        for state, seat, row in zip(states, seats, out, strict=True):
            self.tensor.fill(self.entry.game.view(state, seat), row)
