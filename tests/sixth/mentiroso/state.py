"""The truth, as a handful of ints."""

from __future__ import annotations

from typing import Final

UNROLLED: Final = 0
NO_STAKE: Final = -1
NO_BID: Final = -1
NO_SEAT: Final = -1


class State:
    """One round: the dice, the stakes, the last bid."""

    __slots__ = ("actor", "bid", "bidder", "dice", "faces", "loser", "seats", "stakes", "winner")

    def __init__(self, seats: int, faces: int, *, stakes: bool) -> None:
        self.seats = seats
        self.faces = faces
        self.dice = [UNROLLED] * seats
        self.stakes = [NO_STAKE if stakes else 0] * seats
        self.actor = 0
        self.bid = NO_BID
        self.bidder = NO_SEAT
        self.winner = NO_SEAT
        self.loser = NO_SEAT

    def clone(self) -> State:
        """A copy that shares nothing."""
        other = State.__new__(State)
        other.seats, other.faces = self.seats, self.faces
        other.dice, other.stakes = self.dice[:], self.stakes[:]
        other.actor, other.bid, other.bidder = self.actor, self.bid, self.bidder
        other.winner, other.loser = self.winner, self.loser
        return other
