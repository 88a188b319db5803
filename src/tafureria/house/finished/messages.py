"""The HTTP bodies about finished games."""

from __future__ import annotations

from typing import Any

import msgspec

from tafureria.analysis.data import Analysis
from tafureria.house.messages.down import LikelyFact, Over, SeatEntry, Talk


class Spoken(Talk, frozen=True, kw_only=True):
    """A line of talk, with the step after which it was said."""

    step: int


class Step(msgspec.Struct, frozen=True, kw_only=True):
    """What one action led to. The first step is the opening, before any action."""

    seat: int
    """The seat that acted; -1 for the opening."""
    notation: str
    """The action; empty for the opening, and if these eyes could not know it."""
    views: list[dict[str, Any]]
    """One view; with all eyes, the table's view first and then one for each seat."""
    told: list[dict[str, Any]]
    """The events that these eyes were told; with all eyes, every event."""
    position: int
    """The number of the position that these eyes had reached (0 with all eyes)."""


class Analysed(msgspec.Struct, frozen=True, kw_only=True):
    """``GET /api/tables/TABLE/analysis?eyes=SEAT&after=DONE``: the analysis of a finished game.

    The house works on it as long as somebody asks. The answer comes as soon as more than *after* of the work
    is done, or after some seconds without an analysis.
    """

    table: str
    eyes: str
    """Whose decisions it contains: those of a seat, ``all``, or nobody's for ``table``."""
    analysis: Analysis | None
    """``None``: nothing new yet, ask again."""


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """``GET /api/tables/TABLE/replay?eyes=SEAT&first=STEP``: a finished game, step by step.

    *eyes* is a seat, ``table`` (what everybody saw) or ``all``. A very long game comes in several answers:
    ``next`` is the *first* of the one after this.
    """

    table: str
    game: str
    options: dict[str, Any]
    eyes: str
    seats: list[SeatEntry]
    yours: list[int]
    steps: list[Step]
    next: int = 0
    """The first step of the next answer; 0 when this is the last."""
    talk: list[Spoken]
    """The talk that this visitor could hear; only in the first answer."""
    over: Over
    commitment: str
    kept: bool = False
    """Was it played under other rules than those installed, so that it is shown as it was stored?"""


class HeldBelief(msgspec.Struct, frozen=True, kw_only=True):
    """A statement that a seat believed. Its text is ``knew-TAG`` in the game's Fluent files."""

    fact: dict[str, Any]
    """The statement, written like an event: its tag in ``on``, then its fields."""
    share: float
    """The share of the seat's imagined worlds in which the statement held."""
    true: bool | None = None
    """Was it true? Only shown to all eyes."""


class Tried(msgspec.Struct, frozen=True, kw_only=True):
    """An action that a ``maestro`` tried out before it chose."""

    notation: str
    tries: int
    value: float
    """Mean return of those tries, for the seat."""


class Knew(msgspec.Struct, frozen=True, kw_only=True):
    """``GET /api/tables/TABLE/knew?step=N&eyes=SEAT``: what a computer player knew when it took step N.

    *eyes* is ``all`` or that player's seat. ``player`` is empty where no computer player acted.
    """

    step: int
    seat: int
    player: str
    notation: str
    """The action that it chose."""
    worlds: int
    """How many worlds were imagined from the events that its seat had been told."""
    held: list[HeldBelief]
    tried: list[Tried]
    """Its choice first; empty if it did not search."""


class FactThen(LikelyFact, frozen=True, kw_only=True):
    """A statement about something hidden that may have been true."""

    true: bool | None = None
    """Was it true? Only shown if the truth is asked for."""


class KnownThen(msgspec.Struct, frozen=True, kw_only=True):
    """``GET /api/tables/TABLE/board?step=N&eyes=SEAT&truth=true``: what a seat could know after step N.

    The statements about hidden things that the events told to it until then left open; with ``truth=true``
    also which of them were true, from the position itself.
    """

    step: int
    seat: int
    worlds: int
    """How many worlds were imagined to estimate probabilities; 0 if they are exact."""
    held: list[FactThen]
    """Every statement that was possible, as on the deduction board of a table; others were impossible."""


class Choices(msgspec.Struct, frozen=True, kw_only=True):
    """``GET /api/tables/TABLE/choices?step=N&eyes=SEAT``: what else could have been chosen at step N.

    *eyes* is ``all``, or the seat that chose.
    """

    step: int
    seat: int
    notation: str
    """The action that was chosen."""
    others: list[str]
    """The notation of everything else that was legal."""


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """How often the seat wins after a choice."""

    notation: str
    share: float
    """0..1."""
    error: float
    """The standard error."""


class Otherwise(msgspec.Struct, frozen=True, kw_only=True):
    """``GET /api/tables/TABLE/otherwise?step=N&eyes=SEAT&choice=CHOICE&after=GAMES``: compare two choices.

    Computer players play both choices to the end, each pair of games with the same luck. With ``all`` eyes
    they begin at the true position; with those of the seat that chose, at positions that it could imagine.
    """

    step: int
    seat: int
    eyes: str
    chosen: Outcome
    other: Outcome
    gap: float
    """By how much the other choice does better, -1..1."""
    error: float
    """The standard error of *gap*; smaller than those of both, since their luck is the same."""
    games: int
    """Games of each choice so far; ask again with *after* for more."""
    of: int
    """Games of each choice after which no more will follow."""
