"""Tables by card of the functions that its row in ``cards.py`` names."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import Any, Final

from tafureria.core.event import Out
from tafureria.core.shapes import Card, Mask
from tafureria.games.taifa import cards
from tafureria.games.taifa.rules import automata_events, effects, targets
from tafureria.games.taifa.state import State

Finder = Callable[[State, int], Mask]
Effect = Callable[[State, int, Card, Out], None]


def _named(module: ModuleType, name: str) -> Any:
    """The function of that name; ``None`` where a row names none.

    :raises AttributeError: for a name that there is not.
    """
    return getattr(module, name) if name else None


FOR_PEOPLE: Final[list[Finder | None]] = [_named(targets, row.people) for row in cards.TABLE]
FOR_AUTOMA: Final[list[Finder | None]] = [_named(targets, row.bot or row.people) for row in cards.TABLE]
NEEDS: Final[list[Finder | None]] = [_named(targets, row.needs) for row in cards.TABLE]
WANTS: Final = [
    NEEDS[card] if cards.AIM[card] == cards.NOTHING else FOR_PEOPLE[card] for card in range(cards.DESIGNS)
]
"""What must find something before a person may play the card: its targets, or its other condition."""
EFFECTS: Final[list[Effect | None]] = [_named(effects, row.effect) for row in cards.TABLE]
BOT_PLAYS: Final[list[Effect | None]] = [_named(automata_events, row.bot_plays) for row in cards.TABLE]


def aim_of(state: State, card: Card) -> int:
    """``AREA``, ``KINGDOM`` or ``NOTHING``; C17 has no target in the scenario."""
    return cards.NOTHING if state.cid and card == cards.CAMPANA_CID else cards.AIM[card]


def for_people(state: State, kingdom: int, card: Card) -> Mask:
    """The areas or kingdoms that a person may aim the card at."""
    finder = FOR_PEOPLE[card]
    return finder(state, kingdom) if finder is not None else 0


def for_automa(state: State, kingdom: int, card: Card) -> Mask:
    """The candidates of an automa, among which the die of §9.5 chooses."""
    finder = FOR_AUTOMA[card]
    return finder(state, kingdom) if finder is not None else 0


def has_what_it_needs(state: State, kingdom: int, card: Card) -> bool:
    """Whether there is a Response to take (M13), or a card to draw (M14, C13)."""
    needs = NEEDS[card]
    return needs is None or needs(state, kingdom) > 0


def is_playable(state: State, kingdom: int, card: Card) -> bool:
    """Whether a person may play the Event; a one-shot Event needs a legal target."""
    finder = WANTS[card]
    if finder is None or finder(state, kingdom):
        return True
    return cards.OPTIONAL[card] or aim_of(state, card) != cards.AIM[card]
