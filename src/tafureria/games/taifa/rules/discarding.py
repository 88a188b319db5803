"""The Discard action (§5.5), and the effects that it triggers: Regadíos, Órdenes militares, Repoblación."""

from __future__ import annotations

from typing import Final

from tafureria.core.event import Out
from tafureria.core.rule import Rule
from tafureria.core.shapes import Action, Card
from tafureria.games.taifa import actions, board, cards, events, rulebook
from tafureria.games.taifa import pieces as box
from tafureria.games.taifa import state as st
from tafureria.games.taifa.rules import agenda, bonus, by_card, deal, targets
from tafureria.games.taifa.rules.agenda import first, push, second
from tafureria.games.taifa.state import State

AGAIN: Final = (cards.W_REGADIOS, cards.W_ORDENES, cards.W_REPOBLACION)
"""§5.5 The order in which effects are repeated."""


def check_discard(state: State, kingdom: int, action: Action) -> Rule | None:
    """§5.5 Any card of the hand (legal actions: ``rounds.legal_round``)."""
    return None if actions.discarded(action) in state.hands[kingdom] else rulebook.NOT_IN_HAND


def discard(state: State, kingdom: int, action: Action, out: Out) -> None:
    """§5.5 A person discards."""
    card = actions.discarded(action)
    deal.take_out(state, kingdom, card)
    put_down(state, kingdom, card, out)


def put_down(state: State, kingdom: int, card: Card, out: Out) -> None:
    """§5.5, §9.1 Discard the card face up; the effects that this triggers follow."""
    deal.to_discards(state, card)
    if out is not None:
        out.append(events.Discarded(kingdom=kingdom, card=card))
    push(state, agenda.AFTER_DISCARD, kingdom)


def step_after_discard(state: State, x: int, out: Out) -> None:
    """§5.5 Regadíos, Órdenes, Repoblación repeat, in this order; a person may skip each."""
    kingdom, stage = first(x), second(x)
    while state.watch[AGAIN[stage]] != kingdom:
        stage += 1
        if stage == len(AGAIN):
            return
    if stage < len(AGAIN) - 1:
        push(state, agenda.AFTER_DISCARD, kingdom, stage + 1)
    automa = board.is_automa(state, kingdom)
    if AGAIN[stage] == cards.W_REGADIOS:
        if automa:
            bonus.raise_bonus(state, kingdom, 1, out)
        elif state.bonus[kingdom] < box.MOST_BONUS:
            agenda.ask(state, st.AGAIN_BONUS, kingdom)
        return
    orders = AGAIN[stage] == cards.W_ORDENES
    card = cards.ORDENES if orders else cards.REPOBLACION
    state.candidates = by_card.for_people(state, kingdom, card)
    if state.candidates and not automa:
        agenda.ask(state, st.AGAIN_KINGDOM if orders else st.AGAIN_AREA, kingdom)
    elif state.candidates:
        push(state, agenda.AUTO_AGAIN, kingdom, card, 1)


def _chose(kingdom: int, action: Action, out: Out) -> None:
    if out is not None:
        out.append(events.Chose(kingdom=kingdom, action=action))


def _declined(kingdom: int, action: Action, out: Out) -> bool:
    """Whether the person skips the effect, which is then reported."""
    if action != actions.ENOUGH:
        return False
    if out is not None:
        out.append(events.Declined(kingdom=kingdom))
    return True


# --- M15 Regadíos ------------------------------------------------------------------------------


def legal_again_bonus(state: State, kingdom: int) -> list[Action]:
    """M15 Take the bonus, or not."""
    del state, kingdom
    return [actions.ENOUGH, actions.BONUS]


def check_again_bonus(state: State, kingdom: int, action: Action) -> Rule | None:
    """M15 Take the bonus, or not."""
    del state, kingdom
    return None if action in (actions.ENOUGH, actions.BONUS) else rulebook.WRONG_PHASE


def again_bonus(state: State, kingdom: int, action: Action, out: Out) -> None:
    """M15 +1 again."""
    if not _declined(kingdom, action, out):
        _chose(kingdom, action, out)
        bonus.raise_bonus(state, kingdom, 1, out)


# --- C09 Órdenes militares ---------------------------------------------------------------------


def legal_again_kingdom(state: State, kingdom: int) -> list[Action]:
    """C09 A bordering Muslim kingdom, or none."""
    del kingdom
    return [actions.ENOUGH, *actions.with_kingdoms(actions.KINGDOM, state.candidates)]


def check_again_kingdom(state: State, kingdom: int, action: Action) -> Rule | None:
    """C09 A bordering Muslim kingdom, or none."""
    del kingdom
    other = actions.kingdom(action)
    if other == box.NOBODY:
        return None if action == actions.ENOUGH else rulebook.WRONG_PHASE
    return None if state.candidates >> other & 1 else rulebook.NOT_A_TARGET


def again_kingdom(state: State, kingdom: int, action: Action, out: Out) -> None:
    """C09 Lower the bonus of any bordering Muslim kingdom by 1 again."""
    if _declined(kingdom, action, out):
        return
    _chose(kingdom, action, out)
    other = actions.kingdom(action)
    if out is not None:
        out.append(events.Aimed(kingdom=kingdom, card=cards.ORDENES, area=None, other=other))
    bonus.lower_bonus(state, other, out)


# --- C16 Repoblación ---------------------------------------------------------------------------


def legal_again_area(state: State, kingdom: int) -> list[Action]:
    """C16 One of its own castles without a garrison, or none."""
    del kingdom
    return [actions.ENOUGH, *actions.with_areas(state.candidates)]


def check_again_area(state: State, kingdom: int, action: Action) -> Rule | None:
    """C16 One of its own castles without a garrison, or none."""
    del kingdom
    if action == actions.ENOUGH:
        return None
    return targets.check_area(state, actions.area(action))


def again_area(state: State, kingdom: int, action: Action, out: Out) -> None:
    """C16 Another garrison."""
    if not _declined(kingdom, action, out):
        _chose(kingdom, action, out)
        bonus.put_garrison(state, actions.area(action), out)
