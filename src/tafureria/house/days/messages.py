"""The HTTP bodies about the deal of the day."""

from __future__ import annotations

import msgspec

from tafureria.house.messages.fields import Name
from tafureria.house.status import TableStatus


class DayWish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``POST /api/days``: play today's deal of a game, or continue it."""

    game: str
    name: Name


class DayCard(msgspec.Struct, frozen=True, kw_only=True):
    """Today's deal of a game, and this visitor's progress with it."""

    game: str
    seats: int
    you: int
    """The seat at which everybody plays it."""
    table: str
    """This visitor's table; empty before they begin."""
    status: TableStatus
    """The status of that table; ``waiting`` before they begin."""
    played: int
    """How many people have played it to the end."""
    score: float | None
    """The visitor's score, once the game is over and its result stored."""
    rank: int
    """The visitor's place among those people, from 1; 0 without a score."""


class DayPage(msgspec.Struct, frozen=True, kw_only=True):
    """``GET /api/days``: today's deals."""

    day: str
    """Today, as ``2026-11-22``."""
    ends: float
    """When the day is over, in seconds since 1970."""
    games: list[DayCard]


class DayScore(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody's result with a deal of the day."""

    name: str
    score: float
    won: bool
    you: bool


class DayResults(msgspec.Struct, frozen=True, kw_only=True):
    """``GET /api/days/DAY/GAME``: everybody's scores, for whoever has played it or once the day is over."""

    day: str
    game: str
    people: list[DayScore]
    """The best first."""
    house: list[tuple[float, int]]
    """Scores of computer players at the same seat, lowest first, each with the number of games."""
    of: int
    """How many of those games there will be in the end."""
