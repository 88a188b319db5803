"""Advice to a person during a game: what a choice does and what it promises, in the game's own words.

A game that gives advice has ``players/advice.py`` with ``REASONS``, its kinds of reasons, and two functions
that know what the seat sees and remembers, never the state: ``advise`` and ``others``. A search decides which
choices are explained (:mod:`tafureria.players.hint`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

import msgspec

from tafureria.core.game import Notebook
from tafureria.core.shapes import Action


class Reason(msgspec.Struct, frozen=True, kw_only=True, tag_field="on"):
    """One thing to say about a choice. Its words are ``advice-TAG``, with fields like those of events.

    Chances are whole numbers in ``percent``, 0..100; amounts that are estimates are rounded to halves.
    """


class Outlook(Reason, frozen=True, kw_only=True, tag="outlook"):
    """How often the master won, or was likely to win, in its playouts of the choice."""

    percent: int
    error: int = 0
    """Of a hundred times, how many more or fewer it may well be: two standard errors."""


class Advice(Protocol):
    """The module ``players/advice.py`` of a game."""

    REASONS: tuple[type[Reason], ...]
    advise: Callable[[Any, Notebook[Any], Action, float | None], list[Reason]]
    """Takes the view, the notebook, a legal action and its mean value in the master's playouts (``None``
    without any). Returns first what the action does, then what speaks for or against it."""
    others: Callable[[Any, list[Action]], list[Action]]
    """Takes the view and the legal actions. Returns further choices worth explaining, best first, for games
    of which the master plays out few choices; :func:`no_others` where it plays out all that matter."""


def no_others(view: Any, legal: list[Action]) -> list[Action]:
    """No further choices: the master plays out all that matter."""
    del view, legal
    return []


def percent(chance: float) -> int:
    """A chance, 0..1, as a whole percentage; 0 and 100 only for certainty.

    >>> percent(0.744), percent(0.001), percent(1.0)
    (74, 1, 100)
    """
    if chance <= 0.0 or chance >= 1.0:
        return 0 if chance <= 0.0 else 100
    return min(max(round(100 * chance), 1), 99)


def halves(amount: float) -> float:
    """An estimated amount, rounded to halves.

    >>> halves(2.8), halves(-0.2)
    (3.0, 0.0)
    """
    return round(2 * amount) / 2 + 0.0
