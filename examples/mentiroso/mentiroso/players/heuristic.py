"""The computer player of El mentiroso, which chooses from the view of its seat alone."""

from __future__ import annotations

from typing import Any, ClassVar

from mentiroso import actions
from mentiroso.players.odds import truth
from mentiroso.view import View
from tafureria.core.chance import Dice
from tafureria.core.game import Notebook
from tafureria.core.shapes import Action


class Jugador:
    """Makes the bid likeliest to be true, or doubts the last one if it is at least as likely to be false."""

    remembers: ClassVar[bool] = False

    def choose(self, view: View, legal: list[Action], notebook: Notebook[Any] | None, seed: int) -> Action:
        """The choice that is likeliest to be right; stakes are random."""
        del notebook
        if view.phase == "staking":
            return legal[Dice(seed).below(len(legal))]
        bids = [action for action in legal if action != actions.DOUBT]
        best = max(bids, key=lambda action: (truth(view, action), -action), default=actions.DOUBT)
        if best == actions.DOUBT or not view.count:
            return best
        doubtful = 1 - truth(view, actions.bid(view.count, view.face))
        return actions.DOUBT if doubtful >= truth(view, best) else best
