"""Moros y cristianos by force: the plain combat, the best knight first, oros when winning.

A player in a file, written from the rulings alone; it knows nothing of the heuristics of the house.
"""

from __future__ import annotations

from tafureria.games.moros_y_cristianos import actions as act

CHRISTIAN = 24
MOOR = 36
"""The first card of each side: cards are suit * 12 + rank - 1."""


def points(card):
    """Return the points of a card: ace 3, figures 2, other cards 1."""
    rank = card % 12
    return 3 if rank == 0 else 2 if rank >= 9 else 1


class Lancer:
    """Declares the plain battle, joins the leading side with its best knight, stakes oros only if ahead."""

    remembers = False
    games = ("moros-y-cristianos",)

    def choose(self, view, legal, _notebook, _seed):
        if view.phase == "keep":
            knights = [card for card in view.hand if card >= CHRISTIAN]
            return act.GUARDA if len(knights) >= 2 and sum(map(points, view.hand)) >= 5 else act.TIRA
        if view.phase == "declare":
            return act.BATALLA if act.BATALLA in legal else legal[0]
        if view.phase == "treasure":
            return act.LISTO
        if view.phase == "aim":
            return self.aim(view, legal)
        if view.phase == "pick":
            return max(legal, key=lambda action: points(act.taken_card(action)))
        return self.play(view, legal)

    def play(self, view, legal):
        """Play a copa against a good enemy knight, else its best knight, else an oro if it is winning."""
        cards = [action for action in legal if action < act.HIDE]
        mine = self.side(view, cards)
        for copa in (card for card in cards if 12 <= card < CHRISTIAN):
            hit = [k for k in view.knights if k.card % 12 == copa % 12 and not k.annulled]
            if any(self.is_moor(k.card) != mine and points(k.card) >= 2 for k in hit):
                return copa
        knights = [card for card in cards if card >= CHRISTIAN]
        if knights:
            return max(knights, key=lambda card: (self.is_moor(card) == mine, points(card)))
        oros = [card for card in cards if card < 12]
        if act.FIN not in legal:
            return legal[0]
        ours, theirs = view.strengths[mine], view.strengths[not mine]
        if oros and (ours > theirs or (view.combat[1] == "astucia" and ours < theirs)):
            return max(oros, key=points)
        return act.FIN

    def side(self, view, cards):
        """Return whether it fights for the Moors: as before, else if they lead, else by its best knight."""
        taken = view.seats[view.seat].side
        if taken:
            return taken == "moros"
        christians, moors = view.strengths
        if christians != moors:
            return moors > christians
        knights = [card for card in cards if card >= CHRISTIAN]
        return bool(knights) and self.is_moor(max(knights, key=points))

    @staticmethod
    def is_moor(card):
        return card >= MOOR

    def aim(self, view, legal):
        """Choose a knight of the other side, if there is one."""
        mine = view.seats[view.seat].side == "moros"
        return max(legal, key=lambda action: self.is_moor(act.aimed_knight(action)) != mine)
