"""Turns and rounds (§4), the choice of an action (§5) and passing (§5.6)."""

from __future__ import annotations

from tafureria.core.event import Out
from tafureria.core.rule import Rule
from tafureria.core.shapes import Action
from tafureria.games.taifa import actions, board, cards, events, rulebook
from tafureria.games.taifa import pieces as box
from tafureria.games.taifa import state as st
from tafureria.games.taifa.cards import IS_EVENT, STRENGTH
from tafureria.games.taifa.rules import agenda, attack, by_card, deal, discarding, incursion, paria
from tafureria.games.taifa.rules import events as event_cards
from tafureria.games.taifa.rules.agenda import push
from tafureria.games.taifa.state import State

# --- §4: turns ---------------------------------------------------------------------------------


def step_start_turn(state: State, x: int, out: Out) -> None:
    """§4 A turn: the scenario's truce, draws, bonuses to 0, then rounds from the first kingdom on."""
    del x
    state.turn += 1
    state.active = state.order[0]
    state.passes = 0
    if out is not None:
        out.append(events.TurnBegan(turn=state.turn))
    push(state, agenda.OPEN_ROUND)
    push(state, agenda.RESET_BONUSES)
    push(state, agenda.FILL_HANDS)
    if state.cid:
        push(state, agenda.NAME_TRUCE)


def step_fill_hands(state: State, x: int, out: Out) -> None:
    """§4.1, §7, §9.1 All fill their hands in order of play; cards that a bot has deployed do not count."""
    del x, out
    for kingdom in reversed(state.order):
        count = state.hand_sizes[kingdom] + state.bonus[kingdom] - len(state.hands[kingdom])
        deal.draw(state, kingdom, box.FAITH[kingdom], count)


def step_reset_bonuses(state: State, x: int, out: Out) -> None:
    """§4.2 All bonuses go to 0."""
    del x
    state.bonus = [0] * box.KINGDOMS
    if out is not None:
        out.append(events.BonusesReset(turn=state.turn))


# --- §4.3: rounds ------------------------------------------------------------------------------


def step_open_round(state: State, x: int, out: Out) -> None:
    """§4.3, §5.6 The round of the active kingdom; the turn ends when all have passed in a row."""
    del x
    if state.passes >= len(state.order):
        push(state, agenda.END_TURN)
        return
    kingdom = state.active
    state.given = 0
    if not state.hands[kingdom]:
        _pass(state, kingdom, out)
    elif board.is_automa(state, kingdom):
        state.passes = 0
        push(state, agenda.NEXT_KINGDOM)
        push(state, agenda.TURN_UP, kingdom)
    else:
        state.phase, state.asked = st.ROUND, 1 << kingdom


def step_ask_round(state: State, x: int, out: Out) -> None:
    """M08 Continue the round after a gift; a kingdom without cards can only pass."""
    del x
    if state.hands[state.active]:
        agenda.ask(state, st.ROUND, state.active)
    else:
        _pass(state, state.active, out)


def step_next_kingdom(state: State, x: int, out: Out) -> None:
    """§4.3 Open the round of the next kingdom in order of play."""
    state.card = box.NOBODY
    state.active = state.order[(state.place[state.active] + 1) % len(state.order)]
    step_open_round(state, x, out)


def _pass(state: State, kingdom: int, out: Out) -> None:
    """§5.6 Pass; the next round opens at once."""
    state.passes += 1
    if out is not None:
        out.append(events.Passed(kingdom=kingdom))
    step_next_kingdom(state, agenda.NEXT_KINGDOM, out)


# --- §5: one action a round --------------------------------------------------------------------


def legal_round(state: State, kingdom: int) -> list[Action]:
    """§5 The five actions, and gifts of Paria before them."""
    out = [actions.PASS]
    hand = deal.designs(state.hands[kingdom])
    troops = False
    for card in hand:
        if STRENGTH[card]:
            troops = True
            break
    if troops:
        out += actions.attacks_on(board.attackable(state, kingdom))
        out += actions.with_kingdoms(actions.INCURSION, board.bordering(state, kingdom))
    if state.watch[cards.W_PARIA] == kingdom:
        out += actions.with_kingdoms(actions.GIFT, paria.receivers(state, kingdom))
    out += [
        actions.EVENT_OF[card]
        for card in hand
        if IS_EVENT[card] and by_card.is_playable(state, kingdom, card)
    ]
    out += [actions.DISCARD + card for card in hand]
    return out


def check_round(state: State, kingdom: int, action: Action) -> Rule | None:
    """§5 The rule that the action breaks; each kind of action has its own chapter."""
    if action == actions.PASS:
        return None
    if actions.attacked(action) != actions.NO_AREA:
        return attack.check_attack(state, kingdom, action)
    if actions.raided(action) != box.NOBODY:
        return incursion.check_incursion(state, kingdom, action)
    if actions.receiver(action) != box.NOBODY:
        return paria.check_gift(state, kingdom, action)
    if actions.played(action) != actions.NO_CARD:
        return event_cards.check_play(state, kingdom, action)
    if actions.discarded(action) != actions.NO_CARD:
        return discarding.check_discard(state, kingdom, action)
    return rulebook.WRONG_PHASE


def round_(state: State, kingdom: int, action: Action, out: Out) -> None:
    """§5 Carry out one action; a gift of Paria does not count as one."""
    if action == actions.PASS:
        _pass(state, kingdom, out)
        return
    if actions.GIFT <= action < actions.EVENT:
        paria.announce(state, kingdom, action, out)
        return
    state.passes = 0
    push(state, agenda.NEXT_KINGDOM)
    if action <= actions.AREA:
        attack.attack(state, kingdom, action, out)
    elif action < actions.GIFT:
        incursion.incursion(state, kingdom, action, out)
    elif action < actions.DISCARD:
        event_cards.play(state, kingdom, action, out)
    else:
        discarding.discard(state, kingdom, action, out)
