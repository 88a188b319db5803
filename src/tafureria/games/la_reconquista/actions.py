"""The action codec: int <-> notation. Ids are dense, stable and never renumbered.

A secret choice (placing, moving or passing cards) is a sequence of small steps that ends with ``listo``. Each
step of placing and moving can be taken back by an action of its own.
"""

from __future__ import annotations

from typing import Final

from tafureria.games.la_reconquista.pieces import IDS, NUMBER, PROVINCES, STEP_NUMBER, STEPS

PASO: Final = 0
"""r.12: pass the turn."""
MUEVO: Final = 1
"""r.13: take the board out of sight to move troops."""
TABLAS: Final = 2
"""r.27: propose a draw."""
SI: Final = 3
"""r.27: agree to a draw."""
NO: Final = 4
"""r.27: refuse a draw."""
LISTO: Final = 5
"""Confirm what was placed, moved or passed."""
VISTO: Final = 6
"""r.21: this seat has seen the cards, and they may go back."""

ATACO: Final = 7
"""r.18: + territory: attack it."""
PON: Final = ATACO + PROVINCES
"""r.9: + territory: place a troop there."""
QUITA: Final = PON + PROVINCES
"""r.9: + territory: take back a troop placed there since taking the board."""
PASA: Final = QUITA + PROVINCES
"""r.19: + territory: pass its card."""
MUEVE: Final = PASA + PROVINCES
"""r.14: + step: move a troop over this border."""
DEVUELVE: Final = MUEVE + len(STEPS)
"""r.14: + step: take a troop back that moved over this border."""
COUNT: Final = DEVUELVE + len(STEPS)

PLAIN: Final = ("paso", "muevo", "tablas", "si", "no", "listo", "visto")
ON_A_PROVINCE: Final = ("ataco", "pon", "quita", "pasa")
OVER_A_BORDER: Final = ("mueve", "devuelve")


def notation(action: int) -> str:
    """The notation of an action.

    >>> notation(ATACO + NUMBER["toledo"])
    'ataco toledo'
    >>> notation(MUEVE + STEP_NUMBER[NUMBER["toledo"], NUMBER["ciudad-real"]])
    'mueve toledo>ciudad-real'
    """
    if action < ATACO:
        return PLAIN[action]
    if action < MUEVE:
        kind, province = divmod(action - ATACO, PROVINCES)
        return f"{ON_A_PROVINCE[kind]} {IDS[province]}"
    kind, step = divmod(action - MUEVE, len(STEPS))
    a, b = STEPS[step]
    return f"{OVER_A_BORDER[kind]} {IDS[a]}>{IDS[b]}"


def parse(text: str) -> int | None:
    """The action whose :func:`notation` is *text*, or ``None``.

    >>> parse("pon alava") == PON
    True
    >>> parse("mueve alava>sevilla") is None
    True
    """
    verb, _, what = text.partition(" ")
    if not what:
        return PLAIN.index(verb) if verb in PLAIN else None
    if verb in ON_A_PROVINCE:
        if what not in NUMBER:
            return None
        return ATACO + ON_A_PROVINCE.index(verb) * PROVINCES + NUMBER[what]
    if verb in OVER_A_BORDER:
        a, _, b = what.partition(">")
        step = STEP_NUMBER.get((NUMBER.get(a, -1), NUMBER.get(b, -1)))
        return None if step is None else MUEVE + OVER_A_BORDER.index(verb) * len(STEPS) + step
    return None
