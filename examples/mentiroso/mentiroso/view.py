"""The view: what one seat, or a watcher, sees of a state."""

from __future__ import annotations

from mentiroso import state as st
from mentiroso.actions import count_of, face_of
from tafureria.core import game as core
from tafureria.core.shapes import Seat


class View(core.View, frozen=True, kw_only=True):
    """A state as one seat sees it."""

    faces: int
    """Faces of each die."""
    dice: list[int]
    """The face of each seat's die; 0 if it is not rolled or not visible."""
    stakes: list[int]
    """The stake of each seat; 0 if none is laid or it is not visible."""
    staked: list[bool]
    """Whether each seat has laid a stake."""
    active_seat: int
    """The seat whose turn it is to bid, or -1."""
    count: int
    """The number of dice that the last bid claims; 0 before the first bid."""
    face: int
    """The face that the last bid claims; 0 before the first bid."""
    bidder_seat: int
    winner_seat: int
    """The seat that won, or -1."""
    loser_seat: int


def see(state: st.State, seat: Seat) -> View:
    """The view of a seat: its own die and stake, and those of all seats once they are shown."""
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
