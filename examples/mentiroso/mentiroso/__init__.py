"""El mentiroso: one die each, a rising bid, and a lie to be called."""

from mentiroso.game import GAME as GAME
