"""Gifts of Paria (M08): when it is played, and before the action of each later round of the turn."""

from __future__ import annotations

from tafureria.core.event import Out
from tafureria.core.rule import Rule
from tafureria.core.shapes import Action, Card, Mask
from tafureria.games.taifa import actions, board, cards, events, rulebook
from tafureria.games.taifa import pieces as box
from tafureria.games.taifa import state as st
from tafureria.games.taifa.rules import agenda, deal
from tafureria.games.taifa.rules.agenda import first, push
from tafureria.games.taifa.state import State


def receivers(state: State, kingdom: int) -> Mask:
    """M08 Kingdoms that may get a gift now: one card at most to each."""
    return board.others(state, kingdom) & ~state.given


def step_give_paria(state: State, x: int, out: Out) -> None:
    """M08 When Paria is played, ask for receivers as long as cards and kingdoms are left."""
    del out
    kingdom = first(x)
    if state.hands[kingdom] and receivers(state, kingdom):
        agenda.ask(state, st.PARIA, kingdom)


# --- the receiver ------------------------------------------------------------------------------


def legal_paria(state: State, kingdom: int) -> list[Action]:
    """M08 A kingdom to give a card to, or enough."""
    return [actions.ENOUGH, *actions.with_kingdoms(actions.GIFT, receivers(state, kingdom))]


def check_paria(state: State, kingdom: int, action: Action) -> Rule | None:
    """M08 A kingdom to give a card to, or enough."""
    if action == actions.ENOUGH:
        return None
    return check_gift(state, kingdom, action)


def check_gift(state: State, kingdom: int, action: Action) -> Rule | None:
    """M08 Only the kingdom that Paria lies in front of may give, once to each other kingdom in play."""
    other = actions.receiver(action)
    if other == box.NOBODY:
        return rulebook.WRONG_PHASE
    if state.watch[cards.W_PARIA] != kingdom:
        return rulebook.NO_PARIA
    if state.given >> other & 1:
        return rulebook.ONE_GIFT_EACH
    return None if board.others(state, kingdom) >> other & 1 else rulebook.NOT_A_TARGET


def paria(state: State, kingdom: int, action: Action, out: Out) -> None:
    """M08 Choose a receiver, or stop."""
    if action != actions.ENOUGH:
        announce(state, kingdom, action, out)
    elif out is not None:
        out.append(events.Declined(kingdom=kingdom))


def announce(state: State, kingdom: int, action: Action, out: Out) -> None:
    """M08 Announce the receiver; the card follows."""
    state.pick = actions.receiver(action)
    agenda.ask(state, st.GIFT_CARD, kingdom)
    if out is not None:
        out.append(events.Gifting(kingdom=kingdom, other=state.pick))


# --- which card --------------------------------------------------------------------------------


def legal_gift_card(state: State, kingdom: int) -> list[Action]:
    """M08 Any card of the hand."""
    return actions.with_cards(deal.designs(state.hands[kingdom]))


def check_gift_card(state: State, kingdom: int, action: Action) -> Rule | None:
    """M08 Any card of the hand."""
    card = actions.card(action)
    if card == actions.NO_CARD:
        return rulebook.COMPULSORY if action == actions.ENOUGH else rulebook.WRONG_PHASE
    return None if card in state.hands[kingdom] else rulebook.NOT_IN_HAND


def gift_card(state: State, kingdom: int, action: Action, out: Out) -> None:
    """M08 Give the chosen card."""
    give(state, kingdom, actions.card(action), out)


def give(state: State, kingdom: int, card: Card, out: Out) -> None:
    """M08 Hand over the gift, which bars attacks between the two kingdoms."""
    other = state.pick
    deal.take_out(state, kingdom, card)
    deal.gain(state, other, card)
    state.given |= 1 << other
    if out is not None:
        eyes = board.eyes_of(state, kingdom) | board.eyes_of(state, other)
        out.append(events.Given(kingdom=kingdom, other=other, card=card, eyes=eyes))
    bar(state, kingdom, other, out)
    if state.card == cards.PARIA:
        push(state, agenda.GIVE_PARIA, kingdom)
    else:
        push(state, agenda.ASK_ROUND)


def bar(state: State, kingdom: int, other: int, out: Out) -> None:
    """M08, C10, C14 The two may not use the Attack action on each other until the end of the turn."""
    state.bans[kingdom] |= 1 << other
    state.bans[other] |= 1 << kingdom
    if out is not None:
        out.append(events.Barred(kingdom=kingdom, other=other))
