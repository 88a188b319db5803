"""Computer players of ¡Muerte al rey!, weakest first, and what a search takes from the game."""

from typing import Final

from tafureria.core.player import PlayerMaker
from tafureria.games.muerte_al_rey.players.guide import Guide
from tafureria.games.muerte_al_rey.players.heuristic import Acusador, Impaciente, Jugador

SLIPS: Final = (45, "random")
"""Slips of an ``aprendiz`` in a hundred decisions, so that it stands between ``jugador`` and random play."""
PLAYERS: Final[dict[str, PlayerMaker]] = {"acusador": Acusador, "jugador": Jugador, "impaciente": Impaciente}
GUIDE: Final = Guide(Impaciente())
