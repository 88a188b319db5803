"""Views as rows of NumPy arrays, in the layout of the game's ``tensor.py``.

If a game has an ``encoder.py``, its states are encoded without making views first, which is many times
faster; the numbers are the same.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from tafureria.core.game import Action, Seat
from tafureria.core.registry import Entry
from tafureria.core.sparse import Sparse
from tafureria.core.tables import Tables
from tafureria.core.tensor import Tensor, size
from tafureria.library.setup import BadSetup


class NoTensor(BadSetup):
    """The game has no ``tensor.py``, so its views cannot be turned into vectors."""


def tensor_of(entry: Entry) -> Tensor:
    """The module ``tensor.py`` of a game.

    :raises NoTensor: when it has none.
    """
    tensor = entry.tensor()
    if tensor is None:
        raise NoTensor(f"{entry.name} has no tensor.py, so its views cannot be turned into vectors")
    return tensor


class Encoder:
    """Writes views of one game into arrays.

    :raises NoTensor: when the game has no ``tensor.py``.
    """

    def __init__(self, entry: Entry) -> None:
        self.entry = entry
        self.game = entry.game
        tensor = tensor_of(entry)
        self.layout = tensor.LAYOUT
        """Names and lengths of the parts of a row."""
        self.length = size(tensor.LAYOUT)
        """Length of a row."""
        # A game from elsewhere need not say its bounds.
        self.low = np.full(self.length, getattr(tensor, "LEAST", -np.inf), np.float32)
        self.high = np.full(self.length, getattr(tensor, "MOST", np.inf), np.float32)
        """Bounds of all numbers of a row: one pair, as SuperSuit's ``agent_indicator`` needs."""
        self.actions = entry.game.actions
        """Length of a mask."""
        self._fill = tensor.fill
        self._encode = entry.encoder()
        self._vectors = _Drain(self.length, np.float32)
        self._masks = _Drain(self.actions, np.int8)
        # A single row is written densely and cast as a whole: NumPy is slower at scattering a few numbers.
        self._row, self._mask = Sparse(self.length), Sparse(self.actions)
        self._dense = shared(self._row.dense, np.float64)
        self._marks = shared(self._mask.marks, np.int8)

    def __reduce__(self) -> tuple[Any, ...]:
        return Encoder, (self.entry,)

    def encode(self, state: Any, seat: Seat, out: NDArray[np.float32]) -> None:
        """Write the view of *seat* into *out*, which holds :attr:`length` numbers to overwrite."""
        out[:] = self.row(state, seat)

    def row(self, state: Any, seat: Seat) -> NDArray[np.float32]:
        """The view of *seat* as a vector, in a new array."""
        if self._encode is None:
            out = np.zeros(self.length, np.float32)
            self._fill(self.game.view(state, seat), out)
            return out
        self._row.write_one(self._encode, state, seat)
        return self._dense.astype(np.float32)

    def mask(self, legal: list[Action]) -> NDArray[np.int8]:
        """A new array with a one for each of these actions."""
        self._mask.mark_one(legal)
        return self._marks.copy()

    def write(self, tables: Tables, vectors: NDArray[np.float32], masks: NDArray[np.int8]) -> None:
        """Write a vector and a mask for each table, for the seat that acts; zeros where the game is over.

        Both arrays must be C-contiguous.
        """
        vectors[:] = 0.0
        if self._encode is None:
            for table in range(tables.count):
                if not tables.is_over(table):
                    view = self.game.view(tables.states[table], tables.turn[table])
                    self._fill(view, vectors[table])
        else:
            self._vectors.sparse.clear()
            tables.write(self._encode, self._vectors.sparse)
            self._vectors.drain(vectors.reshape(-1))
        masks[:] = 0
        self._masks.sparse.clear()
        tables.mark(self._masks.sparse)
        self._masks.drain(masks.reshape(-1))


def shared(vector: Any, dtype: Any) -> NDArray[Any]:
    """A ``vec`` of the engine as a read-only array that shares its memory."""
    return np.frombuffer(vector, dtype)


class _Drain:
    """Sparse rows, and NumPy arrays that share the memory in which they are collected."""

    def __init__(self, length: int, dtype: Any) -> None:
        self.sparse = Sparse(length)
        self._dtype = dtype
        self.look()

    def drain(self, out: NDArray[Any]) -> None:
        """Write all rows into *out*, which must be flat and hold zeros."""
        sparse = self.sparse
        if sparse.room != self.room:
            self.look()
        ones, numbers = sparse.one_count, sparse.number_count
        if ones:
            # From an array of ones: NumPy takes three times as long to scatter one number to all places.
            out[self.ones[:ones]] = self.filled[:ones]
        if numbers:
            # Cast beforehand: NumPy takes twice as long if it casts while it scatters.
            out[self.places[:numbers]] = self.values[:numbers].astype(self._dtype)

    def look(self) -> None:
        """Make the arrays again, because the sparse rows may have been reallocated."""
        sparse = self.sparse
        self.room = sparse.room
        self.ones = shared(sparse.ones, np.int64)
        self.filled = np.ones(len(self.ones), self._dtype)
        self.places = shared(sparse.places, np.int64)
        self.values = shared(sparse.values, np.float64)
