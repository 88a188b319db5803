"""The computer players of a game by name, weakest first."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from tafureria.core.player import PlayerMaker
from tafureria.core.registry import Entry
from tafureria.players.apprentice import with_apprentice
from tafureria.players.random_player import RandomPlayer
from tafureria.players.search import SearchPlayer

SEARCH: Final = "search"
"""The name of the player that thinks, among those that play at once."""


class Thought(msgspec.Struct, frozen=True, kw_only=True):
    """What a player that thinks may spend on one decision."""

    iterations: int = 400
    """Playouts; with ``seconds`` the most of them."""
    seconds: float | None = None
    """Then the choice depends on the machine's speed."""


def players(entry: Entry) -> dict[str, PlayerMaker]:
    """``random``, then the game's own, with an ``aprendiz`` of its ``jugador``."""
    return {"random": RandomPlayer, **with_apprentice(entry.players(), entry.slips())}


def contenders(entry: Entry, thought: Thought) -> dict[str, PlayerMaker]:
    """All of :func:`players`, then ``search``, which thinks for so long."""
    return {**players(entry), SEARCH: _searcher(entry, thought)}


def _searcher(entry: Entry, thought: Thought) -> Callable[[], SearchPlayer]:
    def make() -> SearchPlayer:
        return SearchPlayer(entry.game, thought.iterations, thought.seconds, entry.guide())

    return make
