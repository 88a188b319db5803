"""Tafurería: tabletop games with hidden information, as a house to play in and as a library.

The library::

    import tafureria

    match = tafureria.Match("moros-y-cristianos", seats=4, seed=7)
    print(match.eyes(0))
    match.play(match.legal()[0])

:func:`list_games` lists the games, :class:`Match` is a game in progress, :class:`Eyes` is what a seat sees of
it, :func:`load` opens a saved record, :func:`analyse` analyses one: chances, decisions and luck.
"""

from __future__ import annotations

from os import environ

__version__ = "0.1.0"

TYPE_CHECKING = False  # as in typing, which every command would otherwise import just for this
if TYPE_CHECKING:
    from tafureria.analysis.analyse import analyse
    from tafureria.core.record import Unreadable
    from tafureria.core.registry import UnknownGame
    from tafureria.library.eyes import Eyes
    from tafureria.library.lists import GameInfo, describe, list_games
    from tafureria.library.match import Match, load
    from tafureria.library.moves import Happening, IllegalAction, Move
    from tafureria.library.setup import BadSetup
    from tafureria.players.catalogue import Thought

_PLACES = {
    "BadSetup": "library.setup",
    "Eyes": "library.eyes",
    "GameInfo": "library.lists",
    "Happening": "library.moves",
    "IllegalAction": "library.moves",
    "Match": "library.match",
    "Move": "library.moves",
    "Thought": "players.catalogue",
    "UnknownGame": "core.registry",
    "Unreadable": "core.record",
    "analyse": "analysis.analyse",
    "describe": "library.lists",
    "list_games": "library.lists",
    "load": "library.match",
}
"""The module that defines each public name. A module is imported when one of its names is first used, so that
the command line and the house, which need few of them, start fast."""

__all__ = [
    "BadSetup",
    "Eyes",
    "GameInfo",
    "Happening",
    "IllegalAction",
    "Match",
    "Move",
    "Thought",
    "UnknownGame",
    "Unreadable",
    "__version__",
    "analyse",
    "describe",
    "list_games",
    "load",
]


if "TAFURERIA_ENGINE" in environ:  # set by a process that uses the compiled engine of a checkout
    from tafureria import engine as _engine

    _engine.join()


def __getattr__(name: str) -> object:
    if name not in _PLACES:
        raise AttributeError(f"module 'tafureria' has no attribute {name!r}")
    from importlib import import_module

    value: object = getattr(import_module(f"tafureria.{_PLACES[name]}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *_PLACES})
