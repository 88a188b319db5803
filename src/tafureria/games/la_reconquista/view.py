"""What a seat can see now, without anything that it would have to remember (r.6)."""

from __future__ import annotations

import msgspec

from tafureria.core import game as core


class Act(msgspec.Struct, frozen=True, kw_only=True):
    """The latest public announcement, which stays visible until the next one."""

    kind: str
    """``none`` · ``passed`` · ``moved`` · ``attack-over`` · ``draw-refused``."""
    seat: int
    place: int
    """Territory attacked, or -1."""
    owner_seat: int
    """Owner of that territory when it was attacked, or -1."""


class Attack(msgspec.Struct, frozen=True, kw_only=True):
    """The attack in progress. Only attacker and defender can see the cards."""

    seat: int
    owner_seat: int
    place: int
    mine: list[int]
    """Cards that the viewer has passed or has chosen to pass."""
    theirs: list[int] | None
    """Cards that the other fighter has passed; ``None`` until both have, and for third parties."""
    may_pass: list[int]
    """The viewer's cards that may be passed."""
    attack: int
    defence: int
    """Forces of both sides; -1 until both have passed their cards, and for third parties."""
    success: bool | None


class Move(msgspec.Struct, frozen=True, kw_only=True):
    """The move in progress, shown only to the seat that makes it."""

    start: list[int]
    """Troops on each territory before the move."""
    free: list[int]
    """Troops on each territory that have not taken their step yet."""
    steps: list[list[int]]
    """``[from, to, troops]`` for each border that troops crossed."""


class Counters(msgspec.Struct, frozen=True, kw_only=True):
    """The counters of the draw bounds. Only in a friendly game with memory aids."""

    passes: int
    """Consecutive turns that were passed."""
    quiet: int
    """Consecutive turns without an attack."""
    round: int
    """Full rounds played."""


class View(core.View, frozen=True, kw_only=True):
    """What one seat, or a watcher, can see of the position."""

    seats: int
    dealer: int
    """-1 before the dealer is drawn by lot."""
    active_seat: int
    """The seat whose turn it is, or that holds the board while placing; -1 in the deal and at the end."""
    alive: list[int]
    goal: int
    """Number of provinces that wins."""
    board: list[int] | None
    """Troops on each territory; ``None`` while somebody else holds the board."""
    own: list[int]
    """The viewer's territories."""
    to_place: int
    """Troops that the viewer still has to place before the board moves to the next seat."""
    draft: list[int]
    """Troops placed on each territory since the viewer took the board; empty for everybody else."""
    left: int
    """The viewer's troops that are not on the board yet."""
    first_turn: bool
    """True while nobody may attack yet."""
    answered: bool
    """True if the viewer has chosen in a simultaneous choice and some of the others have not."""
    move: Move | None
    attack: Attack | None
    vote: int
    """The viewer's vote on a proposed draw: 1 for yes, 0 for no, -1 for none."""
    act: Act
    counters: Counters | None
    owner_seats: list[int]
    """Owner of each territory once the game is over (-1 for those not in play); empty before."""
