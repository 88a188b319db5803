"""El mentiroso: liar's dice with one die for each player."""

from mentiroso.game import GAME as GAME
