"""r.12, r.13, r.14 Espionage: blocking whoever is about to get a card, and cancelling what was pointed."""

from __future__ import annotations

from tafureria.core.event import Event
from tafureria.core.rule import Rule
from tafureria.games.espada_negra import events, rulebook
from tafureria.games.espada_negra.actions import DONE, POINT, QUIET
from tafureria.games.espada_negra.conditions import AMOUNTS, INTRIGA
from tafureria.games.espada_negra.state import BLOCKING, CANCELLING, State

ASKED = 0
GETS = 1
BLOCKED = 2


def need(state: State) -> int:
    """r.12 The gold paid or the attack committed; r.13 all that the latest action pointed."""
    return state.chain[-1] if state.chain else state.price


def worth(state: State, slot: int) -> int:
    """What one spy of this slot counts when pointed."""
    return state.deck.wits[slot] + state.conditions[INTRIGA] * AMOUNTS[INTRIGA]


def ready(state: State) -> None:
    """r.7 A turn begins: the sum of all spies that each seat can still point (r.14)."""
    slots = len(state.deck.spies)
    for seat in range(state.seats):
        total = 0
        for slot in range(slots):
            total += state.spies[seat * slots + slot] * worth(state, slot)
        state.wits[seat] = total


def begin(state: State) -> int:
    """r.12 Somebody is about to get the card: the others are asked from that seat's left."""
    state.chain = []
    if not state.deck.spies:
        return GETS
    return _ask_from(state, state.getter, 1)


def _ask_from(state: State, origin: int, first: int) -> int:
    """Ask the next seat to the left of *origin*, from *first* places on, that could act."""
    floor = need(state)
    for step in range(first, state.seats):
        seat = (origin + step) % state.seats
        if state.wits[seat] >= floor:
            state.phase = CANCELLING if state.chain else BLOCKING
            state.pending = 1 << seat
            state.pointing = 0
            state.pointed = []
            return ASKED
    return _close(state)


def _close(state: State) -> int:
    """r.13 Nobody acts: without a chain the card is got; an odd number of actions holds the block."""
    if not state.chain:
        return GETS
    return BLOCKED if len(state.chain) // 2 % 2 else GETS


def legal(state: State, seat: int) -> list[int]:
    """To be quiet; to point one more spy; to have done when the sum is enough."""
    slots = len(state.deck.spies)
    out = [] if state.pointed else [QUIET]
    out += [POINT + slot for slot in range(slots) if state.spies[seat * slots + slot]]
    if state.pointed and state.pointing >= need(state):
        out.append(DONE)
    return out


def check(state: State, seat: int, action: int) -> Rule | None:
    """r.12 An action needs enough espionage; r.14 of spies that have not been pointed."""
    if action == QUIET:
        return rulebook.POINTED_ALREADY if state.pointed else None
    if action == DONE:
        enough = state.pointed and state.pointing >= need(state)
        return None if enough else rulebook.SPY_TOO_WEAK
    slots = len(state.deck.spies)
    slot = action - POINT
    if slot >= slots or not state.spies[seat * slots + slot]:
        return rulebook.NO_SPY
    return None


def act(state: State, seat: int, action: int, out: list[Event] | None) -> int:
    """Carry out one small choice of the seat that is asked."""
    if action == QUIET:
        if out is not None:
            out.append(events.Quiet(seat=seat))
        origin = state.chain[-2] if state.chain else state.getter
        return _go_on(state, origin, (seat - origin) % state.seats + 1, out)
    if action == DONE:
        against = state.chain[-2] if state.chain else state.getter
        state.chain.append(seat)
        state.chain.append(state.pointing)
        if out is not None:
            actions = len(state.chain) // 2
            out.append(events.Spied(seat=seat, sum=state.pointing, actions=actions, against_seat=against))
        state.pointing = 0
        state.pointed = []
        return _go_on(state, seat, 1, out)
    slot = action - POINT
    state.spies[seat * len(state.deck.spies) + slot] -= 1
    state.wits[seat] -= worth(state, slot)
    state.pointing += worth(state, slot)
    state.pointed.append(slot)
    if out is not None:
        model = state.deck.models[state.deck.spies[slot]].name
        out.append(events.Pointed(seat=seat, slot=slot, model=model, sum=state.pointing))
    return ASKED


def _go_on(state: State, origin: int, first: int, out: list[Event] | None) -> int:
    """Ask on; when a chain closes on a void block, the seat after that blocker is asked."""
    result = _ask_from(state, origin, first)
    while result != ASKED and state.chain:
        blocker = state.chain[0]
        if out is not None:
            actions = len(state.chain) // 2
            out.append(events.ChainClosed(seat=blocker, actions=actions, held=result == BLOCKED))
        state.chain = []
        if result == BLOCKED:
            break
        result = _ask_from(state, state.getter, (blocker - state.getter) % state.seats + 1)
    return result
