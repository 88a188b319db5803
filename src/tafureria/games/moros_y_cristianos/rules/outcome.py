"""§2.5 The outcome: which side wins, and in which order its players pick."""

from __future__ import annotations

from typing import Final

from tafureria.core.bits import cards_in
from tafureria.core.event import Out
from tafureria.core.shapes import Seat
from tafureria.games.moros_y_cristianos import actions, events
from tafureria.games.moros_y_cristianos import state as st
from tafureria.games.moros_y_cristianos.pieces import (
    BASTOS_MASK,
    CHRISTIANS,
    ESPADAS_MASK,
    MOORS,
    NOBODY,
    SIDE_MASKS,
    points_of,
)
from tafureria.games.moros_y_cristianos.rules import booty
from tafureria.games.moros_y_cristianos.state import State

# Why a side wins: ``Outcome.reason``.
ALONE: Final = 0
BY_POINTS: Final = 1
BY_NUMBER: Final = 2
AS_DEFENDERS: Final = 3


def decide(state: State, out: Out) -> None:
    """§2.5 Decide which side wins; without a knight nobody scores and the oros stay on the table."""
    if not state.line:
        _nobody_came(state, out)
        return
    state.last_had_knights = True
    side, reason = winning_side(state)
    state.last_side = side
    state.pickers = picking_order(state, side)
    if out is not None:
        christians, moors = strengths(state)
        seats = state.pickers[:]
        out.append(events.Outcome(side=side, christians=christians, moors=moors, reason=reason, seats=seats))
    booty.begin_sharing(state, out)


def _nobody_came(state: State, out: Out) -> None:
    """§2.5 All oros, played, put in or carried, stay face up for the next round."""
    state.carried |= state.centre
    for oros in state.oros:
        state.carried |= oros
    state.last_had_knights = False
    state.last_side = NOBODY
    state.phase = st.COUNT_UP
    if out is not None:
        out.append(events.NoKnights(cards=cards_in(state.carried)))


def strengths(state: State) -> tuple[int, int]:
    """§2.5 Points of the Christians and of the Moors on the table that are not annulled."""
    standing = (state.present | state.fresh) & ~state.annulled
    return points_of(standing & ESPADAS_MASK), points_of(standing & BASTOS_MASK)


def winning_side(state: State) -> tuple[int, int]:
    """§2.5 The side that wins, and why. There is at least one knight on the table."""
    christians = state.present & ESPADAS_MASK
    moors = state.present & BASTOS_MASK
    if not moors:
        return CHRISTIANS, ALONE
    if not christians:
        return MOORS, ALONE
    strength_of_christians, strength_of_moors = strengths(state)
    lead = strength_of_christians - strength_of_moors
    if state.combat[actions.TIPO] == actions.ASTUCIA:
        lead = -lead
    if lead:
        return (CHRISTIANS if lead > 0 else MOORS), BY_POINTS
    if state.annulled_out:
        christians &= ~state.annulled
        moors &= ~state.annulled
    lead = christians.bit_count() - moors.bit_count()
    if lead:
        return (CHRISTIANS if lead > 0 else MOORS), BY_NUMBER
    return 1 - state.attack, AS_DEFENDERS


def picking_order(state: State, side: int) -> list[Seat]:
    """§2.6 Winners by the points of the knights they played; in a tie, who played a knight first."""
    counted = ~state.annulled if state.annulled_out else -1
    winners: list[Seat] = []
    for knight in state.line:
        if SIDE_MASKS[side] >> knight & 1:
            # The line is in order of play, so a stable sort puts the earlier of tied players first.
            seat = state.owner(knight)
            if seat not in winners:
                winners.append(seat)
    winners.sort(key=[-points_of(knights & counted) for knights in state.knights].__getitem__)
    return winners
