"""The computer players of Moros y cristianos, weakest first, and its guide for the search."""

from tafureria.core.player import PlayerMaker
from tafureria.games.moros_y_cristianos.players.guide import Guide
from tafureria.games.moros_y_cristianos.players.heuristic import Jugador

PLAYERS: dict[str, PlayerMaker] = {"jugador": Jugador}
GUIDE = Guide(Jugador())
