"""Sums that computer players decide by."""

from __future__ import annotations


def added(parts: list[float]) -> float:
    """Their sum, the same in every version of Python: since 3.12 ``sum`` rounds in another way."""
    total = 0.0
    for one in parts:
        total += one
    return total
