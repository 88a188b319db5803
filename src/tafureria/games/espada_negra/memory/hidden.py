"""Statements about the cards still to come; nothing is dealt in secret, so they are all certain."""

from __future__ import annotations

from typing import ClassVar, Final

from tafureria.core.statement import Statement
from tafureria.games.espada_negra.memory.notebook import Notebook
from tafureria.games.espada_negra.state import State


class Remains(Statement, frozen=True, kw_only=True, tag="quedan"):
    """*count* copies of the card are still to come."""

    question: ClassVar[tuple[str, ...]] = ("card",)
    card: int
    count: int


STATEMENTS: Final = (Remains,)


def hidden(state: State, seat: int) -> list[Statement]:
    """A statement for each card that nobody has seen yet, most copies first."""
    del seat
    left = [(kind, count) for kind, count in enumerate(state.stock) if count]
    left.sort(key=lambda one: -one[1])
    return [Remains(card=state.deck.first + kind, count=count) for kind, count in left]


def possible(notebook: Notebook, seat: int) -> dict[Statement, float | None]:
    """The same statements, all certain: the stock is known to the last copy."""
    return dict.fromkeys(hidden(notebook.state, seat), 1.0)
