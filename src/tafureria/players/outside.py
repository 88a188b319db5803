"""Third-party computer players: installed ones, by entry point, and ``package.module:Class``.

Such a class is a :class:`~tafureria.core.player.Player`. If its ``__init__`` takes an argument, it receives
the game. It may list the games that it plays, ``games = ("taifa",)``; without that it plays all games.
"""

from __future__ import annotations

import importlib
import importlib.metadata
import inspect
import logging
import os
from functools import cache
from typing import Any, Final, cast

from tafureria.core.player import Player
from tafureria.core.registry import Entry

log = logging.getLogger(__name__)
GROUP: Final = "tafureria.players"
"""The entry-point group of installed players: ``name = "package.module:Class"``."""
VARIABLE: Final = "TAFURERIA_PLAYERS"
"""Environment variable with more players for this process and its children: ``package.module:Class``, with
commas between them."""

Kind = Any
"""A class (or a function) that makes players."""


class NoPlayer(LookupError):
    """The named object is not a player; the message says why in one line."""


@cache
def installed() -> dict[str, Kind]:
    """The players that packages install, and those of ``TAFURERIA_PLAYERS``, by name.

    A player that cannot be loaded is left out, and one logged warning says why.
    """
    named = [(point.name, point.value) for point in sorted(importlib.metadata.entry_points(group=GROUP))]
    named += [(name, name) for name in os.environ.get(VARIABLE, "").split(",") if name]
    out: dict[str, Kind] = {}
    for name, value in named:
        try:
            out[name] = imported(value)
        except NoPlayer as error:
            log.warning("tafureria: the player %r is left out: %s", name, error)
    return out


def imported(name: str) -> Kind:
    """The class that ``package.module:Class`` names.

    :raises NoPlayer: when it cannot be imported or is not a player.
    """
    module, _, attribute = name.partition(":")
    if not module or not attribute:
        raise NoPlayer(f"{name!r} is not package.module:Class")
    try:
        kind: Kind = importlib.import_module(module)
        for part in attribute.split("."):
            kind = getattr(kind, part)
    except Exception as error:  # whatever goes wrong in foreign code
        reason = " ".join(f"{type(error).__name__}: {error}".split())
        raise NoPlayer(f"{name} cannot be imported: {reason}") from error
    if not callable(kind) or (isinstance(kind, type) and not callable(getattr(kind, "choose", None))):
        raise NoPlayer(f"{name} is no player: it has no method choose(view, legal, notebook, seed)")
    return kind


def plays(kind: Kind, entry: Entry) -> bool:
    """Whether players of class *kind* play the game."""
    return entry.name in getattr(kind, "games", (entry.name,))


def make(kind: Kind, entry: Entry) -> Player:
    """A new player of class *kind* for the game."""
    made = kind(entry.game) if _takes_a_game(kind) else kind()
    if not hasattr(made, "remembers"):
        made.remembers = True
    return cast("Player", made)


def _takes_a_game(kind: Kind) -> bool:
    try:
        parameters = inspect.signature(kind).parameters.values()
    except (TypeError, ValueError):
        return False
    return any(one.kind in (one.POSITIONAL_ONLY, one.POSITIONAL_OR_KEYWORD) for one in parameters)
