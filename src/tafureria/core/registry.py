"""Finds the installed games: folders of ``tafureria/games``, and the entry-point group ``tafureria.games``.

No other module imports a game by name, so adding a game means adding a folder or installing a package.
"""

from __future__ import annotations

import importlib
import importlib.metadata
import logging
import pkgutil
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import cast

from tafureria.core.advice import Advice
from tafureria.core.deciding import Deciding
from tafureria.core.game import AnyGame, Game
from tafureria.core.phrase import Phrases
from tafureria.core.player import Guide, PlayerMaker, Slips, Standing
from tafureria.core.statement import Statements
from tafureria.core.tensor import Encode, Relations, Tensor

log = logging.getLogger(__name__)
OWN = "tafureria.games"
GROUP = "tafureria.games"


class UnknownGame(LookupError):
    """No game of that name is installed."""

    def __init__(self, name: str) -> None:
        super().__init__(f"no game is called {name!r}; there are: {', '.join(e.name for e in games())}")
        self.name = name


class NoGame(TypeError):
    """An installed package declares itself to be a game but is not one."""


@dataclass(frozen=True, slots=True)
class Entry:
    """An installed game: its contract object, and the modules and files of its folder."""

    package: str
    game: AnyGame

    def __reduce__(self) -> tuple[Callable[[str], Entry], tuple[str]]:
        # A pickle holds only the game's name, because there is one object per game.
        return find, (self.name,)

    @property
    def name(self) -> str:
        """The dashed name of the game, such as ``moros-y-cristianos``."""
        return self.game.name

    @property
    def folder(self) -> Path:
        """The folder of the game: ``locale/``, ``golden/``, ``client/`` and its modules."""
        return Path(cast("str", importlib.import_module(self.package).__file__)).parent

    def players(self) -> dict[str, PlayerMaker]:
        """The game's own computer players by name, weakest first; empty when it has none."""
        module = self._module("players")
        return {} if module is None else dict(module.PLAYERS)

    def slips(self) -> Slips:
        """How the game's apprentice plays: the player it is like, and how often and how it slips."""
        return Slips(*getattr(self._module("players"), "SLIPS", ()))

    def usual_level(self) -> str:
        """The default level of new tables: ``USUAL_LEVEL`` in the game's ``players``; empty for none."""
        return str(getattr(self._module("players"), "USUAL_LEVEL", ""))

    def tensor(self) -> Tensor | None:
        """The game's ``tensor.py``, which turns views into vectors; ``None`` when it has none."""
        return cast("Tensor | None", self._module("tensor"))

    def encoder(self) -> Encode | None:
        """``encode`` of the game's ``encoder.py``: the same vectors without a view; ``None`` without one."""
        return cast("Encode | None", getattr(self._module("encoder"), "encode", None))

    def relations(self) -> Relations | None:
        """The game's ``relations.py``, which describes each thing on the table; ``None`` without one."""
        return cast("Relations | None", self._module("relations"))

    def statements(self) -> Statements | None:
        """The game's ``memory/hidden.py``, statements about what is hidden; ``None`` when it has none."""
        return cast("Statements | None", self._module("memory.hidden"))

    def advice(self) -> Advice | None:
        """The game's ``players/advice.py``, reasons for choices; ``None`` when it has none."""
        return cast("Advice | None", self._module("players.advice"))

    def deciding(self) -> Deciding | None:
        """The game's ``deciding.py``, which says what decided a game; ``None`` when it has none."""
        return cast("Deciding | None", self._module("deciding"))

    def phrases(self) -> Phrases | None:
        """The game's ``phrases.py``, what can be said at its tables; ``None`` when it has none."""
        return cast("Phrases | None", self._module("phrases"))

    def guide(self) -> Guide | None:
        """What a search may know about the game besides its rules; ``None`` when the game has no guide."""
        return cast("Guide | None", getattr(self._module("players"), "GUIDE", None))

    def standing(self) -> Standing | None:
        """The game's ``players/standing.py``, what a learned value is told; ``None`` when it has none."""
        return cast("Standing | None", self._module("players.standing"))

    def _module(self, name: str) -> ModuleType | None:
        """The module of the game with that dotted name; ``None`` when its folder has none."""
        path = self.folder.joinpath(*name.split("."))
        if not (path.with_suffix(".py").is_file() or (path / "__init__.py").is_file()):
            return None
        return importlib.import_module(f"{self.package}.{name}")


@cache
def games() -> tuple[Entry, ...]:
    """All installed games by name, those of this package first.

    A third-party game that cannot be loaded is left out, and one logged warning says why.
    """
    own = importlib.import_module(OWN)
    packages = sorted(f"{OWN}.{m.name}" for m in pkgutil.iter_modules(own.__path__) if m.ispkg)
    out = [_load(name, ()) for name in packages]
    for point in sorted(importlib.metadata.entry_points(group=GROUP)):
        try:
            entry = _load(point.value, out)
        except Exception as error:  # noqa: BLE001 - whatever a plugin does wrong, it costs nobody else
            whose = f" of {point.dist.name} {point.dist.version}" if point.dist else ""
            reason = " ".join(f"{type(error).__name__}: {error}".split())
            log.warning("tafureria: the game %r%s is left out: %s", point.name, whose, reason)
        else:
            out.append(entry)
    return tuple(out)


def _load(package: str, others: Iterable[Entry]) -> Entry:
    game = getattr(importlib.import_module(package), "GAME", None)
    if not isinstance(game, Game):
        raise NoGame(f"{package} has no GAME that is a tafureria.core.game.Game")
    if any(game.name == other.name for other in others):
        raise NoGame(f"there is already a game called {game.name!r}")
    return Entry(package, game)


def find(name: str) -> Entry:
    """The installed game with that dashed name.

    :raises UnknownGame: when there is none.
    """
    for entry in games():
        if entry.name == name:
            return entry
    raise UnknownGame(name)
