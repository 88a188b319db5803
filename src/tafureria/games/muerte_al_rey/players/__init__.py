"""Computer players of ¡Muerte al rey!, weakest first, and the guide of the search."""

from typing import Final

from tafureria.core.player import PlayerMaker, Slips
from tafureria.games.muerte_al_rey.players.guide import Guide
from tafureria.games.muerte_al_rey.players.heuristic import Acusador, Jugador, Paciente

SLIPS: Final = Slips(3, "acusador", "paciente")
"""An ``aprendiz`` plays like ``paciente``, but in 3 of 100 decisions it impatiently accuses at random."""
USUAL_LEVEL: Final = "aprendiz"
"""``jugador`` accuses so fast that a game ends before most of the table has had a turn."""
PLAYERS: Final[dict[str, PlayerMaker]] = {"paciente": Paciente, "acusador": Acusador, "jugador": Jugador}
GUIDE: Final = Guide(Jugador())
