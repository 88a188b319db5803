"""§2.6 The booty: winners keep their own cards, and pick the rest one by one."""

from __future__ import annotations

from tafureria.core.bits import cards_in
from tafureria.core.event import Out
from tafureria.core.rule import Rule
from tafureria.core.shapes import Action, Card, Mask, Seat
from tafureria.games.moros_y_cristianos import actions, events, pieces, rulebook
from tafureria.games.moros_y_cristianos import state as st
from tafureria.games.moros_y_cristianos.state import State


def booty_of(state: State) -> Mask:
    """§2.6 What is left to share: all knights and oros on the table that no winner has taken."""
    booty = state.present | state.centre | state.carried
    for oros in state.oros:
        booty |= oros
    for taken in state.taken:
        booty &= ~taken
    return booty


def begin_sharing(state: State, out: Out) -> None:
    """§2.6 Winners keep the cards they played; a single winner also takes all the rest."""
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


def _ask_to_pick(state: State, booty: Mask, out: Out) -> None:
    """§2.6 Ask the winners in rotation to pick one card each; the last card is taken automatically."""
    if not booty:
        state.phase = st.COUNT_UP
        return
    seat = state.pickers[state.picker]
    if not booty & (booty - 1):
        _take(state, seat, booty.bit_length() - 1, out)
        state.phase = st.COUNT_UP
        return
    state.phase = st.PICK
    state.active = seat
    state.asked = 1 << seat


def legal_pick(state: State) -> list[Action]:
    """§2.6 Any card of the booty."""
    return [actions.take(card) for card in pieces.cards_of(booty_of(state))]


def check_pick(state: State, action: Action) -> Rule | None:
    """§2.6 A card that is still in the booty."""
    return None if booty_of(state) >> actions.taken_card(action) & 1 else rulebook.NOT_IN_BOOTY


def pick(state: State, seat: Seat, action: Action, out: Out) -> None:
    """§2.6 A winner takes a card of the booty."""
    _take(state, seat, actions.taken_card(action), out)
    state.picker = (state.picker + 1) % len(state.pickers)
    _ask_to_pick(state, booty_of(state), out)


def _take(state: State, seat: Seat, card: Card, out: Out) -> None:
    state.taken[seat] |= 1 << card
    if out is not None:
        out.append(events.Took(seat=seat, card=card))
