"""What a card is worth in gold, by the race between victory and production over the turns left.

The numbers in :class:`Taste` are measured (``docs/games/espada-negra.md`` says how), not derived.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from tafureria.games.espada_negra.view import ModelView, View


@dataclass(frozen=True, slots=True)
class Taste:
    """Weights of the appraisal."""

    price: float = 1.2
    """Of victory, against what all gold to come could pay for all victory to come."""
    brings: float = 0.6
    """Of a coin that a card brings later, apart from how coins grow: it comes when all have more to spend."""
    growth: float = 0.65
    """By how much a coin in hand grows a turn where cards bring 1 gold on average: it buys such cards. What
    comes late is worth so much less, and points that are paid for early are dearer than they seem."""
    raid: float = 0.27
    """Of the right to attack once a turn, in usual cards a turn and for each rival at the table: the more
    players bid for a card, the more it is worth to get it without a bid."""
    rank: float = 0.55
    """How much less that right is worth for every rival who is stronger."""
    berserk: float = 0.4
    """Of one berserker, in usual cards."""
    wits: float = 0.5
    """Of a point of espionage, in gold, while turns are left."""
    prize: float = 0.4
    """Of a prize for having most, when the card would give the lead for it."""
    doubt: float = 0.2
    """How many more players than are known, at a guess, might attack the same card: others may value cards
    otherwise."""
    spend: float = 0.73
    """Of all gold in hand, what players offer for the row before the last turn."""
    last: float = 1.5
    """The same in the last turn: gold that is left at the end is worth nothing, and a bid that does not win
    costs nothing, so all together they offer more than they have."""
    eager: float = 2.3
    """Of what a card is worth, the most that is offered while there are turns to come."""
    noise: float = 0.15
    """How far appraisals vary at random, so that equal players do not tie for ever."""
    mix: float = 0.8
    """How far sealed bids vary downwards with many rivals, and less with few: a tie of players with equal
    gold discards the card."""
    spoil: float = 1.0
    """Of the harm that espionage does to a rival, against its cost."""


SEALED: Final = Taste()
OPEN: Final = Taste(brings=1.0, growth=0.45, raid=0.2, eager=1.0)
"""Where bids are heard, a winner pays little more than others would have paid, so early gold buys less that
grows and an attack spares less."""


def appraise(view: View, taste: Taste | None = None) -> Appraiser:
    """An appraiser of this table, with the taste for its kind of auction if no other is given."""
    return Appraiser(view, taste or (SEALED if view.mode == "secreta" else OPEN))


@dataclass(slots=True)
class Appraiser:
    """Appraises the cards on one table, for any of its seats."""

    view: View
    taste: Taste
    rest: int = 0
    """Turns still to come."""
    rate: float = 1.0
    """Gold that a point of victory should cost over the rest of the game."""
    point: float = 1.0
    """Gold of today that a point of victory is worth."""
    later: float = 0.0
    """Gold of today that a production of 1 is worth."""
    usual: float = 1.0
    """Gold of today that a usual card is worth, attack and espionage aside."""
    effects: dict[str, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        view = self.view
        self.effects = {effect.name: max(effect.amount, 1) for effect in view.effects}
        self.rest = view.turns - view.turn
        coming = [view.models[card.model] for card in view.row if card.fate == -1]
        coming += [view.models[card.model] for card in view.ahead]
        hidden = self.rest * view.per_turn - len(view.ahead)
        share = hidden / view.left if view.left else 0.0
        victory = sum(self.victory(m) for m in coming)
        victory += sum(self.victory(m) * m.unseen for m in view.models) * share
        gold: float = sum(p.gold + max(p.production, 0) * self.rest for p in view.players)
        gold += self.effects.get("diezmo", 0) * self.rest * len(view.players)
        # Cards that are still to be sold will produce too: the present ones all the time, others half of it.
        gold += sum(m.production for m in coming) * self.rest
        gold += sum(m.production * m.unseen for m in view.models) * share * self.rest / 2
        self.rate = min(8.0, max(0.3, self.taste.price * gold / max(victory, 1.0)))
        cards = len(coming) + hidden
        brought = sum(m.production * m.copies for m in view.models) / sum(m.copies for m in view.models)
        patience = 1.0 / (1.0 + self.taste.growth * max(brought, 0.0))
        self.point = self.rate * patience**self.rest
        self.later = self.taste.brings * sum([patience**turns for turns in range(1, self.rest + 1)])
        worth = sum(self._plain(m, self.later) for m in coming)
        worth += sum(self._plain(m, self.later / 2) * m.unseen for m in view.models) * share
        self.usual = worth / cards if cards else 0.0

    def reach(self, seat: int) -> float:
        """What all have in hand, for a gold that the rest of the row is worth."""
        view = self.view
        there = sum(max(self.worth(card.model, seat), 0.0) for card in view.row[view.place :])
        cash = sum(p.gold for p in view.players)
        return cash / there if there > 0 else 1.0

    def victory(self, model: ModelView) -> float:
        """Victory of a card, conditions included."""
        points = float(model.victory)
        if model.attack == model.espionage == 0:
            if model.production == 0:
                points += self.effects.get("corona", 0)
            elif model.victory == 0:
                points += self.effects.get("villas", 0)
        return points

    def _plain(self, model: ModelView, later: float) -> float:
        return self.victory(model) * self.point + model.production * later

    def worth(self, index: int, seat: int) -> float:
        """Gold that the model is worth to the seat."""
        view, taste = self.view, self.taste
        model = view.models[index]
        me = view.players[seat]
        value = self._plain(model, self.later)
        only_victory = model.victory > 0 and not (model.production or model.attack or model.espionage)
        if only_victory and not me.barred:
            if "gabela" in self.effects:
                value -= max(me.production, 0) * self.later
            if "paz" in self.effects and me.attack:
                value -= self.raids(me.steady, seat)
        if model.production < 0 and "perdon" in self.effects:
            value -= model.production * self.later
        if model.attack and not me.barred:
            value += self._force(model, seat)
        if model.espionage and self.rest:
            value += (model.espionage + self.effects.get("intriga", 0)) * taste.wits
        return value + self._prizes(index, seat)

    def _force(self, model: ModelView, seat: int) -> float:
        """What attack adds from the next turn on."""
        if not self.rest:
            return 0.0
        if model.berserker:
            return self.taste.berserk * self.usual
        steady = self.view.players[seat].steady + sum(
            self.view.models[m].attack
            for m in self.view.players[seat].fresh
            if not self.view.models[m].berserker
        )
        return self.raids(steady + model.attack, seat) - self.raids(steady, seat)

    def raids(self, attack: int, seat: int) -> float:
        """A steady attack takes a card a turn, a better one the fewer rivals are stronger."""
        if attack < self.view.least_attack:
            return 0.0
        rank = 1.0
        for other, rival in enumerate(self.view.players):
            if other == seat:
                continue
            if rival.attack > attack:
                rank -= self.taste.rank
            elif rival.attack == attack:
                rank -= self.taste.rank / 2
        cards = self.taste.raid * (len(self.view.players) - 1) * self.rest
        return max(rank, 0.2) * cards * self.usual

    def _prizes(self, index: int, seat: int) -> float:
        """Prizes for having most, where this card would give or share the lead."""
        view, effects = self.view, self.effects
        model = view.models[index]
        value = 0.0
        mine = view.players[seat].cards
        others = [p.cards for s, p in enumerate(view.players) if s != seat]
        if "linaje" in effects:
            most = max(max(cards) for cards in others)
            if max(mine) <= most and mine[index] + 1 >= max(most, 2):
                value += effects["linaje"]
        if "variedad" in effects and not mine[index]:
            most = max(sum(1 for n in cards if n) for cards in others)
            if abs(sum(1 for n in mine if n) - most) <= 1:
                value += effects["variedad"]
        for name, figures in (
            ("hueste", [m.attack for m in view.models]),
            ("secretos", [m.espionage for m in view.models]),
        ):
            if name in effects and figures[index]:
                most = max(sum(n * f for n, f in zip(cards, figures, strict=True)) for cards in others)
                own = sum(n * f for n, f in zip(mine, figures, strict=True))
                if own <= most <= own + figures[index]:
                    value += effects[name]
        del model
        return value * self.taste.prize * self.point
