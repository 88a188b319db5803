"""The faces of computer players (§3.1, option ``gestos``): drawn from what they have just seen.

Each figure of the house has a character (:func:`tafureria.core.phrase.character_of`) and shows the same faces
for the same reasons all its life, so whoever looks long enough learns to read it. An apprentice betrays
itself in six of ten cases and is calm where there is nothing to hide; but a sly one bluffs at any level.
"""

from __future__ import annotations

from typing import Final

from tafureria.core.chance import Dice
from tafureria.core.phrase import character_of
from tafureria.games.muerte_al_rey import actions
from tafureria.games.muerte_al_rey.pieces import KINGS, place_of
from tafureria.games.muerte_al_rey.view import View

SLY: Final = "sly"
ARTLESS: Final[list[list[int]]] = [[100, 0, 0], [40, 0, 60]]
"""An apprentice: percent calm, pleased, uneasy without the king, then with it."""
BLUFFING: Final[list[list[int]]] = [[55, 10, 35], [55, 35, 10]]
"""A sly one is rather uneasy without the king than with it."""
PRACTISED: Final[dict[str, list[list[int]]]] = {
    "loyal": [[80, 10, 10], [55, 5, 40]],
    "grasping": [[75, 15, 10], [45, 40, 15]],
    "spiteful": [[70, 10, 20], [50, 10, 40]],
    "cautious": [[95, 0, 5], [85, 0, 15]],
    SLY: BLUFFING,
}
"""Players who know the game: a grasping one is glad of a king, and a cautious one hardly moves a muscle."""


def drawn(view: View, dice: Dice, *, artless: bool) -> int:
    """The action that shows a face, by the odds of the figure at that seat.

    :param artless: whether it plays like an apprentice.
    """
    character = character_of(view.seat).name
    odds = ARTLESS if artless and character != SLY else PRACTISED[character]
    side = place_of(view.identities[view.seat]) & 1
    row = odds[1 if KINGS[side] in view.hand else 0]
    x = dice.below(100)
    if x < row[actions.CALM]:
        return actions.FACE + actions.CALM
    return actions.FACE + (
        actions.PLEASED if x < row[actions.CALM] + row[actions.PLEASED] else actions.UNEASY
    )
