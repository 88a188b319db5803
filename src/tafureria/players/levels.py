"""The three levels at which the house plays a game: ``aprendiz``, ``jugador``, ``maestro``.

``jugador`` is the game's own heuristic. The apprentice plays like it, or like another player that the game
names, but slips now and then; the master searches for as long as the table lets it think.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from tafureria.core.adding import added
from tafureria.core.game import Notebook
from tafureria.core.registry import Entry
from tafureria.players.apprentice import ABLE, APPRENTICE
from tafureria.players.catalogue import MASTER, strongest
from tafureria.players.search import SearchPlayer

TELLS: Final = 4
"""Maximum number of actions that :func:`think` reports."""


class Weighed(msgspec.Struct, frozen=True, kw_only=True):
    """An action that a search tried, with its results."""

    action: int
    tries: int
    value: float
    """Mean utility of the playouts that began with it."""


def levels(entry: Entry) -> list[str]:
    """The levels of a game, weakest first; none for a game without a ``jugador``."""
    return [APPRENTICE, ABLE, MASTER] if ABLE in entry.players() else []


def usual(entry: Entry) -> str:
    """The default level of a new table: the one that the game names, else :func:`able`."""
    return entry.usual_level() or able(entry)


def able(entry: Entry) -> str:
    """The player that plays well and answers at once: ``jugador``, else the game's strongest player."""
    return ABLE if levels(entry) else strongest(entry)


def think(
    player: SearchPlayer, view: Any, legal: list[int], notebook: Notebook[Any] | None, seed: int
) -> tuple[int, list[Weighed]]:
    """The choice of a search player, and the actions that it tried: the choice first, then the most tried."""
    if player.guide is not None:
        trial = player.compare(view, legal, notebook, seed)
        tried = [
            Weighed(action=action, tries=len(values), value=added(values) / len(values))
            for action, values in zip(trial.candidates, trial.results, strict=True)
            if values
        ]
        action = trial.best()
    else:
        search = player.think(view.seat, notebook, seed)
        root = search.nodes.get((search.seat, b""), {})
        tried = [
            Weighed(action=action, tries=root[action].visits, value=root[action].total / root[action].visits)
            for action in legal
            if action in root and root[action].visits
        ]
        action = search.best(legal)
    tried.sort(key=lambda one: (one.action != action, -one.tries, -one.value))
    return action, tried[:TELLS]
