"""The bodies of clubs and their tournaments. Ids of people are those in the club alone."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from tafureria.house.messages.fields import Name
from tafureria.house.messages.pages import TableCard
from tafureria.house.status import TableStatus

Title = Annotated[str, Meta(min_length=1, max_length=60)]


class Deed(StrEnum):
    """What somebody does in a club."""

    JOIN = "join"
    LEAVE = "leave"
    RENAME = "rename"
    OPEN = "open"
    CLOSE = "close"
    REMOVE = "remove"
    HAND_OVER = "hand-over"
    DELETE = "delete"


class Act(StrEnum):
    """What somebody does in a tournament."""

    ENTER = "enter"
    LEAVE = "leave"
    REMOVE = "remove"
    BEGIN = "begin"
    FINISH = "finish"
    DELETE = "delete"


class System(StrEnum):
    """Who meets whom."""

    SWISS = "swiss"
    ROUND_ROBIN = "round-robin"


class Stage(StrEnum):
    """How far a tournament has got."""

    OPEN = "open"
    """Nothing has been played."""
    PLAYING = "playing"
    """A round is being played."""
    BETWEEN = "between"
    """All tables of the round are over, and there is a further one."""
    OVER = "over"


class NewClub(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``POST /api/clubs``: make a club, and be its founder. Answered by ``ClubPage``."""

    title: Title
    name: Name


class ClubChange(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``POST /api/clubs/CLUB``: join or leave it; the rest is the founder's."""

    what: Deed
    name: Annotated[str, Meta(max_length=24)] = ""
    """With ``join``: one's own."""
    title: Annotated[str, Meta(max_length=60)] = ""
    """With ``rename``."""
    member: Annotated[str, Meta(max_length=26)] = ""
    """With ``remove`` and ``hand-over``."""


class ClubCard(msgspec.Struct, frozen=True, kw_only=True):
    """A club as its members find it on the first page."""

    club: str
    title: str
    members: int
    founder: bool


class ClubList(msgspec.Struct, frozen=True, kw_only=True):
    """``GET /api/clubs``: the visitor's clubs, the latest first."""

    clubs: list[ClubCard]
    name: str
    """The visitor's name; empty when they have none."""


class ClubMember(msgspec.Struct, frozen=True, kw_only=True):
    """A member."""

    member: str
    name: str
    founder: bool
    you: bool


class ResultRow(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody has reached in the games of a club."""

    kind: str
    """``member`` · ``gone`` (a member of earlier, without a name) · ``guest`` (all others) · ``computer``."""
    name: str
    """Of a computer player, which one."""
    you: bool
    games: int
    points: float
    """Victories; one that is shared counts as its part."""
    rating: float
    error: float
    """The rating lies within so much of it, up and down, with a probability of 95 %."""


class ResultTable(msgspec.Struct, frozen=True, kw_only=True):
    """The table of results; the best rating first."""

    game: str
    """Empty for all games together."""
    rows: list[ResultRow]


class TournamentCard(msgspec.Struct, frozen=True, kw_only=True):
    """A tournament as the page of its club shows it."""

    tournament: str
    title: str
    game: str
    rounds: int
    round: int
    """The one that is or was played last; 0 before the first."""
    stage: Stage
    entrants: int
    table: str
    """The visitor's table in the round that is being played; empty for none."""


class ClubPage(msgspec.Struct, frozen=True, kw_only=True):
    """``GET /api/clubs/CLUB``: of a club that is not open, others than members see only its name and size."""

    club: str
    title: str
    open: bool
    """May everybody who has the link read it?"""
    size: int
    founder: bool
    """Is the visitor its founder?"""
    you: str
    """The visitor's id in the club; empty for who is no member."""
    name: str
    """The visitor's name."""
    members: list[ClubMember] = []
    tables: list[TableCard] = []
    """Tables of the club that wait or play, outside tournaments."""
    results: list[ResultTable] = []
    tournaments: list[TournamentCard] = []


class TournamentWish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``POST /api/clubs/CLUB/tournaments``: a new tournament. Answered by ``TournamentPage``."""

    title: Title
    game: str
    options: dict[str, Any] = {}
    seats: Annotated[int, Meta(ge=2, le=16)]
    """At each table."""
    rounds: Annotated[int, Meta(ge=1, le=30)]
    system: System = System.SWISS
    duplicate: bool = True
    """All tables of a round play the same deal."""
    level: str = ""
    """The computer players at free seats; the usual ones when empty."""
    patience: Annotated[int, Meta(ge=0, le=604_800)] = 120
    move_seconds: Annotated[int, Meta(ge=0, le=604_800)] = 0


class TournamentChange(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``POST /api/clubs/CLUB/tournaments/TOURNAMENT``. Answered by ``TournamentPage``."""

    what: Act
    """``enter`` and ``leave``; the rest is the founder's."""
    round: Annotated[int, Meta(ge=0, le=31)] = 0
    """With ``begin`` and ``finish``: the round that is on the page."""
    anyway: bool = False
    """With ``begin`` and ``finish``: though tables still play, which count once they are over."""
    member: Annotated[str, Meta(max_length=26)] = ""
    """With ``remove``."""


class StandingRow(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody's place in a tournament."""

    member: str
    name: str
    """Empty for who has left the club."""
    you: bool
    gone: bool
    """Does not play on."""
    place: int
    points: float
    rivals: float
    """The sum of the points of those whom they have met."""
    duplicate: float
    """The part of the other tables at which their seat, with the same deal, scored less; over all rounds."""
    played: int


class RoundSeat(msgspec.Struct, frozen=True, kw_only=True):
    """A seat of a table of a tournament."""

    name: str
    """Of a computer player, which one; empty for who has left the club."""
    computer: bool
    you: bool
    points: float | None
    """``None`` until it is told."""
    score: float | None


class RoundTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table of a round."""

    round: int
    table: str
    """Empty where the visitor may not look now: others play the same deal."""
    status: TableStatus
    you: bool
    seats: list[RoundSeat]


class TournamentPage(msgspec.Struct, frozen=True, kw_only=True):
    """``GET /api/clubs/CLUB/tournaments/TOURNAMENT``.

    With the same deals at all tables, nothing of a round is told before its end.
    """

    club: str
    tournament: str
    title: str
    game: str
    options: dict[str, Any]
    seats: int
    rounds: int
    system: System
    duplicate: bool
    level: str
    round: int
    stage: Stage
    founder: bool
    member: bool
    entered: bool
    table: str
    """The visitor's table in the round that is being played; empty for none."""
    left: int
    """Tables of the round that still play."""
    standings: list[StandingRow]
    tables: list[RoundTable]
    """The latest round first."""
