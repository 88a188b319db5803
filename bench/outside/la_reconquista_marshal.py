"""La reconquista from the board alone: troops massed in one area, and attacks where it looks stronger.

A player in a file, written from the rulings alone; it knows nothing of the heuristics of the house. It
remembers nothing: it assumes that a province it does not own is defended by its own troops and half of those
on the provinces around it.
"""

from __future__ import annotations

from random import Random

from tafureria.games.la_reconquista import actions as act
from tafureria.games.la_reconquista.pieces import NEAR, STEPS


class Marshal:
    """Gathers its troops around one centre, and attacks provinces that look weaker."""

    remembers = False
    games = ("la-reconquista",)

    def choose(self, view, legal, _notebook, seed):
        lot = Random(seed)
        if view.phase == "placing":
            return self.place(view, legal, lot)
        if view.phase == "turn":
            return self.turn(view, legal, lot)
        if view.phase == "moving":
            return self.move(view, legal)
        if view.phase == "passing-cards":
            useful = [a for a in legal if act.PASA <= a < act.MUEVE and view.board[a - act.PASA]]
            return useful[0] if useful else act.LISTO
        if view.phase == "voting":
            return act.NO
        return legal[0]

    def place(self, view, legal, lot):
        """Place troops where it owns many adjacent provinces, three on each before it piles up more."""
        places = [a - act.PON for a in legal if act.PON <= a < act.QUITA]
        if not places:
            return legal[0]
        best = max(places, key=lambda p: (view.board[p] < 3, self.friends(view, p), lot.random()))
        return act.PON + best

    def turn(self, view, legal, lot):
        """Choose the attack with the greatest advantage; without one, move or sometimes pass."""
        targets = [a - act.ATACO for a in legal if act.ATACO <= a < act.PON]
        near = [place for place in targets if self.force(view, place)]
        if near:
            best = max(near, key=lambda place: (self.advantage(view, place), lot.random()))
            if self.advantage(view, best) > 0:
                return act.ATACO + best
        return act.MUEVO if act.MUEVO in legal and lot.random() < 0.6 else act.PASO

    def move(self, view, legal):
        """Step to a province that borders more foreign provinces, if a legal step does."""
        for action in legal:
            if act.MUEVE <= action < act.DEVUELVE:
                a, b = STEPS[action - act.MUEVE]
                if self.foes(view, b) > self.foes(view, a):
                    return action
        return act.LISTO

    @staticmethod
    def force(view, place):
        """Return the number of its own troops around a province."""
        own = set(view.own)
        return sum(view.board[near] for near in NEAR[place] if near in own)

    def advantage(self, view, place):
        """Return its force minus the troops that might defend the province."""
        own = set(view.own)
        others = sum(view.board[near] for near in NEAR[place] if near not in own)
        return self.force(view, place) - view.board[place] - others / 2

    @staticmethod
    def friends(view, place):
        return sum(near in view.own for near in NEAR[place])

    @staticmethod
    def foes(view, place):
        return sum(near not in view.own for near in NEAR[place])
