"""The computer players, which decide by the view of their seat alone: it holds all that a player may know."""

from __future__ import annotations

from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from tafureria.core.chance import Dice
from tafureria.core.game import Notebook
from tafureria.games.espada_negra import actions
from tafureria.games.espada_negra.actions import ATTACK, DONE, HOLD, NAME, PASS, POINT, QUIET
from tafureria.games.espada_negra.players.appraisal import Appraiser, Taste, appraise
from tafureria.games.espada_negra.players.attacking import contenders, declaration
from tafureria.games.espada_negra.players.bidding import bid_up_to, eagerness, favoured, most_to_pay, purses
from tafureria.games.espada_negra.players.spying import cheapest, cost, gain
from tafureria.games.espada_negra.view import View


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
            return NAME + favoured(view, [action - NAME for action in legal])
        if first >= QUIET:
            return self._spy(view, legal, appraiser, stray)
        return self._bid(view, legal, appraiser, stray, seed)

    def _attack(self, view: View, legal: list[int], appraiser: Appraiser, stray: float, seed: int) -> int:
        """The declaration that promises most, made at random as often as this card deserves it."""
        worths = appraiser.worths(view.seat)
        worths[0] *= stray
        ways = [actions.berserkers(action) for action in legal[1:]]
        best, often, _ = declaration(view, appraiser, worths, contenders(view), ways)
        return best if Dice(seed + 1).below(1000) < 1000 * often else HOLD

    def _bid(self, view: View, legal: list[int], appraiser: Appraiser, stray: float, seed: int) -> int:
        """A bid up to what the card is worth, and never more than is needed to beat what rivals can pay."""
        lowest, highest = legal[1], legal[-1]
        worths = appraiser.worths(view.seat)
        pay = most_to_pay(view, worths[0] * stray, eagerness(view, appraiser, worths), lowest)
        if view.mode == "secreta":
            limit = self._sealed(view, appraiser.taste, pay, lowest, seed)
        else:
            limit = int(pay + 0.5)
        return bid_up_to(view, limit, lowest, highest)

    def _sealed(self, view: View, taste: Taste, pay: float, lowest: int, seed: int) -> int:
        """The limit of a sealed bid: at most *pay*, varied downwards at random, since ties discard cards."""
        gold, rivals, dice = view.players[view.seat].gold, purses(view), Dice(seed + 1)
        # The more rivals bid alike, the more there are to tie with, so the wider the range. High bids in
        # it are likelier, since a low one seldom wins.
        span = taste.mix * len(rivals) / (len(rivals) + 2)
        pay *= 1.0 - span * (dice.below(1001) / 1000) ** 2
        # Rounded up or down at random, since small bids tie most often.
        limit = int(pay + dice.below(1000) / 1000)
        if limit >= gold and gold in rivals:
            # If rivals with the same gold also bid all of it, nothing breaks the tie: the more such
            # rivals, the farther apart the bids must be.
            limit = gold
            while limit > lowest and dice.below(1 + rivals.count(gold)):
                limit -= 1
        return limit

    def _spy(self, view: View, legal: list[int], appraiser: Appraiser, stray: float) -> int:
        """Point the cheapest spies that suffice, if what they achieve is worth more than they are."""
        if DONE in legal:
            return DONE
        spies = cheapest(view, view.need - view.pointed_sum)
        if QUIET in legal and gain(view, appraiser) * stray <= cost(view, appraiser, spies):
            return QUIET
        return POINT + spies[0]


def jugador() -> Jugador:
    """The house's computer player, with the default taste."""
    return Jugador()


assert ATTACK == HOLD + 1
