"""Playing an Event (§5.4): it is shown, aimed, has its effect, and is put away."""

from __future__ import annotations

from tafureria.core.event import Out
from tafureria.core.rule import Rule
from tafureria.core.shapes import Action, Card
from tafureria.games.taifa import actions, cards, events, rulebook
from tafureria.games.taifa import pieces as box
from tafureria.games.taifa import state as st
from tafureria.games.taifa.rules import agenda, by_card, deal, targets
from tafureria.games.taifa.rules.agenda import first, push, second
from tafureria.games.taifa.state import State

# --- shown -------------------------------------------------------------------------------------


def check_play(state: State, kingdom: int, action: Action) -> Rule | None:
    """§5.4 An Event of the hand that has a target (legal actions: ``rounds.legal_round``)."""
    card = actions.played(action)
    if card not in state.hands[kingdom]:
        return rulebook.NOT_IN_HAND
    return None if by_card.is_playable(state, kingdom, card) else rulebook.NO_TARGET


def play(state: State, kingdom: int, action: Action, out: Out) -> None:
    """§5.4 A person plays an Event; its target and effect follow, twice for some cards."""
    card = actions.played(action)
    deal.take_out(state, kingdom, card)
    show(state, kingdom, card, out)
    push(state, agenda.EFFECT, kingdom, card)
    if by_card.aim_of(state, card) == cards.NOTHING:
        return
    push(state, agenda.AIM, kingdom, card)
    for _again in range(cards.TIMES[card] - 1):
        push(state, agenda.EFFECT, kingdom, card)
        push(state, agenda.AIM, kingdom, card)


def show(state: State, kingdom: int, card: Card, out: Out) -> None:
    """§5.4 Show the card; it will be put away when its effects are done."""
    state.card = card
    state.pick = box.NOBODY
    if out is not None:
        out.append(events.Played(kingdom=kingdom, card=card))
    push(state, agenda.FINISH_CARD, kingdom, card)


# --- aimed -------------------------------------------------------------------------------------


def step_aim(state: State, x: int, out: Out) -> None:
    """§5.4 Ask a person to aim the card; an optional effect without a target is skipped."""
    del out
    kingdom, card = first(x), second(x)
    state.candidates = by_card.for_people(state, kingdom, card)
    state.pick = box.NOBODY
    if state.candidates:
        area = by_card.aim_of(state, card) == cards.AREA
        agenda.ask(state, st.AIM_AREA if area else st.AIM_KINGDOM, kingdom)


def legal_aim_area(state: State, kingdom: int) -> list[Action]:
    """§5.4 The areas that the card may be aimed at."""
    del kingdom
    return actions.with_areas(state.candidates)


def check_aim_area(state: State, kingdom: int, action: Action) -> Rule | None:
    """§5.4 One of the candidates, compulsory."""
    del kingdom
    if action == actions.ENOUGH:
        return rulebook.COMPULSORY
    return targets.check_area(state, actions.area(action))


def aim_area(state: State, kingdom: int, action: Action, out: Out) -> None:
    """§5.4 Choose the area; the effect follows."""
    state.pick = actions.area(action)
    if out is not None:
        out.append(events.Aimed(kingdom=kingdom, card=state.card, area=state.pick, other=None))


def legal_aim_kingdom(state: State, kingdom: int) -> list[Action]:
    """§5.4 The kingdoms that the card may be aimed at."""
    del kingdom
    return actions.with_kingdoms(actions.KINGDOM, state.candidates)


def check_aim_kingdom(state: State, kingdom: int, action: Action) -> Rule | None:
    """§5.4 One of the candidates, compulsory."""
    del kingdom
    other = actions.kingdom(action)
    if other == box.NOBODY:
        return rulebook.COMPULSORY if action == actions.ENOUGH else rulebook.WRONG_PHASE
    return None if state.candidates >> other & 1 else rulebook.NOT_A_TARGET


def aim_kingdom(state: State, kingdom: int, action: Action, out: Out) -> None:
    """§5.4 Choose the kingdom; the effect follows."""
    state.pick = actions.kingdom(action)
    if out is not None:
        out.append(events.Aimed(kingdom=kingdom, card=state.card, area=None, other=state.pick))


# --- done --------------------------------------------------------------------------------------


def step_effect(state: State, x: int, out: Out) -> None:
    """§5.4 The card takes effect: it lies in front of its kingdom, or does something at once, or both."""
    kingdom, card = first(x), second(x)
    watch = cards.WATCH[card]
    if watch != cards.UNWATCHED:
        state.watch[watch] = kingdom
    effect = by_card.EFFECTS[card]
    if effect is not None:
        effect(state, kingdom, card, out)


def step_finish_card(state: State, x: int, out: Out) -> None:
    """§5.4 Put the card away last: in front of its kingdom, out of the game, or on its own discards."""
    del out
    kingdom, card = first(x), second(x)
    state.card = box.NOBODY
    if cards.PERMANENT[card]:
        state.permanents[kingdom].append(card)
    elif cards.OUT_OF_GAME[card]:
        state.gone.append(card)
    else:
        deal.to_discards(state, card)
