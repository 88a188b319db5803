"""The computer players of a game by name, weakest first."""

from __future__ import annotations

from tafureria.core.player import PlayerMaker
from tafureria.core.registry import Entry
from tafureria.players.random_player import RandomPlayer


def players(entry: Entry) -> dict[str, PlayerMaker]:
    """``random``, then the game's own."""
    return {"random": RandomPlayer, **entry.players()}
