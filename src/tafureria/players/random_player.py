"""Uniformly random legal play: the floor that every computer player is measured against."""

from __future__ import annotations

from typing import Any, ClassVar

from tafureria.core.chance import Dice
from tafureria.core.game import Notebook


class RandomPlayer:
    """Chooses any legal action with equal chance."""

    remembers: ClassVar[bool] = False

    def choose(self, view: Any, legal: list[int], notebook: Notebook[Any] | None, seed: int) -> int:
        """Any of *legal*, by the seed."""
        del view, notebook
        return legal[Dice(seed).below(len(legal))]
