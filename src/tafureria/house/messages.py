"""The wire protocol: what a table and its clients send each other, and the bodies of the HTTP part.

Over one WebSocket per table, the client sends an ``Up`` and the house a ``Down``: two tagged unions in JSON.
Ids and arguments travel; the client turns them into sentences. Browser, terminal and outside programs all
speak this protocol. ``docs/protocol.md`` shows an example of every message, and a test plays them all. The
TypeScript types in ``client/src/lib/wire.ts`` are generated from this module (``python -m
tafureria.web.types``).
"""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from tafureria.house.status import TableStatus

LARGEST_FRAME: Final = 16_384
"""Largest frame from a client, in bytes; a larger one is refused as ``too-large``."""

Text = Annotated[str, Meta(min_length=1, max_length=500)]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
SeatNumber = Annotated[int, Meta(ge=0, le=63)]
PositionNumber = Annotated[int, Meta(ge=0, le=2**53)]
ActionNumber = Annotated[int, Meta(ge=0, le=1_000_000)]
Notation = Annotated[str, Meta(min_length=1, max_length=120)]


class Up(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    """Client to house. A refusal repeats the ``id``, so that the client knows what was refused."""

    id: Annotated[int, Meta(ge=0, le=2**31)] = 0


class Sit(Up, frozen=True, kw_only=True, tag="sit"):
    """Take a free seat at a table that is still waiting for people."""

    seat: SeatNumber
    name: Name
    more: bool = False
    """Take a further seat, for another person at the same device."""


class Stand(Up, frozen=True, kw_only=True, tag="stand"):
    """Leave one's seats before the game has begun: all of them, or only *seat*."""

    seat: SeatNumber | None = None


class Begin(Up, frozen=True, kw_only=True, tag="begin"):
    """Begin the game (host only); computer players of the table's level take the free seats."""


class Resign(Up, frozen=True, kw_only=True, tag="resign"):
    """Give up one's seat during a game: a computer player takes it and the others play on."""

    seat: SeatNumber | None = None


class Remove(Up, frozen=True, kw_only=True, tag="remove"):
    """Free somebody else's seat (host only), or without *seat* send everybody away who only watches.

    During a game a computer player takes the seat, and no more watchers are let in once they were sent away.
    """

    seat: SeatNumber | None = None
    bar: bool = False
    """Send the person away too, who cannot come back as long as the table is awake."""


class Rematch(Up, frozen=True, kw_only=True, tag="rematch"):
    """After the end, ask for a table with the same people and options; ``table`` names it in ``next``."""


class Play(Up, frozen=True, kw_only=True, tag="play"):
    """Play one or more actions from one's seat, at the position that the client shows.

    Several actions are carried out in order until one is refused; those before it stand.
    """

    position: PositionNumber
    seat: SeatNumber | None = None
    """Which seat acts, for a person who holds several (people sharing one device)."""
    actions: Annotated[list[ActionNumber], Meta(min_length=1, max_length=256)]


class Say(Up, frozen=True, kw_only=True, tag="say"):
    """Say something to everybody or, where the table allows it, to one seat or (-1) to one's own side."""

    text: Text
    to: Annotated[int, Meta(ge=-1, le=63)] | None = None
    seat: SeatNumber | None = None
    """Which seat speaks, for a person who holds several."""


class Attend(Up, frozen=True, kw_only=True, tag="attend"):
    """Say whether one wants to be asked only where there is a choice, as long as this connection lasts.

    A single legal action is then carried out by the house, where a position is ``masked``.
    """

    choices_only: bool


class Why(Up, frozen=True, kw_only=True, tag="why"):
    """Ask why an action, given in notation, would be refused; answered by ``refused`` or ``allowed``.

    A client does not know the numbers of illegal actions, but it does know how to write a card in notation.
    """

    position: PositionNumber
    seat: SeatNumber | None = None
    notation: Notation


class GoOn(Up, frozen=True, kw_only=True, tag="go-on"):
    """At a lesson: the learner has read this step, counted from 0."""

    step: Annotated[int, Meta(ge=0, le=1000)]


class Ping(Up, frozen=True, kw_only=True, tag="ping"):
    """Ask whether the house is there; answered by ``pong``."""


AnyUp = Sit | Stand | Begin | Resign | Remove | Rematch | Play | Say | Attend | Why | GoOn | Ping


class SeatEntry(msgspec.Struct, frozen=True, kw_only=True):
    """A seat, and who sits there."""

    seat: int
    kind: str
    """``open`` · ``person`` · ``computer``."""
    name: str = ""
    """The person's name, or which computer player it is (``random``, ``jugador``)."""
    here: bool = False
    """Is the person connected?"""
    away: bool = False
    """The person has been away for too long: a computer player of the table's level plays meanwhile."""


class Told(msgspec.Struct, frozen=True, kw_only=True):
    """An event of the game as this seat sees it, with the position it belongs to."""

    position: int
    event: dict[str, Any]
    passing: bool = False
    """Shown once, at its moment (``Event.passing``): not logged, and not part of a fresh story."""


class Talk(msgspec.Struct, frozen=True, kw_only=True):
    """A line of talk. ``seat`` is -1 for a watcher; ``to`` is -1 for a side talking among itself."""

    number: int
    seat: int
    name: str
    text: str
    to: int | None = None
    at: float
    """Seconds since 1970."""
    ears: list[int] = []
    """For a private line at a device that several people share: which of their seats it is for."""


class Down(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """House to client."""


class TableFrame(Down, frozen=True, kw_only=True, tag="table"):
    """The table itself: the first message of every connection, sent again whenever it changes."""

    table: str
    game: str
    options: dict[str, Any]
    seats: list[SeatEntry]
    you: int
    """The visitor's seat (the lowest of several); -1 for a watcher."""
    yours: list[int]
    """Every seat that the visitor holds: several when people share one device."""
    host: bool
    """May the visitor begin the game?"""
    status: TableStatus
    talk: str
    """``public`` · ``private`` (and between two) · ``counsel`` (and within a side) · ``none``."""
    commitment: str
    """SHA-256 that commits the house to the dealer's key."""
    level: str
    """The computer player that fills free seats and replaces people who leave."""
    listed: bool = False
    """Anybody may find it on the first page while it waits."""
    draw: bool = False
    """Seats are drawn by lot when the game begins."""
    patience: int = 0
    """Seconds after which a computer player stands in for somebody who is away; 0: the table waits."""
    move_seconds: int = 0
    """Time for one decision; 0: no limit."""
    game_seconds: int = 0
    """Time for all decisions of a seat; 0: no limit."""
    think: float = 1.0
    """Seconds that a ``maestro`` thinks about a decision."""
    seats_each: int = 1
    """Most seats that one visitor other than the host may take, for people who share a device."""
    next: str = ""
    """The table of the rematch."""
    lesson: str = ""
    """The lesson that is given here; empty at any other table."""


class LessonFrame(Down, frozen=True, kw_only=True, tag="lesson"):
    """The step of a lesson; follows the position that it is about. Its words are ``LESSON-SAY``."""

    name: str
    step: int
    """Counted from 0; ``steps`` when the last has been read."""
    steps: int
    say: str
    at: list[str]
    """What is pointed at: ``act:NOTATION``, ``seat:N``, ``widget:NAME``, ``hand``, ``board``, ``actions``,
    ``moment`` or ``own``."""
    acts: bool
    """Must the learner act, and not only read?"""
    busy: bool
    """Does the learner wait for what is played by itself?"""


class Clock(Down, frozen=True, kw_only=True, tag="clock"):
    """The clocks of a table that has them, in seconds; sent when one starts or stops."""

    running: list[int]
    """Seats whose clock is running."""
    move: list[float]
    """Time left for this decision, for each of those seats."""
    left: list[float]
    """Time left for the whole game, for every seat; 0 without such a clock."""


class Position(Down, frozen=True, kw_only=True, tag="position"):
    """The game as one seat sees it now, and what that seat was told since the position before.

    ``position`` counts only what this seat may know. When ``fresh`` is set, the client forgets what it had
    and takes ``told`` as the whole story (on connecting, or after frames were dropped).
    """

    seat: int
    """Which seat sees this: one of the visitor's, or -1 for a watcher."""
    position: int
    view: dict[str, Any]
    legal: list[int]
    """The seat's legal actions; empty when it is not its turn."""
    notation: list[str]
    """The notation of each legal action, in the same order."""
    waiting: list[int]
    """The seats that the table is waiting for; empty when the game is over."""
    told: list[Told]
    fresh: bool = False
    pause: float = 0.0
    """Seconds for which the table now pauses, so that everybody can see what was shown."""
    silence: float = 0.0
    """Seconds until the house takes silence as an answer (live outcry); 0: there is no limit."""
    masked: bool = False
    """Is it secret who has a choice? Then all are given the same time, whether they need it or not."""


class Over(Down, frozen=True, kw_only=True, tag="over"):
    """The game has ended; follows the last position. The key lets everybody check the deal."""

    ending: str
    returns: list[float]
    scores: list[float]
    winners: list[int]
    key: str


class Said(Down, frozen=True, kw_only=True, tag="said"):
    """Talk: the latest line or, on connecting, all lines so far."""

    lines: list[Talk]


class RefusedFrame(Down, frozen=True, kw_only=True, tag="refused"):
    """A message was refused. The connection and the table go on.

    ``code`` is one of the house's own refusals (``stale``, ``malformed``, ``not-your-turn``, ...) or
    ``rule``, which comes with the rule of the game and its section.
    """

    id: int = 0
    code: str
    rule: str = ""
    """Id of the rule: ``myc.one-knight``."""
    section: str = ""
    done: int = 0
    """How many actions of the message were carried out before the refused one."""


class Allowed(Down, frozen=True, kw_only=True, tag="allowed"):
    """Answer to ``why`` about a legal action."""

    id: int = 0
    action: int


class Pong(Down, frozen=True, kw_only=True, tag="pong"):
    """Answer to ``ping``."""

    id: int = 0


AnyDown = TableFrame | LessonFrame | Clock | Position | Over | Said | RefusedFrame | Allowed | Pong

decode_up: Final = msgspec.json.Decoder(AnyUp).decode
encode_down: Final = msgspec.json.Encoder().encode


# --- HTTP -------------------------------------------------------------------------------------


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


class LessonCard(msgspec.Struct, frozen=True, kw_only=True):
    """A lesson, and how far this visitor has come in it."""

    game: str
    name: str
    steps: int
    done: bool
    """Has the visitor ever taken it to its end?"""
    table: str
    """Where the visitor can go on with it; empty for a beginning."""


class Learn(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``POST /api/lessons``: begin a lesson, or go on with it. Answered by ``Made``."""

    game: str
    lesson: str
    name: Name
    afresh: bool = False
    """Begin again from the first step."""


class HousePage(msgspec.Struct, frozen=True, kw_only=True):
    """``GET /api/house``: everything that the first page shows."""

    name: str
    """The visitor's name; empty on a first visit."""
    games: list[GameCard]
    tables: list[TableCard]
    """The visitor's unfinished tables, latest first."""
    listed: list[TableCard]
    """Public tables that wait for players, latest first."""
    lessons: list[LessonCard]
    """The lessons of all games, those of each game in their order."""


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


class Made(msgspec.Struct, frozen=True, kw_only=True):
    """A new table; its page is ``/mesa/TABLE``."""

    table: str


class Token(msgspec.Struct, frozen=True, kw_only=True):
    """``POST /api/tokens``: what a program sends where a browser has a cookie.

    It goes into ``Authorization: Bearer TOKEN``. Each program has its own; whoever has the token has its
    seats.
    """

    token: str


class Spoken(Talk, frozen=True, kw_only=True):
    """A line of talk, with the step after which it was said."""

    step: int


class Step(msgspec.Struct, frozen=True, kw_only=True):
    """What one action led to. The first step is the opening, before any action."""

    seat: int
    """Who acted; -1 for the opening."""
    notation: str
    """The action; empty for the opening, and where these eyes could not know it."""
    views: list[dict[str, Any]]
    """One view; with all eyes, the table's view first and then one for each seat."""
    told: list[dict[str, Any]]
    """What these eyes were told; with all eyes, everything that happened."""
    position: int
    """The number of the position that these eyes had reached (0 with all eyes)."""


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
    """What this visitor could hear, in the first answer."""
    over: Over
    commitment: str
    kept: bool = False
    """It was played under other rules than those installed, and is told as it was kept."""


class Draw(msgspec.Struct, frozen=True, kw_only=True):
    """One random draw: *number*, out of ``range(below)``, picks the outcome by the weights."""

    step: int
    """The step of the replay that called for it."""
    below: int
    number: int
    weights: list[int]
    """The weight of each outcome under the rules; together they fill ``range(below)``."""
    outcome: int


class Deal(msgspec.Struct, frozen=True, kw_only=True):
    """``GET /api/tables/TABLE/deal``: every random draw of a finished game, in order.

    Draw *i* follows from the key, *i* and *below* alone (``docs/protocol.md``), so a page can deal again and
    check.
    """

    commitment: str
    key: str
    draws: list[Draw]


class HeldBelief(msgspec.Struct, frozen=True, kw_only=True):
    """Something that a seat believed. Its words are ``knew-TAG`` in the game's Fluent files."""

    fact: dict[str, Any]
    """The statement, written like an event: its tag in ``on``, then its fields."""
    share: float
    """In what share of the worlds that the seat could imagine the statement held."""
    true: bool | None = None
    """Was it true? Only told to all eyes."""


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
    """What it chose."""
    worlds: int
    """How many worlds were imagined from what its seat had been told."""
    held: list[HeldBelief]
    tried: list[Tried]
    """Its choice first; empty where it did not search."""


class PlayOn(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``POST /api/tables/TABLE/continue``: a new table that continues from a step of a finished game.

    The visitor takes *seat* and computer players take all others. Answered by ``Made``.
    """

    step: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: SeatNumber
    name: Name
    level: str = ""
    """The computer players' level; the table's own when empty."""


class Problem(msgspec.Struct, frozen=True, kw_only=True):
    """The body of every HTTP answer that is not 2xx."""

    code: str
    rule: str = ""
    section: str = ""
    what: str = ""
