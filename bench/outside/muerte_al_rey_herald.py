"""¡Muerte al rey! one after the other: accuse the next enemy in the order of play, and keep the king safe.

A player in a file, written from the rulings alone; it knows nothing of the heuristics of the house.
"""

from __future__ import annotations

from tafureria.games.muerte_al_rey import actions as act
from tafureria.games.muerte_al_rey.pieces import KINGS, place_of


class Herald:
    """Accuses whoever is next to play, since that stops a turn; with one card left it exchanges if it may.

    Its king goes to a companion who has more cards to give up than itself, and to nobody else.
    """

    remembers = False
    games = ("muerte-al-rey",)

    def choose(self, view, legal, _notebook, _seed):
        if view.phase == "turn":
            return self.turn(view, legal)
        if view.phase == "hand-over":
            return self.hand_over(view, legal)
        if view.phase == "give-up":
            return min(legal, key=lambda action: (action - act.GIVE_UP in KINGS, action))
        return legal[0]

    @staticmethod
    def turn(view, legal):
        """Exchange with the companion who has most cards, if its own last card is at stake; else accuse."""
        seats = {place_of(card): seat for seat, card in enumerate(view.identities)}
        exchanges = [action for action in legal if act.EXCHANGE <= action < act.HAND_OVER]
        if exchanges and len(view.hand) == 1:
            return max(exchanges, key=lambda action: view.counts[seats[action - act.EXCHANGE]])
        accusations = [action for action in legal if action < act.EXCHANGE]
        mine = view.order.index(view.seat)

        def turns(action):
            there = view.order.index(seats[action - act.ACCUSE])
            return (there - mine) % len(view.order)

        return min(accusations, key=turns)

    @staticmethod
    def hand_over(view, legal):
        """Hand over the king if the companion has more cards than itself, else another card."""
        companion = next(seat for seat in view.exchange if seat != view.seat)
        away = view.counts[companion] > view.counts[view.seat]
        return max(legal, key=lambda action: ((action - act.HAND_OVER in KINGS) == away, action))
