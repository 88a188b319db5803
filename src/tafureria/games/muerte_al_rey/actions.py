"""Action ids and notation. Players are named by their identity card, which lies face up: ``acusa 2b``."""

from __future__ import annotations

from typing import Final

from tafureria.core.shapes import Action
from tafureria.games.muerte_al_rey.pieces import CARDS, PLACES, identity
from tafureria.games.muerte_al_rey.pieces import notation as card_notation

ACCUSE: Final = 0
"""§2.3 ``acusa 2b``: plus the place of the accused."""
EXCHANGE: Final = ACCUSE + PLACES
"""§2.3 ``cambia 2e``: plus the place of the companion."""
HAND_OVER: Final = EXCHANGE + PLACES
"""§2.3 ``entrega 5o``: plus the card handed over in an exchange."""
GIVE_UP: Final = HAND_OVER + CARDS
"""§2.3 ``pierde 5o``: plus the card given up after a wrong accusation."""
DENOUNCE: Final = GIVE_UP + CARDS
"""§3.1 ``denuncia``."""
KEEP_SILENT: Final = DENOUNCE + 1
"""§3.1 ``calla``: the player does not denounce, or had nothing to denounce."""
TAKE: Final = KEEP_SILENT + 1
"""§3.3 ``toma 2b``: plus the place whose identity card is taken in exchange for one's own."""
ASSIGN: Final = TAKE + PLACES
"""§3.3 ``asigna 2b``: plus the present place of the player who gets the next identity card."""
FACE: Final = ASSIGN + PLACES
"""§3.1 ``cara tranquila``: plus the face shown, in the order of ``FACES``."""
FACES: Final = ("tranquila", "contenta", "inquieta")
CALM: Final = 0
PLEASED: Final = 1
UNEASY: Final = 2
COUNT: Final = FACE + 3


def _written(action: Action) -> str:
    if action < EXCHANGE:
        return f"acusa {card_notation(identity(action - ACCUSE))}"
    if action < HAND_OVER:
        return f"cambia {card_notation(identity(action - EXCHANGE))}"
    if action < GIVE_UP:
        return f"entrega {card_notation(action - HAND_OVER)}"
    if action < DENOUNCE:
        return f"pierde {card_notation(action - GIVE_UP)}"
    if action < TAKE:
        return "denuncia" if action == DENOUNCE else "calla"
    if action < ASSIGN:
        return f"toma {card_notation(identity(action - TAKE))}"
    if action < FACE:
        return f"asigna {card_notation(identity(action - ASSIGN))}"
    return f"cara {FACES[action - FACE]}"


NOTATION: Final = tuple(_written(action) for action in range(COUNT))
PARSED: Final = {text: action for action, text in enumerate(NOTATION)}


def notation(action: Action) -> str:
    """The action in the notation of records.

    >>> notation(ACCUSE + 3), notation(HAND_OVER + 11), notation(KEEP_SILENT)
    ('acusa 2b', 'entrega 12o', 'calla')
    """
    return NOTATION[action]


def parse(text: str) -> Action | None:
    """The action with that notation, or ``None``."""
    return PARSED.get(text)
