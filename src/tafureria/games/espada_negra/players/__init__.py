"""The computer players of Espada Negra, weakest first, and its guide for the search."""

from tafureria.core.player import PlayerMaker
from tafureria.games.espada_negra.players.guide import Guide
from tafureria.games.espada_negra.players.heuristic import Jugador, Tercio, jugador

PLAYERS: dict[str, PlayerMaker] = {"tercio": Tercio, "jugador": jugador}
GUIDE = Guide(Jugador())
