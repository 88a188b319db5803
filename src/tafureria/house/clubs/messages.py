"""The HTTP bodies of clubs and their tournaments. Ids of people are valid in one club only."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from tafureria.house.messages.fields import LONGEST_NAME, LONGEST_TITLE, Name, Title
from tafureria.house.messages.pages import TableCard
from tafureria.house.status import TableStatus


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
    """How opponents are paired."""

    SWISS = "swiss"
    ROUND_ROBIN = "round-robin"


class Stage(StrEnum):
    """How far a tournament has got."""

    OPEN = "open"
    """Nothing has been played."""
    PLAYING = "playing"
    """A round is being played."""
    BETWEEN = "between"
    """All tables of the round are over, and another round follows."""
    OVER = "over"


class NewClub(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``POST /api/clubs``: make a club, with the visitor as its founder. Answered by ``ClubPage``."""

    title: Title
    name: Name


class ClubChange(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``POST /api/clubs/CLUB``: join or leave a club; only the founder may do the rest."""

    what: Deed
    name: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""
    """With ``join``: the visitor's name."""
    title: Annotated[str, Meta(max_length=LONGEST_TITLE)] = ""
    """With ``rename``: the new title."""
    member: Annotated[str, Meta(max_length=26)] = ""
    """With ``remove`` and ``hand-over``: the member concerned."""


class ClubCard(msgspec.Struct, frozen=True, kw_only=True):
    """A club as the first page shows it to its members."""

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
    """Somebody's results in the games of a club."""

    kind: str
    """``member`` · ``gone`` (a former member, without a name) · ``guest`` (all others) · ``computer``."""
    name: str
    """For a computer player: which one it is."""
    you: bool
    games: int
    points: float
    """Victories; a shared victory counts in part."""
    rating: float
    error: float
    """Half the width of the rating's 95 % interval."""


class ResultTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table of results, the best rating first."""

    game: str
    """The game; empty for all games together."""
    rows: list[ResultRow]


class TournamentCard(msgspec.Struct, frozen=True, kw_only=True):
    """A tournament as the page of its club shows it."""

    tournament: str
    title: str
    game: str
    rounds: int
    round: int
    """The current or latest round; 0 before the first."""
    stage: Stage
    entrants: int
    table: str
    """The visitor's table in the current round; empty for none."""


class ClubPage(msgspec.Struct, frozen=True, kw_only=True):
    """``GET /api/clubs/CLUB``: a club; if it is not open, only members see more than its name and size."""

    club: str
    title: str
    open: bool
    """May everybody who has the link read it?"""
    size: int
    founder: bool
    """Is the visitor its founder?"""
    you: str
    """The visitor's id in the club; empty if they are not a member."""
    name: str
    """The visitor's name."""
    members: list[ClubMember] = []
    tables: list[TableCard] = []
    """Tables of the club that are waiting or in play, outside tournaments."""
    results: list[ResultTable] = []
    tournaments: list[TournamentCard] = []


class TournamentWish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``POST /api/clubs/CLUB/tournaments``: a new tournament. Answered by ``TournamentPage``."""

    title: Title
    game: str
    options: dict[str, Any] = {}
    seats: Annotated[int, Meta(ge=2, le=16)]
    """Seats at each table."""
    rounds: Annotated[int, Meta(ge=1, le=30)]
    system: System = System.SWISS
    duplicate: bool = True
    """Do all tables of a round play the same deal?"""
    level: str = ""
    """The computer player at free seats; the game's usual one when empty."""
    patience: Annotated[int, Meta(ge=0, le=604_800)] = 120
    move_seconds: Annotated[int, Meta(ge=0, le=604_800)] = 0


class TournamentChange(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``POST /api/clubs/CLUB/tournaments/TOURNAMENT``. Answered by ``TournamentPage``."""

    what: Act
    """Everybody may ``enter`` and ``leave``; only the founder may do the rest."""
    round: Annotated[int, Meta(ge=0, le=31)] = 0
    """With ``begin`` and ``finish``: the round that the page shows."""
    anyway: bool = False
    """With ``begin`` and ``finish``: even if tables are still playing; they count once they are over."""
    member: Annotated[str, Meta(max_length=26)] = ""
    """With ``remove``: the member concerned."""


class StandingRow(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody's place in a tournament."""

    member: str
    name: str
    """Empty for whoever has left the club."""
    you: bool
    gone: bool
    """Have they stopped playing in the tournament?"""
    place: int
    points: float
    rivals: float
    """The sum of the points of their opponents."""
    duplicate: float
    """The share of other tables at which their seat, with the same deal, scored less; summed over rounds."""
    played: int


class RoundSeat(msgspec.Struct, frozen=True, kw_only=True):
    """A seat of a table of a tournament."""

    name: str
    """For a computer player: which one it is; empty for whoever has left the club."""
    computer: bool
    you: bool
    points: float | None
    """``None`` until it may be shown."""
    score: float | None


class RoundTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table of a round."""

    round: int
    table: str
    """Empty if the visitor may not look at it now, because others play the same deal."""
    status: TableStatus
    you: bool
    seats: list[RoundSeat]


class TournamentPage(msgspec.Struct, frozen=True, kw_only=True):
    """``GET /api/clubs/CLUB/tournaments/TOURNAMENT``.

    If all tables play the same deal, nothing of a round is shown before its end.
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
    """The visitor's table in the current round; empty for none."""
    left: int
    """Tables of the round that are still playing."""
    standings: list[StandingRow]
    tables: list[RoundTable]
    """The latest round first."""
