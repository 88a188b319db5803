"""Statements about the dice under the other cups, for the deduction board and for replays."""

from __future__ import annotations

from typing import ClassVar, Final

from mentiroso import state as st
from mentiroso.memory.notebook import HIDDEN, Notebook
from tafureria.core.shapes import Seat
from tafureria.core.statement import Statement


class Shows(Statement, frozen=True, kw_only=True, tag="shows"):
    """The die of that seat shows that face."""

    question: ClassVar[tuple[str, ...]] = ("seat",)
    seat: int
    face: int


STATEMENTS: Final = (Shows,)


def hidden(state: st.State, seat: Seat) -> list[Statement]:
    """The true statements about the dice under the other cups."""
    if state.phase == st.OVER:
        return []
    dice = enumerate(state.dice)
    return [Shows(seat=owner, face=die) for owner, die in dice if owner != seat and die != st.UNROLLED]


def possible(notebook: Notebook, seat: Seat) -> dict[Statement, float | None]:
    """By statement, its probability: equal for all faces of a hidden die, since a bid need not be true."""
    known = notebook.known
    if known.phase == st.OVER:
        return {}
    out: dict[Statement, float | None] = {}
    for owner, die in enumerate(known.dice):
        faces = range(1, known.faces + 1) if die == HIDDEN else [die] * (die != st.UNROLLED)
        for face in faces:
            if owner != seat:
                out[Shows(seat=owner, face=face)] = 1 / len(faces)
    return out
