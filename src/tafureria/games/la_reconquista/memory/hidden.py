"""Statements about what is hidden, shown in replays: who owns the territories of others (r.2)."""

from __future__ import annotations

from typing import ClassVar, Final

from tafureria.core.bits import cards_in
from tafureria.core.game import seats_in
from tafureria.core.shapes import Seat
from tafureria.core.statement import Statement
from tafureria.games.la_reconquista.memory.notebook import Notebook
from tafureria.games.la_reconquista.state import State


class Owns(Statement, frozen=True, kw_only=True, tag="dueno"):
    """r.2 The seat has the card of that territory."""

    question: ClassVar[tuple[str, ...]] = ("place",)
    seat: Seat
    place: int


STATEMENTS: Final = (Owns,)


def hidden(state: State, seat: Seat) -> list[Statement]:
    """The owner of each territory that is not the seat's own, most troops first."""
    owned = [
        (place, other)
        for other in range(state.seats)
        if other != seat
        for place in cards_in(state.owned[other])
    ]
    owned.sort(key=lambda one: -state.board[one[0]])
    return [Owns(seat=other, place=place) for place, other in owned]


def possible(notebook: Notebook, seat: Seat) -> dict[Statement, float | None]:
    """The possible owners of each territory that is not the seat's own; 1.0 if certain, else ``None``."""
    out: dict[Statement, float | None] = {}
    for place, owners in enumerate(notebook.owners()):
        if not owners >> seat & 1:
            for other in seats_in(owners):
                out[Owns(seat=other, place=place)] = 1.0 if owners == 1 << other else None
    return out
