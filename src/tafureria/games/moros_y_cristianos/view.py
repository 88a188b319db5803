"""The view of one seat or of a watcher: enough to draw the whole table at any time."""

from __future__ import annotations

import msgspec

from tafureria.core import game as core


class KnightView(msgspec.Struct, frozen=True, kw_only=True):
    """A knight on the table."""

    card: int
    seat: int
    pass_number: int
    """The pass in which it was played: 1 or 2."""
    annulled: bool


class CopaView(msgspec.Struct, frozen=True, kw_only=True):
    """A copa that has been played or turned up, and the knight it annulled."""

    card: int
    seat: int
    target: int | None


class SeatView(msgspec.Struct, frozen=True, kw_only=True):
    """What everybody sees of one seat."""

    cards: int
    """Cards in hand."""
    side: str
    """``cristianos``, ``moros``, or empty while it has none."""
    oros: list[int]
    """Oros it has staked this round."""
    treasure: int
    """Cards it put into the treasure."""
    treasure_cards: list[int]
    """Those cards, once turned up."""
    knight_points: int
    """Points of all knights it played, annulled ones included, whatever the options.

    Winners pick in the order of these points; with `anulados_fuera`, of those not annulled: see ``pickers``.
    """
    taken: list[int]
    """Cards it scores this round, its own included."""
    forced: bool
    """Whether its turn in the first pass was forced."""
    score: int
    """Points of the whole game."""
    last_points: int
    """Points of the last round."""


class View(core.View, frozen=True, kw_only=True):
    """The table as one seat sees it. Cards are ``suit * 12 + rank - 1``, suits oros to bastos."""

    round: int
    starter: int
    target: int
    teams: bool
    hand: list[int]
    hidden: list[int]
    """Copas that the seat will hide in the treasure; they are still in its hand."""
    seats: list[SeatView]
    combat: list[str]
    """The declaration so far, one value per dimension, defaults included; empty before it begins.

    Without a second pass there is no order: its entry is an empty string.
    """
    dimension: int
    """Which dimension is declared next, 0 to 4; -1 when none is."""
    pass_number: int
    """0 before the combat, 1 or 2 during its passes, 3 when the treasure is turned up."""
    active_seat: int
    """The seat that chooses alone; -1 when nobody or everybody does."""
    attack: str
    """The side that attacks; empty before the first knight."""
    duty: bool
    """Whether the seat in turn must switch sides: play a defender, since only attackers are on the table."""
    must: bool
    """Whether the seat in turn must still play a knight; in the second pass only that seat sees it."""
    ally: bool
    """Whether the seat in turn was left without a side, so that it may join the attackers."""
    knights_left: int
    """How many knights may still be played in this turn."""
    knights: list[KnightView]
    """In the order in which they were played."""
    copas: list[CopaView]
    strengths: list[int]
    """Points of the Christians and of the Moors that are not annulled."""
    aiming: int | None
    """The copa whose knight is being chosen."""
    centre: list[int]
    """Oros face up in the centre, put there by ``botin`` or turned up in the treasure."""
    carried: list[int]
    """Oros left by an earlier round."""
    booty: list[int]
    """Cards still to be shared."""
    pickers: list[int]
    """Winners in picking order."""
    last_side: str
    """The side that won the last round; empty if none did."""
    totals: list[int]
    """Score that counts towards the target, per seat (in teams, the team's)."""
    winners: list[int]
