"""Finds games: a folder under ``tafureria/games``, or an entry point of the group ``tafureria.games``.

Nothing anywhere imports a game by name, so a sixth game is one more folder or one more package.
"""

from __future__ import annotations

import importlib
import importlib.metadata
import importlib.util
import pkgutil
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import cast

from tafureria.core.belief import Beliefs
from tafureria.core.game import AnyGame
from tafureria.core.player import Guide, PlayerMaker
from tafureria.core.tensor import Tensor

OWN = "tafureria.games"
GROUP = "tafureria.games"


class UnknownGame(LookupError):
    """No game of that name is installed."""

    def __init__(self, name: str) -> None:
        super().__init__(f"no game is called {name!r}; there are: {', '.join(e.name for e in games())}")
        self.name = name


@dataclass(frozen=True, slots=True)
class Entry:
    """A game and where its folder is."""

    package: str
    game: AnyGame

    @property
    def name(self) -> str:
        """The dashed name of the game."""
        return self.game.name

    @property
    def folder(self) -> Path:
        """The folder of the game: ``locale/``, ``golden/``, ``client/`` and its modules."""
        return Path(cast("str", importlib.import_module(self.package).__file__)).parent

    def players(self) -> dict[str, PlayerMaker]:
        """The game's own computer players by name, weakest first; empty when it brings none."""
        module = self._module("players")
        return {} if module is None else dict(module.PLAYERS)

    def slips(self) -> tuple[int, str]:
        """How many of a hundred decisions an apprentice does not think through, and like whom it plays then.

        Empty: like the next weaker player. ``games/*/players.py`` may export others as ``SLIPS``.
        """
        return cast("tuple[int, str]", getattr(self._module("players"), "SLIPS", (35, "")))

    def tensor(self) -> Tensor | None:
        """The game's ``tensor.py``: views as vectors; ``None`` when it brings none."""
        return cast("Tensor | None", self._module("tensor"))

    def beliefs(self) -> Beliefs | None:
        """The game's ``beliefs.py``: what a memory may hold true; ``None`` when it brings none."""
        return cast("Beliefs | None", self._module("beliefs"))

    def guide(self) -> Guide | None:
        """What the game tells a search beyond its rules; ``None`` when nothing."""
        return cast("Guide | None", getattr(self._module("players"), "GUIDE", None))

    def _module(self, name: str) -> ModuleType | None:
        if importlib.util.find_spec(f"{self.package}.{name}") is None:
            return None
        return importlib.import_module(f"{self.package}.{name}")


@cache
def games() -> tuple[Entry, ...]:
    """Every game there is, own folders first, by name."""
    own = importlib.import_module(OWN)
    packages = sorted(f"{OWN}.{m.name}" for m in pkgutil.iter_modules(own.__path__) if m.ispkg)
    packages += sorted(point.value for point in importlib.metadata.entry_points(group=GROUP))
    return tuple(Entry(name, importlib.import_module(name).GAME) for name in packages)


def find(name: str) -> Entry:
    """The game of that dashed name.

    :raises UnknownGame: when there is none.
    """
    for entry in games():
        if entry.name == name:
            return entry
    raise UnknownGame(name)
