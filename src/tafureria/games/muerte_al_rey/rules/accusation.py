"""§2.3 Accusations: the accused shows all their cards; a wrong accusation costs the accuser a card."""

from __future__ import annotations

from tafureria.core.bits import cards_in
from tafureria.core.event import Out
from tafureria.core.rule import Rule
from tafureria.core.shapes import Action
from tafureria.games.muerte_al_rey import actions, events, rulebook
from tafureria.games.muerte_al_rey import state as st
from tafureria.games.muerte_al_rey.pieces import KING_BITS, SIDE_MASK
from tafureria.games.muerte_al_rey.rules import rounds, winning
from tafureria.games.muerte_al_rey.state import State

# --- accusing ---------------------------------------------------------------------------------


def legal_accuse(state: State) -> list[Action]:
    """Accuse any living player of the other side. ``ACCUSE`` is 0, so the places are the actions."""
    return cards_in(state.alive & SIDE_MASK[1 - (state.active & 1)])


def check_accuse(state: State, action: Action) -> Rule | None:
    """Only a living player of the other side may be accused."""
    place = action - actions.ACCUSE
    rule = rounds.check_player(state, place)
    if rule is not None:
        return rule
    return rulebook.ACCUSE_A_RIVAL if place & 1 == state.active & 1 else None


def accuse(state: State, action: Action, out: Out) -> None:
    """The accused shows all their cards. With the king among them the game is over."""
    place = action - actions.ACCUSE
    side = state.active & 1
    state.accused |= 1 << side
    state.target = place
    hand = state.hands[place]
    accuser, accused = state.holder[state.active], state.holder[place]
    if state.apuntes:
        state.notes.append((st.SHOWN, accuser, accused, hand, 0))
    if out is not None:
        out.append(events.Accused(seat=accuser, target_seat=accused))
        out.append(events.Shown(seat=accused, cards=cards_in(hand)))
    if hand & KING_BITS[1 - side]:
        winning.king_found(state, out)
    else:
        state.phase = st.GIVE_UP


# --- a wrong accusation -----------------------------------------------------------------------


def legal_give_up(state: State) -> list[Action]:
    """Give up any card of the accuser's hand."""
    return [actions.GIVE_UP + card for card in cards_in(state.hands[state.active])]


def check_give_up(state: State, action: Action) -> Rule | None:
    """Only a card of the accuser's hand may be given up."""
    return None if state.hands[state.active] >> action - actions.GIVE_UP & 1 else rulebook.NOT_YOUR_CARD


def give_up(state: State, action: Action, out: Out) -> None:
    """The card is out of the game, face up, and the accused hides their cards again.

    Whoever has no cards left is eliminated; whoever gives up their own king loses for their side.
    """
    card = action - actions.GIVE_UP
    place = state.active
    seat = state.holder[place]
    state.hands[place] ^= 1 << card
    state.lost[place] |= 1 << card
    state.target = st.NONE
    if out is not None:
        out.append(events.GaveUp(seat=seat, card=card))
    if not state.hands[place]:
        state.alive ^= 1 << place
        if out is not None:
            out.append(events.Eliminated(seat=seat))
    if 1 << card == KING_BITS[place & 1]:
        winning.king_lost(state, out)
    else:
        rounds.next_turn(state)
