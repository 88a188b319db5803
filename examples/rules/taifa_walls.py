"""Taifa with other defences of its areas, and other troops with the mark that makes bots attack with them."""

from typing import Annotated

from msgspec import Meta

from tafureria.games.taifa import cards, pieces
from tafureria.games.taifa.game import Taifa


class Walls(Taifa):
    """§2.5 and §9.3, changed: neither defences nor offensive marks are in the text of the rules."""

    weak: Annotated[int, Meta(ge=1, le=4)] = 2
    middle: Annotated[int, Meta(ge=1, le=4)] = 3
    strong: Annotated[int, Meta(ge=1, le=4)] = 4
    marked: Annotated[int, Meta(ge=0, le=4)] = 1
    """Troops up to this strength have the mark."""

    def tables(self):
        """The tables to replace: the defence by area, the areas by defence, and the marks by card."""
        values = {2: self.weak, 3: self.middle, 4: self.strong}
        defence = [values.get(value, value) for value in pieces.DEFENCE]
        areas = [
            sum(1 << area for area, value in enumerate(defence) if area and value == wanted)
            for wanted in range(len(pieces.OF_DEFENCE))
        ]
        marks = [
            0 < strength <= self.marked if strength else mark
            for strength, mark in zip(cards.STRENGTH, cards.OFFENSIVE, strict=True)
        ]
        return [(pieces.DEFENCE, defence), (pieces.OF_DEFENCE, areas), (cards.OFFENSIVE, marks)]
