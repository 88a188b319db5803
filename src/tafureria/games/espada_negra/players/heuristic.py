"""The computer players, which decide by the view of their seat alone: it holds all that a player may know."""

from __future__ import annotations

from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from tafureria.core.chance import Dice
from tafureria.core.game import Notebook
from tafureria.games.espada_negra import actions
from tafureria.games.espada_negra.actions import ATTACK, DONE, HOLD, NAME, PASS, POINT, QUIET
from tafureria.games.espada_negra.players.appraisal import Appraiser, Taste, appraise
from tafureria.games.espada_negra.players.attacking import reaches, spread, unclaimed
from tafureria.games.espada_negra.view import PlayerView, View


class Tercio:
    """The baseline: bids a third of its gold on everything, attacks whenever it can, never spies."""

    remembers: ClassVar[bool] = False

    def choose(self, view: View, legal: list[int], notebook: Notebook[Any] | None, seed: int) -> int:
        """The choice, by the same rule for every card."""
        del notebook, seed
        if legal[0] == HOLD:
            return legal[-1]
        if legal[0] == QUIET:
            return QUIET
        if legal[0] == PASS:
            bid = max(1, view.players[view.seat].gold // 3)
            return bid if bid in legal else PASS
        return legal[0]


@mypyc_attr(allow_interpreted_subclasses=True)
class Jugador:
    """Bids by worth and by what rivals can pay, attacks what rivals leave, spies when it pays."""

    remembers: ClassVar[bool] = False

    def __init__(self, taste: Taste | None = None) -> None:
        self.taste = taste

    def choose(self, view: View, legal: list[int], notebook: Notebook[Any] | None, seed: int) -> int:
        """One of *legal*."""
        del notebook
        if len(legal) == 1:
            return legal[0]
        appraiser = appraise(view, self.taste)
        stray = 1.0 + appraiser.taste.noise * (Dice(seed).below(2001) - 1000) / 1000
        first = legal[0]
        if first == HOLD:
            return self._attack(view, legal, appraiser, stray, seed)
        if NAME <= first < QUIET:
            return self._name(view, legal)
        if first >= QUIET:
            return self._spy(view, legal, appraiser, stray)
        return self._bid(view, legal, appraiser, stray, seed)

    # --- the attack ---------------------------------------------------------------------------

    def _attack(self, view: View, legal: list[int], appraiser: Appraiser, stray: float, seed: int) -> int:
        """The declaration that promises most over the rest of the row, or no attack.

        It is made at random, as often as this card deserves; otherwise the attack waits for a later card.
        """
        me = view.seat
        # A seat that has sealed a declaration is as much a rival as one that has not.
        rivals = [
            p for s, p in enumerate(view.players) if s != me and (s in view.asked or s in view.sealed_by)
        ]
        worths = [appraiser.worth(card.model, me) for card in view.row[view.place :]]
        worths[0] *= stray
        price = appraiser.taste.berserk * appraiser.usual * (1.0 if appraiser.rest else 0.6)
        doubt = appraiser.taste.doubt
        best, often, most = HOLD, 0.0, 0.0
        for action in legal[1:]:
            spent = actions.berserkers(action)
            strength = _strength(view, view.players[me], spent)
            left = unclaimed(worths, rivals, strength, doubt)
            equals = sum([reaches(rival, strength) for rival in rivals if rival.attack == strength])
            chances, promise = spread([worth - sum(spent) * price * 0.8 for worth in left], equals + doubt)
            if promise > most:
                best, often, most = action, chances[0] / sum(chances), promise
        return best if Dice(seed + 1).below(1000) < 1000 * often else HOLD

    # --- the auction --------------------------------------------------------------------------

    def _bid(self, view: View, legal: list[int], appraiser: Appraiser, stray: float, seed: int) -> int:
        """A bid up to what the card is worth, and never more than is needed to beat what rivals can pay."""
        me = view.players[view.seat]
        if view.leader >= 0 and view.leader == _partner(view):
            return PASS
        worth = appraiser.worth(view.row[view.place].model, view.seat) * stray
        lowest = legal[1]
        pressed = worth * self._level(view, appraiser)
        # However scarce gold is, no card is sold below the lowest bid.
        worth = max(pressed, min(worth / 2, lowest)) if view.leading_bid == 0 else pressed
        rivals = [p.gold for s, p in enumerate(view.players) if s != view.seat]
        richest = max(rivals)
        if view.mode == "secreta":
            dice = Dice(seed + 1)
            # The more rivals bid alike, the more there are to tie with, so the wider the range. High bids in
            # it are likelier, since a low one seldom wins.
            span = appraiser.taste.mix * len(rivals) / (len(rivals) + 2)
            worth *= 1.0 - span * (dice.below(1001) / 1000) ** 2
            # Rounded up or down at random, since small bids tie most often.
            bid = int(worth + dice.below(1000) / 1000)
            if bid >= me.gold and me.gold in rivals:
                # If rivals with the same gold also bid all of it, nothing breaks the tie: the more such
                # rivals, the farther apart the bids must be.
                bid = me.gold
                while bid > lowest and dice.below(1 + rivals.count(me.gold)):
                    bid -= 1
            # Against the richest rival's whole gold, a seat with more gold than anybody needs only a tie.
            enough = richest if me.gold - richest > 0 else richest + 1
            bid = min(bid, max(enough, lowest))
        else:
            limit = int(worth + 0.5)
            if limit < lowest:
                return PASS
            step = max(0, (limit - lowest) // 3)
            bid = min(lowest + step, max(richest, lowest))
        if bid < lowest:
            return PASS
        return min(bid, legal[-1])

    def _level(self, view: View, appraiser: Appraiser) -> float:
        """The gold offered per gold of worth, limited by the gold that players have in hand."""
        reach = appraiser.reach(view.seat)
        if view.mode != "secreta":
            return min(appraiser.taste.eager, reach)
        if not appraiser.rest:
            return reach * appraiser.taste.last
        return min(appraiser.taste.eager, reach * appraiser.taste.spend)

    def _name(self, view: View, legal: list[int]) -> int:
        """Itself if tied, else its partner, else the tied seat with least victory, nearest on the left."""
        for friend in (view.seat, _partner(view)):
            if NAME + friend in legal:
                return NAME + friend
        seats = len(view.players)
        return min(legal, key=lambda a: (_standing(view.players[a - NAME]), (a - NAME - view.seat) % seats))

    # --- espionage ----------------------------------------------------------------------------

    def _spy(self, view: View, legal: list[int], appraiser: Appraiser, stray: float) -> int:
        """Point the cheapest spies that suffice, if what they achieve is worth more than they are."""
        if DONE in legal:
            return DONE
        if QUIET in legal and not self._is_worth_spying(view, appraiser, stray):
            return QUIET
        return POINT + _cheapest(view, view.need - view.pointed_sum)[0]

    def _is_worth_spying(self, view: View, appraiser: Appraiser, stray: float) -> bool:
        me = view.seat
        taker = view.taker
        card = view.row[view.place].model
        spies = _cheapest(view, view.need)
        cost = sum(_wits(view, slot) for slot in spies) * self._price_of_wits(view, appraiser)
        holds = len(view.chain) % 2 == 1
        if taker in (me, _partner(view)):
            return holds and appraiser.worth(card, taker) * stray > cost
        if holds:
            return False
        spoilt = appraiser.worth(card, taker) + (0 if view.by_attack else view.price)
        standing = [_standing(p) + p.gold / max(appraiser.rate, 0.5) for p in view.players]
        ahead = sum(1 for s, n in enumerate(standing) if n > standing[taker] and s != me)
        weight = (1.3, 0.9, 0.6)[min(ahead, 2)] / max(1.0, (len(view.players) - 1) * 0.6)
        return spoilt * weight * stray * appraiser.taste.spoil > cost

    def _price_of_wits(self, view: View, appraiser: Appraiser) -> float:
        """What an unspent point of espionage is worth in gold: less and less towards the end of the game."""
        left = (appraiser.rest + 1 - (view.place + 1) / view.per_turn) / max(view.turns, 1)
        return appraiser.taste.wits * max(appraiser.usual, 0.5) * (0.1 + left)


def _strength(view: View, player: PlayerView, spent: tuple[int, int, int]) -> int:
    fury = next((e.amount for e in view.effects if e.name == "furia"), 0)
    total = player.steady
    for model in view.models:
        if model.berserker:
            total += spent[model.berserker_slot] * (model.attack + fury)
    return total


def _partner(view: View) -> int:
    """The seat opposite, if the game is played in pairs; else the seat itself."""
    seats = len(view.players)
    return (view.seat + seats // 2) % seats if view.pairs else view.seat


def _standing(player: PlayerView) -> int:
    return player.victory + player.bonus


def _wits(view: View, slot: int) -> int:
    more = next((e.amount for e in view.effects if e.name == "intriga"), 0)
    return next(m.espionage for m in view.models if m.spy_slot == slot) + more


def _cheapest(view: View, need: int) -> list[int]:
    """Spy slots with which this seat reaches *need*: with the least espionage, then with the fewest cards."""
    have = view.players[view.seat].spies
    wits = [_wits(view, slot) for slot in range(len(have))]
    best: dict[int, list[int]] = {0: []}
    for slot, copies in enumerate(have):
        for _ in range(copies):
            for total, spies in list(best.items()):
                more = total + wits[slot]
                if total < need and (more not in best or len(best[more]) > len(spies) + 1):
                    best[more] = [*spies, slot]
    return best[min(total for total in best if total >= need)]


def jugador() -> Jugador:
    """The house's computer player, with the default taste."""
    return Jugador()


assert ATTACK == HOLD + 1
