"""§2.5 Copas: which knight each annuls, in a turn or when the treasure is turned up."""

from __future__ import annotations

from tafureria.core.bits import cards_in
from tafureria.core.event import Out
from tafureria.core.rule import Rule
from tafureria.core.shapes import Action, Card, Mask, Seat
from tafureria.games.moros_y_cristianos import actions, events, pieces, rulebook
from tafureria.games.moros_y_cristianos import state as st
from tafureria.games.moros_y_cristianos.state import State

# --- what a copa does -------------------------------------------------------------------------


def targets_of(state: State, copa: Card) -> Mask:
    """§2.5 Knights of the copa's rank on the table, except those of the turn that plays it."""
    rank = copa - pieces.FIRST_COPA
    return state.present & (1 << pieces.FIRST_KNIGHT + rank | 1 << pieces.FIRST_BASTO + rank)


def act(state: State, seat: Seat, copa: Card, out: Out) -> bool:
    """§2.5 The copa acts at once; ``False`` if its owner must first choose between two knights."""
    targets = targets_of(state, copa)
    if targets & (targets - 1):
        state.aiming = copa
        state.active = seat
        state.asked = 1 << seat
        state.phase = st.AIM
        return False
    _annul(state, seat, copa, targets.bit_length() - 1, out)
    return True


def _annul(state: State, seat: Seat, copa: Card, target: Card, out: Out) -> None:
    """§2.5 The copa annuls *target*; with none (``NO_CARD``) it has no effect."""
    state.copas.append(st.copa_entry(seat, copa, target))
    if target == st.NO_CARD:
        if out is not None:
            out.append(events.Wasted(seat=seat, card=copa))
        return
    state.annulled |= 1 << target
    if out is not None:
        owner = state.owner(target)
        out.append(events.Annulled(seat=seat, card=copa, target=target, victim_seat=owner))


# --- choosing between two knights -------------------------------------------------------------


def legal_aim(state: State) -> list[Action]:
    """§2.5 Both knights of the copa's rank."""
    return [actions.aim(knight) for knight in pieces.cards_of(targets_of(state, state.aiming))]


def check_aim(state: State, action: Action) -> Rule | None:
    """§2.5 A knight of the copa's own rank, already on the table."""
    target = 1 << actions.aimed_knight(action)
    return None if target & targets_of(state, state.aiming) else rulebook.COPA_OF_ITS_RANK


def aim(state: State, seat: Seat, action: Action, out: Out) -> None:
    """§2.5 Annul the knight that the player of the copa chose, where both of its rank are on the table."""
    copa = state.aiming
    state.aiming = st.NO_CARD
    _annul(state, seat, copa, actions.aimed_knight(action), out)
    if state.pass_number == st.TREASURE_PASS:
        _act_from_treasure(state, out)
    else:
        state.phase = st.PLAY if state.hands[seat] else st.END_TURN


# --- the treasure turned up -------------------------------------------------------------------


def turn_up(state: State, out: Out) -> None:
    """§2.4 Turn up the whole treasure; its copas act in turn order from the starter.

    §2.5 Without a knight on the table the copas are removed without effect.
    """
    state.pass_number = st.TREASURE_PASS
    state.phase = st.DECIDE
    if state.combat[actions.OBJETIVO] != actions.TESORO:
        return
    for step in range(state.seats):
        seat = (state.starter + step) % state.seats
        cards = state.treasure[seat]
        if not cards:
            continue
        state.centre |= cards & pieces.OROS_MASK
        if out is not None:
            out.append(events.TurnedUp(seat=seat, cards=cards_in(cards)))
        if state.present:
            for copa in pieces.cards_of(cards & pieces.COPAS_MASK):
                state.queue.append(st.copa_entry(seat, copa, st.NO_CARD))
    state.queue.reverse()
    _act_from_treasure(state, out)


def _act_from_treasure(state: State, out: Out) -> None:
    """§2.4 The copas of the treasure act one after another, until one has two knights to choose from."""
    while state.queue:
        entry = state.queue.pop()
        if not act(state, st.seat_of_copa(entry), st.card_of_copa(entry), out):
            return
    state.phase = st.DECIDE
