"""The full state of a round, as a few ints."""

from __future__ import annotations

from typing import Final

ROLLING: Final = 0
STAKING: Final = 1
BIDDING: Final = 2
OVER: Final = 3
PHASES: Final = ("rolling", "staking", "bidding", "over")
"""Names of the phases, as views give them."""

UNROLLED: Final = 0
NO_STAKE: Final = 0
NO_BID: Final = -1
NOBODY: Final = -1


class State:
    """One round: the dice, the stakes, the last bid. A plain class with a fast ``clone``."""

    __slots__ = (
        "active",
        "asked",
        "bid",
        "bidder",
        "dice",
        "faces",
        "loser",
        "phase",
        "seats",
        "stakes",
        "winner",
        "with_stakes",
    )

    def __init__(self, seats: int, faces: int, *, with_stakes: bool) -> None:
        self.seats = seats
        self.faces = faces
        self.with_stakes = with_stakes
        self.phase = ROLLING
        self.asked = 0
        """Mask of the seats that must choose."""
        self.active = NOBODY
        """The seat whose turn it is to bid."""
        self.dice = [UNROLLED] * seats
        self.stakes = [NO_STAKE] * seats
        self.bid = NO_BID
        """The last bid, as an action."""
        self.bidder = NOBODY
        self.winner = NOBODY
        self.loser = NOBODY

    def clone(self) -> State:
        """A copy that shares nothing mutable with this one."""
        other = State.__new__(State)
        other.seats, other.faces, other.phase = self.seats, self.faces, self.phase
        other.asked, other.active, other.with_stakes = self.asked, self.active, self.with_stakes
        other.dice, other.stakes = self.dice[:], self.stakes[:]
        other.bid, other.bidder = self.bid, self.bidder
        other.winner, other.loser = self.winner, self.loser
        return other
