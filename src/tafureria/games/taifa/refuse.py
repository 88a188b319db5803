"""Why not: the first rule that an action breaks, in book order (§5)."""

from __future__ import annotations

from tafureria.core.rule import Rule
from tafureria.games.taifa import actions, deed, legal, rulebook, targets
from tafureria.games.taifa.attack import garrisons_at_hand
from tafureria.games.taifa.board import W_PARIA, attackable, border, bordering
from tafureria.games.taifa.pieces import (
    DICE,
    EVENTS,
    HAKIM,
    KINGDOMS,
    RELIQUIA,
    STRENGTH,
)
from tafureria.games.taifa.state import (
    AGAIN_AREA,
    AGAIN_BONUS,
    AGAIN_KINGDOM,
    AIM_AREA,
    AIM_KINGDOM,
    ANSWER,
    ATTACK_ACTION,
    GARRISONS,
    GIFT_CARD,
    HAKIM_PICK,
    KEEP,
    LAY,
    PARIA_GIFTS,
    PRICE,
    RAID,
    RELIC,
    REWARD,
    ROUND,
    SORTIE,
    SWAP,
    TAKE,
    TRUCE,
    State,
)

OPTIONAL_PHASES = (
    ANSWER,
    RELIC,
    HAKIM_PICK,
    GARRISONS,
    AGAIN_AREA,
    AGAIN_KINGDOM,
    AGAIN_BONUS,
    PARIA_GIFTS,
    SWAP,
)
COMPULSORY_PHASES = (AIM_AREA, AIM_KINGDOM, KEEP, TAKE, SORTIE, PRICE, GIFT_CARD, REWARD, TRUCE)


def refuse(state: State, kingdom: int, action: int) -> Rule | None:
    """The first rule broken by an action of a kingdom that is asked, or ``None``."""
    if action == actions.PASS:
        return None if state.phase == ROUND else rulebook.WRONG_PHASE
    if action == actions.ENOUGH:
        return _enough(state)
    if action == actions.BONUS:
        return None if state.phase in (REWARD, AGAIN_BONUS) else rulebook.WRONG_PHASE
    if action == actions.GARRISON:
        return None if state.phase == REWARD else rulebook.WRONG_PHASE
    if action < actions.AREA + 1:
        return _attack(state, kingdom, action - actions.ATTACK)
    if action < actions.KINGDOM:
        return _area(state, action - actions.AREA)
    if action < actions.INCURSION:
        return _kingdom(state, action - actions.KINGDOM)
    if action < actions.GIFT:
        return _incursion(state, kingdom, action - actions.INCURSION)
    if action < actions.EVENT:
        return _gift(state, kingdom, action - actions.GIFT)
    if action < actions.DISCARD:
        return _event(state, kingdom, EVENTS[action - actions.EVENT])
    if action < actions.CARD:
        if state.phase != ROUND:
            return rulebook.WRONG_PHASE
        return None if action - actions.DISCARD in state.hand[kingdom] else rulebook.NOT_IN_HAND
    if action < actions.ROLL:
        return _card(state, kingdom, action - actions.CARD)
    card, _, side = actions.ROLLS[action - actions.ROLL]
    return _dice(state, kingdom, card, side)


def _enough(state: State) -> Rule | None:
    if state.phase == LAY:
        needs = state.deed == ATTACK_ACTION and not legal.has_laid_troop(state)
        return rulebook.LAY_A_TROOP if needs else None
    if state.phase in COMPULSORY_PHASES:
        return rulebook.COMPULSORY
    return None if state.phase in OPTIONAL_PHASES else rulebook.WRONG_PHASE


def _attack(state: State, kingdom: int, area: int) -> Rule | None:
    """§5.1.1 Which areas may be attacked."""
    if state.phase != ROUND:
        return rulebook.WRONG_PHASE
    bit = 1 << area
    if not state.board & bit:
        return rulebook.NOT_ON_THE_MAP
    if state.land[kingdom] & bit:
        return rulebook.OWN_AREA
    if not state.land[kingdom]:
        if area != state.capital[kingdom]:
            return rulebook.ONLY_THE_CAPITAL
    elif not border(state, kingdom) & bit:
        return rulebook.NO_BORDER
    if not attackable(state, kingdom) & bit:
        return rulebook.UNDER_A_BAN
    if not any(STRENGTH[card] for card in state.hand[kingdom]):
        return rulebook.NO_TROOPS
    return None


def _area(state: State, area: int) -> Rule | None:
    """§5.1.4, §5.4 Garrisons to spend, areas to aim at."""
    bit = 1 << area
    if state.phase == GARRISONS:
        return None if garrisons_at_hand(state) & bit else rulebook.NO_GARRISON
    if state.phase in (AIM_AREA, AGAIN_AREA):
        if not state.board & bit:
            return rulebook.NOT_ON_THE_MAP
        return None if state.cand & bit else rulebook.NOT_A_TARGET
    return rulebook.WRONG_PHASE


def _kingdom(state: State, other: int) -> Rule | None:
    """§5.4, §10.2 Kingdoms to aim at."""
    if state.phase == TRUCE:
        return None if legal.christian_others(state) >> other & 1 else rulebook.A_CHRISTIAN
    if state.phase in (AIM_KINGDOM, AGAIN_KINGDOM):
        return None if state.cand >> other & 1 else rulebook.NOT_A_TARGET
    return rulebook.WRONG_PHASE


def _incursion(state: State, kingdom: int, other: int) -> Rule | None:
    """§5.3 Whom, and with what."""
    if state.phase != ROUND:
        return rulebook.WRONG_PHASE
    if not bordering(state, kingdom) >> other & 1:
        return rulebook.NO_RAID_BORDER
    if not any(STRENGTH[card] for card in state.hand[kingdom]):
        return rulebook.PAY_A_TROOP
    return None


def _gift(state: State, kingdom: int, other: int) -> Rule | None:
    """M08 To whom."""
    if state.phase not in (ROUND, PARIA_GIFTS):
        return rulebook.WRONG_PHASE
    if state.watch[W_PARIA] != kingdom:
        return rulebook.NO_PARIA
    if state.given >> other & 1:
        return rulebook.ONE_GIFT_EACH
    if other == kingdom or other >= KINGDOMS or state.place[other] < 0:
        return rulebook.NOT_A_TARGET
    return None


def _event(state: State, kingdom: int, card: int) -> Rule | None:
    """§5.4 An Event needs a target."""
    if state.phase != ROUND:
        return rulebook.WRONG_PHASE
    if card not in state.hand[kingdom]:
        return rulebook.NOT_IN_HAND
    return None if targets.is_playable(state, kingdom, card) else rulebook.NO_TARGET


def _card(state: State, kingdom: int, card: int) -> Rule | None:
    """§5.1.2, §5.1.3, §5.3, §5.4 One card of several."""
    phase = state.phase
    if phase == LAY:
        if card not in state.hand[kingdom]:
            return rulebook.NOT_IN_HAND
        fits = state.deed == ATTACK_ACTION and STRENGTH[card]
        return None if fits else rulebook.NOT_FOR_THIS
    if phase == ANSWER:
        if card not in legal.free_hand(state, kingdom):
            return rulebook.NOT_IN_HAND
        return None if deed.fits_answer(state.deed, card) else rulebook.NOT_FOR_THIS
    if phase == RELIC:
        if card != RELIQUIA:
            return rulebook.NOT_FOR_THIS
        return None if card in state.hand[kingdom] else rulebook.NOT_IN_HAND
    if phase == HAKIM_PICK:
        if card not in state.laid_card or not STRENGTH[card]:
            return rulebook.NOT_USED
        return None if HAKIM in state.hand[kingdom] else rulebook.NOT_IN_HAND
    if phase == SORTIE:
        return None if card in deed.troops_left(state) else rulebook.NOT_USED
    if phase in (PRICE, GIFT_CARD, SWAP):
        if card not in state.hand[kingdom]:
            return rulebook.NOT_IN_HAND
        return rulebook.PAY_A_TROOP if phase == PRICE and not STRENGTH[card] else None
    if phase in (KEEP, TAKE):
        return None if card in legal.offered(state, kingdom) else rulebook.NOT_ON_OFFER
    return rulebook.WRONG_PHASE


def _dice(state: State, kingdom: int, card: int, side: int) -> Rule | None:
    """§5.1.3 A card that adds dice: which roll."""
    if state.phase not in (LAY, ANSWER):
        return rulebook.WRONG_PHASE
    if card not in legal.free_hand(state, kingdom) or not DICE[card]:
        return rulebook.NOT_IN_HAND
    if deed.cid_refuses(state, card, side):
        return rulebook.NEVER_AGAINST_CASTILE
    if side == actions.DEFENDER:
        if state.phase == LAY:
            return rulebook.NOT_FOR_THE_DEFENDER
        if state.deed == RAID:
            return rulebook.NO_DEFENDER
    return None
