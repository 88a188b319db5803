"""Nothing is dealt in secret: what a memory knows is what has not come yet (§2.3)."""

from __future__ import annotations

from typing import ClassVar, Final

from tafureria.core.belief import Belief
from tafureria.games.espada_negra.state import State


class Remains(Belief, frozen=True, kw_only=True, tag="quedan"):
    """So many copies of that card are still to come."""

    question: ClassVar[tuple[str, ...]] = ("card",)
    card: int
    count: int


BELIEFS: Final = (Remains,)


def hidden(state: State, seat: int) -> list[Belief]:
    """Cards that nobody has seen, most copies first."""
    del seat
    left = [(kind, count) for kind, count in enumerate(state.stock) if count]
    left.sort(key=lambda one: -one[1])
    return [Remains(card=state.deck.first + kind, count=count) for kind, count in left]
