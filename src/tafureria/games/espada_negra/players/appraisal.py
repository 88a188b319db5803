"""Appraises cards in gold, weighing victory against production over the remaining turns.

The numbers in :class:`Taste` are measured (``results/games.md`` says how), not derived.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from tafureria.core.adding import added
from tafureria.games.espada_negra.view import ModelView, PlayerView, View


@dataclass(frozen=True, slots=True)
class Taste:
    """Weights of the appraisal."""

    price: float = 1.2
    """Factor on the price of victory, which is all gold to come divided by all victory to come."""
    brings: float = 0.6
    """Weight of a coin that a card brings later, growth aside: by then everybody has more to spend."""
    growth: float = 0.65
    """How much a coin in hand grows per turn where cards bring 1 gold on average, since it buys such cards.
    Later gold is discounted accordingly, and points that are paid for early cost more than they seem to."""
    raid: float = 0.27
    """Value of the right to attack once a turn, in usual cards per turn and per rival at the table: the more
    players bid for a card, the more it is worth to get it without a bid."""
    rank: float = 0.55
    """Share of that value that is lost for each stronger rival."""
    berserk: float = 0.4
    """Value of one berserker, in usual cards."""
    wits: float = 0.5
    """Value of a point of espionage, in gold, while turns are left."""
    prize: float = 0.4
    """Weight of a prize for having the most of something, when the card would give or share that lead."""
    doubt: float = 0.2
    """Estimated number of attackers of the same card beyond those expected, since others may value cards
    differently."""
    spend: float = 0.73
    """Share of all gold in hand that players offer for the row, before the last turn."""
    last: float = 1.5
    """The same share in the last turn: gold left at the end is worth nothing, and a losing bid costs nothing,
    so the offers together exceed the gold in hand."""
    eager: float = 2.3
    """The most that is offered for a card while there are turns to come, as a multiple of its worth."""
    noise: float = 0.15
    """How far appraisals vary at random, so that equal players do not tie again and again."""
    mix: float = 0.8
    """How far sealed bids vary downwards with many rivals (less with few): a tie between players with equal
    gold discards the card."""
    spoil: float = 1.0
    """Weight of the harm that espionage does to a rival, against its cost."""


SEALED: Final = Taste()
OPEN: Final = Taste(brings=1.0, growth=0.45, raid=0.2, eager=1.0)
"""In an open auction the winner pays little more than others would have paid, so early gold grows less and
an attack saves less."""


def partner(view: View) -> int:
    """The seat opposite, if the game is played in pairs; else the seat itself."""
    seats = len(view.players)
    return (view.seat + seats // 2) % seats if view.pairs else view.seat


def standing(player: PlayerView) -> int:
    """Victory points of a player if the game ended now."""
    return player.victory + player.bonus


def appraise(view: View, taste: Taste | None = None) -> Appraiser:
    """An appraiser of this table; the default taste is the one for its auction mode."""
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
    """What a point of victory is worth in gold of this turn."""
    later: float = 0.0
    """What a production of 1 is worth in gold of this turn."""
    usual: float = 1.0
    """What a usual (average) card is worth in gold of this turn, attack and espionage aside."""
    effects: dict[str, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        view = self.view
        self.effects = {effect.name: max(effect.amount, 1) for effect in view.effects}
        self.rest = view.turns - view.turn
        coming = [view.models[card.model] for card in view.row if card.fate == -1]
        coming += [view.models[card.model] for card in view.ahead]
        hidden = self.rest * view.per_turn - len(view.ahead)
        share = hidden / view.left if view.left else 0.0
        victory = added([self.victory(m) for m in coming])
        victory += added([self.victory(m) * m.unseen for m in view.models]) * share
        gold: float = sum(p.gold + max(p.production, 0) * self.rest for p in view.players)
        gold += self.effects.get("diezmo", 0) * self.rest * len(view.players)
        # Cards still to be sold will produce too: open ones in all remaining turns, hidden ones in half.
        gold += sum(m.production for m in coming) * self.rest
        gold += sum(m.production * m.unseen for m in view.models) * share * self.rest / 2
        self.rate = min(8.0, max(0.3, self.taste.price * gold / max(victory, 1.0)))
        cards = len(coming) + hidden
        brought = sum(m.production * m.copies for m in view.models) / sum(m.copies for m in view.models)
        patience = 1.0 / (1.0 + self.taste.growth * max(brought, 0.0))
        self.point = self.rate * patience**self.rest
        self.later = self.taste.brings * added([patience**turns for turns in range(1, self.rest + 1)])
        worth = added([self._plain(m, self.later) for m in coming])
        worth += added([self._plain(m, self.later / 2) * m.unseen for m in view.models]) * share
        self.usual = worth / cards if cards else 0.0

    def worths(self, seat: int) -> list[float]:
        """What the rest of the row is worth to the seat, in gold by card; the card up now comes first."""
        return [self.worth(card.model, seat) for card in self.view.row[self.view.place :]]

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
        """What the model (its index in the view) is worth to the seat, in gold."""
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
        """What the attack of the model adds from the next turn on, in gold."""
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
        """Worth of a steady attack, in gold: a card a turn, better the fewer rivals are stronger."""
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
        """Gold that prizes for having the most add to a card that would give or share the lead."""
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
