"""¡Muerte al rey!: two sides, a hidden king each, and a memory to keep."""

from tafureria.games.muerte_al_rey.game import GAME as GAME
