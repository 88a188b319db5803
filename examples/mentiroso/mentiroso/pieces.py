"""The box: one die and a handful of points for each player (§1, §2)."""

from typing import Final

FACES: Final = 6
"""Faces of the largest die."""
MOST_SEATS: Final = 4
MOST_STAKE: Final = 2
"""Most points that a player may stake."""
