"""Computer players of ¡Muerte al rey!, weakest first, and what a search takes from the game."""

from typing import Final

from tafureria.core.player import PlayerMaker, Slips
from tafureria.games.muerte_al_rey.players.guide import Guide
from tafureria.games.muerte_al_rey.players.heuristic import Acusador, Jugador, Paciente

SLIPS: Final = Slips(25, "acusador", "paciente")
"""An ``aprendiz`` waits as patient people do, until it loses patience and accuses whoever comes to mind."""
USUAL_LEVEL: Final = "aprendiz"
"""Among ``jugador``, who race, a game is over before most of the table has had a turn."""
PLAYERS: Final[dict[str, PlayerMaker]] = {"paciente": Paciente, "acusador": Acusador, "jugador": Jugador}
GUIDE: Final = Guide(Jugador())
