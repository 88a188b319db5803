"""What people may do now (§5), fast; ``check`` says of the same things why not. A test marries the two."""

from __future__ import annotations

from typing import Final

from tafureria.games.taifa import actions, deed, targets
from tafureria.games.taifa.attack import garrisons_at_hand
from tafureria.games.taifa.board import W_PARIA, attackable, bordering, others
from tafureria.games.taifa.pieces import (
    CHRISTIAN,
    CID,
    DESIGNS,
    DICE,
    EVENT,
    FAITH,
    HAKIM,
    KINGDOMS_IN,
    RELIQUIA,
    RESPONSE,
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
    EVENT_ATTACK,
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

RESPONSES: Final = frozenset(card for card in range(DESIGNS) if RESPONSE[card])


def free_hand(state: State, kingdom: int) -> list[int]:
    """The hand less what is already committed unseen."""
    hand = state.hand[kingdom]
    if not state.commits[kingdom]:
        return hand
    hand = hand[:]
    for action in state.commits[kingdom]:
        hand.remove(deed.what(action)[0])
    return hand


def designs(cards: list[int]) -> list[int]:
    """Each design once, ascending."""
    return sorted(set(cards)) if len(cards) > 1 else cards


def gift_mask(state: State, kingdom: int) -> int:
    """M08 Kingdoms that may get a gift now."""
    return others(state, kingdom) & ~state.given


def _kingdoms(base: int, mask: int) -> list[int]:
    return [base + kingdom for kingdom in KINGDOMS_IN[mask]]


def _areas(base: int, mask: int) -> list[int]:
    out = []
    while mask:
        low = mask & -mask
        out.append(base + low.bit_length() - 1)
        mask ^= low
    return out


def legal_round(state: State, kingdom: int) -> list[int]:
    """§5 The five actions, and gifts of Paria before them."""
    out = [actions.PASS]
    hand = designs(state.hand[kingdom])
    troops = False
    for card in hand:
        if STRENGTH[card]:
            troops = True
            break
    if troops:
        out += _areas(actions.ATTACK, attackable(state, kingdom))
        out += _kingdoms(actions.INCURSION, bordering(state, kingdom))
    if state.watch[W_PARIA] == kingdom:
        out += _kingdoms(actions.GIFT, gift_mask(state, kingdom))
    out += [
        actions.EVENT_OF[card] for card in hand if EVENT[card] and targets.is_playable(state, kingdom, card)
    ]
    out += [actions.DISCARD + card for card in hand]
    return out


def _ways(state: State, hand: list[int], sides: tuple[int, ...]) -> list[int]:
    """§5.1.3 Ways to lay the cards that add dice, from designs each once."""
    out: list[int] = []
    for card in hand:
        if DICE[card]:
            for side in sides:
                if not deed.cid_refuses(state, card, side):
                    at = actions.ROLL_OF[(card, 1, side)]
                    out += range(at, at + DICE[card])
    return out


def sides_of(state: State) -> tuple[int, ...]:
    """The rolls of the deed: an incursion has only one."""
    return (0,) if state.deed == RAID else (0, 1)


def legal_lay(state: State, kingdom: int) -> list[int]:
    """§5.1.2 Troops and cards that add dice; enough only when a Troop lies (or the event needs none)."""
    hand = designs(state.hand[kingdom])
    out: list[int] = []
    if state.deed == EVENT_ATTACK or has_laid_troop(state):
        out.append(actions.ENOUGH)
    if state.deed == ATTACK_ACTION:
        out += [actions.CARD + card for card in hand if STRENGTH[card]]
    return out + _ways(state, hand, (0,))


def has_laid_troop(state: State) -> bool:
    """§5.1.2 Whether the attacker has laid a Troop."""
    return any(STRENGTH[card] for card in state.laid_card)


def legal_answer(state: State, kingdom: int) -> list[int]:
    """§5.1.3 Response cards for either side, or enough."""
    out = [actions.ENOUGH]
    held = sorted(RESPONSES.intersection(free_hand(state, kingdom)))
    if held:
        fitting = deed.ANSWERS[state.deed]
        out += [actions.CARD + card for card in held if card in fitting]
        out += _ways(state, held, sides_of(state))
    return out


def legal(state: State, kingdom: int) -> list[int]:
    """Legal actions of a kingdom that is asked, ascending."""
    phase = state.phase
    if phase == ANSWER:
        return legal_answer(state, kingdom)
    if phase == ROUND:
        return legal_round(state, kingdom)
    if phase == LAY:
        return legal_lay(state, kingdom)
    hand = state.hand[kingdom]
    if phase == RELIC:
        return [actions.ENOUGH, actions.CARD + RELIQUIA] if RELIQUIA in hand else [actions.ENOUGH]
    if phase == HAKIM_PICK:
        if HAKIM not in hand:
            return [actions.ENOUGH]
        used = designs([card for card in state.laid_card if STRENGTH[card]])
        return [actions.ENOUGH, *(actions.CARD + card for card in used)]
    if phase == REWARD:
        return [actions.BONUS, actions.GARRISON]
    if phase == GARRISONS:
        return [actions.ENOUGH, *_areas(actions.AREA, garrisons_at_hand(state))]
    if phase == AIM_AREA:
        return _areas(actions.AREA, state.cand)
    if phase == AIM_KINGDOM:
        return _kingdoms(actions.KINGDOM, state.cand)
    if phase == AGAIN_AREA:
        return [actions.ENOUGH, *_areas(actions.AREA, state.cand)]
    if phase == AGAIN_KINGDOM:
        return [actions.ENOUGH, *_kingdoms(actions.KINGDOM, state.cand)]
    if phase == AGAIN_BONUS:
        return [actions.ENOUGH, actions.BONUS]
    if phase == TRUCE:
        return _kingdoms(actions.KINGDOM, christian_others(state))
    if phase == PARIA_GIFTS:
        return [actions.ENOUGH, *_kingdoms(actions.GIFT, gift_mask(state, kingdom))]
    if phase == SWAP:
        return [actions.ENOUGH, *(actions.CARD + card for card in designs(hand))]
    return [actions.CARD + card for card in offered(state, kingdom)]


def offered(state: State, kingdom: int) -> list[int]:
    """Designs among which the phase lets choose one, ascending."""
    phase = state.phase
    if phase == PRICE:
        return [card for card in designs(state.hand[kingdom]) if STRENGTH[card]]
    if phase == GIFT_CARD:
        return designs(state.hand[kingdom])
    if phase == SORTIE:
        return designs(deed.troops_left(state))
    if phase == KEEP:
        return designs(state.aside)
    if phase == TAKE:
        return designs(targets.spent_responses(state))
    return []


def christian_others(state: State) -> int:
    """§10.2 Christian kingdoms that El Cid may name."""
    return sum(1 << k for k in state.order if FAITH[k] == CHRISTIAN and k != CID)
