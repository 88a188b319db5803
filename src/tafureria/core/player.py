"""What a computer player is given, and all that it is given."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Protocol

from tafureria.core.chance import Source
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


class Guide(Protocol):
    """What a search may know of a game besides its rules. It judges imagined worlds, never the truth.

    ``games/*/players.py`` may export one as ``GUIDE``.
    """

    def consider(self, view: Any, legal: list[int], notebook: Notebook[Any], seed: int) -> list[int]:
        """Those of *legal* worth comparing, by what the seat sees and was told; the heuristic's own first."""
        ...

    def choose(self, state: Any, seat: int, legal: list[int], source: Source) -> int:
        """Choose one of *legal* in a playout: quick, and better than chance."""
        ...

    def prepare(self, state: Any, seat: int, source: Source) -> int:
        """Ready an imagined world for playouts, and say how far they should go (for :meth:`value`).

        Everything that *seat* cannot know may be made likelier here, by what heuristics would have done.
        """
        ...

    def value(self, state: Any, horizon: int) -> list[float] | None:
        """Utility per seat where the playout has gone far enough, else ``None``."""
        ...
