"""Sparse vectors, which store only the numbers that are not zero: a fast way to turn views into arrays.

``games/*/encoder.py`` may export ``encode(state, seat, to)``, which writes into a :class:`Sparse` the vector
that ``tensor.py`` makes from that seat's view, without making the view. A test checks that both give the same
numbers in every position, so that an encoder cannot reveal more than a view does.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

LEAST: Final = 4096
"""Initial capacity, in places."""


class Block:
    """Parts that were written once and can be written :meth:`Sparse.again` as long as they stay the same."""

    def __init__(self, ones: vec[i64], places: vec[i64], values: vec[float], length: i64) -> None:
        self.ones: vec[i64] = ones
        """Places of the ones, counted from the beginning of the parts."""
        self.places: vec[i64] = places
        """Places of the other numbers."""
        self.values: vec[float] = values
        self.length: i64 = length
        """Length of the parts together, in numbers."""


class Sparse:
    """Rows of numbers, mostly zeros: the places of the ones, and the places and values of the other numbers.

    A row is written part by part, as by :class:`tafureria.core.tensor.Writer`. A part that is written as a
    mask has at most 62 numbers.
    """

    def __init__(self, length: int) -> None:
        self.length: i64 = i64(length)
        """Length of a row, in numbers."""
        self.ones: vec[i64] = vec[i64]([0] * LEAST)
        """Places of the ones, in rows laid end to end; only the first :attr:`one_count` entries are valid."""
        self.one_count: i64 = i64(0)
        self.places: vec[i64] = vec[i64]([0] * LEAST)
        """Places of the other numbers; only the first :attr:`number_count` entries are valid."""
        self.values: vec[float] = vec[float]([0.0] * LEAST)
        """Those numbers, in the same order."""
        self.number_count: i64 = i64(0)
        self.room: i64 = i64(0)
        """Raised whenever one of the three lists of places and numbers is reallocated with more room."""
        self.dense: vec[float] = vec[float]([0.0] * length)
        """The row written by :meth:`write_one`, including its zeros."""
        self.marks: vec[u8] = vec[u8]([0] * length)
        """The row written by :meth:`mark_one`."""
        self.unit: i64 = i64(1)
        """A 64-bit 1: C treats the 1 in ``i64(1) << n`` as a 32-bit int."""
        self.at: i64 = i64(0)
        """Place at which the next part begins."""
        self.row: int = 0
        """The row that is being written."""
        self.kept: list[Any] = [None]
        """For each row, data that an encoder keeps for the next position written there."""
        self.block_at: i64 = i64(0)
        self.block_ones: i64 = i64(0)
        self.block_numbers: i64 = i64(0)

    def clear(self) -> None:
        """Forget all rows."""
        self.one_count = 0
        self.number_count = 0

    def begin(self, row: int) -> None:
        """Go to the beginning of a row. Rows may be written in any order, each once."""
        self.at = i64(row) * self.length
        self.row = row
        while len(self.kept) <= row:
            self.kept.append(None)
        if self.one_count + self.length > len(self.ones):
            self.ones = _longer(self.ones, self.one_count + self.length)
            self.room += 1
        if self.number_count + self.length > len(self.places):
            self.places = _longer(self.places, self.number_count + self.length)
            self.values = _longer_values(self.values, self.number_count + self.length)
            self.room += 1

    def one_hot(self, value: int, length: int) -> None:
        """Write *length* numbers: a one at index *value*, else zeros; all zeros if *value* is outside."""
        at = self.at
        if 0 <= value < length:
            self.ones[self.one_count] = at + i64(value)
            self.one_count += 1
        self.at = at + i64(length)

    def bits(self, mask: int, length: int) -> None:
        """Write *length* numbers: ones at the indices in the mask, the rest zeros."""
        at = self.at
        left = i64(mask)
        n = self.one_count
        ones = self.ones
        while left != 0:
            if left & 0xFF == 0:
                left >>= 8
                at += 8
                continue
            if left & 1 != 0:
                ones[n] = at
                n += 1
            left >>= 1
            at += 1
        self.one_count = n
        self.at += i64(length)

    def counts(self, values: list[int], length: int) -> None:
        """Write how often each int of ``range(length)`` occurs in *values*; others are ignored."""
        if not values:
            self.at += i64(length)
            return
        one = self.unit
        seen = i64(0)
        again = i64(0)
        for value in values:
            if 0 <= value < length:
                bit = one << i64(value)
                again |= seen & bit
                seen |= bit
        at = self.at
        if again != 0:
            for value in range(length):
                if again >> i64(value) & 1 != 0:
                    times = 0
                    for one_of_them in values:
                        if one_of_them == value:
                            times += 1
                    self.at = at + i64(value)
                    self.number(float(times))
            self.at = at
        self.bits(int(seen & ~again), length)

    def scaled(self, values: list[int], length: int, by: float) -> None:
        """Write *length* numbers: the values divided by *by*, cut off or filled with zeros."""
        at = self.at
        places = self.places
        numbers = self.values
        n = self.number_count
        rest = length
        for value in values:
            if rest == 0:
                break
            if value != 0:
                places[n] = at
                numbers[n] = value / by
                n += 1
            at += 1
            rest -= 1
        self.number_count = n
        self.at += i64(length)

    def number(self, value: float) -> None:
        """Write one number."""
        if value != 0.0:
            n = self.number_count
            self.places[n] = self.at
            self.values[n] = value
            self.number_count = n + 1
        self.at += 1

    def part(self, value: int, by: float) -> None:
        """Write an integer divided by *by*."""
        if value != 0:
            n = self.number_count
            self.places[n] = self.at
            self.values[n] = value / by
            self.number_count = n + 1
        self.at += 1

    def flag_at(self, offset: int, value: bool) -> None:
        """Write a one or a zero *offset* numbers ahead; the next part still begins at the current place."""
        if value:
            self.ones[self.one_count] = self.at + i64(offset)
            self.one_count += 1

    def part_at(self, offset: int, value: int, by: float) -> None:
        """Write an integer divided by *by*, *offset* numbers ahead; the current place does not change."""
        if value != 0:
            n = self.number_count
            self.places[n] = self.at + i64(offset)
            self.values[n] = value / by
            self.number_count = n + 1

    def known(self, offsets: list[int], values: list[float], length: int) -> None:
        """Write *length* numbers: these values at these offsets, the rest zeros."""
        at = self.at
        places = self.places
        numbers = self.values
        n = self.number_count
        for i in range(len(offsets)):
            places[n] = at + i64(offsets[i])
            numbers[n] = values[i]
            n += 1
        self.number_count = n
        self.at = at + i64(length)

    def flag(self, value: bool) -> None:
        """Write a one or a zero."""
        if value:
            self.ones[self.one_count] = self.at
            self.one_count += 1
        self.at += 1

    def skip(self, length: int) -> None:
        """Write *length* zeros."""
        self.at += i64(length)

    def open(self) -> None:
        """Begin a block."""
        self.block_at = self.at
        self.block_ones = self.one_count
        self.block_numbers = self.number_count

    def close(self) -> Block:
        """Remove everything written since :meth:`open` and return it as a block."""
        ones = vec[i64]([0] * int(self.one_count - self.block_ones))
        for i in range(len(ones)):
            ones[i] = self.ones[self.block_ones + i] - self.block_at
        count = self.number_count - self.block_numbers
        places = vec[i64]([0] * int(count))
        values = vec[float]([0.0] * int(count))
        for i in range(len(places)):
            places[i] = self.places[self.block_numbers + i] - self.block_at
            values[i] = self.values[self.block_numbers + i]
        length = self.at - self.block_at
        self.at = self.block_at
        self.one_count = self.block_ones
        self.number_count = self.block_numbers
        return Block(ones, places, values, length)

    def again(self, block: Block) -> None:
        """Write the parts of a block."""
        at = self.at
        n = self.one_count
        ones = self.ones
        for offset in block.ones:
            ones[n] = at + offset
            n += 1
        self.one_count = n
        n = self.number_count
        places = self.places
        numbers = self.values
        values = block.values
        i = i64(0)
        for offset in block.places:
            places[n] = at + offset
            numbers[n] = values[i]
            n += 1
            i += 1
        self.number_count = n
        self.at = at + block.length

    def write_one(self, encode: Any, state: Any, seat: int) -> None:
        """Write a single row into :attr:`dense`. An object used for this holds no other rows."""
        dense = self.dense
        i = i64(0)
        while i < self.number_count:
            dense[self.places[i]] = 0.0
            i += 1
        i = i64(0)
        while i < self.one_count:
            dense[self.ones[i]] = 0.0
            i += 1
        self.clear()
        self.begin(0)
        encode(state, seat, self)
        i = i64(0)
        while i < self.number_count:
            dense[self.places[i]] = self.values[i]
            i += 1
        i = i64(0)
        while i < self.one_count:
            dense[self.ones[i]] = 1.0
            i += 1

    def mark_one(self, indices: list[int]) -> None:
        """Write ones at these indices of a single row into :attr:`marks`; the object holds no other rows."""
        marks = self.marks
        i = i64(0)
        while i < self.one_count:
            marks[self.ones[i]] = u8(0)
            i += 1
        self.clear()
        self.mark(0, indices)
        i = i64(0)
        while i < self.one_count:
            marks[self.ones[i]] = u8(1)
            i += 1

    def mark(self, row: int, indices: list[int]) -> None:
        """Write ones at these indices of a row: a mask of legal actions."""
        self.begin(row)
        at = self.at
        n = self.one_count
        if n + i64(len(indices)) > len(self.ones):
            self.ones = _longer(self.ones, n + i64(len(indices)))
            self.room += 1
        ones = self.ones
        for index in indices:
            ones[n] = at + i64(index)
            n += 1
        self.one_count = n


def _longer(old: vec[i64], least: i64) -> vec[i64]:
    new = vec[i64]([0] * int(2 * least))
    for i in range(len(old)):
        new[i] = old[i]
    return new


def _longer_values(old: vec[float], least: i64) -> vec[float]:
    new = vec[float]([0.0] * int(2 * least))
    for i in range(len(old)):
        new[i] = old[i]
    return new
