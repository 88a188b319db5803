"""How the view of one seat is made."""

from __future__ import annotations

from mentiroso import state as st
from mentiroso.actions import count_of, face_of
from mentiroso.view import View
from tafureria.core.shapes import Seat


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
