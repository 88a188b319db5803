"""Taifa by tricks: whoever leads is everybody's enemy, and Events are cheaper than Troops.

A player in a file, written from the rulings alone; it knows nothing of the heuristics of the house.
"""

from __future__ import annotations

from math import comb
from random import Random

from tafureria.games.taifa import actions as act
from tafureria.games.taifa import cards, pieces

LIKING = {
    **dict.fromkeys((cards.RENDICION, cards.SANTIAGO, cards.ALANDALUS), 9),
    **dict.fromkeys((cards.MONASTERIOS, cards.JUDIA, cards.SEDUCCION, cards.COMERCIO, cards.ALIANZA), 8),
    **dict.fromkeys((cards.SUCESION_M, cards.SUCESION_C, cards.TREGUA), 7),
    **dict.fromkeys((cards.CAMPANA_CID, cards.CONSPIRACION), 6),
    **dict.fromkeys((cards.REBELION, cards.JUICIO, cards.RAZZIA_M, cards.RAZZIA_C, cards.PARIA), 5),
    **dict.fromkeys((cards.CAMPANA_M, cards.CAMPANA_C), 5),
    **dict.fromkeys((cards.MERCENARIOS, cards.ORDENES, cards.MURALLAS_M, cards.MURALLAS_C), 3),
    **dict.fromkeys((cards.REPOBLACION, cards.ALCAZARES, cards.ESCUELA, cards.REGADIOS), 2),
}
"""How much it likes each Event: it plays the most liked first, and discards those that are not listed."""
ATTACKS_BEFORE = 4
"""It plays Events with a liking above this before it attacks."""
FULL = 4
"""Number of cards from which it counts a hand as full."""


class Fox:
    """Plays Events on the leader, buys peace with worthless cards, and takes land when hands are empty."""

    remembers = False
    games = ("taifa",)

    def choose(self, view, legal, _notebook, seed):
        if len(legal) == 1:
            return legal[0]
        self.lot = Random(seed)
        self.land = dict(zip(view.order, view.castles, strict=True))
        self.hands = dict(zip(view.order, view.cards, strict=True))
        phase = view.phase.removeprefix("again-").removeprefix("aim-")
        if phase == "round":
            return self.round_(view, legal)
        if phase == "lay":
            return self.lay(view, legal)
        if phase == "answer":
            return self.answer(view, legal)
        if phase == "area":
            return self.area(view, legal)
        if phase in ("kingdom", "truce"):
            return self.kingdom(view, legal)
        if phase == "paria":
            # The worst cards buy off the neighbours with the fullest hands, one each.
            bad = [card for card in view.hand if self.worth(card) <= 1]
            return max(legal[1:], key=lambda a: self.hands[act.receiver(a)]) if bad else act.ENOUGH
        if phase in ("price", "gift-card", "sortie"):
            return min(legal, key=lambda a: self.worth(act.card(a)))
        if phase == "swap":
            bad = [a for a in legal[1:] if self.worth(act.card(a)) <= 1]
            return bad[0] if bad else act.ENOUGH
        if phase == "reward":
            return act.GARRISON if view.bonus[view.order.index(view.kingdom)] == 2 else act.BONUS
        if phase == "garrisons":
            short = self.coming(view) > pieces.DEFENCE[view.target] + len(view.spent)
            return legal[1] if short else act.ENOUGH
        if phase == "relic":
            hits = sum(d > 3 for d in view.attack_dice) > sum(d > 3 for d in view.defence_dice)
            return legal[hits != (view.attacker == view.kingdom)]
        return max(legal, key=lambda a: (self.worth(act.card(a)), a))

    @staticmethod
    def worth(card):
        """Return the worth of a card in dice; an Event that it likes is worth about two."""
        if card < 0:
            return 0
        responses = 3 if cards.IS_RESPONSE[card] else 0
        return cards.STRENGTH[card] or responses or LIKING.get(card, 0) / 3

    def hate(self, kingdom):
        """Return the weight of taking an area of that kingdom, 1 to 1.5: the more it leads, the higher."""
        if kingdom < 0:
            return 1.0
        ahead = self.land[kingdom] - max(n for k, n in self.land.items() if k != kingdom)
        return 1.2 + 0.1 * min(3, max(-2, ahead))

    def round_(self, view, legal):
        tricks = [(LIKING.get(act.played(a), 0), -a) for a in legal if act.played(a) >= 0]
        liking, trick = max(tricks, default=(0, 0))
        if liking > ATTACKS_BEFORE:
            return -trick
        own = [cards.STRENGTH[card] for card in view.hand]
        blows = []
        for action in legal:
            area = act.attacked(action)
            dice = self.enough(view, area, own) if area else 0
            if dice:
                chance = self.chance(dice, self.wall(view, area)) * self.hate(view.owners[area])
                blows.append((chance / (dice + 1.5), chance, action))
        best = max(blows, default=(0, 0, 0))
        # A full hand can answer an attack and retake the area: while there is one, let others go first.
        others = max(n for k, n in self.hands.items() if k != view.kingdom)
        if best[1] > 0.3 and (view.passes or others < FULL):
            return best[2]
        if best[1] > 0.3:
            return -trick if liking else act.PASS
        if liking:
            return -trick
        useless = [card for card in view.hand if self.worth(card) <= 1]
        return act.DISCARD + useless[0] if useless else act.PASS

    @staticmethod
    def chance(attack, defence):
        n = attack + defence
        return sum(comb(n, k) for k in range(defence + 1, n + 1)) / 2**n

    def wall(self, view, area):
        """Return the expected defence: printed, garrisons that can help, a die per eight cards in hand."""
        owner = view.owners[area]
        helps = sum(
            view.owners[a] == owner and (a == area or pieces.NEIGHBOURS[area] >> a & 1 == 1)
            for a in view.garrisons
        )
        return pieces.DEFENCE[area] + helps + round(self.hands.get(owner, 0) / 8)

    def enough(self, view, area, strengths):
        """Return the dice that it would roll: strongest Troops first, until two more than the defence."""
        dice = 0
        for strength in sorted(strengths, reverse=True):
            if dice >= self.wall(view, area) + 2:
                break
            dice += strength
        return dice

    def lay(self, view, legal):
        dice = view.event_dice + sum(row[3] for row in view.laid)
        troops = [a for a in legal if act.card(a) >= 0]
        if dice >= self.wall(view, view.target) + 2 and legal[0] == act.ENOUGH:
            return act.ENOUGH
        if troops:
            return max(troops, key=lambda a: cards.STRENGTH[act.card(a)])
        # Without Troops, add dice of a Response only in the last turn, when nothing comes after.
        ways = [a for a in legal if act.adds_dice(a)]
        return ways[-1] if ways and view.turn == view.turns else legal[0]

    @staticmethod
    def coming(view):
        """Return the estimated dice of the attack: an unseen card counts as three."""
        return view.event_dice + sum(row[3] or 3 for row in view.laid)

    def answer(self, view, legal):
        """Answer for itself when needed, and against any attacker who is about to win by castles."""
        if view.deed == "incursion":
            return act.ENOUGH
        if view.kingdom == view.attacker:
            mine = [a for a in legal if act.adds_dice(a) and act.rolls(a)[2] == act.ATTACKER]
            return max(mine, default=act.ENOUGH)
        danger = self.land[view.attacker] >= pieces.CASTLES - 1 or view.defender == view.kingdom
        wall = pieces.DEFENCE[view.target] + 2 * len(view.answers)
        if not danger or self.coming(view) < wall:
            return act.ENOUGH
        ways = [a for a in legal if not act.adds_dice(a) or act.rolls(a)[2] == act.DEFENDER]
        cheap = [a for a in ways[1:] if act.card(a) >= 0]
        return cheap[0] if cheap else ways[-1]

    def area(self, view, legal):
        areas = [a for a in legal if act.area(a)]
        own = [a for a in areas if view.owners[act.area(a)] == view.kingdom]
        if own:
            return min(own, key=lambda a: (pieces.DEFENCE[act.area(a)], self.lot.random()))
        land = sum(1 << n for n, owner in enumerate(view.owners) if owner == view.kingdom)

        def prey(action):
            """Rate an area: high where the leader is weak, and best next to its own land."""
            area = act.area(action)
            wall = 4 if view.card == cards.JUICIO else self.wall(view, area)
            chance = 1.0 if view.card == cards.CAMPANA_CID else self.chance(5, wall)
            near = 0.1 * (pieces.NEIGHBOURS[area] & land > 0) * (5 - pieces.DEFENCE[area])
            return chance * (self.hate(view.owners[area]) + near)

        return max(areas, key=prey)

    def kingdom(self, view, legal):
        kingdoms = [a for a in legal if act.kingdom(a) >= 0]
        if view.card in (cards.COMERCIO, cards.ALIANZA):
            return min(kingdoms, key=lambda a: (self.land[act.kingdom(a)], self.lot.random()))
        return max(kingdoms, key=lambda a: (self.land[act.kingdom(a)], self.hands[act.kingdom(a)]))
