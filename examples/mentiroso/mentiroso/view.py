"""What one seat (or the table) sees now."""

from __future__ import annotations

from mentiroso import state as st
from mentiroso.actions import count_of, face_of
from tafureria.core import game as core
from tafureria.core.shapes import Seat


class View(core.View, frozen=True, kw_only=True):
    """The table as one seat sees it."""

    faces: int
    """Faces of each die."""
    dice: list[int]
    """By seat; 0 where the die is not rolled or not seen."""
    stakes: list[int]
    """By seat; 0 where none is laid or not seen."""
    staked: list[bool]
    """Who has laid a stake."""
    active_seat: int
    """Whose turn it is to bid, or -1."""
    count: int
    """Dice that the last bid claims; 0 before the first."""
    face: int
    """The face that it claims; 0 before the first bid."""
    bidder_seat: int
    winner_seat: int
    """Who won, or -1."""
    loser_seat: int


def see(state: st.State, seat: Seat) -> View:
    """Its own die and stake; everybody's once they are shown."""
    over, staking = state.phase == st.OVER, state.phase == st.STAKING
    has_bid = state.bid != st.NO_BID
    return View(
        seat=seat,
        phase=st.PHASES[state.phase],
        faces=state.faces,
        dice=[die if over or owner == seat else 0 for owner, die in enumerate(state.dice)],
        stakes=[0 if staking and owner != seat else stake for owner, stake in enumerate(state.stakes)],
        staked=[stake != st.NO_STAKE for stake in state.stakes],
        active_seat=state.active,
        count=count_of(state.bid) if has_bid else 0,
        face=face_of(state.bid) if has_bid else 0,
        bidder_seat=state.bidder,
        winner_seat=state.winner,
        loser_seat=state.loser,
    )
