"""Taifa by raids: attack the weakest neighbouring area at once, with as few Troops as the odds require.

A player in a file, written from the rulings alone; it knows nothing of the heuristics of the house.
"""

from __future__ import annotations

from itertools import combinations
from math import comb

from tafureria.games.taifa import actions as act
from tafureria.games.taifa import cards, pieces

FIRST = (cards.RENDICION, cards.ALANDALUS, cards.SANTIAGO, cards.JUDIA, cards.MONASTERIOS, cards.COMERCIO)
"""Events that bring land or cards; played before attacks, since they improve the choice of attacks."""
THEN = (
    *(cards.CONSPIRACION, cards.CAMPANA_CID, cards.JUICIO, cards.REBELION, cards.CAMPANA_M, cards.CAMPANA_C),
    *(cards.SEDUCCION, cards.RAZZIA_M, cards.RAZZIA_C, cards.ESCUELA, cards.REGADIOS, cards.ALIANZA),
    *(cards.MURALLAS_M, cards.MURALLAS_C, cards.ORDENES, cards.SUCESION_M, cards.SUCESION_C),
)
"""Events that hurt others or help a little; played once no attack is worth its Troops."""
PRICE = 0.11
"""Value of keeping a die, in areas: about what each die wins in an attack on a weak area."""


def odds(attack, defence):
    """Return the probability that the attack has more hits.

    It does if hits of the attack plus misses of the defence exceed the number of defence dice.
    """
    dice = attack + defence
    return sum(comb(dice, hits) for hits in range(defence + 1, dice + 1)) / 2**dice


class Raider:
    """Raids the weakest area whenever the odds pay for it; in the last turn it lets others go first."""

    remembers = False
    games = ("taifa",)

    def choose(self, view, legal, _notebook, _seed):
        step = getattr(self, view.phase.replace("-", "_"), None)
        return step(view, legal) if step and len(legal) > 1 else legal[0]

    def round(self, view, legal):
        plays = {act.played(action): action for action in legal if act.played(action) != act.NO_CARD}
        troops = sum(card >= cards.FIRST_CHRISTIAN and cards.STRENGTH[card] > 0 for card in view.hand)
        first = (*FIRST, cards.CRUZADOS) if troops > 1 else FIRST
        raids = [(*self.plan(view, area), area) for area in map(act.attacked, legal) if area]
        score, _, target = max(raids, default=(0.0, (), 0))
        for card in first:
            if card in plays:
                return plays[card]
        others = max(n for n, k in zip(view.cards, view.order, strict=True) if k != view.kingdom)
        if score > 0 and view.turn == view.turns and view.passes == 0 and others > 2:
            # What is taken last cannot be retaken: while others still hold cards, it only plays Events.
            return next((plays[card] for card in THEN if card in plays), act.PASS)
        if score > 0:
            return act.ATTACK + target
        for card in THEN:
            if card in plays and not (card in (cards.ESCUELA, cards.REGADIOS) and self.bonus(view) > 1):
                return plays[card]
        # Discarded cards are replaced: keep only what is better than a card drawn blindly.
        useless = [c for c in view.hand if not cards.IS_RESPONSE[c] and cards.STRENGTH[c] < 3]
        return act.DISCARD + min(useless, key=lambda c: cards.STRENGTH[c]) if useless else act.PASS

    @staticmethod
    def bonus(view):
        return view.bonus[view.order.index(view.kingdom)]

    @staticmethod
    def plan(view, area, laid=0):
        """Choose the best cards to add to an attack; return their net gain and the actions that add them."""
        owner = view.owners[area]
        near = [a for a in view.garrisons if a == area or pieces.NEIGHBOURS[area] >> a & 1]
        defence = pieces.DEFENCE[area] + sum(view.owners[a] == owner for a in near)
        gain = 1.0
        if owner >= 0:
            # An owner with a full hand defends with one more die; but an owner's loss is a gain, too.
            defence += view.cards[view.order.index(owner)] > 5
            gain = 1.3
        crusade = any(cards.CRUZADOS in row for row in view.permanents)
        crusade = crusade and owner >= 0 and pieces.MUSLIMS >> owner & 1 == 1
        units = []
        for card in view.hand:
            if cards.STRENGTH[card]:
                dice = cards.STRENGTH[card] + (crusade and card >= cards.FIRST_CHRISTIAN)
                units.append((dice, act.CARD + card))
            elif cards.DICE[card] and not (card == cards.EL_CID and owner == pieces.CASTILLA):
                units.append((cards.DICE[card], act.ROLL_OF[(card, cards.DICE[card], act.ATTACKER)]))
        price = PRICE * (0.7 if view.turn == view.turns else 1.0)
        best = (odds(laid, defence) * gain if laid else 0.0, ())
        for many in range(1, 4):
            for chosen in combinations(units, many):
                if laid or any(action < act.ROLL for _, action in chosen):
                    dice = sum(unit[0] for unit in chosen)
                    score = odds(laid + dice, defence) * gain - price * dice
                    best = max(best, (score, tuple(action for _, action in chosen)))
        return best

    def lay(self, view, legal):
        if view.deed == "event":
            return act.ENOUGH
        chosen = [a for a in self.plan(view, view.target, sum(row[3] for row in view.laid))[1] if a in legal]
        troops = [a for a in chosen or legal if act.CARD <= a < act.ROLL]
        return troops[0] if troops and (chosen or legal[0] != act.ENOUGH) else (chosen or legal)[0]

    def answer(self, view, legal):
        """Answer only to defend itself, with all that it has, unless the attack will likely fail anyway."""
        if view.defender != view.kingdom or view.deed == "incursion":
            return act.ENOUGH
        dice = view.event_dice + sum(row[3] or 3 for row in view.laid)
        defence = pieces.DEFENCE[view.target] + 2 * len(view.answers)
        ways = [a for a in legal if not act.adds_dice(a) or act.rolls(a)[2] == act.DEFENDER]
        return max(ways) if odds(dice, defence) > 0.2 else act.ENOUGH

    def garrisons(self, view, legal):
        dice = view.event_dice + sum(row[3] or 3 for row in view.laid)
        own = act.AREA + view.target
        if own in legal:
            return own
        return legal[1] if dice > pieces.DEFENCE[view.target] + len(view.spent) else act.ENOUGH

    def relic(self, view, legal):
        hits = [sum(face > 3 for face in dice) for dice in (view.attack_dice, view.defence_dice)]
        return legal[-1] if (hits[0] > hits[1]) == (view.defender == view.kingdom) else legal[0]

    def hakim(self, _view, legal):
        return max(legal, key=lambda a: cards.STRENGTH[max(0, act.card(a))])

    def reward(self, view, _legal):
        return act.BONUS if self.bonus(view) < pieces.MOST_BONUS else act.GARRISON

    def aim_area(self, view, legal):
        """Choose its own weakest area, else the weakest foreign one, preferably next to its land.

        Judgment goes to the strongest area.
        """
        mine = [a for a in legal if view.owners[act.area(a)] == view.kingdom]
        beside = [n for n, owner in enumerate(view.owners) if owner == view.kingdom]
        if mine:
            return min(mine, key=lambda a: pieces.DEFENCE[act.area(a)])
        if view.card == cards.JUICIO:
            return max(legal, key=lambda a: pieces.DEFENCE[act.area(a)])
        near = [a for a in legal if any(pieces.NEIGHBOURS[act.area(a)] >> n & 1 for n in beside)]
        return min(near or legal, key=lambda a: pieces.DEFENCE[act.area(a)])

    def aim_kingdom(self, view, legal):
        """Choose the weakest kingdom for trade and alliance, and the strongest for anything else."""
        friendly = view.card in (cards.COMERCIO, cards.ALIANZA)
        rank = {k: view.castles[i] * 10 + view.cards[i] for i, k in enumerate(view.order)}
        return (min if friendly else max)(legal, key=lambda a: rank[act.kingdom(a)])

    def again_bonus(self, _view, legal):
        return legal[-1]

    again_kingdom = again_area = again_bonus

    def keep(self, _view, legal):
        return max(legal, key=lambda a: cards.STRENGTH[act.card(a)] or cards.DICE[act.card(a)] + 2)

    take = keep

    def swap(self, _view, legal):
        weak = [a for a in legal[1:] if cards.STRENGTH[act.card(a)] == 1]
        return weak[0] if weak else act.ENOUGH
