"""What is said between a table and those around it: two tagged unions, in JSON over one WebSocket.

The client sends an ``Up``, the house a ``Down``. Ids and arguments travel; words are made by the client.
Browser, terminal and outside programs speak the same. ``docs/protocol.md`` shows an example of each
message; a test runs them all. TypeScript types in ``client/src/lib/wire.ts`` are generated from here
(``python -m tafureria.web.types``).
"""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

LARGEST_FRAME: Final = 16_384
"""Bytes of one frame from a client; a larger one is refused as ``too-large``."""

Text = Annotated[str, Meta(min_length=1, max_length=500)]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
SeatNumber = Annotated[int, Meta(ge=0, le=63)]
Number = Annotated[int, Meta(ge=0, le=2**53)]
Action = Annotated[int, Meta(ge=0, le=1_000_000)]


class Up(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    """Client to house. ``id`` comes back in the refusal, so that a client knows what was refused."""

    id: Annotated[int, Meta(ge=0, le=2**31)] = 0


class Sit(Up, frozen=True, kw_only=True, tag="sit"):
    """Take a free seat of a table that is still waiting for people."""

    seat: SeatNumber
    name: Name
    more: bool = False
    """Another person at the device of somebody who sits here already: takes a further seat."""


class Stand(Up, frozen=True, kw_only=True, tag="stand"):
    """Give the own seat up before the game has begun: all of them, or *seat* alone."""

    seat: SeatNumber | None = None


class Begin(Up, frozen=True, kw_only=True, tag="begin"):
    """The host begins the game; free seats are filled with computer players of the table's level."""


class Resign(Up, frozen=True, kw_only=True, tag="resign"):
    """Give the own seat up in the middle of a game: a computer player takes it, the others play on."""

    seat: SeatNumber | None = None


class Rematch(Up, frozen=True, kw_only=True, tag="rematch"):
    """After the end: a new table with the same people and options. ``table`` then names it (``next``)."""


class Play(Up, frozen=True, kw_only=True, tag="play"):
    """Act from the own seat, at the position that the client has before it.

    Several actions are carried out one after another until one is refused; those before it stand.
    """

    position: Number
    seat: SeatNumber | None = None
    """Which seat acts, for a person who holds several (one device for all); else the own one."""
    actions: Annotated[list[Action], Meta(min_length=1, max_length=256)]


class Say(Up, frozen=True, kw_only=True, tag="say"):
    """Talk, in public or (``to``: a seat; -1: the own side) in private where the table allows it."""

    text: Text
    to: Annotated[int, Meta(ge=-1, le=63)] | None = None
    seat: SeatNumber | None = None
    """Which seat speaks, for a person who holds several; else the own one."""


class Why(Up, frozen=True, kw_only=True, tag="why"):
    """Ask why an action, in notation, would be refused; answered by ``refused`` or ``allowed``.

    A client knows no ids of actions that are not legal, but it knows how the notation names a card.
    """

    position: Number
    seat: SeatNumber | None = None
    words: Annotated[str, Meta(min_length=1, max_length=120)]


class Ping(Up, frozen=True, kw_only=True, tag="ping"):
    """Are you there? Answered by ``pong``."""


AnyUp = Sit | Stand | Begin | Resign | Rematch | Play | Say | Why | Ping


class Seat(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits where."""

    seat: int
    kind: str
    """``open`` · ``person`` · ``computer``."""
    name: str = ""
    """A person's name; of a computer player, the name of its kind (``random``, ``jugador``)."""
    here: bool = False
    """A person with a live connection."""
    away: bool = False
    """A person who has been away for too long: a computer player of the table's level plays meanwhile."""


class Told(msgspec.Struct, frozen=True, kw_only=True):
    """One told event: the game's own, as this seat sees it, with the position it belongs to."""

    position: int
    event: dict[str, Any]
    passing: bool = False
    """Of the moment only (``Event.passing``): shown now, kept in no log, and missing in a fresh story."""


class Talk(msgspec.Struct, frozen=True, kw_only=True):
    """Something said. ``seat`` is -1 for a watcher; ``to`` is -1 for a side taking counsel."""

    number: int
    seat: int
    name: str
    text: str
    to: int | None = None
    at: float
    """Seconds since 1970."""
    ears: list[int] = []
    """Of a private line at a device of several people: which of their seats heard it."""


class Down(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """House to client."""


class Table(Down, frozen=True, kw_only=True, tag="table"):
    """What the table is: first message of every connection, and again whenever it changes."""

    table: str
    game: str
    options: dict[str, Any]
    seats: list[Seat]
    you: int
    """Own seat (the lowest of several); -1 for a watcher."""
    yours: list[int]
    """Every seat that the visitor holds: several when people share one device."""
    host: bool
    """May begin the game."""
    status: str
    """``waiting`` · ``playing`` · ``over`` · ``halted``."""
    talk: str
    """``public`` · ``private`` (public and between two) · ``counsel`` (public and a side) · ``none``."""
    commitment: str
    """SHA-256 that binds the dealer's key."""
    level: str
    """The computer player that fills free seats and plays for who leaves."""
    listed: bool = False
    """Anybody may find it on the first page while it waits."""
    draw: bool = False
    """Seats are drawn by lot when the game begins."""
    patience: int = 0
    """Seconds after which a computer player stands in for somebody who is away; 0: the table waits."""
    move_seconds: int = 0
    """Time for one decision; 0: as long as it takes."""
    game_seconds: int = 0
    """Time for all decisions of a seat; 0: as long as it takes."""
    think: float = 1.0
    """Seconds that a ``maestro`` thinks about a decision."""
    next: str = ""
    """The table at which the same people play again."""


class Clock(Down, frozen=True, kw_only=True, tag="clock"):
    """The clocks, where a table has them; comes when one starts or stops. Seconds."""

    running: list[int]
    """Seats whose clock runs now."""
    move: list[float]
    """What is left to each of them for this decision."""
    left: list[float]
    """What is left to each seat for the whole game; 0 without such a clock."""


class Position(Down, frozen=True, kw_only=True, tag="position"):
    """The game as this seat sees it now, and what it was told since the position before.

    ``position`` counts only what this seat may know. With ``fresh`` the client forgets what it had and
    takes ``told`` as the whole story (on connecting, or after frames were dropped).
    """

    seat: int
    """Through whose eyes: an own seat, or -1 for a watcher."""
    position: int
    view: dict[str, Any]
    legal: list[int]
    """Legal actions of the own seat; empty when it is not waited for."""
    words: list[str]
    """The notation of each legal action, in the same order."""
    waiting: list[int]
    """Seats that are waited for; empty when the game is over."""
    told: list[Told]
    fresh: bool = False
    rest: float = 0.0
    """Seconds that the table rests now, so that everybody can take in what was shown."""
    silence: float = 0.0
    """Seconds from now until the house takes silence for an answer (live outcry); 0: it waits."""


class Over(Down, frozen=True, kw_only=True, tag="over"):
    """The game has ended; follows the last position. The key opens the deal to everybody."""

    ending: str
    returns: list[float]
    scores: list[float]
    winners: list[int]
    key: str


class Said(Down, frozen=True, kw_only=True, tag="said"):
    """Talk: the latest line, or the lines so far on connecting."""

    lines: list[Talk]


class Refused(Down, frozen=True, kw_only=True, tag="refused"):
    """Something was not done. The connection and the table live on.

    ``code`` is a house refusal (``stale``, ``malformed``, ``too-large``, ``not-your-turn``,
    ``not-your-seat``, ``unknown-table``, ...) or ``rule``, with the rule and its section.
    """

    id: int = 0
    code: str
    rule: str = ""
    """Id of the rule: ``myc.one-knight``."""
    section: str = ""
    done: int = 0
    """How many of the actions of the frame were carried out before this one."""


class Allowed(Down, frozen=True, kw_only=True, tag="allowed"):
    """Answer to ``why`` for an action that no rule refuses."""

    id: int = 0
    action: int


class Pong(Down, frozen=True, kw_only=True, tag="pong"):
    """Answer to ``ping``."""

    id: int = 0


AnyDown = Table | Clock | Position | Over | Said | Refused | Allowed | Pong

decode_up: Final = msgspec.json.Decoder(AnyUp).decode
encode_down: Final = msgspec.json.Encoder().encode


# --- HTTP -------------------------------------------------------------------------------------


class OptionCard(msgspec.Struct, frozen=True, kw_only=True):
    """One option of a game as the house offers it. Words: ``option-NAME`` in the game's Fluent files."""

    name: str
    kind: str
    """``switch`` · ``choice`` · ``number``."""
    default: bool | int | str
    section: str
    choices: list[int | str] = []
    least: int = 0
    most: int = 0


class GameCard(msgspec.Struct, frozen=True, kw_only=True):
    """One arch of the house."""

    name: str
    seats: list[int]
    minutes: list[int]
    options: list[OptionCard]
    presets: dict[str, dict[str, Any]]
    players: list[str]
    """Computer players, weakest first."""
    levels: list[str]
    """Those among them that the page offers, weakest first: ``aprendiz``, ``jugador``, ``maestro``."""
    phases: list[str]


class TableCard(msgspec.Struct, frozen=True, kw_only=True):
    """An unfinished table of this visitor."""

    table: str
    game: str
    status: str
    you: int
    seats: list[Seat]
    your_turn: bool


class House(msgspec.Struct, frozen=True, kw_only=True):
    """``GET /api/house``: all that the first page shows."""

    name: str
    """The visitor's own name; empty at a first visit."""
    games: list[GameCard]
    tables: list[TableCard]
    """Unfinished tables of this visitor, latest first."""
    listed: list[TableCard]
    """Tables of others that wait for whoever wants to play, latest first."""


class SeatWish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``me`` takes this seat, ``open`` leaves it to whoever comes, ``computer`` seats a player."""

    kind: str
    player: str = ""
    """Of ``computer``: which one; the table's level when empty."""
    name: str = ""
    """Of ``me``, when several people share one device: the name at this seat."""


class NewTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``POST /api/tables``. It begins at once when no seat is open."""

    game: str
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=64)]
    options: dict[str, Any] = {}
    name: Name
    level: str = ""
    """The computer player that fills free seats and plays for who leaves; ``jugador`` when empty."""
    talk: str = ""
    """``public`` · ``private`` (public and between two) · ``none``; what suits the game when empty."""
    listed: bool = False
    draw: bool = False
    patience: Annotated[int, Meta(ge=0, le=604_800)] = 120
    move_seconds: Annotated[int, Meta(ge=0, le=604_800)] = 0
    game_seconds: Annotated[int, Meta(ge=0, le=604_800)] = 0
    think: Annotated[float, Meta(ge=0.1, le=15)] = 1.0
    """Seconds that a ``maestro`` thinks about a decision."""


class Made(msgspec.Struct, frozen=True, kw_only=True):
    """The new table; its page is ``/mesa/TABLE``."""

    table: str


class Token(msgspec.Struct, frozen=True, kw_only=True):
    """``POST /api/tokens``: what a program shows where a browser has a cookie.

    It goes into ``Authorization: Bearer TOKEN``. Each program has its own; whoever has it has its seats.
    """

    token: str


class Spoken(Talk, frozen=True, kw_only=True):
    """Something said, with the step after which it was said."""

    step: int


class Step(msgspec.Struct, frozen=True, kw_only=True):
    """What one action brought. The first step is the opening, before any action."""

    seat: int
    """Who acted; -1 for the opening."""
    words: str
    """The action in notation; empty for the opening, and where these eyes could not know it."""
    views: list[dict[str, Any]]
    """One view; with all eyes that of the table first and then one for each seat."""
    told: list[dict[str, Any]]
    """What these eyes were told; with all eyes everything that happened."""
    position: int
    """The position that these eyes had reached (0 with all eyes)."""


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """``GET /api/tables/TABLE/replay?eyes=SEAT``: a game that has ended, step by step.

    *eyes* is a seat, ``table`` (what everybody saw) or ``all``.
    """

    table: str
    game: str
    options: dict[str, Any]
    eyes: str
    seats: list[Seat]
    yours: list[int]
    steps: list[Step]
    talk: list[Spoken]
    """What this visitor could hear."""
    over: Over
    commitment: str


class Draw(msgspec.Struct, frozen=True, kw_only=True):
    """One draw of chance: *number* of ``range(below)`` fell on the outcome at that place of the weights."""

    step: int
    """The step of the replay that called for it."""
    below: int
    number: int
    weights: list[int]
    """Of each outcome, as the rules had them; laid end to end they fill ``range(below)``."""
    outcome: int


class Deal(msgspec.Struct, frozen=True, kw_only=True):
    """``GET /api/tables/TABLE/deal``: every draw of a game that has ended, in order.

    Draw *i* follows from the key, *i* and *below* alone (``docs/protocol.md``), so that a page deals again.
    """

    commitment: str
    key: str
    draws: list[Draw]


class Belief(msgspec.Struct, frozen=True, kw_only=True):
    """Something that a seat took to be so. Words: ``knew-TAG`` in the game's Fluent files."""

    fact: dict[str, Any]
    """The statement, as an event is told: its tag in ``on``, then its fields."""
    share: float
    """In what share of the worlds that the seat could imagine it was so."""
    true: bool | None = None
    """Was it so? Told to all eyes."""


class Tried(msgspec.Struct, frozen=True, kw_only=True):
    """A choice that a ``maestro`` tried out before it chose."""

    words: str
    tries: int
    value: float
    """Mean return of those tries, for the seat."""


class Knew(msgspec.Struct, frozen=True, kw_only=True):
    """``GET /api/tables/TABLE/knew?step=N&eyes=SEAT``: what a computer player knew when it took step N.

    *eyes* is ``all`` or that player's seat. Where no computer player acted there, ``player`` is empty.
    """

    step: int
    seat: int
    player: str
    words: str
    """What it chose, in notation."""
    worlds: int
    """Worlds that were imagined for it now, by what its seat had been told."""
    held: list[Belief]
    tried: list[Tried]
    """Its own choice first; empty where it did not search."""


class PlayOn(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``POST /api/tables/TABLE/continue``: a new table from a step of a game that has ended.

    The visitor takes *seat*, computer players all others. Answered by ``Made``.
    """

    step: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: SeatNumber
    name: Name
    level: str = ""
    """Of the computer players; that of the table when empty."""


class Problem(msgspec.Struct, frozen=True, kw_only=True):
    """The body of every HTTP answer that is not 2xx."""

    code: str
    rule: str = ""
    section: str = ""
    what: str = ""
