"""The end of the game (§8), and of the scenario (§10.3)."""

from __future__ import annotations

from typing import Final

from tafureria.core.event import Out
from tafureria.core.shapes import Mask
from tafureria.games.taifa import events
from tafureria.games.taifa import pieces as box
from tafureria.games.taifa import state as st
from tafureria.games.taifa.state import State

SCENARIO_LIMIT: Final = 10
"""§10.3 The Almorávides must control fewer areas than this for El Cid to win."""


def sudden_victory(state: State, kingdom: int, out: Out) -> bool:
    """§8 The thirteenth castle on the map wins at once."""
    if state.land[kingdom].bit_count() < box.CASTLES:
        return False
    _end(state, st.SUDDEN, 1 << kingdom, out)
    return True


def count_castles(state: State, out: Out) -> None:
    """§8 After the last turn the most castles win, then the higher bonus; ties share the victory."""
    best = max((state.land[k].bit_count(), state.bonus[k]) for k in state.order)
    winners = 0
    for kingdom in state.order:
        if (state.land[kingdom].bit_count(), state.bonus[kingdom]) == best:
            winners |= 1 << kingdom
    _end(state, st.THIRD_TURN, winners, out)


def count_cid(state: State, out: Out) -> None:
    """§10.3 El Cid needs more areas than the Almorávides, who must have fewer than ten."""
    own, theirs = state.land[box.CID].bit_count(), state.land[box.ALMORAVIDES].bit_count()
    if own > theirs and theirs < SCENARIO_LIMIT:
        _end(state, st.CID_WINS, 1 << box.CID, out)
    else:
        _end(state, st.CID_LOSES, 0, out)


def _end(state: State, ending: int, winners: Mask, out: Out) -> None:
    state.ending, state.winners = ending, winners
    state.todo.clear()
    if out is not None:
        kingdoms = [kingdom for kingdom in state.order if winners >> kingdom & 1]
        out.append(events.Won(ending=ending, kingdoms=kingdoms))
