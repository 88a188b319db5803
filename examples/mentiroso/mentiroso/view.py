"""The view: what one seat, or a watcher, sees of a state."""

from __future__ import annotations

from tafureria.core import game as core


class View(core.View, frozen=True, kw_only=True):
    """A state as one seat sees it."""

    faces: int
    """Faces of each die."""
    dice: list[int]
    """The face of each seat's die; 0 if it is not rolled or not visible."""
    stakes: list[int]
    """The stake of each seat; 0 if none is laid or it is not visible."""
    staked: list[bool]
    """Whether each seat has laid a stake."""
    active_seat: int
    """The seat whose turn it is to bid, or -1."""
    count: int
    """The number of dice that the last bid claims; 0 before the first bid."""
    face: int
    """The face that the last bid claims; 0 before the first bid."""
    bidder_seat: int
    winner_seat: int
    """The seat that won, or -1."""
    loser_seat: int
