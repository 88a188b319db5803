"""Uniformly random legal play: the baseline for every other computer player."""

from __future__ import annotations

from typing import Any, ClassVar

from tafureria.core.chance import Dice
from tafureria.core.game import Notebook


class RandomPlayer:
    """Chooses every legal action with equal probability."""

    remembers: ClassVar[bool] = False

    def choose(self, view: Any, legal: list[int], notebook: Notebook[Any] | None, seed: int) -> int:
        """Choose one of *legal* at random; the seed determines the choice."""
        del view, notebook
        return legal[Dice(seed).below(len(legal))]
