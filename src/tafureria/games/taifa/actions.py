"""Action ids and their notation: ``ataca tudela``, ``juega razzia-c``, ``dados campeon-m 2 ataque``.

0 pass · 1 enough (no more, no) · 2 bonus · 3 garrison · then blocks of one id for each area, kingdom or card.
"""

from __future__ import annotations

from typing import Final

from tafureria.games.taifa.pieces import (
    AREA_NAMES,
    AREAS,
    CARD_NAMES,
    DESIGNS,
    DICE,
    DICE_CARDS,
    EVENTS,
    KINGDOM_NAMES,
    KINGDOMS,
)

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

EVENT_OF: Final = {card: EVENT + i for i, card in enumerate(EVENTS)}
"""Action that plays an event."""
ROLL_OF: Final = {way: ROLL + i for i, way in enumerate(ROLLS)}
"""Action that lays (card, dice, side)."""


def _all_words() -> list[str]:
    words = ["pasa", "basta", "bonus", "guarnicion"]
    words += [f"ataca {name}" for name in AREA_NAMES[1:]]
    words += [f"area {name}" for name in AREA_NAMES[1:]]
    words += [f"reino {name}" for name in KINGDOM_NAMES]
    words += [f"incursion {name}" for name in KINGDOM_NAMES]
    words += [f"regala {name}" for name in KINGDOM_NAMES]
    words += [f"juega {CARD_NAMES[card]}" for card in EVENTS]
    words += [f"descarta {name}" for name in CARD_NAMES]
    words += [f"carta {name}" for name in CARD_NAMES]
    words += [f"dados {CARD_NAMES[card]} {n} {SIDES[side]}" for card, n, side in ROLLS]
    return words


WORDS: Final = _all_words()
IDS: Final = {text: action for action, text in enumerate(WORDS)}
