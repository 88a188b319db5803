"""Action ids and their notation. Ids are dense, stable and never renumbered.

=========  ==============  ==========================================================
ids        notation        meaning
=========  ==============  ==========================================================
0-47       ``juega 7e``    play a card in a turn
48-59      ``esconde 3c``  slip a copa into the treasure
60-83      ``apunta 7b``   choose the knight that a copa annuls, where there are two
84-119     ``coge 12o``    take a card of the booty
120-130    ``declara fe``  declare one dimension of the combat
131        ``batalla``     declare the defaults for the rest
132        ``listo``       nothing more goes into the treasure
133        ``fin``         end the turn
134 135    ``guarda``      keep the whole hand; ``tira``: throw it all away
=========  ==============  ==========================================================
"""

from __future__ import annotations

from typing import Final

from tafureria.core.shapes import Action, Card
from tafureria.games.moros_y_cristianos.pieces import FIRST_COPA, FIRST_KNIGHT, RANKS, card_name

PLAY: Final = 0
HIDE: Final = 48
AIM: Final = 60
TAKE: Final = 84
DECLARE: Final = 120
BATALLA: Final = 131
LISTO: Final = 132
FIN: Final = 133
GUARDA: Final = 134
TIRA: Final = 135
COUNT: Final = 136

# The dimensions of a combat (§2.4), and the values of each. The first value is the default.
OBJETIVO: Final = 0
TIPO: Final = 1
DURACION: Final = 2
ORDEN: Final = 3
CANTIDAD: Final = 4
ALL_DECLARED: Final = 5
"""The dimension to declare next once all are declared."""
DIMENSIONS: Final = ("objetivo", "tipo", "duracion", "orden", "cantidad")
FE: Final = 0
BOTIN: Final = 1
TESORO: Final = 2
FUERZA: Final = 3
ASTUCIA: Final = 4
ASALTO: Final = 5
REFUERZOS: Final = 6
ATAQUE: Final = 7
CONTRAATAQUE: Final = 8
HEROES: Final = 9
TROPA: Final = 10
VALUES: Final = (
    "fe",
    "botin",
    "tesoro",
    "fuerza",
    "astucia",
    "asalto",
    "refuerzos",
    "ataque",
    "contraataque",
    "heroes",
    "tropa",
)
DIMENSION_OF: Final = (
    *[OBJETIVO] * 3,
    *[TIPO] * 2,
    *[DURACION] * 2,
    *[ORDEN] * 2,
    *[CANTIDAD] * 2,
)
"""The dimension that each value belongs to."""
FIRST_VALUE: Final = (FE, FUERZA, ASALTO, ATAQUE, HEROES)
LAST_VALUE: Final = (TESORO, ASTUCIA, REFUERZOS, CONTRAATAQUE, TROPA)


def hide(copa: Card) -> Action:
    """The action that slips *copa* into the treasure."""
    return HIDE + copa - FIRST_COPA


def hidden_copa(action: Action) -> Card:
    """The copa that an ``esconde`` hides.

    >>> hidden_copa(hide(14))
    14
    """
    return action - HIDE + FIRST_COPA


def aim(knight: Card) -> Action:
    """The action that makes a copa annul *knight*."""
    return AIM + knight - FIRST_KNIGHT


def aimed_knight(action: Action) -> Card:
    """The knight that an ``apunta`` chooses.

    >>> aimed_knight(aim(30))
    30
    """
    return action - AIM + FIRST_KNIGHT


def declared_value(action: Action) -> int:
    """The value that a ``declara`` declares."""
    return action - DECLARE


def take(card: Card) -> Action:
    """The action that takes *card*, an oro or a knight, from the booty.

    >>> notation(take(11)), notation(take(24))
    ('coge 12o', 'coge 1e')
    """
    return TAKE + card if card < RANKS else TAKE + card - FIRST_COPA


def taken_card(action: Action) -> Card:
    """The card that a ``coge`` takes.

    >>> taken_card(take(47))
    47
    """
    index = action - TAKE
    return index if index < RANKS else index + FIRST_COPA


def _write(action: Action) -> str:
    if action < HIDE:
        return f"juega {card_name(action)}"
    if action < AIM:
        return f"esconde {card_name(hidden_copa(action))}"
    if action < TAKE:
        return f"apunta {card_name(aimed_knight(action))}"
    if action < DECLARE:
        return f"coge {card_name(taken_card(action))}"
    if action < BATALLA:
        return f"declara {VALUES[declared_value(action)]}"
    return ("batalla", "listo", "fin", "guarda", "tira")[action - BATALLA]


NOTATION: Final = tuple(_write(action) for action in range(COUNT))
IDS: Final = {text: action for action, text in enumerate(NOTATION)}


def notation(action: Action) -> str:
    """The notation of an action.

    >>> notation(AIM)
    'apunta 1e'
    """
    return NOTATION[action]


def parse(text: str) -> Action | None:
    """The action whose notation is *text*, or ``None``.

    >>> parse("juega 1e"), parse("juega 13e")
    (24, None)
    """
    return IDS.get(" ".join(text.split()))
