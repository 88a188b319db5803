"""Computer players of Taifa, weakest first, and the guide for a search."""

from typing import Final

from tafureria.core.player import PlayerMaker
from tafureria.games.taifa.players.guide import Guide
from tafureria.games.taifa.players.heuristic import Jugador, deed, worth

SLIPS: tuple[int, str] = (15, "")
"""Slips of an ``aprendiz`` per hundred decisions, so that it ranks between ``jugador`` and random play."""
PLAYERS: dict[str, PlayerMaker] = {"jugador": Jugador}
GUIDE: Final = Guide(Jugador(), deed, worth)
