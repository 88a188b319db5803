"""Espada Negra: auctions, attack and espionage for two to eight."""

from tafureria.games.espada_negra.game import GAME as GAME
