"""El mentiroso: one die each, a rising bid, and a lie to be called."""

from mentiroso.rules import GAME as GAME
