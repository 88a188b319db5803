"""Espada Negra by arithmetic: values points and future income in gold, and bids a little less than the value.

A player in a file, written from the rulings alone; it knows nothing of the heuristics of the house.
"""

from __future__ import annotations

from random import Random

from tafureria.games.espada_negra.actions import HOLD

HASTE = 0.8
"""Discount factor: gold that a card will bring later counts less than gold in hand."""
SOLDIER = 1.2
"""Gold that a point of attack is worth in each remaining turn."""


class Accountant:
    """Adds up what each card is worth to it, and pays about four fifths of that."""

    remembers = False
    games = ("espada-negra",)

    def choose(self, view, legal, _notebook, seed):
        lot = Random(seed)
        if view.phase == "attack":
            return self.attack(view, legal)
        if view.phase == "bid":
            return self.bid(view, legal, lot)
        return legal[0]

    def attack(self, view, legal):
        """Take the turn's best card by force if no seat that can still attack is as strong."""
        me = view.players[view.seat]
        others = [p.attack for s, p in enumerate(view.players) if s != view.seat and not p.attacked]
        worths = [self.worth(view, card.model) for card in view.row[view.place :]]
        strongest = me.attack > max(others, default=0)
        # A weaker seat settles for a better-than-median card, or the last: perhaps nobody else attacks.
        enough = max(worths) if strongest else sorted(worths)[len(worths) // 2]
        return legal[-1] if len(legal) > 1 and worths[0] >= enough else HOLD

    def bid(self, view, legal, lot):
        """Bid most of the card's worth, but never more than what just outbids the richest rival."""
        worth = self.worth(view, view.row[view.place].model)
        offer = round(worth * lot.uniform(0.7, 0.95))
        richest = max(p.gold for s, p in enumerate(view.players) if s != view.seat)
        return min(offer, richest + 1, legal[-1])

    def worth(self, view, model):
        """Return how much gold a card is worth to this seat now."""
        me, card = view.players[view.seat], view.models[model]
        turns = view.turns - view.turn
        gold = card.production * turns * HASTE
        force = card.attack * SOLDIER * turns
        return gold + force + card.victory * self.price(view, me, turns)

    @staticmethod
    def price(view, me, turns):
        """Gold per point: what this seat can still spend, divided by its fair share of the points to come."""
        row = sum(view.models[card.model].victory for card in view.row[view.place :])
        points = row + sum(model.victory * model.unseen for model in view.models)
        budget = me.gold + max(0, me.production) * turns
        return budget / max(1.0, points / len(view.players))
