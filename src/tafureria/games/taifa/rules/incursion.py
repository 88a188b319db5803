"""The incursion (§5.3)."""

from __future__ import annotations

from typing import Final

from tafureria.core.event import Out
from tafureria.core.rule import Rule
from tafureria.core.shapes import Action, Card
from tafureria.games.taifa import actions, board, events, rulebook
from tafureria.games.taifa import state as st
from tafureria.games.taifa.cards import STRENGTH
from tafureria.games.taifa.rules import agenda, deal, deed, responses
from tafureria.games.taifa.rules.agenda import push
from tafureria.games.taifa.rules.deed import ATTACK_SIDE
from tafureria.games.taifa.state import State

COURSE: Final = (agenda.REVEAL_INCURSION, agenda.COUNT_ANSWERS, agenda.ASK_ANSWERS)
"""§5.3 Steps after the price is paid, the next one last."""

# --- the target --------------------------------------------------------------------------------


def check_incursion(state: State, kingdom: int, action: Action) -> Rule | None:
    """§5.3 A kingdom that it borders, and a Troop to pay with (legal actions: ``rounds.legal_round``)."""
    if not board.bordering(state, kingdom) >> actions.raided(action) & 1:
        return rulebook.NO_RAID_BORDER
    if not any(STRENGTH[card] for card in state.hands[kingdom]):
        return rulebook.PAY_A_TROOP
    return None


def incursion(state: State, kingdom: int, action: Action, out: Out) -> None:
    """§5.3 Choose the kingdom; the price follows."""
    state.pick = actions.raided(action)
    agenda.ask(state, st.PRICE, kingdom)
    if out is not None:
        out.append(events.Aimed(kingdom=kingdom, card=None, area=None, other=state.pick))


# --- the price ---------------------------------------------------------------------------------


def legal_price(state: State, kingdom: int) -> list[Action]:
    """§5.3 A Troop of the hand, to pay with."""
    return actions.with_cards([card for card in deal.designs(state.hands[kingdom]) if STRENGTH[card]])


def check_price(state: State, kingdom: int, action: Action) -> Rule | None:
    """§5.3 A Troop of the hand."""
    card = actions.card(action)
    if card == actions.NO_CARD:
        return rulebook.COMPULSORY if action == actions.ENOUGH else rulebook.WRONG_PHASE
    if card not in state.hands[kingdom]:
        return rulebook.NOT_IN_HAND
    return None if STRENGTH[card] else rulebook.PAY_A_TROOP


def price(state: State, kingdom: int, action: Action, out: Out) -> None:
    """§5.3 The Troop pays, and the incursion begins."""
    card = actions.card(action)
    deal.take_out(state, kingdom, card)
    begin(state, kingdom, state.pick, card, out)


# --- the roll ----------------------------------------------------------------------------------


def begin(state: State, kingdom: int, other: int, card: Card, out: Out) -> None:
    """§5.3 The card is discarded face up; all are asked whether they add dice, then comes the roll."""
    deal.to_discards(state, card)
    if out is not None:
        out.append(events.IncursionBegan(kingdom=kingdom, other=other, card=card))
    deed.begin(state, st.INCURSION, kingdom, other, 0)
    state.todo += COURSE


def step_reveal_incursion(state: State, x: int, out: Out) -> None:
    """§5.3 Roll one die, and those that cards add."""
    del x
    if board.is_automa(state, state.attacker):
        responses.answer(state, state.attacker, ATTACK_SIDE, out)
    deed.turn_up(state, out)
    push(state, agenda.DISCARD_USED)
    push(state, agenda.SETTLE_INCURSION)
    deed.roll(state, ATTACK_SIDE, 1 + deed.added_dice(state, ATTACK_SIDE))


def step_settle_incursion(state: State, x: int, out: Out) -> None:
    """§5.3 One hit is enough: a random card is discarded."""
    del x
    won = deed.hits(state.attack_dice) > 0
    if out is not None:
        out.append(events.IncursionEnded(kingdom=state.attacker, other=state.defender, won=won))
    if won:
        push(state, agenda.LOSE_CARD, state.defender)
