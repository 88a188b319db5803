"""The rules as one machine: who must act, what is legal and why not, and what follows from it.

What each rule says stands in ``turn`` (r.1-r.3, r.7-r.10), ``attack`` (r.5, r.6, r.11), ``auction``
(r.4 and ties) and ``espionage`` (r.12-r.14); here they are put after one another.
"""

from __future__ import annotations

from tafureria.core.event import Event
from tafureria.core.rule import GAME_OVER, NO_SUCH_ACTION, NOT_YOUR_TURN, WRONG_PHASE, Rule
from tafureria.games.espada_negra import actions, attack, auction, espionage, events, rulebook, turn
from tafureria.games.espada_negra.actions import HOLD, MOST_GOLD, NAME, QUIET
from tafureria.games.espada_negra.state import (
    ATTACKING,
    BIDDING,
    BLOCKING,
    BY_SPIES,
    BY_TIE,
    CALLING,
    CANCELLING,
    DRAW_CARD,
    DRAW_CONDITION,
    DRAW_OFFICE,
    DRAW_ORDER,
    FINISHED,
    LOT,
    NAMING,
    NO_BIDS,
    OUTCRY,
    SPEAKING,
    State,
)

SEALED = (ATTACKING, BIDDING, CALLING, OUTCRY)
"""Phases in which choices are sealed until all are made."""


def waiting(state: State) -> int:
    """Mask of the seats that must choose, -1 for chance, 0 at the end."""
    return -1 if state.phase <= LOT else state.pending


# --- chance -----------------------------------------------------------------------------------


def chance(state: State) -> list[int]:
    """Weights of what can be drawn: a card, a seat, or an order of speaking."""
    phase = state.phase
    if phase in (DRAW_CARD, DRAW_CONDITION):
        return state.stock[:]
    if phase == DRAW_OFFICE:
        return [1] * state.seats
    if phase == LOT:
        return [state.tied >> seat & 1 for seat in range(state.seats)]
    return [1] * auction.orders(state)


def weight(state: State) -> int:
    """Sum of :func:`chance`."""
    phase = state.phase
    if phase in (DRAW_CARD, DRAW_CONDITION):
        return state.left
    if phase == DRAW_ORDER:
        return auction.orders(state)
    return state.seats if phase == DRAW_OFFICE else state.tied.bit_count()


def outcome(state: State, x: int) -> int:
    """The outcome at *x* of ``range(weight(state))``."""
    phase = state.phase
    if phase in (DRAW_CARD, DRAW_CONDITION):
        for kind, copies in enumerate(state.stock):
            x -= copies
            if x < 0:
                return kind
    if phase == LOT:
        for seat in range(state.seats):
            x -= state.tied >> seat & 1
            if x < 0:
                return seat
    return x


def _draw(state: State, result: int, out: list[Event] | None) -> None:
    phase = state.phase
    if phase == DRAW_CARD:
        if turn.draw_card(state, result, out):
            _next_card(state, out)
    elif phase == DRAW_CONDITION:
        turn.draw_condition(state, result, out)
    elif phase == DRAW_OFFICE:
        turn.draw_office(state, result, out)
    elif phase == DRAW_ORDER:
        auction.draw_order(state, result, out)
    else:
        _after_bidding(state, auction.draw_lot(state, result, out), out)


# --- choices ----------------------------------------------------------------------------------


def legal(state: State, seat: int) -> list[int]:
    """Legal actions of a seat that is waited for, ascending."""
    phase = state.phase
    if phase <= LOT or seat < 0 or not state.pending >> seat & 1:
        return []
    if phase == ATTACKING:
        return attack.legal(state, seat)
    if phase == NAMING:
        return auction.legal_names(state)
    if phase in (BLOCKING, CANCELLING):
        return espionage.legal(state, seat)
    return auction.legal(state, seat)


def check(state: State, seat: int, action: int) -> Rule | None:
    """The first rule that the action breaks, in book order, or ``None``."""
    phase = state.phase
    if phase == FINISHED:
        return GAME_OVER
    if not 0 <= action < actions.COUNT:
        return NO_SUCH_ACTION
    if not 0 <= seat < state.seats or phase <= LOT or not state.pending >> seat & 1:
        return NOT_YOUR_TURN
    if phase == ATTACKING:
        return attack.check(state, seat, action) if HOLD <= action < NAME else WRONG_PHASE
    if phase == NAMING:
        if not NAME <= action < QUIET:
            return WRONG_PHASE
        return None if state.tied >> (action - NAME) & 1 else rulebook.NOT_TIED
    if phase in (BLOCKING, CANCELLING):
        return espionage.check(state, seat, action) if action >= QUIET else WRONG_PHASE
    return auction.check(state, seat, action) if action <= MOST_GOLD else WRONG_PHASE


def apply(state: State, seat: int, action: int, out: list[Event] | None) -> None:
    """Carry out a legal choice, or an outcome of chance."""
    phase = state.phase
    if phase <= LOT:
        _draw(state, action, out)
        return
    if phase in SEALED:
        state.commits[seat] = action
        state.pending &= ~(1 << seat)
        if out is not None:
            out.append(events.Sealed(seat=seat, choice=action))
        if state.pending == 0:
            _open(state, out)
    elif phase == SPEAKING:
        _after_bidding(state, auction.speak(state, seat, action, out), out)
    elif phase == NAMING:
        _after_bidding(state, auction.name(state, action - NAME, out), out)
    else:
        _after_espionage(state, espionage.act(state, seat, action, out), out)


def _open(state: State, out: list[Event] | None) -> None:
    """All sealed choices are made: they are opened together."""
    phase = state.phase
    if phase == ATTACKING:
        if attack.resolve(state, out) == attack.WON:
            _after_espionage(state, espionage.begin(state), out)
        else:
            _after_bidding(state, auction.begin(state, out), out)
    elif phase == BIDDING:
        _after_bidding(state, auction.resolve_sealed(state, out), out)
    elif phase == CALLING:
        _after_bidding(state, auction.resolve_call(state, out), out)
    else:
        _after_bidding(state, auction.resolve_outcry(state, out), out)


# --- one card after another -------------------------------------------------------------------


def _next_card(state: State, out: list[Event] | None) -> None:
    """r.4 Cards are dealt with in the order in which they were turned up."""
    while True:
        state.block += 1
        state.lead = 0
        state.leader = -1
        state.price = 0
        state.raid = False
        if state.block == state.per_turn:
            state.pending = 0
            if turn.end_turn(state, out):
                continue
            return
        if out is not None:
            card = state.deck.first + state.queue[state.block]
            out.append(events.Offered(card=card, place=state.block + 1))
        if attack.ask(state):
            return
        if not _settle_bidding(state, auction.begin(state, out), out):
            return


def _settle_bidding(state: State, result: int, out: list[Event] | None) -> bool:
    """Whether the card on the block is done with."""
    if result == auction.ASKED:
        return False
    if result == auction.SOLD:
        auction.sell(state, out)
        return _settle_espionage(state, espionage.begin(state), out)
    turn.discard(state, NO_BIDS if result == auction.UNSOLD else BY_TIE, out)
    return True


def _settle_espionage(state: State, result: int, out: list[Event] | None) -> bool:
    """Whether the card on the block is done with."""
    if result == espionage.ASKED:
        return False
    if result == espionage.GETS:
        turn.gain(state, out)
    else:
        turn.discard(state, BY_SPIES, out)
    return True


def _after_bidding(state: State, result: int, out: list[Event] | None) -> None:
    if _settle_bidding(state, result, out):
        _next_card(state, out)


def _after_espionage(state: State, result: int, out: list[Event] | None) -> None:
    if _settle_espionage(state, result, out):
        _next_card(state, out)


def is_speaking(state: State) -> bool:
    """Whether a seat is asked to raise in the order of the call."""
    return state.phase == SPEAKING
