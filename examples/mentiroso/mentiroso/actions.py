"""Action ids and their notation. Ids are dense, stable and never renumbered.

0, 1: stake 1 or 2 · 2: doubt · 3..26: a bid of (count, face), in ascending order.
"""

from __future__ import annotations

from typing import Final

from mentiroso.pieces import FACES, MOST_SEATS, MOST_STAKE
from tafureria.core.shapes import Action

STAKE: Final = 0
"""The first of the stakes; the action ``STAKE + n - 1`` stakes *n* points."""
DOUBT: Final = STAKE + MOST_STAKE
BID: Final = DOUBT + 1
"""The first of the bids."""
COUNT: Final = BID + MOST_SEATS * FACES


def bid(count: int, face: int) -> Action:
    """The action "at least *count* dice show *face*".

    >>> notation(bid(2, 6))
    '2x6'
    """
    return BID + (count - 1) * FACES + face - 1


def count_of(action: Action) -> int:
    """The number of dice that a bid claims."""
    return (action - BID) // FACES + 1


def face_of(action: Action) -> int:
    """The face that a bid claims, 1..6."""
    return (action - BID) % FACES + 1


def notation(action: Action) -> str:
    """The action as records write it: ``envida 1``, ``mentira``, ``2x6``."""
    if action < DOUBT:
        return f"envida {action - STAKE + 1}"
    return "mentira" if action == DOUBT else f"{count_of(action)}x{face_of(action)}"


def parse(text: str) -> Action | None:
    """The action whose :func:`notation` is *text*, or ``None``."""
    return IDS.get(text)


IDS: Final = {notation(action): action for action in range(COUNT)}
