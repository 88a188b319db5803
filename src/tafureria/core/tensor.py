"""Views as vectors of a fixed, documented layout, for those who learn from them.

``games/*/tensor.py`` exports ``LAYOUT``, the parts in order with their lengths, and ``encode(view)``,
the same view as that many floats. A layout depends on no option and no number of seats: what a table
lacks is zero, so one network can play every variant.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from tafureria.core.game import View

Layout = tuple[tuple[str, int], ...]


class Tensor(Protocol):
    """What a ``tensor.py`` is."""

    LAYOUT: Layout

    def encode(self, view: View) -> list[float]:
        """*view* as floats, as long as the layout says."""
        ...


def size(layout: Layout) -> int:
    """Length of the whole vector.

    >>> size((("hand", 48), ("phase", 5)))
    53
    """
    return sum(length for _, length in layout)


def one_hot(value: int, length: int) -> list[float]:
    """A one at *value*; nothing at all when it lies outside (-1 for "nobody", say).

    >>> one_hot(1, 3), one_hot(-1, 2)
    ([0.0, 1.0, 0.0], [0.0, 0.0])
    """
    out = [0.0] * length
    if 0 <= value < length:
        out[value] = 1.0
    return out


def many_hot(values: Sequence[int], length: int) -> list[float]:
    """How often each of ``range(length)`` occurs.

    >>> many_hot([0, 2, 2], 3)
    [1.0, 0.0, 2.0]
    """
    out = [0.0] * length
    for value in values:
        if 0 <= value < length:
            out[value] += 1.0
    return out


def padded(values: Sequence[float], length: int) -> list[float]:
    """The values, then zeros.

    >>> padded([1, 2], 3)
    [1.0, 2.0, 0.0]
    """
    return [float(v) for v in values[:length]] + [0.0] * (length - len(values))


def relative(seats: int, seat: int) -> list[int]:
    """Every seat once, beginning with one's own: learners generalise better when "me" comes first.

    >>> relative(4, 2)
    [2, 3, 0, 1]
    """
    return [(max(seat, 0) + i) % seats for i in range(seats)]
