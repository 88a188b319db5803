"""§1 The dice: everybody rolls one under a cup."""

from __future__ import annotations

from mentiroso import events
from mentiroso import state as st
from mentiroso.rules import bids, stakes
from tafureria.core.event import Out


def faces(state: st.State) -> list[int]:
    """§1 The weight of each face: every die is fair."""
    return [1] * state.faces


def roll(state: st.State, face: int, out: Out) -> None:
    """§1 The next die is rolled in secret; after the last one the stakes or the bids begin."""
    seat = state.dice.index(st.UNROLLED)
    state.dice[seat] = face
    if out is not None:
        out.append(events.Rolled(seat=seat, face=face))
    if st.UNROLLED in state.dice:
        return
    if state.with_stakes:
        stakes.begin_staking(state)
    else:
        bids.begin_bidding(state)
