"""Computer players of El mentiroso, weakest first, and the guide for a search."""

from typing import Final

from mentiroso.players.guide import Guide
from mentiroso.players.heuristic import Jugador
from tafureria.core.player import PlayerMaker

PLAYERS: Final[dict[str, PlayerMaker]] = {"jugador": Jugador}
GUIDE: Final = Guide(Jugador())
