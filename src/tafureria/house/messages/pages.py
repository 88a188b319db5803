"""The HTTP bodies of the first page, of new tables, and of refused requests."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from tafureria.house.messages.down import SeatEntry
from tafureria.house.messages.fields import LONGEST_NAME, Name, SeatNumber
from tafureria.house.status import TableStatus


class OptionCard(msgspec.Struct, frozen=True, kw_only=True):
    """An option of a game that visitors may set. Its text is ``option-NAME`` in the game's Fluent files."""

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
    """The level of the computer players at a new table."""
    options: list[OptionCard]
    presets: dict[str, dict[str, Any]]
    preset_seats: dict[str, list[int]]
    """For each preset, the numbers of players that its options allow."""
    players: list[str]
    """Computer players, weakest first."""
    levels: list[str]
    """The computer players that the page offers, weakest first: ``aprendiz``, ``jugador``, ``maestro``."""
    guests: list[str]
    """Computer players from outside the product that the page offers too, by name."""
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
    """The seat of the only person that it is publicly waiting for; -1 for none, or several."""


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
    """When its table last changed, in seconds since 1970."""
    result: Result | None
    """``None`` for a moment after the end, until the result has been stored."""


class Chronicle(msgspec.Struct, frozen=True, kw_only=True):
    """``GET /api/finished?before=TIME``: the visitor's finished games, latest first."""

    games: list[FinishedCard]
    more: bool
    """Are there earlier games? Ask for them with the last game's time."""


class LessonCard(msgspec.Struct, frozen=True, kw_only=True):
    """A lesson, and this visitor's progress in it."""

    game: str
    name: str
    steps: int
    done: bool
    """Has the visitor ever finished it?"""
    table: str
    """The table at which the visitor can continue it; empty if there is none."""


class InvitedCard(msgspec.Struct, frozen=True, kw_only=True):
    """An invitation to a table, from somebody with whom the visitor has played."""

    table: str
    game: str
    name: str
    """The name of whoever sent it."""
    shield: str


class DoorCard(msgspec.Struct, frozen=True, kw_only=True):
    """Who may come into the house, and what of it this visitor may do."""

    play: str = "anybody"
    """Who may make tables and sit: ``anybody`` · ``word`` (who has said the house's word) · ``clubs``."""
    watch: str = "players"
    """Who may watch besides; ``players``: nobody else."""
    programs: str = "anybody"
    """Whose programs may come."""
    may_play: bool = True
    may_watch: bool = True
    asks: bool = False
    """Would the word of the house let this visitor do more?"""


class HousePage(msgspec.Struct, frozen=True, kw_only=True):
    """``GET /api/house``: everything that the first page shows."""

    name: str
    """The visitor's name; empty on a first visit."""
    mark: str = ""
    """Differs from visitor to visitor: with another mark than before, this browser has lost its cookie."""
    games: list[GameCard]
    tables: list[TableCard]
    """The visitor's unfinished tables, latest first."""
    listed: list[TableCard]
    """Public tables that wait for players, latest first."""
    invited: list[InvitedCard] = []
    """Waiting tables to which friends have invited the visitor, latest first."""
    finished: Chronicle
    """The visitor's latest finished games."""
    lessons: list[LessonCard]
    """The lessons of all games, in order within each game."""
    laboratory: bool = False
    """May this visitor use the laboratory of the house?"""
    keeper: bool = False
    """Is this visitor the keeper of the house?"""
    alone: bool = False
    """Is this house in the visitor's own browser, where nobody else can come?"""
    door: DoorCard = msgspec.field(default_factory=DoorCard)


class Invitation(msgspec.Struct, frozen=True, kw_only=True):
    """``GET /api/tables/TABLE/invitation``: how others can join a table that waits for players."""

    word: str
    """A word of four letters to say aloud; empty when the table does not wait, or no word is left."""
    addresses: list[str]
    """Addresses of the house in the local network; only for a visitor at the machine of the house."""
    is_open: bool
    """Is the house open to the local network? Always false for visitors who are not at its machine."""
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
    """``POST /api/words``: find a table by its word. Answered by ``Made``."""

    word: Annotated[str, Meta(max_length=40)]


class SeatWish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who should take a seat: ``me``, ``open`` (whoever comes) or ``computer``."""

    kind: str
    player: str = ""
    """For ``computer``: which player; the table's level when empty."""
    name: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""
    """For ``me``, when several people share one device: the name at this seat."""


class NewTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``POST /api/tables``: make a table. The game begins at once when no seat is open."""

    game: str
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=64)]
    options: dict[str, Any] = {}
    name: Name
    level: str = ""
    """The computer player that fills free seats and replaces leavers; the game's usual one when empty."""
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
    """The most seats that one visitor other than the host may take, for people who share a device."""
    hints: bool = False
    """May everybody at a seat ask what a master would do? One person alone with computer players, without
    clocks, always may."""
    board: bool = False
    """Does everybody at a seat see a deduction board, where the rules allow it? One person alone with
    computer players always does."""
    club: Annotated[str, Meta(max_length=26)] = ""
    """The visitor's club whose page lists the table; empty for none."""


class PlayOn(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``POST /api/tables/TABLE/continue``: a new table that continues from a step of a finished game.

    The visitor takes *seat* and computer players take all others. Answered by ``Made``.
    """

    step: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: SeatNumber
    name: Name
    level: str = ""
    """The computer players' level; the table's own when empty."""


class Learn(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``POST /api/lessons``: begin a lesson, or continue it. Answered by ``Made``."""

    game: str
    lesson: Annotated[str, Meta(min_length=1, max_length=60)]
    name: Name
    afresh: bool = False
    """Start again?"""
    step: Annotated[str, Meta(max_length=60)] = ""
    """The step to start at (its ``say``); empty for the first. What comes before it is played already."""


class Made(msgspec.Struct, frozen=True, kw_only=True):
    """A new table; its page is ``/mesa/TABLE``."""

    table: str


class Token(msgspec.Struct, frozen=True, kw_only=True):
    """``POST /api/tokens``: a token, which a program sends instead of a browser's cookie.

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
