"""The contracts of computer players and of guides: what they are given, and what they answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, NamedTuple, Protocol

from tafureria.core.chance import Source
from tafureria.core.game import Notebook
from tafureria.core.shapes import Action, Seat


class Player(Protocol):
    """A computer player. It keeps no state between decisions: its memory is the notebook of its seat."""

    remembers: ClassVar[bool]
    """Whether it reads the notebook. If not, ``notebook`` may be ``None``, which is faster."""

    def choose(self, view: Any, legal: list[Action], notebook: Notebook[Any] | None, seed: int) -> Action:
        """Choose one of *legal*, given what this seat sees and was told. Same arguments, same answer."""
        ...


PlayerMaker = Callable[[], Player]
"""``games/*/players/`` exports ``PLAYERS: dict[str, PlayerMaker]``, weakest first."""


class Slips(NamedTuple):
    """How a game's apprentice plays: like one of its players, but in some decisions like a weaker one.

    ``games/*/players/`` may export one, or a tuple with as much of it as it wants, as ``SLIPS``.
    """

    often: int = 35
    """Slips in a hundred decisions."""
    like: str = ""
    """The player that it slips like; without a name, the next weaker one than ``jugador``."""
    able: str = "jugador"
    """The player that it plays like otherwise."""


class Guide(Protocol):
    """What a search may know of a game besides its rules: shown imagined worlds only, or games that are over.

    ``games/*/players/`` may export one as ``GUIDE``. One whose values are not everybody's chances, but only
    what a turn brought the seat that tries something, has an attribute ``whole`` that is false.
    """

    def consider(
        self, view: Any, legal: list[Action], notebook: Notebook[Any], seed: int
    ) -> tuple[list[Action], Any]:
        """The actions of *legal* to compare, the heuristic's own choice first, and an idea.

        The idea is anything about the position that is expensive to recompute; it is given to
        :meth:`prepare` before every playout.
        """
        ...

    def prepare(self, world: Any, seat: Seat, idea: Any, source: Source) -> Any:
        """Prepare an imagined world for one playout; the answer goes to :meth:`choose` and :meth:`value`.

        Here whatever *seat* cannot know may be made more plausible, by what heuristics would have done.
        The answer belongs to this playout: how far it should go, say, or what players think of each other.
        """
        ...

    def choose(self, world: Any, seat: Seat, legal: list[Action], source: Source, mark: Any) -> Action:
        """Choose one of *legal* in a playout: fast, and better than at random."""
        ...

    def value(self, world: Any, mark: Any) -> list[float] | None:
        """Utility of each seat once the playout has gone far enough, else ``None``."""
        ...
