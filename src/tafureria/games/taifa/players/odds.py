"""Exact odds of the dice (§5.2): computed once, never sampled."""

from __future__ import annotations

from math import comb
from typing import Final

MOST_DICE: Final = 48


def chances(dice: int) -> list[float]:
    """Chance of each number of hits with *dice* dice; a die hits one time in two (§2.3)."""
    return [comb(dice, hits) / 2**dice for hits in range(dice + 1)]


def _table() -> list[list[float]]:
    rows = [chances(dice) for dice in range(MOST_DICE + 1)]
    table = []
    for attack in rows:
        line = []
        for defence in rows:
            below, chance = 0.0, 0.0
            for hits, p in enumerate(attack):
                chance += p * below
                if hits < len(defence):
                    below += defence[hits]
            line.append(chance)
        table.append(line)
    return table


WINS: Final = _table()
"""``WINS[a][d]`` is the chance that *a* dice of the attacker hit more often than *d* of the defender."""


def win(attack: int, defence: int) -> float:
    """Chance that the attack wins; a tie goes to the defender.

    >>> win(1, 0), win(2, 1)
    (0.5, 0.5)
    >>> round(win(5, 2), 4)
    0.7734
    """
    return WINS[min(max(attack, 0), MOST_DICE)][min(max(defence, 0), MOST_DICE)]


def raid(dice: int) -> float:
    """Chance of at least one hit (§5.3).

    >>> raid(1), raid(3)
    (0.5, 0.875)
    """
    return 1 - 0.5**dice
