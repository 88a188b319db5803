"""§2.3 Hands: they are kept or thrown away, and filled up; §2.4 who starts."""

from __future__ import annotations

from tafureria.core.event import Out
from tafureria.core.game import CHANCE
from tafureria.core.shapes import Action, Card, Seat
from tafureria.games.moros_y_cristianos import actions, events
from tafureria.games.moros_y_cristianos import state as st
from tafureria.games.moros_y_cristianos.pieces import NOBODY
from tafureria.games.moros_y_cristianos.rules import declaration
from tafureria.games.moros_y_cristianos.state import State

# --- the first round --------------------------------------------------------------------------


def draw_starter(state: State, seat: Seat, out: Out) -> None:
    """§2.4 The seat that chance has drawn starts the first round."""
    state.starter = seat
    if out is not None:
        out.append(events.RoundBegan(round=1, starter_seat=seat))
    begin_deal(state, out)


def settle_starter(state: State, seat: Seat) -> None:
    """§2.4 The option `primero` names the starter, so nobody is drawn.

    A new game emits no events, so the round is announced when its first card is dealt.
    """
    state.starter = seat
    state.active = seat
    state.phase = st.DEAL
    state.step = st.NOT_ANNOUNCED


# --- the next round ---------------------------------------------------------------------------


def begin_round(state: State, out: Out) -> None:
    """§2.3 The next round begins: first whoever holds cards keeps them or throws them away."""
    collect_cards(state)
    if out is not None:
        out.append(events.RoundBegan(round=state.round, starter_seat=state.starter))
    _begin_keeping(state, out)


def collect_cards(state: State) -> None:
    """§2.4 The next seat starts; §2.3 all cards but hands and carried oros go back to the stock."""
    state.round += 1
    state.starter = (state.starter + 1) % state.seats
    state.stock = state.deck & ~state.carried
    for seat in range(state.seats):
        state.stock &= ~state.hands[seat]
        state.treasure[seat] = 0
        state.sides[seat] = NOBODY
        state.knights[seat] = 0
        state.oros[seat] = 0
        state.taken[seat] = 0
    state.centre = 0
    state.pass_number = 0
    state.attack = NOBODY
    state.defended = False
    state.duty_bound = 0
    state.sitting_out = 0
    state.present = 0
    state.second = 0
    state.annulled = 0
    state.line.clear()
    state.copas.clear()
    state.pickers.clear()
    state.picker = 0


# --- keeping or throwing away -----------------------------------------------------------------


def _begin_keeping(state: State, out: Out) -> None:
    """§2.3 In turn order from the new starter, whoever holds cards keeps them all or throws them all away.

    §3 In teams everybody must throw after a round without knights: else dead cards could stay forever.
    """
    state.phase = st.KEEP
    state.step = 0
    if state.teams and not state.last_had_knights:
        for step in range(state.seats):
            seat = (state.starter + step) % state.seats
            if state.hands[seat]:
                _throw(state, seat, out)
    ask_next_to_keep(state, out)


def ask_next_to_keep(state: State, out: Out) -> None:
    """§2.3 Ask the next seat from ``state.step`` on; players without cards are not asked."""
    while state.step < state.seats:
        seat = (state.starter + state.step) % state.seats
        state.step += 1
        if state.hands[seat]:
            state.active = seat
            state.asked = 1 << seat
            return
    begin_deal(state, out)


def legal_keep_or_throw() -> list[Action]:
    """§2.3 Keep all or throw all away; both are always legal."""
    return [actions.GUARDA, actions.TIRA]


def keep_or_throw(state: State, seat: Seat, action: Action, out: Out) -> None:
    """§2.3 The choice is public, the cards are not."""
    if action == actions.TIRA:
        _throw(state, seat, out)
    elif out is not None:
        out.append(events.Kept(seat=seat, count=state.hands[seat].bit_count()))
    ask_next_to_keep(state, out)


def _throw(state: State, seat: Seat, out: Out) -> None:
    if out is not None:
        out.append(events.Threw(seat=seat, count=state.hands[seat].bit_count()))
    state.stock |= state.hands[seat]
    state.hands[seat] = 0


# --- dealing ----------------------------------------------------------------------------------


def begin_deal(state: State, out: Out) -> None:
    """§2.3 All other cards are shuffled, and hands are filled up in turn order."""
    state.phase = st.DEAL
    state.asked = CHANCE
    state.step = 0
    _next_to_deal(state, out)


def _next_to_deal(state: State, out: Out) -> None:
    """Find the next seat to deal to, from ``state.step`` on; if all hands are full, the starter declares."""
    while state.step < state.seats:
        seat = (state.starter + state.step) % state.seats
        if state.hands[seat].bit_count() < state.full_hand:
            state.active = seat
            return
        state.step += 1
    declaration.begin_declaration(state, out)


def deal(state: State, card: Card, out: Out) -> None:
    """§2.3 A card of the shuffled stock is dealt."""
    if state.step == st.NOT_ANNOUNCED:
        draw_starter(state, state.starter, out)
    seat = state.active
    state.hands[seat] |= 1 << card
    state.stock ^= 1 << card
    if out is not None:
        out.append(events.Dealt(seat=seat, card=card))
    if state.hands[seat].bit_count() >= state.full_hand:
        state.step += 1
        _next_to_deal(state, out)
