"""The computer players of a game by name: the same names in commands, in environments and in the house."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Final

import msgspec

from tafureria.core.plain import make_plain
from tafureria.core.player import PlayerMaker
from tafureria.core.registry import Entry
from tafureria.players import outside, policy
from tafureria.players.apprentice import ABLE, with_apprentice
from tafureria.players.random_player import RandomPlayer
from tafureria.players.search import SearchPlayer

SEARCH: Final = "search"
"""Searches with a fixed number of playouts: the same seed gives the same choice."""
MASTER: Final = "maestro"
"""The same search, limited by a thinking time."""
SEARCHERS: Final = (SEARCH, MASTER)
THINKS: Final = 1.0
"""Default thinking time of a master for one decision, in seconds."""
ENDLESS: Final = 1 << 30
"""A number of playouts that exceeds any thinking time."""


class Thought(msgspec.Struct, frozen=True, kw_only=True):
    """The budget of a search for one decision."""

    iterations: int = 400
    """Number of playouts of ``search``; with ``seconds`` the maximum."""
    seconds: float | None = None
    """Thinking time (a master's default is a second); the choice then depends on the speed of the machine."""

    def __post_init__(self) -> None:
        make_plain(self)


class UnknownPlayer(LookupError):
    """No computer player with that name plays the game."""

    def __init__(self, entry: Entry, name: str, why: str = "") -> None:
        known = f"{name!r} does not play {entry.name}; there are: {', '.join(players(entry))}"
        super().__init__(why or known)
        self.name = name


def own_players(entry: Entry) -> dict[str, PlayerMaker]:
    """``random``, then the game's own players in its order, with an ``aprendiz`` before its ``jugador``."""
    return {"random": RandomPlayer, **with_apprentice(entry.players(), entry.slips())}


def players(entry: Entry, thought: Thought | None = None) -> dict[str, PlayerMaker]:
    """All computer players of a game: its own, ``search``, ``maestro``, ``policy``, third-party players."""
    thought = thought or Thought()
    out = own_players(entry)
    out[SEARCH] = partial(searcher, entry, thought)
    if ABLE in out:
        out[MASTER] = partial(master, entry, thought.seconds or THINKS)
    if policy.taught(entry):
        out[policy.NAME] = partial(policy.by_weights, entry)
    for name, kind in outside.installed().items():
        if name not in out and outside.plays(kind, entry):
            out[name] = partial(outside.make, kind, entry)
    return out


def guests(entry: Entry) -> list[str]:
    """The names of the third-party players that play a game."""
    return [name for name in players(entry) if name in outside.installed()]


def player(entry: Entry, name: str, thought: Thought | None = None) -> PlayerMaker:
    """The computer player with that name.

    ``package.module:Class`` names a class to import, ``policy:FILE`` a file of learned weights.

    :raises UnknownPlayer: when there is none; it lists the known players or says what is wrong.
    """
    known = players(entry, thought)
    if name in known:
        return known[name]
    if name.startswith(policy.PREFIX):
        return _learned(entry, name)
    if ":" not in name:
        raise UnknownPlayer(entry, name)
    try:
        kind = outside.imported(name)
    except outside.NoPlayer as error:
        raise UnknownPlayer(entry, name, str(error)) from error
    if not outside.plays(kind, entry):
        raise UnknownPlayer(entry, name, f"{name} does not play {entry.name}")
    return partial(outside.make, kind, entry)


def _learned(entry: Entry, name: str) -> PlayerMaker:
    make = partial(policy.by_weights, entry, Path(name.removeprefix(policy.PREFIX)))
    try:
        make()
    except (policy.BadWeights, OSError, ImportError) as error:
        raise UnknownPlayer(entry, name, f"{name} does not play {entry.name}: {error}") from error
    return make


def strongest(entry: Entry) -> str:
    """The default player: ``jugador``, or the last of the game's own; all of them answer at once."""
    return list(own_players(entry))[-1]


def searcher(entry: Entry, thought: Thought) -> SearchPlayer:
    """The search player of a game, with its guide and that budget."""
    return SearchPlayer(entry.game, thought.iterations, thought.seconds, entry.guide())


def master(entry: Entry, seconds: float) -> SearchPlayer:
    """The search player of a game, with its guide, thinking for that many seconds."""
    return searcher(entry, Thought(iterations=ENDLESS, seconds=seconds))
