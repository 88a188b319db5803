"""What the heuristic player makes of its cards: plans of attack, answers to those of others."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from tafureria.core.adding import added
from tafureria.games.taifa import actions, cards
from tafureria.games.taifa import pieces as box
from tafureria.games.taifa.cards import DEFENDS, DICE, STRENGTH
from tafureria.games.taifa.pieces import NEIGHBOURS, areas_in
from tafureria.games.taifa.players.facts import CASTLE, Facts
from tafureria.games.taifa.players.odds import chances, win
from tafureria.games.taifa.view import View

GARRISON: Final = 0.22
PRICE: Final = 0.08
LAST_PRICE: Final = 0.02
"""Least cost of a point of strength, in castles: a card kept means one card fewer drawn next turn."""
PRICES: Final = (0.26, 0.24, 0.22, 0.20, 0.18, 0.16, 0.14, 0.12, 0.10, 0.08, 0.06, 0.04)
SLACK: Final = 0.08
"""Discount on the price of strength while an area is chosen; the cards are then laid at the full price."""
MOST_STRENGTH: Final = 9
"""Greatest strength of an attack that the price of strength takes into account."""
LEAST_ODDS: Final = 0.2
FULL: Final = 2
"""A hand of more cards than this is dangerous: it can answer, and recapture what was taken."""


class Plan(NamedTuple):
    """An attack worth making: its score, its area, its strength and the cards that add dice."""

    score: float
    area: int
    strength: int
    adders: tuple[int, ...]


class Sight(Facts):
    """All that the player makes of a view."""

    def __init__(self, view: View) -> None:
        super().__init__(view)
        self.asking = -1.0
        """The price of strength once it is computed; negative before."""

    # --- attacks -------------------------------------------------------------------------------

    def troops(self) -> list[int]:
        """The player's Troops, strongest first."""
        return sorted((c for c in self.view.hand if STRENGTH[c]), key=lambda c: -STRENGTH[c])

    def christian_troops(self) -> int:
        """Number of the player's Troops of the Christian deck."""
        return sum(1 for card in self.troops() if card >= cards.FIRST_CHRISTIAN)

    def price(self) -> float:
        """The result of :meth:`_price`, computed once."""
        if self.asking < 0.0:
            self.asking = self._price()
        return self.asking

    def _price(self) -> float:
        """Cost of a point of strength now: the price at which the attacks worth making use all of it.

        Two attacks of four dice gain more than one of eight, so strength is expensive while the targets
        could use more of it, and cheap when there is more than the border can absorb.
        """
        least = LAST_PRICE if self.last else PRICE
        total = sum(STRENGTH[card] for card in self.view.hand)
        if not total:
            return least
        most = min(total, MOST_STRENGTH)
        curves = []
        for area in areas_in(self.border()):
            prize, weak, strong = self.prize(area), int(self.defence(area, 1)), int(self.defence(area, most))
            curve = [win(strength, weak if strength < 3 else strong) * prize for strength in range(most + 1)]
            curves.append(curve)
        for price in PRICES:
            if price <= least:
                break
            wanted = 0
            for curve in curves:
                best, at = 0.0, 0
                for strength, gain in enumerate(curve):
                    if gain - price * strength > best:
                        best, at = gain - price * strength, strength
                wanted += at
            if wanted >= total:
                return price
        return least

    def may_wait(self) -> bool:
        """Whether an attack may wait: a hand still to act is dangerous, and nobody is about to win."""
        return self.coming() > FULL and max(self.view.castles) < box.CASTLES - 1

    def coming(self) -> int:
        """Cards in the fullest hand of those who, after a pass now, still act before the turn can end."""
        view = self.view
        at, kingdoms = self.at[self.me], len(view.order)
        hands = [view.cards[(at + step) % kingdoms] for step in range(1, kingdoms - view.passes)]
        return max(hands, default=0)

    def wins_by_passing(self) -> bool:
        """Whether passing now ends the game with most castles: all others have passed, in the last turn."""
        if not self.last or self.me == box.CID or self.view.passes < len(self.view.order) - 1:
            return False
        return all(self.castles(k) < self.castles(self.me) for k in self.view.order if k != self.me)

    def best_attack(self, areas: list[int]) -> Plan | None:
        """The attack that gains most for its cost, or ``None`` if none gains anything."""
        troops = self.troops()
        if not troops or not areas:
            return None
        sums = sorted(_sums([STRENGTH[card] for card in troops]))
        adders = [card for card in self.view.hand if DICE[card]]
        best: Plan | None = None
        price = self.price() - SLACK
        for area in areas:
            plan = self._plan(area, sums, adders, price)
            if plan is not None and (best is None or plan.score > best.score):
                best = plan
        return best

    def _plan(self, area: int, sums: list[int], adders: list[int], price: float) -> Plan | None:
        prize = self.prize(area)
        owner = self.view.owners[area]
        best: Plan | None = None
        choices: list[tuple[int, tuple[int, ...]]] = [(0, ())]
        choices += [
            (DICE[card], (card,)) for card in adders if not (card == cards.EL_CID and owner == box.CASTILLA)
        ]
        extra = (
            1 if self.crusade and owner >= 0 and box.MUSLIMS >> owner & 1 and self.christian_troops() else 0
        )
        weak, strong = int(self.defence(area, 1)), int(self.defence(area, MOST_STRENGTH))
        for strength in sums:
            defence = weak if strength < 3 else strong
            for dice, adding in choices:
                odds = win(strength + dice + extra, defence)
                cost = price * strength + (0.17 if not self.last else 0.06) * dice
                score = odds * prize - cost
                if odds > LEAST_ODDS and score > 0.0 and (best is None or score > best.score):
                    best = Plan(score, area, strength, adding)
        return best

    def next_to_lay(self, legal: list[int]) -> int:
        """The action that lays the next card of the best way to continue this attack."""
        view = self.view
        laid = [row for row in view.laid if row[0] == self.me]
        have = sum(STRENGTH[row[1]] for row in laid)
        added = sum(row[3] for row in laid if DICE[row[1]])
        if view.deed == "event":
            return self._event_adder(legal, added)
        troops = self.troops()
        adders = [] if added else [card for card in view.hand if DICE[card]]
        sums = sorted({have + s for s in (*_sums([STRENGTH[c] for c in troops]), 0)} - {0})
        plan = self._plan(view.target, sums, adders, self.price())
        wanted = plan.strength if plan is not None else max(have, min(sums))
        if plan is not None:
            for card in plan.adders:
                action = actions.ROLL_OF[(card, DICE[card], actions.ATTACKER)]
                if action in legal:
                    return action
        if have < wanted:
            card = _first_of(troops, wanted - have)
            if card >= 0:
                return actions.CARD + card
        return actions.ENOUGH if actions.ENOUGH in legal else legal[-1]

    def _event_adder(self, legal: list[int], added: int) -> int:
        """In an attack by Event a card that adds dice is worth it only against a great threat."""
        if added or self.threat(self.view.defender) < 1.5:
            return actions.ENOUGH
        return legal[-1]

    # --- answers -------------------------------------------------------------------------------

    def stake(self) -> float:
        """What this seat would lose if the attack won, in castles."""
        view = self.view
        if view.defender == self.me:
            return CASTLE + (0.55 if not self.last else 0.05) + 0.6 * self.threat(view.attacker)
        if view.deed == "incursion":
            return 0.0
        threat = self.threat(view.attacker) if view.attacker != self.me else 0.0
        return 3.0 if threat >= 3.0 and view.deed != "event" else 0.0

    def known_attack(self) -> int:
        """Dice of the attack as far as they can be seen; a card face down counts as two and a half."""
        view = self.view
        if view.deed == "judgment":
            return 4
        dice = view.event_dice
        hidden = 0
        for kingdom, card, side, n in view.laid:
            if card < 0:
                hidden += kingdom == view.attacker
            elif side == actions.ATTACKER:
                dice += n
        return dice + (5 * hidden) // 2

    def known_defence(self) -> int:
        """Dice of the defence that are certain or likely."""
        view = self.view
        if view.deed == "judgment":
            return 4
        near = (NEIGHBOURS[view.target] | 1 << view.target) & self.garrison
        if view.defender >= 0:
            near &= self.land[view.defender]
            if self.is_automa(view.defender):
                near &= 1 << view.target
        else:
            near = 0
        return self.value(view.target) + near.bit_count()

    def best_answer(self, legal: list[int], worth: Callable[[int], float]) -> int:
        """The answer that gains most, or enough."""
        view = self.view
        stake = self.stake()
        attack, defence = self.known_attack(), self.known_defence()
        for text in view.answers:
            if text.endswith("defensa"):
                defence += int(text.split()[2])
            elif "milicia" in text:
                defence += DEFENDS[cards.MILICIA_M]
            elif "emboscada" in text:
                return actions.ENOUGH
        if view.attacker == self.me:
            return self._own_judgment(legal)
        if stake <= 0:
            return actions.ENOUGH
        lost = win(attack, defence)
        best, choice = 0.0, actions.ENOUGH
        for action in legal[1:]:
            after, card = self._after(action, attack, defence)
            gain = (lost - after) * stake - worth(card) * (0.5 if self.last else 0.8)
            if gain > best:
                best, choice = gain, action
        return choice

    def _after(self, action: int, attack: int, defence: int) -> tuple[float, int]:
        """Odds of the attack after an answer, and the card that the answer uses."""
        if action >= actions.ROLL:
            card, dice, side = actions.ROLLS[action - actions.ROLL]
            return (1.0 if side == actions.ATTACKER else win(attack, defence + dice)), card
        card = action - actions.CARD
        if card == cards.EMBOSCADA:
            return 0.0, card
        if card in (cards.SALIDA_M, cards.SALIDA_C):
            troops = [row for row in self.view.laid if row[0] == self.view.attacker]
            weakest = min((STRENGTH[row[1]] for row in troops if row[1] >= 0), default=2)
            return (0.0 if len(troops) == 1 else win(attack - weakest, defence)), card
        return win(attack, defence + DEFENDS[card]), card

    def _own_judgment(self, legal: list[int]) -> int:
        """More dice are not worth a card in the player's own incursion; in its own Judgment they are."""
        if self.view.deed != "judgment" or self.view.answers:
            return actions.ENOUGH
        best = actions.ENOUGH
        for action in legal[1:]:
            if action >= actions.ROLL:
                card, dice, side = actions.ROLLS[action - actions.ROLL]
                if side == actions.ATTACKER and dice == DICE[card]:
                    best = action
        return best

    def garrison_to_spend(self, legal: list[int]) -> int:
        """The next garrison to spend, while a die is worth more than a garrison."""
        view = self.view
        spent = len(view.spent)
        attack, defence = self.known_attack(), self.value(view.target) + spent
        for kingdom, card, side, n in view.laid:
            if kingdom == self.me and card >= 0 and side == actions.DEFENDER:
                defence += n
        gain = (win(attack, defence) - win(attack, defence + 1)) * self.stake()
        home = actions.AREA + view.target
        if home in legal and gain > 0.04:
            return home
        keep = GARRISON * (0.3 if self.last else 1.0)
        return legal[1] if gain > keep else actions.ENOUGH

    def odds_again(self) -> float:
        """Chance of winning the fight by rolling the player's dice again."""
        view = self.view
        attack, defence = self.hits(view.attack_dice), self.hits(view.defence_dice)
        if view.attacker == self.me:
            return win(len(view.attack_dice), 0) if defence == 0 else _more(len(view.attack_dice), defence)
        return 1.0 - (1.0 - _more(len(view.defence_dice), attack - 1)) if attack else 0.0

    @staticmethod
    def hits(faces: list[int]) -> int:
        """§2.3 Dice with 4, 5 or 6."""
        return sum(1 for face in faces if face >= 4)

    def tie_matters(self) -> bool:
        """Whether the bonus may decide the game: another kingdom has about as many castles."""
        mine = self.castles(self.me)
        return any(abs(self.castles(k) - mine) <= 1 for k in self.view.order if k != self.me)


def _more(dice: int, than: int) -> float:
    """Chance of more than *than* hits with *dice* dice."""
    return added(chances(dice)[than + 1 :])


def _sums(strengths: list[int]) -> set[int]:
    """Every strength that some of the Troops add up to, without 0."""
    sums = {0}
    for strength in strengths:
        sums |= {strength + s for s in sums}
    return sums - {0}


def _first_of(troops: list[int], wanted: int) -> int:
    """A Troop of a set whose strengths add up to *wanted*; -1 if no set does."""
    ways: dict[int, tuple[int, ...]] = {0: ()}
    for card in troops:
        for total, way in list(ways.items()):
            ways.setdefault(total + STRENGTH[card], (*way, card))
    return ways[wanted][0] if wanted in ways and wanted > 0 else -1
