"""Which card of the row to attack, where others would attack too.

Players of equal strength who attack the same card lose their attack and get nothing. Were each of them to
wait for the card that is left for its rank, all would attack that one. So they spread: each attacks by lot,
every card with such a chance that none promises more than another.
"""

from __future__ import annotations

from typing import Final

from tafureria.games.espada_negra.view import PlayerView

STEPS: Final = 14
"""Halvings in the search for what every card promises."""
IDLE: Final = 0.1
"""Chance that a player who could attack attacks no card of the row."""


def spread(worths: list[float], rivals: float) -> tuple[list[float], float]:
    """With what chance each of some equal players attacks each card, and what that promises to each.

    A card promises its worth, times the chance that none of *rivals* attacks it too; no worth, nothing.
    """
    low, high = 0.0, max(worths)
    if high <= 0.0:
        return [0.0] * len(worths), 0.0
    # The more is promised, the less often each may attack.
    for _ in range(STEPS):
        promise = (low + high) / 2
        if sum(_chances(worths, rivals, promise)) > 1.0 - IDLE:
            low = promise
        else:
            high = promise
    return _chances(worths, rivals, low), low


def _chances(worths: list[float], rivals: float, promise: float) -> list[float]:
    return [1.0 - (promise / worth) ** (1.0 / rivals) if worth > promise else 0.0 for worth in worths]


def unclaimed(worths: list[float], rivals: list[PlayerView], strength: int, doubt: float) -> list[float]:
    """The worths, each times the chance that no stronger rival attacks the card.

    The strongest choose first, and spread with their equals and *doubt* others.
    """
    left = worths
    for attack in sorted({rival.attack for rival in rivals if rival.attack > strength}, reverse=True):
        group = [rival for rival in rivals if rival.attack == attack]
        chances, _ = spread(left, len(group) - 1 + doubt)
        for rival in group:
            reach = reaches(rival, strength)
            left = [worth * (1.0 - reach * chance) for worth, chance in zip(left, chances, strict=True)]
    return left


def reaches(rival: PlayerView, strength: int) -> float:
    """How likely an attacking rival is to reach this strength: anything from steady to all it has."""
    if rival.attack < strength:
        return 0.0
    if rival.steady >= strength:
        return 1.0
    return (rival.attack - strength + 1) / (rival.attack - rival.steady + 1) * 0.7
