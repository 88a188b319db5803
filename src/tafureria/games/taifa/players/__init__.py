"""Computer players of Taifa, weakest first, and the guide for a search."""

from pathlib import Path
from typing import Final

from tafureria.core.player import PlayerMaker
from tafureria.core.value import of_file
from tafureria.games.taifa.players.guide import Guide
from tafureria.games.taifa.players.heuristic import Jugador
from tafureria.games.taifa.players.standing import FEATURES

SLIPS: tuple[int, str] = (15, "")
"""Slips of an ``aprendiz`` per hundred decisions, so that it ranks between ``jugador`` and random play."""
PLAYERS: dict[str, PlayerMaker] = {"jugador": Jugador}
GUIDE: Final = Guide(Jugador(), of_file(Path(__file__).with_name("value.safetensors"), FEATURES))
