"""Computer players of Taifa, weakest first, and what a search takes from the game."""

from typing import Final

from tafureria.core.player import PlayerMaker
from tafureria.games.taifa.players.guide import Guide
from tafureria.games.taifa.players.heuristic import Jugador, deed, worth

SLIPS: tuple[int, str] = (15, "")
"""Slips of an ``aprendiz`` in a hundred decisions, so that it stands between ``jugador`` and random play."""
PLAYERS: dict[str, PlayerMaker] = {"jugador": Jugador}
GUIDE: Final = Guide(Jugador(), deed, worth)
