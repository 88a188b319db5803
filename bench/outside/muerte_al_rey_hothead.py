"""¡Muerte al rey! in a hurry: accuse whoever has most cards, and hand the own side's king to a companion.

A player in a file, written from the rulings alone; it knows nothing of the heuristics of the house.
"""

from __future__ import annotations

from random import Random

from tafureria.games.muerte_al_rey import actions as act
from tafureria.games.muerte_al_rey.pieces import KINGS, place_of


class Hothead:
    """Remembers nothing. Accuses a player with many cards; holding the king, it often exchanges it away."""

    remembers = False
    games = ("muerte-al-rey",)

    def choose(self, view, legal, _notebook, seed):
        lot = Random(seed)
        holds = [card for card in view.hand if card in KINGS]
        if view.phase == "turn":
            exchanges = [action for action in legal if act.EXCHANGE <= action < act.HAND_OVER]
            if holds and exchanges and lot.random() < 0.4:
                return lot.choice(exchanges)
            cards = {place_of(card): view.counts[seat] for seat, card in enumerate(view.identities)}
            accusations = [action for action in legal if action < act.EXCHANGE]
            return max(accusations, key=lambda action: (cards[action - act.ACCUSE], lot.random()))
        if view.phase == "hand-over" and holds and act.HAND_OVER + holds[0] in legal:
            # If it asked for the exchange, it gets rid of the king; if it was asked, it keeps the king.
            rid = view.exchange[0] == view.seat
            other = [action for action in legal if action != act.HAND_OVER + holds[0]]
            return act.HAND_OVER + holds[0] if rid or not other else other[0]
        if view.phase == "give-up":
            return min(legal, key=lambda action: action - act.GIVE_UP in KINGS)
        return legal[0]
