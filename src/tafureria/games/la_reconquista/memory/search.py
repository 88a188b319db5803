"""An exact search, with constraint propagation, for owners of the fresh territories (those never attacked).

Each unknown territory has a packed vector of counts (one card, and the troops placed on it in each interval);
the vectors of a seat's territories must add up to what that seat needs. A seat that has no room for a
territory cannot own it, and a seat that could not reach its sum without a territory must own it.
"""

from __future__ import annotations

from typing import Final

from tafureria.core.chance import Dice
from tafureria.core.shapes import Seat

CONTRADICTION: Final = False


class Node:
    """A partial deal: possible owners of what is unknown, what each seat needs, what it could still get."""

    __slots__ = ("avail", "may", "need", "owned", "unknown")

    def __init__(
        self, owned: list[int], may: list[int], need: list[int], avail: list[int], unknown: list[int]
    ) -> None:
        self.owned = owned
        self.may = may
        self.need = need
        self.avail = avail
        self.unknown = unknown

    def copy(self) -> Node:
        """A node that shares nothing mutable with this one."""
        return Node(self.owned[:], self.may[:], self.need[:], self.avail[:], self.unknown[:])

    def give(self, place: int, seat: Seat, vector: list[int], guards: int) -> bool:
        """Give *place* to *seat* and propagate the consequences; ``CONTRADICTION`` if that is impossible."""
        may, need, avail = self.may, self.need, self.avail
        todo = [(place, seat)]
        dirty = 0
        while True:
            while todo:
                p, owner = todo.pop()
                if p not in self.unknown:
                    if not self.owned[owner] >> p & 1:
                        return CONTRADICTION
                    continue
                self.unknown.remove(p)
                self.owned[owner] |= 1 << p
                more = vector[p]
                if ((need[owner] | guards) - more) & guards != guards:
                    return CONTRADICTION
                need[owner] -= more
                seats = may[p]
                dirty |= seats
                s = 0
                while seats:
                    if seats & 1:
                        avail[s] -= more
                    seats >>= 1
                    s += 1
            if not dirty:
                return True
            s = (dirty & -dirty).bit_length() - 1
            dirty &= dirty - 1
            lacks, has = need[s], avail[s]
            if ((has | guards) - lacks) & guards != guards:
                return CONTRADICTION
            room, bit = lacks | guards, 1 << s
            for q in self.unknown:
                if not may[q] & bit:
                    continue
                more = vector[q]
                if (room - more) & guards != guards:
                    may[q] ^= bit
                    has -= more
                    left = may[q]
                    if not left:
                        return CONTRADICTION
                    if left & (left - 1) == 0:
                        todo.append((q, left.bit_length() - 1))
                    dirty |= bit
                elif (((has - more) | guards) - lacks) & guards != guards:
                    todo.append((q, s))
            avail[s] = has

    def most_bound(self, vector: list[int], dice: Dice | None) -> int:
        """The unknown territory with the fewest possible owners; those without troops placed come last."""
        unknown, may = self.unknown, self.may
        start = dice.below(len(unknown)) if dice is not None else 0
        best, least = -1, 99
        for i in range(start - len(unknown), start):
            place = unknown[i]
            count = may[place].bit_count() + (50 if vector[place] == 1 else 0)
            if count < least:
                best, least = place, count
        return best
