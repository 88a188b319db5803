"""§4 The doubt: the cups are lifted, and whoever was wrong pays."""

from __future__ import annotations

from mentiroso import actions, events, rulebook
from mentiroso import state as st
from mentiroso.actions import count_of, face_of
from tafureria.core.event import Out
from tafureria.core.rule import Rule
from tafureria.core.shapes import Action, Seat


def legal_doubt(state: st.State) -> list[Action]:
    """§4 Any bid may be doubted."""
    return [] if state.bid == st.NO_BID else [actions.DOUBT]


def check_doubt(state: st.State) -> Rule | None:
    """§4 There must be a bid to doubt."""
    return rulebook.NOTHING_TO_DOUBT if state.bid == st.NO_BID else None


def doubt(state: st.State, seat: Seat, out: Out) -> None:
    """§4 The bid is true if at least that many dice show its face; the loser pays all the stakes."""
    stands = state.dice.count(face_of(state.bid)) >= count_of(state.bid)
    state.winner, state.loser = (state.bidder, seat) if stands else (seat, state.bidder)
    state.phase = st.OVER
    state.asked = 0
    if out is not None:
        out.append(
            events.Doubted(
                seat=seat,
                dice=state.dice[:],
                winner_seat=state.winner,
                loser_seat=state.loser,
                points=points(state),
            )
        )


def points(state: st.State) -> int:
    """§4 What the loser pays: all the stakes, or one point in a game without stakes."""
    return sum(state.stakes) or 1
