"""§2.5 the outcome, §2.6 the booty, §2 the score."""

from __future__ import annotations

from tafureria.core.bits import cards_in
from tafureria.core.event import Event
from tafureria.games.moros_y_cristianos import events
from tafureria.games.moros_y_cristianos.actions import ASTUCIA, TIPO, taken_card
from tafureria.games.moros_y_cristianos.pieces import (
    BASTOS_MASK,
    ESPADAS_MASK,
    NOBODY,
    SIDE_MASKS,
    points_of,
)
from tafureria.games.moros_y_cristianos.state import CUENTA, FINAL, REPARTIR, RONDA, State

Out = list[Event] | None

ALONE = 0
BY_POINTS = 1
BY_NUMBER = 2
AS_DEFENDERS = 3


# --- §2.5 The outcome -------------------------------------------------------------------------


def decide(state: State, out: Out) -> None:
    """§2.5 Who wins; without a knight nobody scores and the oros stay on the table."""
    if not state.line:
        _nobody_came(state, out)
        return
    state.last_knights = True
    side, reason = winning_side(state)
    state.last_side = side
    counted = ~state.annulled if state.annulled_out else -1
    ranked: list[int] = []
    for card in state.line:
        if SIDE_MASKS[side] >> card & 1:
            # The line is in order of play, so that a stable sort leaves ties to the earlier.
            seat = _owner(state, card)
            if seat not in ranked:
                ranked.append(seat)
    ranked.sort(key=[-points_of(knights & counted) for knights in state.knights].__getitem__)
    state.pickers = ranked
    if out is not None:
        christians = points_of(state.present & ESPADAS_MASK & ~state.annulled)
        moors = points_of(state.present & BASTOS_MASK & ~state.annulled)
        out.append(
            events.Outcome(side=side, christians=christians, moors=moors, reason=reason, seats=ranked[:])
        )
    _share_out(state, out)


def _nobody_came(state: State, out: Out) -> None:
    """§2.5 All oros, played, put in or carried, stay face up for the next round."""
    state.carried |= state.centre
    for oros in state.oros:
        state.carried |= oros
    state.last_knights = False
    state.last_side = NOBODY
    state.phase = CUENTA
    if out is not None:
        out.append(events.NoKnights(cards=cards_in(state.carried)))


def winning_side(state: State) -> tuple[int, int]:
    """§2.5 The side that wins, and why. At least one knight lies on the table."""
    christians = state.present & ESPADAS_MASK
    moors = state.present & BASTOS_MASK
    if not moors:
        return 0, ALONE
    if not christians:
        return 1, ALONE
    lead = points_of(christians & ~state.annulled) - points_of(moors & ~state.annulled)
    if state.combat[TIPO] == ASTUCIA:
        lead = -lead
    if lead:
        return (0 if lead > 0 else 1), BY_POINTS
    if state.annulled_out:
        christians &= ~state.annulled
        moors &= ~state.annulled
    lead = christians.bit_count() - moors.bit_count()
    if lead:
        return (0 if lead > 0 else 1), BY_NUMBER
    return 1 - state.attack, AS_DEFENDERS


def _owner(state: State, card: int) -> int:
    for seat in range(state.seats):
        if state.knights[seat] >> card & 1:
            return seat
    raise AssertionError("a knight on the table has an owner")


# --- §2.6 The booty ---------------------------------------------------------------------------


def booty_of(state: State) -> int:
    """§2.6 What is left to share: all knights and oros on the table that no winner has taken."""
    booty = state.present | state.centre | state.carried
    for oros in state.oros:
        booty |= oros
    for taken in state.taken:
        booty &= ~taken
    return booty


def _share_out(state: State, out: Out) -> None:
    """§2.6 Winners keep their own; a single winner takes all the rest."""
    for seat in state.pickers:
        own = state.knights[seat] | state.oros[seat]
        state.taken[seat] = own
        if out is not None:
            out.append(events.Own(seat=seat, cards=cards_in(own)))
    state.picker = 0
    booty = booty_of(state)
    if len(state.pickers) == 1:
        seat = state.pickers[0]
        state.taken[seat] |= booty
        if out is not None and booty:
            out.append(events.TookAll(seat=seat, cards=cards_in(booty)))
        booty = 0
    _ask_to_pick(state, booty, out)


def _ask_to_pick(state: State, booty: int, out: Out) -> None:
    """§2.6 One card at a time, round and round; the last card leaves no choice."""
    if not booty:
        state.phase = CUENTA
        return
    seat = state.pickers[state.picker]
    if not booty & (booty - 1):
        _take(state, seat, booty.bit_length() - 1, out)
        state.phase = CUENTA
        return
    state.phase = REPARTIR
    state.turn = seat
    state.wait = 1 << seat


def pick(state: State, seat: int, action: int, out: Out) -> None:
    """§2.6 A winner takes a card of the booty."""
    _take(state, seat, taken_card(action), out)
    state.picker = (state.picker + 1) % len(state.pickers)
    _ask_to_pick(state, booty_of(state), out)


def _take(state: State, seat: int, card: int, out: Out) -> None:
    state.taken[seat] |= 1 << card
    if out is not None:
        out.append(events.Took(seat=seat, card=card))


# --- §2 The score -----------------------------------------------------------------------------


def count_up(state: State, out: Out) -> None:
    """§2.6 Points of all cards taken; §2 all who reach the target in the same round win together."""
    for seat in range(state.seats):
        points = points_of(state.taken[seat])
        state.last_points[seat] = points
        state.scores[seat] += points
        if out is not None and points:
            out.append(events.Scored(seat=seat, points=points, total=state.scores[seat]))
    if state.last_knights:
        state.carried = 0
    for seat in range(state.seats):
        if total_of(state, seat) >= state.target:
            state.won |= 1 << seat
    if not state.won:
        state.phase = RONDA
        return
    state.phase = FINAL
    state.turn = NOBODY
    state.wait = 0
    if out is not None:
        out.append(events.Won(seats=cards_in(state.won)))


def total_of(state: State, seat: int) -> int:
    """§3 In teams, points add up per team."""
    if not state.teams:
        return state.scores[seat]
    return sum(state.scores[seat % 2 :: 2])


def clear_table(state: State, out: Out) -> None:
    """§2.3 The next round begins: all cards but hands and carried oros go back to the stock."""
    seats = state.seats
    state.round += 1
    state.starter = (state.starter + 1) % seats
    state.stock = state.deck & ~state.carried
    for seat in range(seats):
        state.stock &= ~state.hands[seat]
        state.chests[seat] = 0
        state.side[seat] = NOBODY
        state.knights[seat] = 0
        state.oros[seat] = 0
        state.taken[seat] = 0
    state.centre = 0
    state.pass_ = 0
    state.attack = NOBODY
    state.defended = False
    state.duty_bound = 0
    state.sitting_out = 0
    state.present = 0
    state.second = 0
    state.annulled = 0
    state.line.clear()
    state.shots.clear()
    state.pickers.clear()
    state.picker = 0
    if out is not None:
        out.append(events.RoundBegan(round=state.round, starter_seat=state.starter))
