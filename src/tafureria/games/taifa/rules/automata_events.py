"""How an automa plays an Event (§9.1): ``bot_plays`` in a row of ``cards.py`` names one of these.

Each runs once the card is shown; if the card has a target, it is chosen before the effect.
"""

from __future__ import annotations

from typing import Final

from tafureria.core.event import Out
from tafureria.core.shapes import Card
from tafureria.games.taifa import cards, events, reasons
from tafureria.games.taifa import pieces as box
from tafureria.games.taifa import state as st
from tafureria.games.taifa.rules import agenda, deal, targets
from tafureria.games.taifa.rules.agenda import first, push
from tafureria.games.taifa.state import State

LOW_FACE: Final = 3
"""§9.5 The highest face that chooses the lowest area, the first kingdom counterclockwise, the Muslim deck."""


def at_once(state: State, kingdom: int, card: Card, out: Out) -> None:
    """§9.1 The effect follows, as for people."""
    del out
    push(state, agenda.EFFECT, kingdom, card)


def swap_only_this(state: State, kingdom: int, card: Card, out: Out) -> None:
    """M14, C13 It swaps this card alone."""
    if out is not None:
        out.append(events.decision(kingdom, reasons.DRAWS_ITSELF, card))
    push(state, agenda.EFFECT, kingdom, card)


def keep_the_first(state: State, kingdom: int, card: Card, out: Out) -> None:
    """C07 It keeps the first card that it draws."""
    if out is not None:
        out.append(events.decision(kingdom, reasons.KEEPS_FIRST, card))
    push(state, agenda.EFFECT, kingdom, card)


def wall_twice(state: State, kingdom: int, card: Card, out: Out) -> None:
    """M20, C21 Garrison one castle, then another."""
    del out
    push(state, agenda.AUTO_SECOND_WALL, kingdom, card)
    push(state, agenda.EFFECT, kingdom, card)


def draw_by_die(state: State, kingdom: int, card: Card, out: Out) -> None:
    """M16 Draw one card from the deck that a die chooses."""
    del card, out
    push(state, agenda.AUTO_DECK, kingdom)


def step_auto_deck(state: State, x: int, out: Out) -> None:
    """M16 A die chooses the deck; if one deck is exhausted, draw from the other without a die."""
    del out
    kingdom = first(x)
    muslim, christian = targets.drawable(state, box.MUSLIM), targets.drawable(state, box.CHRISTIAN)
    if muslim and christian:
        state.chance, state.chance_a = st.DECK_DIE, kingdom
    elif muslim:
        deal.draw(state, kingdom, box.MUSLIM, 1)
    elif christian:
        deal.draw(state, kingdom, box.CHRISTIAN, 1)


def deck_by_die(state: State, face: int, out: Out) -> None:
    """M16 Draw from the Muslim deck on 1 to 3, from the Christian one on 4 to 6."""
    kingdom = state.chance_a
    deck = box.MUSLIM if face <= LOW_FACE else box.CHRISTIAN
    if out is not None:
        out.append(events.decision(kingdom, reasons.DECK_BY_DIE, cards.JUDIA, face=face, limit=deck))
    deal.draw(state, kingdom, deck, 1)


def take_the_last(state: State, kingdom: int, card: Card, out: Out) -> None:
    """M13 Take the last discarded Response of its own deck, or else of the other."""
    del card
    own = box.FAITH[kingdom]
    for deck in (own, 1 - own):
        pile = state.discards[deck]
        for at in range(len(pile) - 1, -1, -1):
            if cards.IS_RESPONSE[pile[at]]:
                taken = pile.pop(at)
                if out is not None:
                    out.append(events.decision(kingdom, reasons.TAKES_LAST, taken))
                    out.append(events.Taken(kingdom=kingdom, card=taken))
                deal.gain(state, kingdom, taken)
                return
