"""¡Muerte al rey!: two sides, each with a hidden king, and a game of memory."""

from tafureria.games.muerte_al_rey.game import GAME as GAME
