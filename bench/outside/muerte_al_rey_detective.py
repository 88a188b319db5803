"""¡Muerte al rey! by deduction: accuse the seat that holds the king in most imagined worlds.

A player in a file, written from the rulings alone; it knows nothing of the heuristics of the house. Its only
memory is the notebook that any player in a file gets.
"""

from __future__ import annotations

from random import Random

from tafureria.games.muerte_al_rey import actions as act
from tafureria.games.muerte_al_rey.pieces import KINGS, place_of

WORLDS = 12


class Detective:
    """Counts where the enemy's king may be; takes no risk with one card left and no clear suspect."""

    games = ("muerte-al-rey",)

    def __init__(self, game):
        self.game = game

    def choose(self, view, legal, notebook, seed):
        lot = Random(seed)
        kings = [card for card in view.hand if card in KINGS]
        if view.phase == "turn":
            return self.turn(view, legal, notebook, lot)
        if view.phase == "hand-over":
            # The king stays where it is, if there is another card.
            return min(legal, key=lambda action: (action - act.HAND_OVER in kings, lot.random()))
        if view.phase == "give-up":
            return min(legal, key=lambda action: (action - act.GIVE_UP in kings, lot.random()))
        return legal[0]

    def turn(self, view, legal, notebook, lot):
        """Accuse the likeliest holder, unless all are about equally likely and it has only one card left."""
        places = {seat: place_of(card) for seat, card in enumerate(view.identities)}
        likely = {action: 0 for action in legal if action < act.EXCHANGE}
        for _ in range(WORLDS):
            world = notebook.imagine(lot.getrandbits(32))
            for seat, place in places.items():
                action = act.ACCUSE + place
                if action in likely and any(card in KINGS for card in self.game.view(world, seat).hand):
                    likely[action] += 1
        exchanges = [action for action in legal if act.EXCHANGE <= action < act.HAND_OVER]
        best = max(likely, key=lambda action: (likely[action], lot.random()))
        unsure = likely[best] * len(likely) < WORLDS * 1.3
        if exchanges and unsure and len(view.hand) == 1:
            return lot.choice(exchanges)
        return best
