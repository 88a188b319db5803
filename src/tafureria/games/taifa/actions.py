"""Action ids and their notation: ``ataca tudela``, ``juega razzia-c``, ``dados campeon-m 2 ataque``.

0 pass · 1 enough (no more, no) · 2 bonus · 3 garrison · then blocks of one id for each area, kingdom or card.
"""

from __future__ import annotations

from typing import Final

from tafureria.core.bits import listed, listing
from tafureria.core.shapes import Action, Card, Mask
from tafureria.games.taifa import cards
from tafureria.games.taifa.cards import DESIGNS, DICE, DICE_CARDS, EVENTS
from tafureria.games.taifa.pieces import AREA_NAMES, AREAS, KINGDOM_NAMES, KINGDOMS, KINGDOMS_IN, NOBODY

PASS: Final = 0
ENOUGH: Final = 1
BONUS: Final = 2
GARRISON: Final = 3
ATTACK: Final = 3
"""``ATTACK + area``, areas from 1."""
AREA: Final = ATTACK + AREAS
KINGDOM: Final = AREA + AREAS + 1
INCURSION: Final = KINGDOM + KINGDOMS
GIFT: Final = INCURSION + KINGDOMS
EVENT: Final = GIFT + KINGDOMS
DISCARD: Final = EVENT + len(EVENTS)
CARD: Final = DISCARD + DESIGNS
ROLL: Final = CARD + DESIGNS
ATTACKER: Final = 0
DEFENDER: Final = 1
SIDES: Final = ("ataque", "defensa")
ROLLS: Final = [(card, n, side) for card in DICE_CARDS for side in (0, 1) for n in range(1, DICE[card] + 1)]
"""Every way to lay a card that adds dice: card, number of dice, side."""
COUNT: Final = ROLL + len(ROLLS)

NO_AREA: Final = 0
NO_CARD: Final = -1

EVENT_OF: Final = {card: EVENT + i for i, card in enumerate(EVENTS)}
"""Action that plays an event."""
ROLL_OF: Final = {way: ROLL + i for i, way in enumerate(ROLLS)}
"""Action that lays (card, dice, side)."""


def _all_notations() -> list[str]:
    texts = ["pasa", "basta", "bonus", "guarnicion"]
    texts += [f"ataca {name}" for name in AREA_NAMES[1:]]
    texts += [f"area {name}" for name in AREA_NAMES[1:]]
    texts += [f"reino {name}" for name in KINGDOM_NAMES]
    texts += [f"incursion {name}" for name in KINGDOM_NAMES]
    texts += [f"regala {name}" for name in KINGDOM_NAMES]
    texts += [f"juega {cards.NAMES[card]}" for card in EVENTS]
    texts += [f"descarta {name}" for name in cards.NAMES]
    texts += [f"carta {name}" for name in cards.NAMES]
    texts += [f"dados {cards.NAMES[card]} {n} {SIDES[side]}" for card, n, side in ROLLS]
    return texts


NOTATIONS: Final = _all_notations()
IDS: Final = {text: action for action, text in enumerate(NOTATIONS)}


def notation(action: Action) -> str:
    """The action in the notation of records."""
    return NOTATIONS[action]


def parse(text: str) -> Action | None:
    """The action with this notation, or ``None``."""
    return IDS.get(text)


# --- what an action names ----------------------------------------------------------------------


def attacked(action: Action) -> int:
    """The area of ``ataca AREA``; ``NO_AREA`` for any other action."""
    return action - ATTACK if ATTACK < action <= AREA else NO_AREA


def area(action: Action) -> int:
    """The area of ``area AREA``, or ``NO_AREA``."""
    return action - AREA if AREA < action < KINGDOM else NO_AREA


def kingdom(action: Action) -> int:
    """The kingdom of ``reino KINGDOM``, or ``NOBODY``."""
    return action - KINGDOM if KINGDOM <= action < INCURSION else NOBODY


def raided(action: Action) -> int:
    """The kingdom of ``incursion KINGDOM``, or ``NOBODY``."""
    return action - INCURSION if INCURSION <= action < GIFT else NOBODY


def receiver(action: Action) -> int:
    """The kingdom of ``regala KINGDOM``, or ``NOBODY``."""
    return action - GIFT if GIFT <= action < EVENT else NOBODY


def played(action: Action) -> Card:
    """The Event of ``juega CARD``, or ``NO_CARD``."""
    return EVENTS[action - EVENT] if EVENT <= action < DISCARD else NO_CARD


def discarded(action: Action) -> Card:
    """The card of ``descarta CARD``, or ``NO_CARD``."""
    return action - DISCARD if DISCARD <= action < CARD else NO_CARD


def card(action: Action) -> Card:
    """The card of ``carta CARD``, or ``NO_CARD``."""
    return action - CARD if CARD <= action < ROLL else NO_CARD


def adds_dice(action: Action) -> bool:
    """Whether the action is ``dados CARD NUMBER SIDE``: see :data:`ROLLS`."""
    return action >= ROLL


def rolls(action: Action) -> tuple[Card, int, int]:
    """Card, number of dice and side of ``dados``."""
    return ROLLS[action - ROLL]


# --- lists of actions --------------------------------------------------------------------------


_ATTACKS: Final = listing(AREAS + 1, ATTACK)
_AREAS: Final = listing(AREAS + 1, AREA)


def attacks_on(mask: Mask) -> list[Action]:
    """``ataca AREA`` for each area of the mask, lowest number first."""
    return listed(mask, _ATTACKS)


def with_areas(mask: Mask) -> list[Action]:
    """``area AREA`` for each area of the mask, lowest number first."""
    return listed(mask, _AREAS)


def with_kingdoms(base: Action, mask: Mask) -> list[Action]:
    """The action of each kingdom of the mask, ascending, in the block that starts at *base*."""
    return [base + one for one in KINGDOMS_IN[mask]]


def with_cards(held: list[Card]) -> list[Action]:
    """``carta CARD`` for each of the cards."""
    return [CARD + one for one in held]
