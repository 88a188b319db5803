"""Computer players of La reconquista, weakest first, and the guide of the search."""

from typing import Final

from tafureria.core.player import PlayerMaker
from tafureria.games.la_reconquista.players.guide import Guide
from tafureria.games.la_reconquista.players.heuristic import Jugador, VecinoDebil

SLIPS: Final = (12, "")
"""An ``aprendiz`` slips in 12 of 100 decisions, which puts it between ``jugador`` and random play."""
PLAYERS: Final[dict[str, PlayerMaker]] = {"vecino-debil": VecinoDebil, "jugador": Jugador}
GUIDE: Final = Guide(Jugador())
