"""What each Event does once it is played and aimed (§5.4): ``effect`` in a row of ``cards.py`` names one.

``state.pick`` is the area or kingdom aimed at, ``NOBODY`` where an optional effect found none. Cards that
only lie in front of their kingdom (Atalaya, Alcázares, Trovadores) have no function, just a place in
``watch``.
"""

from __future__ import annotations

from typing import Final

from tafureria.core.event import Out
from tafureria.core.rule import Rule
from tafureria.core.shapes import Action, Card
from tafureria.games.taifa import actions, board, cards, events, rulebook
from tafureria.games.taifa import pieces as box
from tafureria.games.taifa import state as st
from tafureria.games.taifa.rules import agenda, attack, bonus, deal, judgment, paria, targets
from tafureria.games.taifa.rules.agenda import first, push, second, third
from tafureria.games.taifa.state import State

MONASTERY_CARDS: Final = 4
SWAP_MOST: Final = 3


# --- Muslim deck ---------------------------------------------------------------------------------


def trade(state: State, kingdom: int, card: Card, out: Out) -> None:
    """M07 Both kingdoms draw from their own deck, the one that plays it first; then each gets +1 bonus."""
    del card, out
    other = state.pick
    push(state, agenda.TRADE, kingdom, other)
    deal.draw(state, other, box.FAITH[other], 1)
    deal.draw(state, kingdom, box.FAITH[kingdom], 1)


def step_trade(state: State, x: int, out: Out) -> None:
    """M07 The bonuses of the trade."""
    bonus.raise_bonus(state, first(x), 1, out)
    bonus.raise_bonus(state, second(x), 1, out)


def pay_tribute(state: State, kingdom: int, card: Card, out: Out) -> None:
    """M08 Gifts now and before the action of each later round of the turn."""
    del card, out
    state.given = 0
    push(state, agenda.GIVE_PARIA, kingdom)


def raise_by_two(state: State, kingdom: int, card: Card, out: Out) -> None:
    """M09 +2 bonus."""
    del card
    bonus.raise_bonus(state, kingdom, 2, out)


def attack_by_event(state: State, kingdom: int, card: Card, out: Out) -> None:
    """M10, C22, M21, M22 An attack with the card's dice and no Troops."""
    attack.announce(state, kingdom, state.pick, card, [], out)


def discard_one(state: State, kingdom: int, card: Card, out: Out) -> None:
    """M11, C18 The target discards a random card, face up."""
    del kingdom, card, out
    push(state, agenda.LOSE_CARD, state.pick)


# --- M13 Mercenarios -----------------------------------------------------------------------------


def take_response(state: State, kingdom: int, card: Card, out: Out) -> None:
    """M13 A person chooses a played Response."""
    del card, out
    agenda.ask(state, st.TAKE, kingdom)


def legal_take(state: State, kingdom: int) -> list[Action]:
    """M13 A played Response."""
    del kingdom
    return actions.with_cards(deal.designs(targets.responses_spent(state)))


def check_take(state: State, kingdom: int, action: Action) -> Rule | None:
    """M13 A played Response, compulsory."""
    del kingdom
    card = actions.card(action)
    if card == actions.NO_CARD:
        return rulebook.COMPULSORY if action == actions.ENOUGH else rulebook.WRONG_PHASE
    return None if card in targets.responses_spent(state) else rulebook.NOT_ON_OFFER


def take(state: State, kingdom: int, action: Action, out: Out) -> None:
    """M13 Move the chosen Response to the hand."""
    card = actions.card(action)
    state.discards[cards.faith_of(card)].remove(card)
    deal.gain(state, kingdom, card)
    if out is not None:
        out.append(events.Taken(kingdom=kingdom, card=card))


# --- M14, C13 Sucesión ---------------------------------------------------------------------------


def swap_cards(state: State, kingdom: int, card: Card, out: Out) -> None:
    """M14, C13 Swap this card and up to two more for new ones of this card's deck."""
    del out
    state.aside = []
    push(state, agenda.END_SWAP, kingdom, card)
    push(state, agenda.ASK_SWAP, kingdom, card)


def step_ask_swap(state: State, x: int, out: Out) -> None:
    """M14, C13 Ask a person for one more card to set aside, but for no more than can be drawn."""
    del out
    kingdom, card = first(x), second(x)
    most = min(SWAP_MOST, targets.drawable(state, cards.faith_of(card)))
    if state.hands[kingdom] and len(state.aside) + 1 < most and not board.is_automa(state, kingdom):
        agenda.ask(state, st.SWAP, kingdom)


def legal_swap(state: State, kingdom: int) -> list[Action]:
    """M14, C13 One more card to set aside, or enough."""
    return [actions.ENOUGH, *actions.with_cards(deal.designs(state.hands[kingdom]))]


def check_swap(state: State, kingdom: int, action: Action) -> Rule | None:
    """M14, C13 One more card to set aside, or enough."""
    if action == actions.ENOUGH:
        return None
    card = actions.card(action)
    if card == actions.NO_CARD:
        return rulebook.WRONG_PHASE
    return None if card in state.hands[kingdom] else rulebook.NOT_IN_HAND


def swap(state: State, kingdom: int, action: Action, out: Out) -> None:
    """M14, C13 Set one more card aside, or stop."""
    if action == actions.ENOUGH:
        if out is not None:
            out.append(events.Declined(kingdom=kingdom))
        return
    card = actions.card(action)
    deal.take_out(state, kingdom, card)
    state.aside.append(card)
    push(state, agenda.ASK_SWAP, kingdom, state.card)
    if out is not None:
        out.append(events.SetAside(kingdom=kingdom, card=card))


def step_end_swap(state: State, x: int, out: Out) -> None:
    """M14, C13 Draw as many new cards as are swapped; the old ones are discarded only afterwards."""
    del out
    kingdom, card, phase = first(x), second(x), third(x)
    if phase == 0:
        push(state, agenda.END_SWAP, kingdom, card, 1)
        deal.draw(state, kingdom, cards.faith_of(card), len(state.aside) + 1)
        return
    for old in state.aside:
        deal.to_discards(state, old)
    state.aside = []


# --- M15 -----------------------------------------------------------------------------------------


def raise_by_one(state: State, kingdom: int, card: Card, out: Out) -> None:
    """M15 +1 bonus now, and again at each Discard action of the kingdom."""
    del card
    bonus.raise_bonus(state, kingdom, 1, out)


# --- M16 Comunidad judía, C07 Monasterios --------------------------------------------------------


def one_of_each_deck(state: State, kingdom: int, card: Card, out: Out) -> None:
    """M16 Draw one card of each deck and keep one (an automa: ``automata_events.draw_by_die``)."""
    del card, out
    state.aside = []
    push(state, agenda.KEEP_ONE, kingdom)
    deal.draw_aside(state, kingdom, box.CHRISTIAN, 1)
    deal.draw_aside(state, kingdom, box.MUSLIM, 1)


def one_of_four(state: State, kingdom: int, card: Card, out: Out) -> None:
    """C07 Draw up to four cards of the Christian deck and keep one."""
    del card, out
    state.aside = []
    push(state, agenda.KEEP_ONE, kingdom)
    deal.draw_aside(state, kingdom, box.CHRISTIAN, MONASTERY_CARDS)


def step_keep_one(state: State, x: int, out: Out) -> None:
    """M16, C07 Ask which of several cards is kept; a single one needs no choice."""
    kingdom = first(x)
    if len(state.aside) == 1:
        keep_one(state, kingdom, state.aside[0], out)
    elif state.aside and board.is_automa(state, kingdom):
        push(state, agenda.AUTO_KEEP, kingdom)
    elif state.aside:
        agenda.ask(state, st.KEEP, kingdom)


def step_auto_keep(state: State, x: int, out: Out) -> None:
    """C07 without its offensive mark: an automa keeps the first card that it drew."""
    keep_one(state, first(x), state.aside[0], out)


def legal_keep(state: State, kingdom: int) -> list[Action]:
    """M16, C07 One of the cards drawn."""
    del kingdom
    return actions.with_cards(deal.designs(state.aside))


def check_keep(state: State, kingdom: int, action: Action) -> Rule | None:
    """M16, C07 One of the cards drawn, compulsory."""
    del kingdom
    card = actions.card(action)
    if card == actions.NO_CARD:
        return rulebook.COMPULSORY if action == actions.ENOUGH else rulebook.WRONG_PHASE
    return None if card in state.aside else rulebook.NOT_ON_OFFER


def keep(state: State, kingdom: int, action: Action, out: Out) -> None:
    """M16, C07 A person keeps the chosen card."""
    keep_one(state, kingdom, actions.card(action), out)


def keep_one(state: State, kingdom: int, card: Card, out: Out) -> None:
    """M16, C07 The card goes to the hand, the others face up to the discards of their decks."""
    state.aside.remove(card)
    rest = sorted(state.aside)
    state.aside = []
    deal.gain(state, kingdom, card)
    for other in rest:
        deal.to_discards(state, other)
    if out is not None:
        out.append(events.Kept(kingdom=kingdom, card=card, cards=rest, eyes=board.eyes_of(state, kingdom)))


# --- M18 to M20 ----------------------------------------------------------------------------------


def muslims_draw(state: State, kingdom: int, card: Card, out: Out) -> None:
    """M18 The kingdom draws two cards, then every other Muslim kingdom one, clockwise."""
    del card, out
    size = len(state.order)
    for turn in range(size - 1, 0, -1):
        other = state.order[(state.place[kingdom] + turn) % size]
        if box.FAITH[other] == box.MUSLIM:
            deal.draw(state, other, box.MUSLIM, 1)
    deal.draw(state, kingdom, box.MUSLIM, 2)


def steal_one(state: State, kingdom: int, card: Card, out: Out) -> None:
    """M19 Steal a random card of the target."""
    del card, out
    push(state, agenda.STEAL_CARD, kingdom, state.pick)


def place_garrison(state: State, kingdom: int, card: Card, out: Out) -> None:
    """M20, C21, C16 A garrison in the area picked."""
    del kingdom, card
    if state.pick != box.NOBODY:
        bonus.put_garrison(state, state.pick, out)


# --- Christian deck ------------------------------------------------------------------------------


def take_without_dice(state: State, kingdom: int, card: Card, out: Out) -> None:
    """C08 The independent area is taken without dice."""
    del card
    attack.take_area(state, kingdom, state.pick, out)


def lower_theirs(state: State, kingdom: int, card: Card, out: Out) -> None:
    """C09 -1 bonus for a bordering Muslim kingdom now, and for one at each Discard action of the kingdom."""
    del kingdom, card
    if state.pick != box.NOBODY:
        bonus.lower_bonus(state, state.pick, out)


def make_truce(state: State, kingdom: int, card: Card, out: Out) -> None:
    """C10 Bar Attack actions between the two kingdoms."""
    del card
    paria.bar(state, kingdom, state.pick, out)


def draw_two(state: State, kingdom: int, card: Card, out: Out) -> None:
    """C11 Draw two cards of the Christian deck."""
    del card, out
    deal.draw(state, kingdom, box.CHRISTIAN, 2)


def judge(state: State, kingdom: int, card: Card, out: Out) -> None:
    """C12 Four dice against four."""
    del card, out
    judgment.begin(state, kingdom, state.pick)


def marry(state: State, kingdom: int, card: Card, out: Out) -> None:
    """C14 +1 bonus for both, and no Attack action between them."""
    del card
    bonus.raise_bonus(state, kingdom, 1, out)
    bonus.raise_bonus(state, state.pick, 1, out)
    paria.bar(state, kingdom, state.pick, out)


def crusade(state: State, kingdom: int, card: Card, out: Out) -> None:
    """C15 +1 die for every Christian Troop that attacks a Muslim kingdom."""
    del kingdom, card, out
    state.crusade = True


def campaign_of_the_cid(state: State, kingdom: int, card: Card, out: Out) -> None:
    """C17 The area becomes independent; in the scenario the Almorávides discard their top card."""
    del card
    if state.cid:
        if state.hands[box.ALMORAVIDES]:
            push(state, agenda.DISCARD_TOP, box.ALMORAVIDES)
    else:
        bonus.set_free(state, kingdom, state.pick, out)


def look_at_hand(state: State, kingdom: int, card: Card, out: Out) -> None:
    """C20 Look at all cards of a Muslim kingdom; an automa's pile is then shuffled."""
    del card
    other = state.pick
    if out is not None:
        seen = sorted(state.hands[other])
        out.append(
            events.Looked(kingdom=kingdom, other=other, cards=seen, eyes=board.eyes_of(state, kingdom))
        )
    if board.is_automa(state, other):
        push(state, agenda.MIX_PILE, other, len(state.hands[other]) - 1)
