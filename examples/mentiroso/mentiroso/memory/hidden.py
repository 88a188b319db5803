"""What is hidden under the other cups: statements that a replay shows beside what a player knew."""

from __future__ import annotations

from typing import ClassVar, Final

from mentiroso import state as st
from tafureria.core.shapes import Seat
from tafureria.core.statement import Statement


class Shows(Statement, frozen=True, kw_only=True, tag="shows"):
    """The die of that seat shows that face."""

    question: ClassVar[tuple[str, ...]] = ("seat",)
    seat: int
    face: int


STATEMENTS: Final = (Shows,)


def hidden(state: st.State, seat: Seat) -> list[Statement]:
    """The dice under the other cups."""
    if state.phase == st.OVER:
        return []
    dice = enumerate(state.dice)
    return [Shows(seat=owner, face=die) for owner, die in dice if owner != seat and die != st.UNROLLED]
