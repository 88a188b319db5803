"""§2.2 The deal: identity cards face up, then two secret cards to each player."""

from __future__ import annotations

from functools import cache

from tafureria.core.bits import mask_of
from tafureria.core.event import Out
from tafureria.core.shapes import Card, Mask
from tafureria.games.muerte_al_rey import events
from tafureria.games.muerte_al_rey import options as opt
from tafureria.games.muerte_al_rey import state as st
from tafureria.games.muerte_al_rey.pieces import KING_BITS, SIDE_MASK, Place, identity, secret_deck
from tafureria.games.muerte_al_rey.rules import faces
from tafureria.games.muerte_al_rey.state import State

# --- what chance draws from -------------------------------------------------------------------


def stock(state: State) -> Mask:
    """Mask of what can be drawn next: places while identity cards are dealt, later secret cards."""
    if state.phase == st.DEAL:
        return state.stock[state.drawn & 1]
    if state.identities == opt.BANDOS and state.played:
        return state.stock[0] & SIDE_MASK[state.place[state.drawn] & 1]
    return state.stock[0]


def weight(state: State) -> int:
    """Number of cards left to draw from; the two secret decks alternate, as the number of seats is even."""
    if state.phase == st.DEAL:
        return state.deck_size - (state.drawn >> 1)
    return stock(state).bit_count()


# --- identity cards ---------------------------------------------------------------------------


def begin_identities(state: State) -> None:
    """The deck of identity cards is shuffled."""
    collect(state)
    state.phase = st.IDENTITIES
    state.drawn = 0
    state.stock = [(1 << state.seats) - 1, 0]


def deal_identity(state: State, place: Place, out: Out) -> None:
    """Deal the next player an identity card, face up."""
    seat = state.drawn
    if out is not None:
        if seat == 0 and state.played == 0:
            out.append(events.GameBegan(number=1, games=state.games))
        out.append(events.Identified(seat=seat, card=identity(place)))
    state.place[seat] = place
    state.holder[place] = seat
    state.stock[0] ^= 1 << place
    state.drawn += 1
    if state.drawn == state.seats:
        identities_dealt(state)


def identities_dealt(state: State) -> None:
    """Deal the secret cards next; §3.3 with ``eligen-...`` the first game also begins with a choice."""
    if state.played == 0 and state.identities in (opt.ELIGEN_PROPIAS, opt.ELIGEN_CONTRARIAS):
        state.phase = st.CHOOSE
    else:
        begin_deal(state)


# --- secret cards -----------------------------------------------------------------------------


@cache
def _decks(companions: int, size: int) -> tuple[Mask, Mask]:
    return mask_of(secret_deck(companions, 0, size)), mask_of(secret_deck(companions, 1, size))


def begin_deal(state: State) -> None:
    """The secret decks are shuffled."""
    state.phase = st.DEAL
    state.drawn = 0
    state.stock = list(_decks(state.companions, state.deck_size))
    collect(state)


def deal_card(state: State, card: Card, out: Out) -> None:
    """Deal the next card of a side's deck to the next of its players, who alone sees it."""
    place = state.drawn % state.seats
    if out is not None:
        if state.drawn == 0 and state.played == 0 and state.fixed_start:
            out.append(events.GameBegan(number=1, games=state.games))
        out.append(events.Dealt(seat=state.holder[place], card=card))
    state.hands[place] |= 1 << card
    state.stock[place & 1] ^= 1 << card
    state.drawn += 1
    if state.drawn == 2 * state.deck_size:
        if state.ruta:
            state.route = [
                (state.holder[p], 0) for p, hand in enumerate(state.hands) if hand & KING_BITS[p & 1]
            ]
        faces.after_deal(state)


def collect(state: State) -> None:
    """Return all cards but the identity cards to their decks; no hand is shown."""
    places = state.seats
    state.hands = [0] * places
    state.lost = [0] * places
    state.alive = 0
    state.active = 0
    state.round = 0
    state.accused = 0
    state.partner = st.NONE
    state.given = [st.NONE, st.NONE]
    state.answers = [st.NONE, st.NONE]
    state.faces = [st.NONE] * places
    state.target = st.NONE
    state.notes = []
