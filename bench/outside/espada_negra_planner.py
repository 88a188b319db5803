"""Espada Negra in two halves: first cards that bring gold, then cards that bring victory; prices by lot.

A player in a file, written from the rulings alone; it knows nothing of the heuristics of the house.
"""

from __future__ import annotations

from random import Random

from tafureria.games.espada_negra.actions import HOLD


class Planner:
    """Wants production in the first half and points in the second, with unpredictable bids."""

    remembers = False
    games = ("espada-negra",)

    def choose(self, view, legal, _notebook, seed):
        lot = Random(seed)
        if view.phase == "attack":
            return self.attack(view, legal, lot)
        if view.phase == "bid":
            return self.bid(view, legal, lot)
        return legal[0]

    def attack(self, view, legal, lot):
        """Attack the card that it likes best, or one of the last two rather than none."""
        likes = [self.liking(view, card.model) for card in view.row[view.place :]]
        good = likes[0] >= max(likes) or (len(likes) <= 2 and likes[0] > 0)
        return legal[-1] if len(legal) > 1 and good and lot.random() < 0.8 else HOLD

    def bid(self, view, legal, lot):
        """Bid a part of its gold, by how much it likes the card among the remaining ones of this turn."""
        me = view.players[view.seat]
        likes = [self.liking(view, card.model) for card in view.row[view.place :]]
        if not likes[0]:
            return 0
        last = view.turn >= view.turns
        # It means to win about one card a turn, and more when nothing can be saved for later.
        part = likes[0] / sum(likes) * lot.uniform(1.0, 2.5 if last else 2.0)
        richest = max(p.gold for s, p in enumerate(view.players) if s != view.seat)
        return min(round(me.gold * part), richest + 1, legal[-1])

    @staticmethod
    def liking(view, model):
        """Return how much a card is liked, by what it brings at this stage of the game."""
        card = view.models[model]
        early = view.turn * 2 <= view.turns
        if early:
            return max(0, 3 * card.production + card.victory + 2 * card.attack)
        late = view.turns - view.turn
        return max(0, 2 * card.victory + min(late, 2) * (card.production + card.attack) // 2)
