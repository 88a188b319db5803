"""Views as vectors of a fixed, documented layout, for machine learning.

``games/*/tensor.py`` exports ``LAYOUT``, the parts in order with their lengths, and ``fill(view, out)``,
which writes the view into that many floats. The layout is the same for all options and numbers of seats
(parts that a table does not need are zero), so one network can play every variant.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from tafureria.core.game import Notebook, View
from tafureria.core.shapes import Seat

Layout = tuple[tuple[str, int], ...]


class Tensor(Protocol):
    """The module ``tensor.py`` of a game."""

    LAYOUT: Layout
    LEAST: float
    MOST: float
    """Bounds of all numbers, for libraries that ask for them."""

    def fill(self, view: View, out: Any) -> None:
        """Write *view* into *out*, which has the length of the layout and holds only zeros before."""
        ...


class Relations(Protocol):
    """The module ``relations.py`` of a game whose network treats all things of one sort alike.

    The things are provinces, for example: the network learns once what holds for each of them and its
    neighbours.
    """

    NEAR: list[list[int]]
    """For each thing, its neighbours."""
    TABLE: Layout
    """Names and lengths of the parts that describe the table as a whole."""
    EACH: tuple[str, ...]
    """Names of the parts that follow, each of which has one number for every thing."""
    NAMED: list[tuple[int, int, int]]
    """For each action its kind, from 0, and the one or two things that it names; -1 stands for none."""

    def fill(self, view: View, notebook: Notebook[Any], out: Any) -> None:
        """Write what a seat sees and remembers into *out*, which holds only zeros before."""
        ...


def named(actions: int, blocks: Mapping[int, range]) -> list[tuple[int, int, int]]:
    """``NAMED`` of a ``relations.py`` in which an action names one thing at most, by ids of actions.

    :param blocks: by the first action of a block of one kind, the things that its actions name, in order.
        Every action outside the blocks is a kind of its own.

    >>> named(4, {1: range(2)})
    [(0, -1, -1), (1, 0, -1), (1, 1, -1), (2, -1, -1)]
    """
    out: list[tuple[int, int, int]] = []
    kind = 0
    while len(out) < actions:
        out += [(kind, thing, -1) for thing in blocks.get(len(out), (-1,))]
        kind += 1
    return out


Encode = Callable[[Any, Seat, Any], None]
"""``encode(state, seat, to)`` of a game's ``encoder.py``: see :mod:`tafureria.core.sparse`."""


def encode(tensor: Tensor, view: View) -> list[float]:
    """A view as a list of floats."""
    out = [0.0] * size(tensor.LAYOUT)
    tensor.fill(view, out)
    return out


def size(layout: Layout) -> int:
    """The length of the whole vector.

    >>> size((("hand", 48), ("phase", 5)))
    53
    """
    return sum(length for _, length in layout)


class Writer:
    """Writes a vector part by part. Most numbers are zero, so only the others are written.

    >>> out = [0.0] * 9
    >>> writer = Writer(out)
    >>> writer.one_hot(1, 3)
    >>> writer.many_hot([0, 2, 2], 3)
    >>> writer.numbers([0.5, 2.0], 3)
    >>> out
    [0.0, 1.0, 0.0, 1.0, 0.0, 2.0, 0.5, 2.0, 0.0]
    """

    def __init__(self, out: Any) -> None:
        self.out = out
        """A list or an array of zeros."""
        self.at = 0
        """Where the next part begins."""

    def one_hot(self, value: int, length: int) -> None:
        """Write a one at index *value*; only zeros when it lies outside (such as -1 for "nobody")."""
        if 0 <= value < length:
            self.out[self.at + value] = 1.0
        self.at += length

    def many_hot(self, values: list[int], length: int) -> None:
        """Write how often each int of ``range(length)`` occurs in *values*."""
        out, at = self.out, self.at
        for value in values:
            if 0 <= value < length:
                out[at + value] += 1.0
        self.at = at + length

    def numbers(self, values: list[float], length: int) -> None:
        """Write *length* numbers: the values, cut off or filled with zeros."""
        out, at = self.out, self.at
        for value in values[:length]:
            if value:
                out[at] = value
            at += 1
        self.at += length

    def number(self, value: float) -> None:
        """Write one value."""
        if value:
            self.out[self.at] = value
        self.at += 1

    def skip(self, length: int) -> None:
        """Write *length* zeros."""
        self.at += length


def relative(seats: int, seat: Seat) -> list[Seat]:
    """All seats in order, beginning with *seat*: learners generalise better when their own seat comes first.

    >>> relative(4, 2)
    [2, 3, 0, 1]
    """
    return [(max(seat, 0) + i) % seats for i in range(seats)]
