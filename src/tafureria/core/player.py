"""The contracts of computer players and of guides: what they receive, and what they answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, NamedTuple, Protocol

from tafureria.core.chance import Source
from tafureria.core.game import Notebook
from tafureria.core.shapes import Action, Seat
from tafureria.core.value import Side


class Player(Protocol):
    """A computer player. It keeps no state between decisions: its memory is the notebook of its seat."""

    remembers: ClassVar[bool]
    """Whether it reads the notebook. If not, ``notebook`` may be ``None``, which is faster."""

    def choose(self, view: Any, legal: list[Action], notebook: Notebook[Any] | None, seed: int) -> Action:
        """Choose one of *legal*, from what this seat sees and was told. Same arguments, same answer."""
        ...


PlayerMaker = Callable[[], Player]
"""``games/*/players/`` exports ``PLAYERS: dict[str, PlayerMaker]``, weakest first."""


class Slips(NamedTuple):
    """How a game's apprentice plays: like one of its players, but in some decisions like a weaker one.

    ``games/*/players/`` may export one, or a tuple of its first fields, as ``SLIPS``.
    """

    often: int = 35
    """Slips per hundred decisions."""
    like: str = ""
    """The player whose choice it takes when it slips; if empty, the player just weaker than ``jugador``."""
    able: str = "jugador"
    """The player whose choice it takes otherwise."""


class Guide(Protocol):
    """What a search may know about a game besides its rules: it sees only imagined worlds and finished games.

    ``games/*/players/`` may export one as ``GUIDE``. A guide has an attribute ``whole`` that is false if its
    values are not the chances of every seat, but only what a turn gained for the seat that tries something.
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
        """Prepare an imagined world for one playout; :meth:`choose` and :meth:`value` receive the result.

        It may make what *seat* cannot know more plausible, by what heuristics would have done. The result
        belongs to this playout: for example, how far it should go, or what players think of each other.
        """
        ...

    def choose(self, world: Any, seat: Seat, legal: list[Action], source: Source, mark: Any) -> Action:
        """Choose one of *legal* in a playout: fast, and better than at random."""
        ...

    def value(self, world: Any, mark: Any) -> list[float] | None:
        """The utility of each seat once the playout has gone far enough, else ``None``."""
        ...


class Standing(Protocol):
    """What a learned value is told of a position, with all that is hidden; a game's ``players/standing.py``.

    A side is whoever can win: a seat, or a kingdom that nobody plays.
    """

    FEATURES: int
    """Number of features of a side."""
    TABLES: list[tuple[dict[str, Any], int]]
    """Options and seats of the games from which it is learned, in turn."""

    def due(self, state: Any) -> bool:
        """Whether the value may be asked now."""
        ...

    def sides(self, state: Any) -> list[Side]:
        """The features of every side, always in the same order."""
        ...

    def won(self, state: Any) -> list[float]:
        """The share of the victory of every side at the end, in that order."""
        ...
