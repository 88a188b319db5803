"""The Responses of an automa (§9.4): at most one per deed, the oldest deployed that has effect there."""

from __future__ import annotations

from typing import Final

from tafureria.core.event import Out
from tafureria.core.shapes import Card
from tafureria.games.taifa import cards, events, reasons
from tafureria.games.taifa import state as st
from tafureria.games.taifa.cards import DEFENDS, DICE, STRENGTH
from tafureria.games.taifa.rules import deed
from tafureria.games.taifa.rules.deed import ATTACK_SIDE, DEFENCE_SIDE
from tafureria.games.taifa.state import State

LEAST_STRENGTH: Final = 3
"""§9.4 An automa defends itself only against this strength or more."""


def _joins(state: State, card: Card, side: int) -> bool:
    """Whether a deployed Response has effect when cards are laid on that side."""
    if DICE[card]:
        return not deed.cid_refuses(state, card, side)
    return side == DEFENCE_SIDE and deed.fits_answer(state.deed, card)


def _may(state: State, side: int) -> bool:
    return side == ATTACK_SIDE or deed.strength(state) >= LEAST_STRENGTH


def answer(state: State, kingdom: int, side: int, out: Out) -> None:
    """Lay the oldest Response that has effect, with all its dice."""
    for at, card in enumerate(state.posted[kingdom]):
        if not _joins(state, card, side):
            continue
        if not _may(state, side):
            if out is not None:
                limit = deed.strength(state)
                out.append(events.decision(kingdom, reasons.TOO_WEAK_TO_ANSWER, card, limit=limit))
            return
        del state.posted[kingdom][at]
        dice = DEFENDS[card] or DICE[card]
        deed.lay(state, kingdom, card, side, dice)
        if out is not None:
            out.append(events.decision(kingdom, reasons.ANSWERS, card))
        return


def _still_may(state: State, kingdom: int) -> bool:
    """Whether it may respond after the roll: it has laid none, and in defence faces strength 3 or more."""
    if deed.laid_by(state, kingdom) or state.relics >> kingdom & 1:
        return False
    return _may(state, ATTACK_SIDE if kingdom == state.attacker else DEFENCE_SIDE)


def relic(state: State, kingdom: int, side: int, out: Out) -> bool:
    """C06 Show Relic, if losing: the attacker without more hits, the defender with fewer."""
    posted = state.posted[kingdom]
    if cards.RELIQUIA not in posted or not _still_may(state, kingdom):
        return False
    if state.deed == st.ATTACK_ACTION and cards.HAKIM in posted[: posted.index(cards.RELIQUIA)]:
        return False  # Hakim is the older one with effect after the roll, and a deed allows only one card
    winning = deed.hits(state.attack_dice) > deed.hits(state.defence_dice)
    if winning == (side == ATTACK_SIDE):
        return False
    posted.remove(cards.RELIQUIA)
    if out is not None:
        out.append(events.decision(kingdom, reasons.RELIC_WHEN_LOSING, cards.RELIQUIA))
    return True


def hakim(state: State, kingdom: int, out: Out) -> int:
    """M06 The Troop that it recovers: the strongest, oldest among equals; -1 if it does not use Hakim."""
    if cards.HAKIM not in state.posted[kingdom] or not _still_may(state, kingdom):
        return -1
    best = max((card for card in state.laid_card if STRENGTH[card]), key=lambda card: STRENGTH[card])
    state.posted[kingdom].remove(cards.HAKIM)
    if out is not None:
        out.append(events.decision(kingdom, reasons.STRONGEST_TROOP, best))
    return best
