"""Espada Negra by force: soldiers first, a card by attack every turn, and the gold saved for kings.

A player in a file, written from the rulings alone; it knows nothing of the heuristics of the house.
"""

from __future__ import annotations

from random import Random

from tafureria.games.espada_negra.actions import HOLD


class Raider:
    """Tries to be the strongest at the table; takes small cards by force and buys big ones with gold."""

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
        """Attack the best card left in the row; only the last one while a seat as strong can still attack."""
        me = view.players[view.seat]
        stronger = any(
            p.attack >= me.attack and not p.attacked for s, p in enumerate(view.players) if s != view.seat
        )
        rest = [self.beauty(view, card.model) for card in view.row[view.place :]]
        now = len(rest) == 1 if stronger else rest[0] >= max(rest)
        return legal[-1] if len(legal) > 1 and now else HOLD

    def bid(self, view, legal, lot):
        """Bid a little for soldiers and fields, part of the gold for points, all of it in the last turn."""
        me, card = view.players[view.seat], view.models[view.row[view.place].model]
        richest = max(p.gold for s, p in enumerate(view.players) if s != view.seat)
        most = min(me.gold, richest + 1)
        if view.turn >= view.turns:
            left = sum(view.models[c.model].victory > 0 for c in view.row[view.place :])
            return (
                min(legal[-1], most, -(-me.gold // max(1, left)) + lot.randint(0, 2)) if card.victory else 0
            )
        strongest = max(p.attack for s, p in enumerate(view.players) if s != view.seat)
        offer = 0.0
        if card.attack and me.attack <= strongest + 2:
            offer += lot.uniform(2, 3.5) * card.attack
        offer += lot.uniform(0.5, 0.8) * card.production * (view.turns - view.turn)
        # Prices rise with the gold on the table, so a point is priced as a part of the players' mean gold.
        mean = sum(p.gold for p in view.players) / len(view.players)
        offer += lot.uniform(0.08, 0.14) * card.victory * mean
        return max(0, min(legal[-1], most, round(offer)))

    @staticmethod
    def beauty(view, model):
        """Return how much a card is worth taking."""
        card = view.models[model]
        return 2 * card.victory + (card.production + card.attack) * min(4, view.turns - view.turn)
