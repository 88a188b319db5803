"""The bodies of the HTTP part: the first page, new tables, and why a request was refused."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from tafureria.house.messages.down import SeatEntry
from tafureria.house.messages.fields import Name
from tafureria.house.status import TableStatus


class OptionCard(msgspec.Struct, frozen=True, kw_only=True):
    """An option of a game that visitors may set. Its words are ``option-NAME`` in the game's Fluent files."""

    name: str
    kind: str
    """``switch`` · ``choice`` · ``number``."""
    default: bool | int | str
    section: str
    choices: list[int | str] = []
    least: int = 0
    most: int = 0


class GameCard(msgspec.Struct, frozen=True, kw_only=True):
    """A game as the first page shows it."""

    name: str
    seats: list[int]
    minutes: list[int]
    usual_seats: int
    """Players at a new table; where the game has no such number, the nearest one."""
    usual_preset: str
    """The preset of a new table; empty for the defaults."""
    usual_level: str
    """The computer players at a new table."""
    options: list[OptionCard]
    presets: dict[str, dict[str, Any]]
    players: list[str]
    """Computer players, weakest first."""
    levels: list[str]
    """Those that the page offers, weakest first: ``aprendiz``, ``jugador``, ``maestro``."""
    guests: list[str]
    """Those from outside the product that the page offers too, by name."""
    phases: list[str]


class TableCard(msgspec.Struct, frozen=True, kw_only=True):
    """A table as the first page shows it."""

    table: str
    game: str
    status: TableStatus
    you: int
    seats: list[SeatEntry]
    your_turn: bool
    waits_for: int
    """The seat of the only person that it waits for, as far as all know; -1 for none, or several."""


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """How a game ended, in short."""

    winners: list[int]
    scores: list[float]


class FinishedCard(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game of the visitor."""

    table: str
    game: str
    you: int
    seats: list[SeatEntry]
    ending: str
    ended: float
    """When it was last touched, in seconds since 1970."""
    result: Result | None
    """``None`` for a moment after the end, until the game has been kept."""


class Chronicle(msgspec.Struct, frozen=True, kw_only=True):
    """``GET /api/finished?before=TIME``: the visitor's finished games, latest first."""

    games: list[FinishedCard]
    more: bool
    """Are there earlier ones? They are asked for with the last game's time."""


class LessonCard(msgspec.Struct, frozen=True, kw_only=True):
    """A lesson, and how far this visitor has come in it."""

    game: str
    name: str
    steps: int
    done: bool
    """Has the visitor ever taken it to its end?"""
    table: str
    """Where the visitor can go on with it; empty for a beginning."""


class InvitedCard(msgspec.Struct, frozen=True, kw_only=True):
    """A table to which somebody asks the visitor with whom they have played."""

    table: str
    game: str
    name: str
    """Who asks."""
    shield: str


class HousePage(msgspec.Struct, frozen=True, kw_only=True):
    """``GET /api/house``: everything that the first page shows."""

    name: str
    """The visitor's name; empty on a first visit."""
    games: list[GameCard]
    tables: list[TableCard]
    """The visitor's unfinished tables, latest first."""
    listed: list[TableCard]
    """Public tables that wait for players, latest first."""
    invited: list[InvitedCard] = []
    """Tables that wait, to which friends ask the visitor, latest first."""
    finished: Chronicle
    """The visitor's last finished games."""
    lessons: list[LessonCard]
    """The lessons of all games, those of each game in their order."""
    laboratory: bool = False
    """May this visitor use the laboratory of the house?"""
    keeper: bool = False
    """Does this visitor keep the house?"""


class DayWish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``POST /api/days``: play today's deal of a game, or go on with it."""

    game: str
    name: Name


class DayCard(msgspec.Struct, frozen=True, kw_only=True):
    """Today's deal of a game, and what this visitor has made of it."""

    game: str
    seats: int
    you: int
    """Everybody's seat."""
    table: str
    """This visitor's table; empty before the beginning."""
    status: TableStatus
    """Of that table; ``waiting`` before the beginning."""
    played: int
    """How many people have played it to its end."""
    score: float | None
    """The visitor's, once the game is over and has been kept."""
    rank: int
    """The visitor's place among those people, from 1; 0 without a score."""


class DayPage(msgspec.Struct, frozen=True, kw_only=True):
    """``GET /api/days``: today's deals."""

    day: str
    """As ``2026-11-22``."""
    ends: float
    """When the day is over, in seconds since 1970."""
    games: list[DayCard]


class DayScore(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody has made of a deal of the day."""

    name: str
    score: float
    won: bool
    you: bool


class DayResults(msgspec.Struct, frozen=True, kw_only=True):
    """``GET /api/days/DAY/GAME``: everybody's scores, for who has played it or once the day is over."""

    day: str
    game: str
    people: list[DayScore]
    """The best first."""
    house: list[tuple[float, int]]
    """Scores of the house's own players at the same seat, the lowest first, and in how many games each."""
    of: int
    """How many of those games there will be in the end."""


class Invitation(msgspec.Struct, frozen=True, kw_only=True):
    """``GET /api/tables/TABLE/invitation``: how others come to a table that waits for players."""

    word: str
    """A word of four letters to say aloud; empty when the table does not wait, or there is none left."""
    addresses: list[str]
    """Where the local network reaches the house, told only to a visitor at the machine of the house."""
    is_open: bool
    """Does the local network reach the house, as far as a visitor at its machine is told?"""
    may_open: bool
    """May this visitor open it to the local network, and close it again?"""


class Opening(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``POST /api/lan``: open the house to the local network, or close it again."""

    open: bool


class Network(msgspec.Struct, frozen=True, kw_only=True):
    """The answer to ``Opening``."""

    addresses: list[str]
    is_open: bool


class SaidWord(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``POST /api/words``: the word of a table. Answered by ``Made``."""

    word: Annotated[str, Meta(max_length=40)]


class SeatWish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who is to sit at a seat: ``me``, ``open`` (whoever comes) or ``computer``."""

    kind: str
    player: str = ""
    """For ``computer``: which player; the table's level when empty."""
    name: Annotated[str, Meta(max_length=24)] = ""
    """For ``me``, when several people share one device: the name at this seat."""


class NewTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``POST /api/tables``: make a table. The game begins at once when no seat is open."""

    game: str
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=64)]
    options: dict[str, Any] = {}
    name: Name
    level: str = ""
    """The computer player that fills free seats and replaces people who leave; ``jugador`` when empty."""
    talk: str = ""
    """``public`` · ``private`` (public and between two) · ``none``; what suits the game when empty."""
    listed: bool = False
    draw: bool = False
    patience: Annotated[int, Meta(ge=0, le=604_800)] = 120
    move_seconds: Annotated[int, Meta(ge=0, le=604_800)] = 0
    game_seconds: Annotated[int, Meta(ge=0, le=604_800)] = 0
    think: Annotated[float, Meta(ge=0.1, le=15)] = 1.0
    """Seconds that a ``maestro`` thinks about a decision."""
    seats_each: Annotated[int, Meta(ge=1, le=64)] = 1
    """Most seats that one visitor other than the host may take, for people who share a device."""
    hints: bool = False
    """May everybody who sits here ask what a master would do? One person alone with computer players, without
    clocks, always may."""
    board: bool = False
    """Does everybody who sits here see a deduction board, where the rules allow it? One person alone with
    computer players always does."""
    club: Annotated[str, Meta(max_length=26)] = ""
    """The club of the visitor whose page lists the table; empty for none."""


class Learn(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``POST /api/lessons``: begin a lesson, or go on with it. Answered by ``Made``."""

    game: str
    lesson: Annotated[str, Meta(min_length=1, max_length=60)]
    name: Name
    afresh: bool = False
    """Begin again from the first step."""


class Made(msgspec.Struct, frozen=True, kw_only=True):
    """A new table; its page is ``/mesa/TABLE``."""

    table: str


class Token(msgspec.Struct, frozen=True, kw_only=True):
    """``POST /api/tokens``: what a program sends where a browser has a cookie.

    It goes into ``Authorization: Bearer TOKEN``. Each program has its own; whoever has the token has its
    seats.
    """

    token: str


class Problem(msgspec.Struct, frozen=True, kw_only=True):
    """The body of every HTTP answer that is not 2xx."""

    code: str
    rule: str = ""
    section: str = ""
    what: str = ""
