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

    def consider(
        self, view: Any, legal: list[int], notebook: Notebook[Any], seed: int
    ) -> tuple[list[int], Any]:
        """Those of *legal* worth comparing, by what the seat sees and was told; the heuristic's own first.

        With them goes an idea of the position, for :meth:`prepare`: whatever is dear to find out again.
        """
        ...

    def prepare(self, world: Any, seat: int, idea: Any, source: Source) -> Any:
        """Ready an imagined world for one playout; what it answers goes to :meth:`choose` and :meth:`value`.

        Everything that *seat* cannot know may be made likelier here, by what heuristics would have done.
        The answer is the playout's own: how far it should go, say, or what all think of each other.
        """
        ...

    def choose(self, world: Any, seat: int, legal: list[int], source: Source, mark: Any) -> int:
        """Choose one of *legal* in a playout: quick, and better than chance."""
        ...

    def value(self, world: Any, mark: Any) -> list[float] | None:
        """Utility per seat where the playout has gone far enough, else ``None``."""
        ...
