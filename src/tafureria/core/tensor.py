"""Views as vectors of a fixed, documented layout, for machine learning.

``games/*/tensor.py`` exports ``LAYOUT``, the parts in order with their lengths, and ``fill(view, out)``,
which writes the view into that many floats. The layout is the same for all options and numbers of seats
(what a table lacks is zero), so one network can play every variant.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from tafureria.core.game import Notebook, View
from tafureria.core.shapes import Seat

Layout = tuple[tuple[str, int], ...]


class Tensor(Protocol):
    """The module ``tensor.py`` of a game."""

    LAYOUT: Layout
    OWN: tuple[str, ...]
    """Names of the parts that only the seat itself sees: of the others', a learner has beliefs."""

    def fill(self, view: View, out: Any) -> None:
        """Write *view* into *out*: as many floats as the layout says, all of them zero before."""
        ...


class Relations(Protocol):
    """The module ``relations.py`` of a game whose network treats all things of one sort alike.

    Provinces, say: it learns once what is so of each of them, and of those around it.
    """

    NEAR: list[list[int]]
    """By thing, the things that it is near to."""
    TABLE: Layout
    """Names and lengths of the parts that tell of the table as a whole."""
    EACH: tuple[str, ...]
    """Names of the parts that follow, each of which has a number for every thing."""
    NAMED: list[tuple[int, int, int]]
    """By action its kind, from 0 on, and the one or two things that it names; -1 stands for none."""

    def fill(self, view: View, notebook: Notebook[Any], out: Any) -> None:
        """Write what a seat sees and remembers into *out*, which is all zeros before."""
        ...


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
    """Writes a vector part by part. Most of it stays zero, so only the rest is written.

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
        """A one at index *value*; only zeros when that lies outside (-1 for "nobody", say)."""
        if 0 <= value < length:
            self.out[self.at + value] = 1.0
        self.at += length

    def many_hot(self, values: list[int], length: int) -> None:
        """How often each int of ``range(length)`` occurs."""
        out, at = self.out, self.at
        for value in values:
            if 0 <= value < length:
                out[at + value] += 1.0
        self.at = at + length

    def numbers(self, values: list[float], length: int) -> None:
        """The values, as many as there is room for."""
        out, at = self.out, self.at
        for value in values[:length]:
            if value:
                out[at] = value
            at += 1
        self.at += length

    def number(self, value: float) -> None:
        """One value."""
        if value:
            self.out[self.at] = value
        self.at += 1

    def skip(self, length: int) -> None:
        """Zeros."""
        self.at += length


def relative(seats: int, seat: Seat) -> list[Seat]:
    """All seats in order, beginning with *seat*: learners generalise better when "me" comes first.

    >>> relative(4, 2)
    [2, 3, 0, 1]
    """
    return [(max(seat, 0) + i) % seats for i in range(seats)]
