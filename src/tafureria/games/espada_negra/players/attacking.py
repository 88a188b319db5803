"""Chooses which card of the row to attack, given that others may attack it too.

Players of equal strength who attack the same card lose their attack and get nothing. If each of them waited
for the card that stronger players leave, all would attack that one. So they spread: each attacks at random,
with chances that give every card the same expected value (what a card *promises*).
"""

from __future__ import annotations

from typing import Final

from tafureria.games.espada_negra.view import PlayerView

STEPS: Final = 14
"""Bisection steps in the search for what every card promises."""
IDLE: Final = 0.1
"""Chance that a player who could attack attacks no card of the row."""


def spread(worths: list[float], rivals: float) -> tuple[list[float], float]:
    """The chance with which each of several equal players attacks each card, and what that promises them.

    A card promises its worth times the chance that none of *rivals* attacks it too; nothing if worthless.
    """
    low, high = 0.0, max(worths)
    if high <= 0.0:
        return [0.0] * len(worths), 0.0
    # The more each card must promise, the less often it may be attacked.
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
    """The worth of each card, times the chance that no stronger rival attacks it.

    The strongest rivals choose first, and spread among their equals and *doubt* others.
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
    """The chance that an attacking rival, using anything from its steady attack to all, has this strength."""
    if rival.attack < strength:
        return 0.0
    if rival.steady >= strength:
        return 1.0
    return (rival.attack - strength + 1) / (rival.attack - rival.steady + 1) * 0.7
