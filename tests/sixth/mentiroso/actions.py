"""Action ids and their notation. Ids are dense, stable and never renumbered.

0, 1: stake 1 or 2 · 2: doubt · 3..26: a bid of (count, face), rising.
"""

from __future__ import annotations

from typing import Final

FACES: Final = 6
SEATS: Final = 4
STAKES: Final = 2
DOUBT: Final = 2
FIRST_BID: Final = 3
COUNT: Final = FIRST_BID + SEATS * FACES


def bid(count: int, face: int) -> int:
    """The action "at least *count* dice show *face*".

    >>> words(bid(2, 6))
    '2x6'
    """
    return FIRST_BID + (count - 1) * FACES + face - 1


def count_of(action: int) -> int:
    """How many dice a bid speaks of."""
    return (action - FIRST_BID) // FACES + 1


def face_of(action: int) -> int:
    """The face that a bid speaks of, 1..6."""
    return (action - FIRST_BID) % FACES + 1


def words(action: int) -> str:
    """The action in notation."""
    if action < STAKES:
        return f"envida {action + 1}"
    return "mentira" if action == DOUBT else f"{count_of(action)}x{face_of(action)}"


BY_WORDS: Final = {words(action): action for action in range(COUNT)}
