"""r.12, r.13, r.14 Espionage: blocking whoever is about to get a card, and cancelling such actions."""

from __future__ import annotations

from tafureria.core.event import Out
from tafureria.core.rule import WRONG_PHASE, Rule
from tafureria.core.shapes import Action, Seat
from tafureria.games.espada_negra import actions, events, rulebook
from tafureria.games.espada_negra import state as st
from tafureria.games.espada_negra.pieces import conditions
from tafureria.games.espada_negra.rules import card
from tafureria.games.espada_negra.state import State


def need(state: State) -> int:
    """What an action needs: r.12 the gold paid or attack committed; r.13 the sum of the latest action."""
    return state.chain[-1] if state.chain else state.price


def worth(state: State, slot: int) -> int:
    """The espionage that one spy of this slot counts for when pointed."""
    return state.deck.spy_espionage[slot] + state.worth(conditions.INTRIGA)


def ready(state: State) -> None:
    """r.7 At the start of a turn, compute the sum of all spies that each seat can still point (r.14)."""
    slots = len(state.deck.spies)
    for seat in range(state.seats):
        total = 0
        for slot in range(slots):
            total += state.spies[seat * slots + slot] * worth(state, slot)
        state.espionage[seat] = total


def begin(state: State, out: Out) -> None:
    """r.12 A seat is about to get the card: ask the others, starting on its left."""
    state.chain = []
    if not state.deck.spies or not _ask_from(state, state.taker, 1):
        card.gain(state, out)


def _ask_from(state: State, origin: Seat, first: int) -> bool:
    """Ask the first seat that can act, *first* or more places to the left of *origin*; False if none can."""
    floor = need(state)
    for step in range(first, state.seats):
        seat = (origin + step) % state.seats
        if state.espionage[seat] >= floor:
            state.phase = st.CANCEL if state.chain else st.BLOCK
            state.asked = 1 << seat
            state.pointed_sum = 0
            state.pointed = []
            return True
    return False


def legal_spy(state: State, seat: Seat) -> list[int]:
    """Keep quiet, if no spy is pointed yet; point one more spy; or be done, once the sum is enough."""
    slots = len(state.deck.spies)
    out = [] if state.pointed else [actions.QUIET]
    out += [actions.POINT + slot for slot in range(slots) if state.spies[seat * slots + slot]]
    if state.pointed and state.pointed_sum >= need(state):
        out.append(actions.DONE)
    return out


def check_spy(state: State, seat: Seat, action: Action) -> Rule | None:
    """r.12 An action needs enough espionage; r.14 its spies must not have been pointed before."""
    if action < actions.QUIET:
        return WRONG_PHASE
    if action == actions.QUIET:
        return rulebook.POINTED_ALREADY if state.pointed else None
    if action == actions.DONE:
        enough = state.pointed and state.pointed_sum >= need(state)
        return None if enough else rulebook.SPY_TOO_WEAK
    slots = len(state.deck.spies)
    slot = action - actions.POINT
    if slot >= slots or not state.spies[seat * slots + slot]:
        return rulebook.NO_SPY
    return None


def spy(state: State, seat: Seat, action: Action, out: Out) -> None:
    """Keep quiet, point one more spy, or be done, which completes an action of espionage."""
    if action == actions.QUIET:
        _keep_quiet(state, seat, out)
    elif action == actions.DONE:
        _act(state, seat, out)
    else:
        _point(state, seat, action - actions.POINT, out)


def _against(state: State) -> Seat:
    """The seat that the next action is against: the author of the latest action, or else the taker."""
    return state.chain[-2] if state.chain else state.taker


def _keep_quiet(state: State, seat: Seat, out: Out) -> None:
    if out is not None:
        out.append(events.Quiet(seat=seat))
    origin = _against(state)
    _ask_on(state, origin, (seat - origin) % state.seats + 1, out)


def _point(state: State, seat: Seat, slot: int, out: Out) -> None:
    """Point a spy; r.14 it is spent, whatever becomes of the action."""
    state.spies[seat * len(state.deck.spies) + slot] -= 1
    counted = worth(state, slot)
    state.espionage[seat] -= counted
    state.pointed_sum += counted
    state.pointed.append(slot)
    if out is not None:
        model = state.deck.models[state.deck.spies[slot]].name
        out.append(events.Pointed(seat=seat, slot=slot, model=model, sum=state.pointed_sum))


def _act(state: State, seat: Seat, out: Out) -> None:
    """r.12, r.13 The spies pointed so far make up an action, which can be cancelled in turn."""
    against = _against(state)
    total = state.pointed_sum
    state.chain.append(seat)
    state.chain.append(total)
    if out is not None:
        count = len(state.chain) // 2
        out.append(events.Spied(seat=seat, sum=total, actions=count, against_seat=against))
    state.pointed_sum = 0
    state.pointed = []
    _ask_on(state, seat, 1, out)


def _ask_on(state: State, origin: Seat, first: int, out: Out) -> None:
    """Ask the next seat that can act; r.13 when nobody answers, the chain closes.

    If the number of actions is odd, the block holds and the card is discarded. If it is even, the block is
    void and the seat after that blocker is asked. When no seat is left to ask, the taker gets the card.
    """
    asked = _ask_from(state, origin, first)
    while not asked and state.chain:
        blocker = state.chain[0]
        count = len(state.chain) // 2
        holds = count % 2 == 1
        if out is not None:
            out.append(events.ChainClosed(seat=blocker, actions=count, held=holds))
        state.chain = []
        if holds:
            card.discard(state, st.BY_SPIES, out)
            return
        asked = _ask_from(state, state.taker, (blocker - state.taker) % state.seats + 1)
    if not asked:
        card.gain(state, out)
