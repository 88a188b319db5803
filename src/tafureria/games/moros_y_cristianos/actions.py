"""Action ids and their notation. Ids are dense, stable and never renumbered.

=========  ==============  ==========================================================
ids        notation        meaning
=========  ==============  ==========================================================
0-47       ``juega 7e``    play a card in a turn
48-59      ``esconde 3c``  slip a copa into the treasure
60-83      ``apunta 7b``   the knight that a copa annuls, where there are two
84-119     ``coge 12o``    take a card of the booty
120-130    ``declara fe``  declare one dimension of the combat
131        ``batalla``     declare the rest by default
132        ``listo``       the treasure is sealed
133        ``fin``         end the turn
134 135    ``guarda``      keep the whole hand; ``tira``: throw it all away
=========  ==============  ==========================================================
"""

from __future__ import annotations

from typing import Final

from tafureria.games.moros_y_cristianos.pieces import CARDS, FIRST_COPA, FIRST_KNIGHT, RANKS, card_name

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

# The dimensions of a combat (§2.4), their first values, and the default of each: its first.
OBJETIVO: Final = 0
TIPO: Final = 1
DURACION: Final = 2
ORDEN: Final = 3
CANTIDAD: Final = 4
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
DIMENSION_OF: Final = (0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4)
FIRST_VALUE: Final = (FE, FUERZA, ASALTO, ATAQUE, HEROES)
LAST_VALUE: Final = (TESORO, ASTUCIA, REFUERZOS, CONTRAATAQUE, TROPA)


def take(card: int) -> int:
    """The action that takes *card*, an oro or a knight, from the booty.

    >>> words(take(11)), words(take(24))
    ('coge 12o', 'coge 1e')
    """
    return TAKE + card if card < RANKS else TAKE + card - FIRST_COPA


def taken_card(action: int) -> int:
    """The card that a ``coge`` takes.

    >>> taken_card(take(47))
    47
    """
    index = action - TAKE
    return index if index < RANKS else index + FIRST_COPA


def _write(action: int) -> str:
    if action < HIDE:
        return f"juega {card_name(action)}"
    if action < AIM:
        return f"esconde {card_name(action - HIDE + FIRST_COPA)}"
    if action < TAKE:
        return f"apunta {card_name(action - AIM + FIRST_KNIGHT)}"
    if action < DECLARE:
        return f"coge {card_name(taken_card(action))}"
    if action < BATALLA:
        return f"declara {VALUES[action - DECLARE]}"
    return ("batalla", "listo", "fin", "guarda", "tira")[action - BATALLA]


WORDS: Final = tuple(_write(action) for action in range(COUNT))
IDS: Final = {words: action for action, words in enumerate(WORDS)}
TAKES: Final = tuple(take(card) if not FIRST_COPA <= card < FIRST_KNIGHT else -1 for card in range(CARDS))


def words(action: int) -> str:
    """The action in notation.

    >>> words(AIM)
    'apunta 1e'
    """
    return WORDS[action]


def parse(text: str) -> int | None:
    """The action that :func:`words` writes so, or ``None``.

    >>> parse("juega 1e"), parse("juega 13e")
    (24, None)
    """
    return IDS.get(" ".join(text.split()))
