"""After the roll of an attack (§5.2): Reliquia (C06), then Hakim (M06). ``deed.answer`` records choices."""

from __future__ import annotations

from tafureria.core.event import Out
from tafureria.core.rule import Rule
from tafureria.core.shapes import Action, Card
from tafureria.games.taifa import actions, board, cards, events, rulebook
from tafureria.games.taifa import pieces as box
from tafureria.games.taifa import state as st
from tafureria.games.taifa.cards import STRENGTH
from tafureria.games.taifa.rules import deal, deed, responses
from tafureria.games.taifa.rules.agenda import first, second
from tafureria.games.taifa.rules.deed import ATTACK_SIDE, DEFENCE_SIDE
from tafureria.games.taifa.state import State

# --- C06 Reliquia ------------------------------------------------------------------------------


def step_ask_relic(state: State, x: int, out: Out) -> None:
    """C06 Ask attacker and defender at the same time, whatever they hold."""
    del x, out
    mask = 1 << state.attacker
    if state.defender != box.NOBODY:
        mask |= 1 << state.defender
    deed.ask(state, st.RELIC, mask)


def step_show_relic(state: State, x: int, out: Out) -> None:
    """C06 Whoever shows Reliquia rolls all its dice again, once; an automa does so only when it is losing."""
    if out is not None:
        shown = [kingdom for kingdom in state.order if state.commits[kingdom]]
        out.append(events.Afterwards(kingdoms=shown, cards=[]))
    for side, kingdom in ((ATTACK_SIDE, state.attacker), (DEFENCE_SIDE, state.defender)):
        if kingdom == box.NOBODY:
            continue
        if state.commits[kingdom]:
            state.commits[kingdom].clear()
            deal.take_out(state, kingdom, cards.RELIQUIA)
        elif not (board.is_automa(state, kingdom) and responses.relic(state, kingdom, side, out)):
            continue
        state.relics |= 1 << kingdom
        if out is not None:
            out.append(events.RelicShown(kingdom=kingdom))
        deed.roll(state, side, first(x) if side == ATTACK_SIDE else second(x))


def legal_relic(state: State, kingdom: int) -> list[Action]:
    """C06 Play Reliquia, or not."""
    if cards.RELIQUIA in state.hands[kingdom]:
        return [actions.ENOUGH, actions.CARD + cards.RELIQUIA]
    return [actions.ENOUGH]


def check_relic(state: State, kingdom: int, action: Action) -> Rule | None:
    """C06 Play Reliquia, or not."""
    if action == actions.ENOUGH:
        return None
    card = actions.card(action)
    if card == actions.NO_CARD:
        return rulebook.WRONG_PHASE
    if card != cards.RELIQUIA:
        return rulebook.NOT_FOR_THIS
    return None if card in state.hands[kingdom] else rulebook.NOT_IN_HAND


# --- M06 Hakim ---------------------------------------------------------------------------------


def step_ask_hakim(state: State, x: int, out: Out) -> None:
    """M06 Ask attacker, defender and all who laid a card at the same time, whatever they hold."""
    del x, out
    mask = 1 << state.attacker
    if state.defender != box.NOBODY:
        mask |= 1 << state.defender
    for kingdom in state.laid_by:
        mask |= 1 << kingdom
    deed.ask(state, st.HAKIM, mask)


def legal_hakim(state: State, kingdom: int) -> list[Action]:
    """M06 A Troop that was laid, to be recovered, or none."""
    if cards.HAKIM not in state.hands[kingdom]:
        return [actions.ENOUGH]
    troops = deal.designs([card for card in state.laid_card if STRENGTH[card]])
    return [actions.ENOUGH, *actions.with_cards(troops)]


def check_hakim(state: State, kingdom: int, action: Action) -> Rule | None:
    """M06 A Troop that was laid, to be recovered, or none."""
    if action == actions.ENOUGH:
        return None
    card = actions.card(action)
    if card == actions.NO_CARD:
        return rulebook.WRONG_PHASE
    if card not in state.laid_card or not STRENGTH[card]:
        return rulebook.NOT_USED
    return None if cards.HAKIM in state.hands[kingdom] else rulebook.NOT_IN_HAND


def step_show_hakim(state: State, x: int, out: Out) -> None:
    """M06 Hakim takes one Troop laid in the attack before the rest is discarded."""
    del x
    if out is not None:
        shown = [kingdom for kingdom in state.order if state.commits[kingdom]]
        troops = [actions.card(state.commits[kingdom][0]) for kingdom in shown]
        out.append(events.Afterwards(kingdoms=shown, cards=troops))
    sides = (state.attacker, state.defender)
    for kingdom in state.order:
        if state.commits[kingdom]:
            card = actions.card(state.commits[kingdom][0])
            state.commits[kingdom].clear()
            deal.take_out(state, kingdom, cards.HAKIM)
        elif kingdom in sides and board.is_automa(state, kingdom):
            card = responses.hakim(state, kingdom, out)
            if card < 0:
                continue
        else:
            continue
        recover(state, kingdom, card, out)


def recover(state: State, kingdom: int, card: Card, out: Out) -> None:
    """M06 The Troop leaves the deed and goes to the hand, or on top of the pile."""
    at = state.laid_card.index(card)
    for column in (state.laid_by, state.laid_card, state.laid_side, state.laid_dice):
        del column[at]
    deal.gain(state, kingdom, card)
    state.used = [cards.HAKIM]
    if out is not None:
        out.append(events.HakimShown(kingdom=kingdom, card=card))
