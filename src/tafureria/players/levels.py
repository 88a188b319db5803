"""The three levels at which the house plays a game: ``aprendiz``, ``jugador``, ``maestro``.

``jugador`` is the game's own heuristic. The apprentice plays like it and slips now and then; the master
searches, for as long as a table lets it think.
"""

from __future__ import annotations

from functools import partial
from typing import Any, Final

import msgspec

from tafureria.core.game import Notebook
from tafureria.core.player import PlayerMaker
from tafureria.core.registry import Entry
from tafureria.players.apprentice import ABLE, APPRENTICE
from tafureria.players.catalogue import players
from tafureria.players.search import SearchPlayer

MASTER: Final = "maestro"
THINKS: Final = 1.0
"""Seconds that a master thinks about a decision, unless the table says otherwise."""
ENDLESS: Final = 1 << 30
"""More iterations than fit into the longest time."""
TELLS: Final = 4
"""Actions that a search tells of."""


class Weighed(msgspec.Struct, frozen=True, kw_only=True):
    """One action that a search weighed."""

    action: int
    tries: int
    value: float
    """Mean utility of the playouts that went through it."""


def levels(entry: Entry) -> list[str]:
    """Levels of the game, weakest first; none for a game that brings no heuristic of that name."""
    return [APPRENTICE, ABLE, MASTER] if ABLE in entry.players() else []


def usual(entry: Entry) -> str:
    """The level of a table that wishes for none: ``jugador``, or the game's strongest player."""
    return ABLE if levels(entry) else list(players(entry))[-1]


def seated(entry: Entry, seconds: float = THINKS) -> dict[str, PlayerMaker]:
    """Everybody who may sit at a table by name, weakest first; a master thinks for so many seconds."""
    out = players(entry)
    if levels(entry):
        out[MASTER] = partial(master, entry, seconds)
    return out


def master(entry: Entry, seconds: float) -> SearchPlayer:
    """The search player of that game with what its guide knows, thinking for so many seconds."""
    return SearchPlayer(entry.game, iterations=ENDLESS, seconds=seconds, guide=entry.guide())


def think(
    player: SearchPlayer, view: Any, legal: list[int], notebook: Notebook[Any] | None, seed: int
) -> tuple[int, list[Weighed]]:
    """What a search player chooses, and what it weighed, most tried first."""
    if player.guide is not None:
        trial = player.compare(view, legal, notebook, seed)
        tried = [
            Weighed(action=action, tries=len(values), value=sum(values) / len(values))
            for action, values in zip(trial.candidates, trial.results, strict=True)
            if values
        ]
        action = trial.best()
    else:
        search = player.think(view.seat, legal, notebook, seed)
        root = search.nodes.get((search.seat, b""), {})
        tried = [
            Weighed(action=action, tries=root[action].visits, value=root[action].total / root[action].visits)
            for action in legal
            if action in root and root[action].visits
        ]
        action = search.best(legal)
    tried.sort(key=lambda one: (one.action != action, -one.tries, -one.value))
    return action, tried[:TELLS]
