"""Moros y cristianos for the booty: spend as little as possible, and share in what others have staked.

A player in a file, written from the rulings alone; it knows nothing of the heuristics of the house.
"""

from __future__ import annotations

from tafureria.games.moros_y_cristianos import actions as act

COPA = 12
KNIGHT = 24
MOOR = 36
"""The first copa, the first knight and the first Moor: cards are suit * 12 + rank - 1."""


def points(card):
    """Return the points of a card: ace 3, figures 2, other cards 1."""
    rank = card % 12
    return 3 if rank == 0 else 2 if rank >= 9 else 1


class Miser:
    """Never stakes an oro, joins the side that is winning, and breaks its enemies with copas."""

    remembers = False
    games = ("moros-y-cristianos",)

    def choose(self, view, legal, _notebook, _seed):
        if view.phase == "keep":
            oros = sum(points(card) for card in view.hand if card < COPA)
            return act.TIRA if oros >= 3 or all(card < KNIGHT for card in view.hand) else act.GUARDA
        if view.phase == "declare":
            return self.declare(view, legal)
        if view.phase == "treasure":
            return act.LISTO
        if view.phase == "aim":
            mine = view.seats[view.seat].side == "moros"
            return max(legal, key=lambda a: self.harm(view, act.aimed_knight(a), mine))
        if view.phase == "pick":
            return max(legal, key=lambda action: points(act.taken_card(action)))
        return self.play(view, legal)

    @staticmethod
    def declare(view, legal):
        """Declare the booty when it holds no oros, and as many passes as it has knights for."""
        knights = sum(card >= KNIGHT for card in view.hand)
        oros = any(card < COPA for card in view.hand)
        wishes = [
            act.FE if oros else act.BOTIN,
            act.FUERZA,
            act.REFUERZOS if knights >= 3 else act.ASALTO,
            act.ATAQUE,
            act.HEROES,
        ]
        wish = act.DECLARE + wishes[view.dimension]
        return wish if wish in legal else legal[0]

    @staticmethod
    def harm(view, knight, moor):
        """Return how much the loss of that knight helps a side: its points, or less than nothing."""
        enemy = (knight >= MOOR) != moor
        low = view.combat[1] == "astucia"
        return points(knight) if enemy != low else -points(knight)

    def play(self, view, legal):
        """Play a copa that helps, else the best knight of the winning side, and no oro that it may keep."""
        cards = [action for action in legal if action < act.HIDE]
        moor = self.side(view, cards)
        on_table = {knight.card for knight in view.knights if not knight.annulled}
        for copa in (card for card in cards if COPA <= card < KNIGHT):
            hit = [card for card in on_table if card % 12 == copa % 12]
            if hit and max(self.harm(view, card, moor) for card in hit) >= 1:
                return copa
        knights = [card for card in cards if card >= KNIGHT]
        if knights and (view.must or act.FIN not in legal):
            low = view.combat[1] == "astucia"
            worth = (lambda card: -points(card)) if low else points
            return max(knights, key=lambda card: ((card >= MOOR) == moor, worth(card)))
        return act.FIN if act.FIN in legal else legal[0]

    @staticmethod
    def side(view, cards):
        """Return whether it fights for the Moors: as before, else for the winners, else with more points."""
        taken = view.seats[view.seat].side
        if taken:
            return taken == "moros"
        christians, moors = view.strengths
        if christians != moors:
            return (moors > christians) != (view.combat[1] == "astucia")
        mine = [card for card in cards if card >= KNIGHT]
        return sum(points(card) if card >= MOOR else -points(card) for card in mine) > 0
