"""§2.3 Exchanges: two companions swap one card each, which only they see."""

from __future__ import annotations

from tafureria.core.bits import cards_in
from tafureria.core.event import Out
from tafureria.core.rule import Rule
from tafureria.core.shapes import Action, Mask, Seat
from tafureria.games.muerte_al_rey import actions, events, rulebook
from tafureria.games.muerte_al_rey import state as st
from tafureria.games.muerte_al_rey.pieces import KING_BITS, SIDE_MASK
from tafureria.games.muerte_al_rey.rules import faces, rounds
from tafureria.games.muerte_al_rey.state import State

# --- beginning one ----------------------------------------------------------------------------


def legal_exchange(state: State) -> list[Action]:
    """Exchange with any living companion, unless the active player must accuse."""
    out: list[Action] = []
    if rounds.must_accuse(state):
        return out
    mates = state.alive & SIDE_MASK[state.active & 1] & ~(1 << state.active)
    while mates:
        low = mates & -mates
        out.append(actions.EXCHANGE - 1 + low.bit_length())
        mates ^= low
    return out


def check_exchange(state: State, action: Action) -> Rule | None:
    """Only a living companion may be chosen, and only if the active player need not accuse."""
    place = action - actions.EXCHANGE
    rule = rounds.check_player(state, place)
    if rule is not None:
        return rule
    if place & 1 != state.active & 1:
        return rulebook.EXCHANGE_WITH_COMPANION
    return rulebook.LAST_MUST_ACCUSE if rounds.must_accuse(state) else None


def exchange(state: State, action: Action, out: Out) -> None:
    """The companion may not refuse; both now choose a card."""
    place = action - actions.EXCHANGE
    state.partner = place
    state.given[0] = state.given[1] = st.NONE
    state.phase = st.HAND_OVER
    if out is not None:
        out.append(events.ExchangeBegan(seat=state.holder[state.active], with_seat=state.holder[place]))


# --- handing over -----------------------------------------------------------------------------


def asked(state: State) -> Mask:
    """Mask of the players of the exchange who have not chosen a card."""
    mask = 1 << state.holder[state.active] if state.given[0] == st.NONE else 0
    return mask | 1 << state.holder[state.partner] if state.given[1] == st.NONE else mask


def legal_hand_over(state: State, seat: Seat) -> list[Action]:
    """Hand over any card of the seat's hand."""
    return [actions.HAND_OVER + card for card in cards_in(state.hands[state.place[seat]])]


def check_hand_over(state: State, seat: Seat, action: Action) -> Rule | None:
    """Only a card of the seat's hand may be handed over."""
    card = action - actions.HAND_OVER
    return None if state.hands[state.place[seat]] >> card & 1 else rulebook.NOT_YOUR_CARD


def hand_over(state: State, seat: Seat, action: Action, out: Out) -> None:
    """The second choice makes the cards change hands; with treason both players are then asked (§3.1)."""
    card = action - actions.HAND_OVER
    mine, partner = state.active, state.partner
    state.given[0 if state.place[seat] == mine else 1] = card
    if out is not None:
        out.append(events.CardChosen(seat=seat, card=card))
    first, second = state.given
    if st.NONE in (first, second):
        return
    both = 1 << first | 1 << second
    state.hands[mine] ^= both
    state.hands[partner] ^= both
    a, b = state.holder[mine], state.holder[partner]
    if state.ruta and both & KING_BITS[mine & 1]:
        state.route.append((b if 1 << first & KING_BITS[mine & 1] else a, state.round + 1))
    if state.apuntes:
        state.notes.append((st.EXCHANGED, a, b, first, second))
    if out is not None:
        out.append(events.Exchanged(seat=a, with_seat=b, card=first, with_card=second))
    if state.traicion:
        state.phase = st.DENOUNCE
    else:
        faces.after_exchange(state)
