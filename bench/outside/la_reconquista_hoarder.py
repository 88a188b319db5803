"""An `acaparador` that puts all its troops on one province, to measure what its second army costs.

Unlike the other outsiders it uses the house's heuristic, and differs from it only in the placement.
"""

from __future__ import annotations

from tafureria.games.la_reconquista import actions as act
from tafureria.games.la_reconquista.pieces import NEAR
from tafureria.games.la_reconquista.players.heuristic import Acaparador


class Hoarder:
    """Puts all troops on the province with most neighbours: none can take it, and attacks nearby succeed."""

    games = ("la-reconquista",)

    def __init__(self, game):
        self.game = game
        self.plays = Acaparador()

    def choose(self, view, legal, notebook, seed):
        if view.phase != "placing" or act.LISTO in legal:
            return self.plays.choose(view, legal, notebook, seed)
        places = [a - act.PON for a in legal if act.PON <= a < act.QUITA]
        return act.PON + max(places, key=lambda p: (view.board[p], len(NEAR[p])))
