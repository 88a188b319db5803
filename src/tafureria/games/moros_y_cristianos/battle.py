"""§2.5: turns, duties, copas, and the treasure turned up at the end."""

from __future__ import annotations

from typing import Final

from tafureria.core.bits import cards_in
from tafureria.core.event import Event
from tafureria.games.moros_y_cristianos import events
from tafureria.games.moros_y_cristianos.actions import (
    AIM,
    CANTIDAD,
    CONTRAATAQUE,
    DURACION,
    FIN,
    OBJETIVO,
    ORDEN,
    REFUERZOS,
    TESORO,
    TROPA,
)
from tafureria.games.moros_y_cristianos.pieces import (
    COPAS_MASK,
    FIRST_BASTO,
    FIRST_COPA,
    FIRST_KNIGHT,
    NOBODY,
    OROS_MASK,
    RANKS,
    SIDE_MASKS,
)
from tafureria.games.moros_y_cristianos.state import DESENLACE, DESTAPE, DIANA, JUGAR, NO_CARD, State

Out = list[Event] | None
TREASURE_PASS: Final = 3
"""`State.pass_` while the copas of the treasure act."""


# --- whose turn it is -------------------------------------------------------------------------


def begin_battle(state: State, out: Out) -> None:
    """§2.5 The first pass begins with the starter."""
    state.phase = JUGAR
    state.pass_ = 1
    state.step = 0
    next_turn(state, out)


def next_turn(state: State, out: Out) -> None:
    """§2.5 The next seat that has anything to choose; forced turns are carried out on the way."""
    while True:
        if state.step == state.seats:
            if state.pass_ == 2 or state.combat[DURACION] != REFUERZOS:
                state.phase = DESTAPE
                return
            state.pass_ = 2
            state.step = 0
        step = state.step
        if state.pass_ == 2 and state.combat[ORDEN] == CONTRAATAQUE:
            step = state.seats - 1 - step
        seat = (state.starter + step) % state.seats
        state.step += 1
        if _first_turn(state, seat, out) if state.pass_ == 1 else _second_turn(state, seat, out):
            state.turn = seat
            state.wait = 1 << seat
            state.quota = 2 if state.combat[CANTIDAD] == TROPA else 1
            if out is not None:
                out.append(events.Turn(seat=seat, number=state.pass_))
            return


def knights_on_duty(state: State, seat: int) -> int:
    """§2.5 Knights that *seat* may play in the first pass.

    Its own; and while only attackers are on the table, defenders only: the switch duty.
    """
    playable = state.playable(seat)
    if state.attack != NOBODY and not state.defended:
        playable &= SIDE_MASKS[1 - state.attack]
    return playable


def _first_turn(state: State, seat: int, out: Out) -> bool:
    """§2.5 Whoever holds a knight they may play must play one; all others are forced."""
    state.allowed = knights_on_duty(state, seat)
    if state.hands[seat] & state.allowed:
        state.must = True
        return True
    _force(state, seat, out)
    return False


def _force(state: State, seat: int, out: Out) -> None:
    """§2.5 All oros, no copas, no knight.

    Who held no playable knight sits out the second pass; whom the duty stopped may then ally with
    the attackers.
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


def _second_turn(state: State, seat: int, out: Out) -> bool:
    """§2.5 Another knight of the same side, if they hold one; an ally need not come."""
    if state.sitting_out >> seat & 1:
        if out is not None:
            out.append(events.SatOut(seat=seat))
        return False
    side = state.side[seat]
    if side == NOBODY:
        state.allowed = SIDE_MASKS[state.attack]
        state.must = False
        return True
    state.allowed = SIDE_MASKS[side]
    state.must = state.hands[seat] & state.allowed != 0
    # An empty hand is public, so nothing shows when it is passed over.
    return state.hands[seat] != 0


# --- a turn -----------------------------------------------------------------------------------


def play(state: State, seat: int, action: int, out: Out) -> None:
    """§2.5 One card of the turn, or its end. A hand that is empty ends it."""
    if action == FIN:
        _end_turn(state, out)
        return
    bit = 1 << action
    state.hands[seat] ^= bit
    if bit & OROS_MASK:
        state.oros[seat] |= bit
        if out is not None:
            out.append(events.Oro(seat=seat, card=action))
    elif bit & COPAS_MASK:
        if out is not None:
            out.append(events.Copa(seat=seat, card=action))
        if not _fire(state, seat, action, out):
            return
    else:
        _put_down(state, seat, action, out)
    if not state.hands[seat]:
        _end_turn(state, out)


def _put_down(state: State, seat: int, card: int, out: Out) -> None:
    """§2.5 The first knight makes the attackers; the first of the other side, the defenders."""
    side = 1 if card >= FIRST_BASTO else 0
    bit = 1 << card
    state.knights[seat] |= bit
    state.fresh |= bit
    state.line.append(card)
    if state.pass_ == 2:
        state.second |= bit
    state.side[seat] = side
    state.allowed &= SIDE_MASKS[side]
    state.quota -= 1
    state.must = False
    if state.attack == NOBODY:
        state.attack = side
    elif side != state.attack:
        state.defended = True
    if out is not None:
        out.append(events.Knight(seat=seat, card=card, side=side, number=state.pass_))


def _end_turn(state: State, out: Out) -> None:
    state.present |= state.fresh
    state.fresh = 0
    if out is not None:
        out.append(events.TurnEnded(seat=state.turn))
    next_turn(state, out)


# --- copas ------------------------------------------------------------------------------------


def targets_of(state: State, copa: int) -> int:
    """§2.5 Knights of the copa's rank on the table, but none of the turn that plays it."""
    rank = copa - FIRST_COPA
    return state.present & (1 << rank + FIRST_KNIGHT | 1 << rank + FIRST_BASTO)


def _fire(state: State, seat: int, copa: int, out: Out) -> bool:
    """§2.5 The copa acts at once; ``False`` if its owner must first choose between two knights."""
    targets = targets_of(state, copa)
    if targets & (targets - 1):
        state.aiming = copa
        state.turn = seat
        state.wait = 1 << seat
        state.phase = DIANA
        return False
    _hit(state, seat, copa, targets.bit_length() - 1, out)
    return True


def _hit(state: State, seat: int, copa: int, target: int, out: Out) -> None:
    state.shots.append((seat * 64 + copa) * 64 + target + 1)
    if target != NO_CARD:
        state.annulled |= 1 << target
    if out is None:
        return
    if target == NO_CARD:
        out.append(events.Wasted(seat=seat, card=copa))
        return
    owner = next(s for s in range(state.seats) if state.knights[s] >> target & 1)
    out.append(events.Annulled(seat=seat, card=copa, target=target, target_seat=owner))


def aim(state: State, seat: int, action: int, out: Out) -> None:
    """§2.5 If both knights of the rank are there, the one who plays the copa chooses."""
    copa = state.aiming
    state.aiming = NO_CARD
    _hit(state, seat, copa, action - AIM + FIRST_KNIGHT, out)
    if state.pass_ == TREASURE_PASS:
        _next_of_treasure(state, out)
        return
    state.phase = JUGAR
    if not state.hands[seat]:
        _end_turn(state, out)


# --- the treasure turned up -------------------------------------------------------------------


def turn_up(state: State, out: Out) -> None:
    """§2.4 The treasure is turned up whole; its copas act in turn order from the starter.

    §2.5 Without a knight on the table they are removed without effect.
    """
    state.pass_ = TREASURE_PASS
    state.phase = DESENLACE
    if state.combat[OBJETIVO] != TESORO:
        return
    queue = state.queue
    for step in range(state.seats):
        seat = (state.starter + step) % state.seats
        chest = state.chests[seat]
        if not chest:
            continue
        state.centre |= chest & OROS_MASK
        if out is not None:
            out.append(events.TurnedUp(seat=seat, cards=cards_in(chest)))
        for rank in range(RANKS):
            if chest >> FIRST_COPA + rank & 1:
                queue.append(seat * 64 + FIRST_COPA + rank)
    if not state.present:
        queue.clear()
    queue.reverse()
    _next_of_treasure(state, out)


def _next_of_treasure(state: State, out: Out) -> None:
    while state.queue:
        entry = state.queue.pop()
        if not _fire(state, entry >> 6, entry & 63, out):
            return
    state.phase = DESENLACE
