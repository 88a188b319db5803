"""§2.5 The battle: whose turn it is, the duty to switch sides, and the cards of a turn."""

from __future__ import annotations

from tafureria.core.bits import cards_in
from tafureria.core.event import Out
from tafureria.core.rule import Rule
from tafureria.core.shapes import Action, Card, Mask, Seat
from tafureria.games.moros_y_cristianos import actions, events, pieces, rulebook
from tafureria.games.moros_y_cristianos import state as st
from tafureria.games.moros_y_cristianos.pieces import COPAS_MASK, KNIGHTS_MASK, NOBODY, OROS_MASK, SIDE_MASKS
from tafureria.games.moros_y_cristianos.rules import copas
from tafureria.games.moros_y_cristianos.state import State

# --- whose turn it is -------------------------------------------------------------------------


def begin_battle(state: State, out: Out) -> None:
    """§2.5 The first pass begins with the starter."""
    state.phase = st.PLAY
    state.pass_number = 1
    state.step = 0
    _next_turn(state, out)


def _next_turn(state: State, out: Out) -> None:
    """§2.5 Ask the next seat that has anything to choose; forced turns are carried out on the way."""
    while True:
        if state.step == state.seats:
            if state.pass_number == 2 or state.combat[actions.DURACION] != actions.REFUERZOS:
                state.phase = st.TURN_UP
                return
            state.pass_number = 2
            state.step = 0
        step = state.step
        if state.pass_number == 2 and state.combat[actions.ORDEN] == actions.CONTRAATAQUE:
            step = state.seats - 1 - step
        seat = (state.starter + step) % state.seats
        state.step += 1
        if _first_turn(state, seat, out) if state.pass_number == 1 else _second_turn(state, seat, out):
            state.active = seat
            state.asked = 1 << seat
            state.quota = 2 if state.combat[actions.CANTIDAD] == actions.TROPA else 1
            if out is not None:
                out.append(events.Turn(seat=seat, pass_number=state.pass_number))
            return


def must_switch(state: State, seat: Seat) -> bool:
    """§2.5 The switch duty: while there are attackers only, the next player's knights are defenders.

    It does not fall on the player who opened the battle and is still in turn: they have a side.
    """
    return (
        state.pass_number == 1
        and state.attack != NOBODY
        and not state.defended
        and state.sides[seat] == NOBODY
    )


def knights_due(state: State, seat: Seat) -> Mask:
    """§2.5 Knights, in any hand, that *seat* may play in its first turn."""
    playable = state.playable(seat)
    if must_switch(state, seat):
        playable &= SIDE_MASKS[1 - state.attack]
    return playable


def _first_turn(state: State, seat: Seat, out: Out) -> bool:
    """§2.5 Whoever holds a knight they may play must play one; all others are forced.

    Returns whether the seat has a choice.
    """
    state.allowed = knights_due(state, seat)
    if state.hands[seat] & state.allowed:
        state.must = True
        return True
    _force(state, seat, out)
    return False


def _force(state: State, seat: Seat, out: Out) -> None:
    """§2.5 A forced turn: all oros, no copas, no knight.

    Whoever held no playable knight sits out the second pass; whoever could not switch sides may then
    ally with the attackers.
    """
    if state.hands[seat] & state.playable(seat):
        state.duty_bound |= 1 << seat
    else:
        state.sitting_out |= 1 << seat
    cards = state.hands[seat] & OROS_MASK
    state.oros[seat] |= cards
    state.hands[seat] ^= cards
    if out is not None:
        out.append(events.Forced(seat=seat, cards=cards_in(cards)))


def _second_turn(state: State, seat: Seat, out: Out) -> bool:
    """§2.5 Another knight of the same side, if the seat holds one; an ally need not play any.

    Returns whether the seat has a choice.
    """
    if state.sitting_out >> seat & 1:
        if out is not None:
            out.append(events.SatOut(seat=seat))
        return False
    side = state.sides[seat]
    if side == NOBODY:
        state.allowed = SIDE_MASKS[state.attack]
        state.must = False
        return True
    state.allowed = SIDE_MASKS[side]
    state.must = state.hands[seat] & state.allowed != 0
    # An empty hand is public, so skipping it reveals nothing.
    return state.hands[seat] != 0


# --- the cards of a turn ----------------------------------------------------------------------


def legal_play(state: State, seat: Seat) -> list[Action]:
    """§2.5 Oros, copas, allowed knights, and the end of the turn unless a knight is still owed."""
    hand = state.hands[seat]
    if state.quota:
        hand &= state.allowed | ~KNIGHTS_MASK
    else:
        hand &= ~KNIGHTS_MASK
    out = pieces.cards_of(hand)
    if not state.must:
        out.append(actions.FIN)
    return out


def check_play(state: State, seat: Seat, action: Action) -> Rule | None:
    """§2.5 A card of the hand, or the end of the turn."""
    if action == actions.FIN:
        return rulebook.MUST_PLAY_KNIGHT if state.must else None
    card = 1 << action
    if not state.hands[seat] & card:
        return rulebook.NOT_IN_HAND
    if card & KNIGHTS_MASK:
        return _check_knight(state, seat, action)
    return None


def _check_knight(state: State, seat: Seat, knight: Card) -> Rule | None:
    """§2.5 No more knights than the combat allows, and only of a side that is allowed."""
    if not state.quota:
        tropa = state.combat[actions.CANTIDAD] == actions.TROPA
        return rulebook.TWO_KNIGHTS if tropa else rulebook.ONE_KNIGHT
    if state.allowed >> knight & 1:
        return None
    if state.sides[seat] != NOBODY:
        return rulebook.ONE_SIDE
    if must_switch(state, seat) and pieces.side_of(knight) == state.attack:
        return rulebook.SWITCH_SIDE
    if state.pass_number == 2:
        return rulebook.ALLY_ATTACKS
    return rulebook.OWN_TEAM


def play(state: State, seat: Seat, action: Action, out: Out) -> None:
    """§2.5 One card of the turn, or its end. An empty hand ends the turn."""
    if action == actions.FIN:
        end_turn(state, out)
        return
    card = 1 << action
    state.hands[seat] ^= card
    if card & OROS_MASK:
        state.oros[seat] |= card
        if out is not None:
            out.append(events.Oro(seat=seat, card=action))
    elif card & COPAS_MASK:
        if out is not None:
            out.append(events.Copa(seat=seat, card=action))
        if not copas.act(state, seat, action, out):
            return
    else:
        _put_down(state, seat, action, out)
    if not state.hands[seat]:
        end_turn(state, out)


def _put_down(state: State, seat: Seat, knight: Card, out: Out) -> None:
    """§2.5 The first knight fixes the attacking side; the first of the other side defends."""
    side = pieces.side_of(knight)
    bit = 1 << knight
    state.knights[seat] |= bit
    state.fresh |= bit
    state.line.append(knight)
    if state.pass_number == 2:
        state.second |= bit
    state.sides[seat] = side
    state.allowed &= SIDE_MASKS[side]
    state.quota -= 1
    state.must = False
    if state.attack == NOBODY:
        state.attack = side
    elif side != state.attack:
        state.defended = True
    if out is not None:
        out.append(events.Knight(seat=seat, card=knight, side=side, pass_number=state.pass_number))


def end_turn(state: State, out: Out) -> None:
    """§2.5 From now on copas can annul the knights of this turn; the next seat is asked."""
    state.phase = st.PLAY
    state.present |= state.fresh
    state.fresh = 0
    if out is not None:
        out.append(events.TurnEnded(seat=state.active))
    _next_turn(state, out)
