"""§3 The bids: in turn, each higher than the last."""

from __future__ import annotations

from mentiroso import actions, events, rulebook
from mentiroso import state as st
from mentiroso.actions import count_of, face_of
from tafureria.core.event import Out
from tafureria.core.rule import WRONG_PHASE, Rule
from tafureria.core.shapes import Action, Seat


def begin_bidding(state: st.State) -> None:
    """§3 The first seat bids first."""
    state.phase = st.BIDDING
    state.active = 0
    state.asked = 1


def legal_bids(state: st.State) -> list[Action]:
    """§3 Every higher bid that the number of dice and faces allows."""
    low = actions.BID if state.bid == st.NO_BID else state.bid + 1
    end = actions.bid(state.seats + 1, 1)
    return [action for action in range(low, end) if face_of(action) <= state.faces]


def check_bid(state: st.State, action: Action) -> Rule | None:
    """§3 A bid is higher than the last one, and claims no more dice than there are and no face they lack."""
    if action < actions.BID:
        return WRONG_PHASE
    if count_of(action) > state.seats or face_of(action) > state.faces:
        return rulebook.TOO_MANY_DICE
    return rulebook.MUST_RAISE if action <= state.bid else None


def bid(state: st.State, seat: Seat, action: Action, out: Out) -> None:
    """§3 A bid raises the count, or the face at the same count; the next seat answers it."""
    state.bid, state.bidder = action, seat
    state.active = (seat + 1) % state.seats
    state.asked = 1 << state.active
    if out is not None:
        out.append(events.Bid(seat=seat, count=count_of(action), face=face_of(action)))
