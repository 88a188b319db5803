"""What a seat makes of the faces of others (option ``gestos``): how often each person shows which, and why.

Every face is weighed by Bayes: by how likely its person is to show it with the king of their side in hand,
and without. Both begin as one would expect of a stranger, and are counted as the match goes on: when a game
ends, it is known who had a king, and as far back as no unseen exchange hides it, when.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from tafureria.core.shapes import Seat
from tafureria.games.muerte_al_rey.actions import CALM, PLEASED, UNEASY
from tafureria.games.muerte_al_rey.memory.past import DROPS, SWAPS, Step
from tafureria.games.muerte_al_rey.pieces import KINGS, Place, Side
from tafureria.games.muerte_al_rey.state import NONE

WITHOUT: Final = 0
WITH: Final = 1
"""Rows of a habit: without the king, and with it."""
STRANGER: Final[list[list[float]]] = [[4.5, 0.75, 0.75], [2.8, 0.6, 2.6]]
"""As if so many faces had been seen of a stranger, calm, pleased and uneasy, without the king and with it."""
FINE: Final = 1000
"""Likelihoods are counted in whole thousandths, as pasts are counted in whole numbers."""


class Shown(NamedTuple):
    """A face that another player showed."""

    after: int
    """How many steps of that side the notebook had by then."""
    place: Place
    seat: Seat
    face: int
    with_king: int
    """Likelihood of the face if its player has the king, in :data:`FINE` parts."""
    without: int
    """The same if not."""


class Habits:
    """Which faces each seat shows with the king, and without it."""

    def __init__(self, seats: int) -> None:
        self.counts = [[row[:] for row in STRANGER] for _ in range(seats)]

    def likely(self, seat: Seat, has_king: int, face: int) -> int:
        """The likelihood of a face of that seat, in :data:`FINE` parts; never 0, for anybody may bluff."""
        row = self.counts[seat][has_king]
        total = row[CALM] + row[PLEASED] + row[UNEASY]
        return max(1, int(FINE * row[face] / total))

    def learn(self, shown: list[Shown], holders: list[Place]) -> None:
        """Count the faces of a game that has ended.

        :param holders: who had the king, by how many steps the notebook had; ``NONE`` where it is not known.
        """
        for one in shown:
            holder = holders[one.after]
            if holder != NONE:
                self.counts[one.seat][WITH if holder == one.place else WITHOUT][one.face] += 1.0


def holders(
    steps: list[Step],
    side: Side,
    last: Place,
    rounds: list[int],
    route: list[tuple[Place, Place, int]] | None,
) -> list[Place]:
    """Who had the king of a side before each step and after the last, back to where nobody can tell.

    :param last: who has it after the last step; ``NONE`` if that is not known, or nobody has.
    :param rounds: the round of each exchange of the side.
    :param route: who gave the king to whom in which round, as ``ruta`` tells it; ``None`` if it was not told.
    """
    king = KINGS[side]
    out = [NONE] * len(steps) + [last]
    swaps = len(rounds)
    moves = [] if route is None else route[:]
    for index in range(len(steps) - 1, -1, -1):
        step, now = steps[index], out[index + 1]
        out[index] = now
        if step.kind == DROPS and step.card == king:
            out[index] = step.place
        if step.kind != SWAPS:
            continue
        swaps -= 1
        if now == NONE or now not in (step.place, step.other):
            continue
        other = step.other if now == step.place else step.place
        came = step.other_card if now == step.place else step.card
        if came == king or (moves and moves[-1] == (other, now, rounds[swaps])):
            out[index] = other
            if moves:
                moves.pop()
        elif came == NONE and route is None:
            out[index] = NONE
    return out
