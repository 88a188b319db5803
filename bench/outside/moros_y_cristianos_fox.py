"""Moros y cristianos by cunning: a combat that fits the hand, small risks, and traps where they hurt.

A player in a file, written from the rulings alone; it knows nothing of the heuristics of the house.
"""

from __future__ import annotations

from random import Random

from tafureria.games.moros_y_cristianos import actions as act

KNIGHT = 24
MOOR = 36
"""The first knight and the first Moor: cards are suit * 12 + rank - 1."""


def points(card):
    """Return the points of a card: ace 3, figures 2, other cards 1."""
    rank = card % 12
    return 3 if rank == 0 else 2 if rank >= 9 else 1


class Fox:
    """Plays low in combats of cunning, joins the larger side, and keeps its oros for sure wins."""

    remembers = False
    games = ("moros-y-cristianos",)

    def choose(self, view, legal, _notebook, seed):
        lot = Random(seed)
        if view.phase == "keep":
            return (
                act.GUARDA if any(card >= KNIGHT for card in view.hand) and lot.random() < 0.7 else act.TIRA
            )
        if view.phase == "declare":
            return self.declare(view, legal)
        if view.phase == "treasure":
            copas = [action for action in legal if action != act.LISTO]
            return copas[0] if copas and not view.hidden else act.LISTO
        if view.phase == "aim":
            mine = view.seats[view.seat].side == "moros"
            return max(legal, key=lambda a: ((act.aimed_knight(a) >= MOOR) != mine) == (not self.low(view)))
        if view.phase == "pick":
            return max(legal, key=lambda action: points(act.taken_card(action)))
        return self.play(view, legal, lot)

    @staticmethod
    def declare(view, legal):
        """Declare cunning with weak knights, two passes with many, and the booty if it holds few oros."""
        knights = [card for card in view.hand if card >= KNIGHT]
        oros = [card for card in view.hand if card < 12]
        wishes = [
            act.BOTIN if len(oros) <= 1 and knights else act.FE,
            act.ASTUCIA if knights and max(map(points, knights)) == 1 else act.FUERZA,
            act.REFUERZOS if len(knights) >= 3 else act.ASALTO,
            act.CONTRAATAQUE,
            act.HEROES,
        ]
        wish = act.DECLARE + wishes[view.dimension]
        return wish if wish in legal else legal[0]

    @staticmethod
    def low(view):
        """Return whether the lower total wins."""
        return view.combat[1] == "astucia"

    def play(self, view, legal, lot):
        """Play a trap, else a knight, if possible of its side, else an oro if its side leads by enough."""
        cards = [action for action in legal if action < act.HIDE]
        moor = self.side(view, cards)
        # A trap for an enemy's knight where the higher total wins, for a friend's where the lower does.
        victims = [k for k in view.knights if not k.annulled and ((k.card >= MOOR) != moor) != self.low(view)]
        for copa in (card for card in cards if 12 <= card < KNIGHT):
            if any(k.card % 12 == copa % 12 and k.seat != view.seat for k in victims):
                return copa
        knights = [card for card in cards if card >= KNIGHT]
        if knights:
            best = min if self.low(view) else max
            mine = [card for card in knights if (card >= MOOR) == moor] or knights
            return best(mine, key=points)
        if act.FIN not in legal:
            return legal[0]
        oros = [card for card in cards if card < 12]
        lead = view.strengths[moor] - view.strengths[not moor]
        lead = -lead if self.low(view) else lead
        if oros and (lead >= 2 or (lead >= 1 and lot.random() < 0.5)):
            return max(oros, key=points)
        return act.FIN

    def side(self, view, cards):
        """Return whether it sides with the Moors: as before, else with the larger side, else by its hand."""
        taken = view.seats[view.seat].side
        if taken:
            return taken == "moros"
        crowd = sum(1 if seat.side == "moros" else -1 if seat.side else 0 for seat in view.seats)
        moors = sum(1 if card >= MOOR else -1 for card in cards if card >= KNIGHT)
        return crowd > 0 if crowd else moors > 0
