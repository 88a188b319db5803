"""Action ids and notation. Players are named by their identity card, which lies face up: ``acusa 2b``."""

from __future__ import annotations

from typing import Final

from tafureria.games.muerte_al_rey.pieces import CARDS, PLACES, identity, notation

ACCUSE: Final = 0
"""§2.3 ``acusa 2b``: plus the place of the accused."""
EXCHANGE: Final = ACCUSE + PLACES
"""§2.3 ``cambia 2e``: plus the place of the companion."""
GIVE: Final = EXCHANGE + PLACES
"""§2.3 ``entrega 5o``: plus the card handed over in an exchange."""
LOSE: Final = GIVE + CARDS
"""§2.3 ``pierde 5o``: plus the card given up after a wrong accusation."""
DENOUNCE: Final = LOSE + CARDS
"""§3.1 ``denuncia``."""
SILENT: Final = DENOUNCE + 1
"""§3.1 ``calla``: the chance to denounce is let pass, or there was none."""
TAKE: Final = SILENT + 1
"""§3.3 ``toma 2b``: plus the place whose identity card one swaps for."""
SEAT_AT: Final = TAKE + PLACES
"""§3.3 ``asigna 2b``: plus the place that until now was that of whoever gets the next card."""
COUNT: Final = SEAT_AT + PLACES


def _words(action: int) -> str:
    if action < EXCHANGE:
        return f"acusa {notation(identity(action - ACCUSE))}"
    if action < GIVE:
        return f"cambia {notation(identity(action - EXCHANGE))}"
    if action < LOSE:
        return f"entrega {notation(action - GIVE)}"
    if action < DENOUNCE:
        return f"pierde {notation(action - LOSE)}"
    if action < TAKE:
        return "denuncia" if action == DENOUNCE else "calla"
    if action < SEAT_AT:
        return f"toma {notation(identity(action - TAKE))}"
    return f"asigna {notation(identity(action - SEAT_AT))}"


WORDS: Final = tuple(_words(action) for action in range(COUNT))
"""Notation of every action.

>>> WORDS[ACCUSE + 3], WORDS[GIVE + 11], WORDS[SILENT]
('acusa 2b', 'entrega 12o', 'calla')
"""
PARSED: Final = {text: action for action, text in enumerate(WORDS)}
