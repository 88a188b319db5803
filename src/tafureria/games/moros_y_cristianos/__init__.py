"""Moros y cristianos (Jorge Alonso, 2004): knights of two faiths fight, and the winners share the booty."""

from tafureria.games.moros_y_cristianos.game import GAME as GAME
