"""Taifa by caution: full hands and walls first, and attacks only after the others have attacked.

A player in a file, written from the rulings alone; it knows nothing of the heuristics of the house.
"""

from __future__ import annotations

from functools import cache

from tafureria.games.taifa import actions as act
from tafureria.games.taifa import cards, pieces

GIFTS = (
    *(cards.RENDICION, cards.ALANDALUS, cards.SANTIAGO, cards.MONASTERIOS, cards.JUDIA),
    *(cards.ALCAZARES, cards.COMERCIO, cards.ALIANZA, cards.TREGUA, cards.REPOBLACION),
    *(cards.MURALLAS_M, cards.MURALLAS_C, cards.SEDUCCION, cards.ORDENES),
)
"""Events that it plays as soon as it can, the first ones first."""
STONES = (
    *(cards.CAMPANA_CID, cards.CONSPIRACION, cards.JUICIO, cards.REBELION, cards.CAMPANA_M, cards.CAMPANA_C),
    *(cards.RAZZIA_M, cards.RAZZIA_C, cards.REGADIOS, cards.ESCUELA, cards.SUCESION_M, cards.SUCESION_C),
)
"""Events that it plays afterwards, mostly against others; bonuses late, when losses no longer reduce them."""
MORE = 1
"""Its attacks roll this many dice more than the defence if possible: about half succeed, at a low cost."""
FULL = 2
"""A hand with more cards than this is dangerous: it can answer, and retake what was taken."""


@cache
def success(attack, defence):
    """Return the probability that *attack* dice have more hits than *defence* dice."""
    if attack <= 0:
        return 0.0
    ahead = {0: 1.0}
    for step in (1,) * attack + (-1,) * defence:
        after = {}
        for lead, chance in ahead.items():
            after[lead] = after.get(lead, 0.0) + chance / 2
            after[lead + step] = after.get(lead + step, 0.0) + chance / 2
        ahead = after
    return sum(chance for lead, chance in ahead.items() if lead > 0)


class Steward:
    """Settles free land, keeps Responses to hold it, and attacks when the hands of others are empty."""

    remembers = False
    games = ("taifa",)

    def choose(self, view, legal, _notebook, _seed):
        if len(legal) == 1:
            return legal[0]
        choices = {
            "round": self.round_,
            "lay": self.lay,
            "answer": self.answer,
            "garrisons": self.garrisons,
            "aim-area": self.aim_area,
            "aim-kingdom": self.aim_kingdom,
            "again-area": self.aim_area,
        }
        if view.phase in choices:
            return choices[view.phase](view, legal)
        if view.phase == "relic":
            won = sum(d > 3 for d in view.attack_dice) > sum(d > 3 for d in view.defence_dice)
            return legal[1] if won != (view.attacker == view.kingdom) else legal[0]
        if view.phase == "reward":
            # A bonus is a card, and breaks ties at the end; a garrison only when the bonus is at its maximum.
            return act.BONUS if view.bonus[view.order.index(view.kingdom)] < 2 else act.GARRISON
        if view.phase in ("keep", "take", "hakim"):
            return max(legal, key=lambda a: self.worth(act.card(a)))
        if view.phase in ("price", "gift-card", "sortie"):
            return min(legal, key=lambda a: self.worth(act.card(a)))
        if view.phase == "swap":
            worst = min(legal[1:], key=lambda a: self.worth(act.card(a)))
            return worst if self.worth(act.card(worst)) < 2 else act.ENOUGH
        return legal[-1] if view.phase.startswith("again") else legal[0]

    @staticmethod
    def worth(card):
        """Return the worth of a card in dice."""
        if card < 0:
            return 0
        return cards.STRENGTH[card] or cards.DICE[card] or (2.5 if cards.IS_RESPONSE[card] else 1)

    def round_(self, view, legal):
        events = {act.played(action): action for action in legal if act.played(action) >= 0}
        gifts = [events[card] for card in GIFTS if card in events]
        stones = [events[card] for card in STONES if card in events]
        idle = [c for c in view.hand if not cards.IS_RESPONSE[c] and cards.STRENGTH[c] < 2]
        attack = self.attack(view, legal)
        # To pass first costs nothing while others play on; after another's pass, the turn might end.
        wait = attack is not None and view.passes == 0 and self.others(view) > FULL
        if view.turn == view.turns:
            # The last attack cannot be answered: until then it does small things, one a round.
            if self.others(view) > FULL:
                for waiting in (gifts, stones, [act.DISCARD + card for card in idle]):
                    if waiting:
                        return waiting[0]
            if wait:
                return act.PASS
            return attack or (gifts + stones + [act.DISCARD + card for card in idle] + [act.PASS])[0]
        if gifts:
            return gifts[0]
        if attack:
            return act.PASS if wait else attack
        if stones:
            return stones[0]
        return act.DISCARD + min(idle, key=self.worth) if idle else act.PASS

    @staticmethod
    def others(view):
        """Return the number of cards in the fullest hand of the others."""
        return max(n for n, k in zip(view.cards, view.order, strict=True) if k != view.kingdom)

    def attack(self, view, legal):
        """Choose the area that its Troops would most probably take; prefer independent areas and few dice."""
        troops = sorted((cards.STRENGTH[c] for c in view.hand), reverse=True)
        best, found = 0.24, None
        for action in legal:
            area = act.attacked(action)
            if area:
                defence = self.defence(view, area)
                dice = 0
                for strength in troops:
                    if strength and dice < defence + MORE:
                        dice += strength
                free = 0.0 if view.owners[area] >= 0 else 0.05
                chance = success(dice, defence) + free - 0.02 * dice
                if chance > best:
                    best, found = chance, action
        return found

    @staticmethod
    def defence(view, area):
        """Return the expected defence: walls, garrisons nearby, a die if the owner holds over four cards."""
        owner = view.owners[area]
        helpers = [a for a in view.garrisons if view.owners[a] == owner and pieces.NEIGHBOURS[area] >> a & 1]
        held = view.cards[view.order.index(owner)] if owner >= 0 else 0
        return pieces.DEFENCE[area] + len(helpers) + (area in view.garrisons) + (held > 4)

    def lay(self, view, legal):
        """Lay strong Troops first, until there are enough dice; dice of Responses only in the last turn."""
        dice = view.event_dice + sum(row[3] for row in view.laid)
        if dice >= self.defence(view, view.target) + MORE and act.ENOUGH in legal:
            return act.ENOUGH
        troops = [a for a in legal if act.card(a) >= 0]
        if troops:
            return max(troops, key=lambda a: cards.STRENGTH[act.card(a)])
        ways = [a for a in legal if act.adds_dice(a)]
        return max(ways, key=lambda a: act.rolls(a)[1]) if ways and view.turn == view.turns else legal[0]

    def answer(self, view, legal):
        """Answer in its own fights, with sure Responses before dice, until its area should hold."""
        if view.deed == "incursion" or view.kingdom not in (view.attacker, view.defender):
            return act.ENOUGH
        side = act.DEFENDER if view.defender == view.kingdom else act.ATTACKER
        force = view.event_dice + sum(row[3] or 2.7 for row in view.laid)
        if side == act.DEFENDER and force <= self.defence(view, view.target) - 1 + 2 * len(view.answers):
            return act.ENOUGH
        fits = [a for a in legal if act.adds_dice(a) and act.rolls(a)[2] == side]
        sure = [a for a in legal if act.card(a) >= 0]
        return sure[-1] if sure else max(fits, key=lambda a: act.rolls(a)[1], default=act.ENOUGH)

    def garrisons(self, view, legal):
        force = view.event_dice + sum(row[3] or 2.7 for row in view.laid)
        if act.AREA + view.target in legal:
            return act.AREA + view.target
        return legal[-1] if force >= pieces.DEFENCE[view.target] + len(view.spent) else act.ENOUGH

    def aim_area(self, view, legal):
        """Choose its own area with most foreign neighbours, else a rich kingdom's weakest area."""
        areas = [a for a in legal if act.area(a)]
        own = [a for a in areas if view.owners[act.area(a)] == view.kingdom]
        castles = dict(zip(view.order, view.castles, strict=True))

        def strangers(action):
            near = pieces.areas_in(pieces.NEIGHBOURS[act.area(action)])
            return (
                sum(view.owners[n] not in (-1, view.kingdom) for n in near) - pieces.DEFENCE[act.area(action)]
            )

        def rich(action):
            area = act.area(action)
            weak = 4 if view.card == cards.JUICIO else self.defence(view, area)
            return castles.get(view.owners[area], 0) - 2 * weak

        return max(own, key=strangers) if own else max(areas, key=rich)

    def aim_kingdom(self, view, legal):
        """Choose the kingdom with least land for trade and alliance, that with most for anything else."""
        castles = dict(zip(view.order, view.castles, strict=True))
        hands = dict(zip(view.order, view.cards, strict=True))
        if view.card in (cards.COMERCIO, cards.ALIANZA):
            return min(legal, key=lambda a: castles[act.kingdom(a)])
        return max(legal, key=lambda a: (castles[act.kingdom(a)], hands[act.kingdom(a)]))
