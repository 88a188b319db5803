"""The HTTP bodies about all finished games of a visitor."""

from __future__ import annotations

from typing import Any

import msgspec

from tafureria.analysis.data import Analysis
from tafureria.house.finished.messages import Spoken
from tafureria.house.messages.pages import FinishedCard


class Deed(msgspec.Struct, frozen=True, kw_only=True):
    """A single decision of the visitor that an analysis could tell from its alternatives."""

    step: int
    """The step of the replay that the action led to; the visitor chose at the step before."""
    round: int | None
    notation: str
    other: str
    """The best of the other choices."""
    gap: float
    """How much *notation* cost, or how much better than *other* it was, in victories."""
    error: float
    """The standard error of *gap*."""


class OwnDecisions(msgspec.Struct, frozen=True, kw_only=True):
    """What an analysis says about a visitor's seat."""

    judged: int
    """Decisions that had alternatives to compare."""
    mistakes: int
    cost: float
    """What the mistakes cost, in victories."""
    luck: float | None
    """What luck contributed, in victories, -1..1; ``None`` if it could not be measured."""
    error: float
    """The standard error of *luck*."""
    worst: list[Deed]
    """The mistakes that cost most, at most three."""
    finest: list[Deed]
    """The choices that beat every other by most, at most three."""


class ChronicleGame(FinishedCard, frozen=True, kw_only=True):
    """A finished game of the visitor, with what is known of their decisions."""

    decisions: OwnDecisions | None
    """``None`` for a game that has not been analysed."""


class Companion(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody with whom the visitor has played. Two people of the same name stay two."""

    name: str
    """The name that they used last."""
    games: int
    won: int
    """The number of these games that the visitor won."""


class Book(msgspec.Struct, frozen=True, kw_only=True):
    """``GET /api/chronicle``: the visitor's finished games, latest first, and the people in them."""

    games: list[ChronicleGame]
    of: int
    """How many finished games there are; only the latest are listed."""
    people: list[Companion]
    """People, not computer players; those with most games together first."""


class ExportedGame(msgspec.Struct, frozen=True, kw_only=True):
    """All that the house knows about a finished game, as far as the visitor may see it."""

    game: ChronicleGame
    options: dict[str, Any]
    record: str
    """The record as text; empty if there is none (the deal of a day that is not over)."""
    talk: list[Spoken]
    """The talk that the visitor could hear."""
    analysis: Analysis | None


class ExportedHoliday(msgspec.Struct, frozen=True, kw_only=True):
    """Days on which the visitor was away, or will be."""

    first: str
    """The first day, as ``2026-08-03``."""
    last: str


class Export(msgspec.Struct, frozen=True, kw_only=True):
    """``GET /api/chronicle/export``: everything about a visitor's finished games, as a file."""

    name: str
    mails: list[str]
    """Addresses at which the visitor is notified by mail; none when somebody else asks."""
    holidays: list[ExportedHoliday]
    games: list[ExportedGame]


class Forgotten(msgspec.Struct, frozen=True, kw_only=True):
    """``DELETE /api/chronicle``: the house no longer knows who the visitor was in their finished games.

    The games stay for the others, with a nameless seat; what the visitor said there is deleted.
    """

    games: int
