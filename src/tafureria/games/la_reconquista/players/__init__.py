"""Computer players of La reconquista, three styles, and the guide of the search."""

from typing import Final

from tafureria.core.player import PlayerMaker, Slips
from tafureria.games.la_reconquista.players.guide import Guide
from tafureria.games.la_reconquista.players.heuristic import Acaparador, Jugador, VecinoDebil

SLIPS: Final = Slips(12, "vecino-debil")
"""An ``aprendiz`` slips in 12 of 100 decisions, which puts it between ``jugador`` and random play."""
PLAYERS: Final[dict[str, PlayerMaker]] = {
    "vecino-debil": VecinoDebil,
    "acaparador": Acaparador,
    "jugador": Jugador,
}
GUIDE: Final = Guide(Acaparador())
