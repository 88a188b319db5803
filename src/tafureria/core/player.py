"""What a computer player is given, and all that it is given."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Protocol

from tafureria.core.game import Notebook


class Player(Protocol):
    """A computer player: stateless between decisions; its memory is the notebook of its seat."""

    remembers: ClassVar[bool]
    """Whether it reads the notebook. If not, ``notebook`` may be ``None`` (and play is faster)."""

    def choose(self, view: Any, legal: list[int], notebook: Notebook[Any] | None, seed: int) -> int:
        """One of *legal*, by what this seat sees and was told. Same arguments, same answer."""
        ...


PlayerMaker = Callable[[], Player]
"""``games/*/players.py`` exports ``PLAYERS: dict[str, PlayerMaker]``, weakest first."""
