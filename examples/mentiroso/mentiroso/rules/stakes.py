"""§2 The stakes: everybody lays one or two points face down, and all are turned up together."""

from __future__ import annotations

from mentiroso import actions, events
from mentiroso import state as st
from mentiroso.pieces import MOST_STAKE
from mentiroso.rules import bids
from tafureria.core.event import Out
from tafureria.core.rule import WRONG_PHASE, Rule
from tafureria.core.shapes import Action, Seat


def begin_staking(state: st.State) -> None:
    """§2 All seats choose their stakes at the same time."""
    state.phase = st.STAKING
    state.asked = (1 << state.seats) - 1


def legal_stakes() -> list[Action]:
    """§2 One point or two."""
    return list(range(actions.STAKE, actions.STAKE + MOST_STAKE))


def check_stake(action: Action) -> Rule | None:
    """§2 Only stakes are legal in this phase."""
    return None if action < actions.STAKE + MOST_STAKE else WRONG_PHASE


def stake(state: st.State, seat: Seat, action: Action, out: Out) -> None:
    """§2 A stake is laid face down; after the last one, all are shown."""
    state.stakes[seat] = action - actions.STAKE + 1
    state.asked &= ~(1 << seat)
    if out is not None:
        out.append(events.Staked(seat=seat, stake=state.stakes[seat]))
    if state.asked == 0:
        if out is not None:
            out.append(events.Shown(stakes=state.stakes[:]))
        bids.begin_bidding(state)
