"""Taifa: six kingdoms, three turns, thirteen castles; and El Cid alone against the Almorávides."""

from tafureria.games.taifa.game import GAME as GAME
