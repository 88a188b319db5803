"""What one seat sees now."""

from __future__ import annotations

from tafureria.core.game import View as BaseView


class View(BaseView, frozen=True, kw_only=True):
    """The table as one seat sees it."""

    faces: int
    dice: list[int]
    """By seat; 0 where the die is not rolled or not seen."""
    stakes: list[int]
    """By seat; 0 where none is laid or not seen."""
    staked: list[bool]
    actor: int
    count: int
    """Of the last bid; 0 before the first."""
    face: int
    bidder: int
    winner: int
    loser: int
