"""Computer players of El mentiroso."""

from __future__ import annotations

from typing import Any, ClassVar

from mentiroso.actions import DOUBT, STAKES, count_of, face_of
from mentiroso.view import View
from tafureria.core.chance import Dice
from tafureria.core.game import Notebook


class Jugador:
    """Bids what is likeliest, doubts what is unlikely; says the same in the same place."""

    remembers: ClassVar[bool] = False

    def choose(self, view: View, legal: list[int], notebook: Notebook[Any] | None, seed: int) -> int:
        """The choice of most expected truth."""
        del notebook
        if legal[0] < STAKES:
            return Dice(seed).below(STAKES)
        best = max((a for a in legal if a != DOUBT), key=lambda a: (chance(view, a), -a), default=DOUBT)
        if legal[0] != DOUBT:
            return best
        last = (view.count - 1) * 6 + view.face - 1 + DOUBT + 1
        return DOUBT if best == DOUBT or 1 - chance(view, last) >= chance(view, best) else best


def chance(view: View, bid: int) -> float:
    """How likely a bid is to be true, by what this seat holds."""
    own = view.dice[view.seat]
    need = count_of(bid) - (own == face_of(bid))
    others = len(view.dice) - 1
    p = 1 / view.faces
    miss = [1.0]
    for _ in range(others):
        miss = [
            (miss[k] * (1 - p) if k < len(miss) else 0.0) + (miss[k - 1] * p if k else 0.0)
            for k in range(len(miss) + 1)
        ]
    return sum(miss[max(need, 0) :])


PLAYERS = {"jugador": Jugador}
