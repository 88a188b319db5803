"""La reconquista by keeping track of who may own what, and choosing the attack that most often succeeds.

A player in a file, written from the rulings alone; it knows nothing of the heuristics of the house. Its only
memory is the notebook that any player in a file gets: it imagines a few worlds and counts.
"""

from __future__ import annotations

from random import Random

from tafureria.games.la_reconquista import actions as act
from tafureria.games.la_reconquista.pieces import NEAR, STEPS

WORLDS = 6


class Scout:
    """Attacks what it could take in more than half of its imagined worlds; otherwise masses its troops."""

    games = ("la-reconquista",)

    def __init__(self, game):
        self.game = game

    def choose(self, view, legal, notebook, seed):
        lot = Random(seed)
        if view.phase == "placing":
            places = [a - act.PON for a in legal if act.PON <= a < act.QUITA]
            # Spread over all provinces, so that none falls to the first attack.
            return act.PON + min(places, key=lambda p: (view.board[p], lot.random())) if places else legal[0]
        if view.phase == "turn":
            return self.turn(view, legal, notebook, seed)
        if view.phase == "moving":
            return self.move(view, legal)
        if view.phase == "passing-cards":
            useful = [a for a in legal if act.PASA <= a < act.MUEVE and view.board[a - act.PASA]]
            return useful[0] if useful else act.LISTO
        return act.NO if view.phase == "voting" else legal[0]

    def turn(self, view, legal, notebook, seed):
        """Choose the attack that succeeds in most imagined worlds; among equals, on the most troops."""
        own = set(view.own)
        force = {}
        for action in legal:
            if act.ATACO <= action < act.PON:
                place = action - act.ATACO
                mine = sum(view.board[near] for near in NEAR[place] if near in own)
                if mine > view.board[place]:
                    force[place] = mine
        wins = dict.fromkeys(force, 0)
        for number in range(WORLDS if force else 0):
            owners = self.owners(notebook.imagine(seed + number), view)
            for place, mine in force.items():
                theirs = sum(view.board[near] for near in NEAR[place] if owners[near] == owners[place])
                wins[place] += mine > theirs + view.board[place]
        if wins:
            best = max(wins, key=lambda place: (wins[place], view.board[place]))
            if wins[best] * 2 > WORLDS:
                return act.ATACO + best
        return act.MUEVO if act.MUEVO in legal and seed % 2 else act.PASO

    def owners(self, world, view):
        """Return the owner of each province in an imagined world."""
        owners = dict.fromkeys(range(len(NEAR)), -1)
        for seat in range(view.seats):
            owners.update(dict.fromkeys(self.game.view(world, seat).own, seat))
        return owners

    @staticmethod
    def move(view, legal):
        """Step to an own province with more own provinces around it, up to five troops on one."""
        own = set(view.own)
        friends = [sum(near in own for near in NEAR[place]) for place in range(len(NEAR))]
        for action in legal:
            if act.MUEVE <= action < act.DEVUELVE:
                a, b = STEPS[action - act.MUEVE]
                if friends[b] > friends[a] and view.board[a] > 1 and view.board[b] < 5:
                    return action
        return act.LISTO
