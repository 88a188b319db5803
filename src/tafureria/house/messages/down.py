"""What the house sends over the WebSocket of a table."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from tafureria.house.status import TableStatus


class SeatEntry(msgspec.Struct, frozen=True, kw_only=True):
    """A seat, and the person or computer player at it."""

    seat: int
    kind: str
    """``open`` · ``person`` · ``computer``."""
    name: str = ""
    """The person's name, or which computer player it is (``random``, ``jugador``)."""
    here: bool = False
    """Is the person connected?"""
    away: bool = False
    """Has the person been away for too long, so that a computer player of the table's level stands in?"""
    shield: str = ""
    """The person's own shield, as ``FIELD.DIVISION.TINCTURE.CHARGE.TINCTURE``; empty for none."""
    until: str = ""
    """In a slow game: the last day of the person's holidays, as ``2026-08-03``; empty if not on holidays."""


class Told(msgspec.Struct, frozen=True, kw_only=True):
    """An event of the game as this seat sees it, with the position it belongs to."""

    position: int
    event: dict[str, Any]
    passing: bool = False
    """Is it shown only once, when it happens (``Event.passing``), and neither logged nor told again?"""


class Talk(msgspec.Struct, frozen=True, kw_only=True):
    """A line of talk. ``seat`` is -1 for a watcher; ``to`` is -1 for a side talking among itself."""

    number: int
    seat: int
    name: str
    text: str
    to: int | None = None
    at: float
    """Seconds since 1970."""
    phrase: str = ""
    """A phrase of the game's language instead of the text, and what fills its blank: ``spare 2``."""
    verdict: str = ""
    """Whether a phrase was ``kept`` or ``broken``, or came to nothing (``void``), once all can see it."""
    ears: list[int] = []
    """For a private line at a device that several people share: which of their seats it is for."""


class PhraseEntry(msgspec.Struct, frozen=True, kw_only=True):
    """A phrase of the game's language of talk. Its words are ``phrase-NAME``."""

    name: str
    kind: str
    """``promise`` · ``threat`` · ``offer`` · ``claim`` · ``accusation`` · ``request``."""
    about: str
    """What fills its blank: ``seat``, ``side`` (0 or 1), or nothing."""


class Down(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """A message from the house to a client."""


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
    host_seat: int = -1
    """The seat of whoever may; -1 if they have none."""
    status: TableStatus
    talk: str
    """``public`` · ``private`` (and between two) · ``counsel`` (and within a side) · ``none``."""
    phrases: list[PhraseEntry] = []
    """What the game lets its players say in words that computer players understand."""
    commitment: str
    """SHA-256 that commits the house to the dealer's key."""
    level: str
    """The computer player that fills free seats and replaces people who leave."""
    listed: bool = False
    """Does everybody see it on the first page while it waits for players?"""
    draw: bool = False
    """Are seats drawn by lot when the game begins?"""
    patience: int = 0
    """Seconds after which a computer player stands in for somebody who is away; 0: the table waits."""
    move_seconds: int = 0
    """Seconds for one decision; 0: no limit."""
    game_seconds: int = 0
    """Seconds for all decisions of a seat; 0: no limit."""
    think: float = 1.0
    """Seconds that a ``maestro`` thinks about a decision."""
    seats_each: int = 1
    """The most seats that one visitor other than the host may take, for people who share a device."""
    hints: bool = False
    """Does the table give advice to people at its seats?"""
    board: bool = False
    """Does the table show a deduction board to people at its seats?"""
    next: str = ""
    """The table of the rematch; empty for none."""
    lesson: str = ""
    """The lesson that is given here; empty at any other table."""
    day: str = ""
    """The day whose deal is played here, as ``2026-11-22``; empty at any other table."""
    hall: bool = False
    """Is there a common screen that everybody at the table looks at?"""
    screen: bool = False
    """Is this connection that screen?"""
    coming: int = 0
    """To that screen, before the game: how many people have opened the table and not sat down yet."""


class Wish(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody asks for: to be the common screen, or a seat."""

    number: int
    seat: int
    """-1: to be the common screen."""
    name: str


class Wishes(Down, frozen=True, kw_only=True, tag="wishes"):
    """All wishes that wait for an answer; sent to those who may give it with ``grant``."""

    wishes: list[Wish]


class ShownFrame(Down, frozen=True, kw_only=True, tag="shown"):
    """The common screen has told everything up to this position of the seat."""

    seat: int
    position: int


class LessonFrame(Down, frozen=True, kw_only=True, tag="lesson"):
    """The step of a lesson; follows the position that it is about. Its text is ``LESSON-SAY``."""

    name: str
    step: int
    """Counted from 0; ``steps`` when the last step has been read."""
    steps: int
    say: str
    at: list[str]
    """What it points at: ``act:NOTATION``, ``seat:N``, ``widget:NAME``, ``hand``, ``board``, ``actions``,
    ``moment`` or ``own``."""
    acts: bool
    """Must the learner act, and not only read?"""
    busy: bool
    """Is the learner waiting for moves that are played automatically?"""
    position: int
    """The position of the learner's seat that the step is about; a page that shows another waits for it."""


class Clock(Down, frozen=True, kw_only=True, tag="clock"):
    """The clocks of a table that has them, in seconds; sent when one starts or stops."""

    running: list[int]
    """Seats whose clock is running."""
    move: list[float]
    """Time left for this decision, for each of those seats."""
    left: list[float]
    """Time left for the whole game, for every seat; 0 without such a clock."""


class Position(Down, frozen=True, kw_only=True, tag="position"):
    """The game as one seat sees it now, and the events that it was told since the position before.

    ``position`` counts only what this seat may know. When ``fresh`` is set, the client discards what it had
    and takes ``told`` as all events so far (on connecting, or after frames were dropped).
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
    """Is it secret which seats have a choice? Then all get the same time, whether they need it or not."""


class Over(Down, frozen=True, kw_only=True, tag="over"):
    """The game has ended; follows the last position. The key lets everybody check the deal."""

    ending: str
    returns: list[float]
    scores: list[float]
    winners: list[int]
    key: str
    decided: dict[str, Any] | None = None
    """What decided the game: ``on`` and fields like those of an event; its words are ``decided-ON``."""


class Said(Down, frozen=True, kw_only=True, tag="said"):
    """Talk: the latest line, lines whose verdict is new or, on connecting, all lines so far."""

    lines: list[Talk]


class RefusedFrame(Down, frozen=True, kw_only=True, tag="refused"):
    """A message was refused. The connection stays open and the game continues.

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


class HintChoice(msgspec.Struct, frozen=True, kw_only=True):
    """A choice that a master would consider."""

    action: int
    notation: str
    tries: int
    """The number of the master's playouts of it; 0 if there were none."""
    reasons: list[dict[str, Any]]
    """What the action does, then what speaks for or against it. The text of each is ``advice-TAG`` in the
    game's Fluent files, ``on`` being its tag; the other fields are like those of events."""


class Hinted(Down, frozen=True, kw_only=True, tag="hinted"):
    """Answer to ``hint``: what a master would do at that position, then other choices worth considering."""

    id: int = 0
    seat: int
    position: int
    choices: list[HintChoice]


class LikelyFact(msgspec.Struct, frozen=True, kw_only=True):
    """A statement about something hidden that may be true."""

    fact: dict[str, Any]
    """Its text is ``knew-TAG`` in the game's Fluent files, ``on`` being its tag; fields as in events."""
    share: float
    """Its probability, 0..1."""
    sure: bool
    """Does it follow from the events that the seat was told?"""


class Deduced(Down, frozen=True, kw_only=True, tag="deduced"):
    """Answer to ``deduce``: every statement that may be true at that position; others are impossible."""

    id: int = 0
    seat: int
    position: int
    worlds: int
    """How many worlds were imagined; 0 if every probability was counted exactly."""
    held: list[LikelyFact]


class Pong(Down, frozen=True, kw_only=True, tag="pong"):
    """Answer to ``ping``."""

    id: int = 0


class Closing(Down, frozen=True, kw_only=True, tag="closing"):
    """The house will restart; the game is stored, and clients reconnect to it."""

    at: float
    """When, in seconds since 1970; 0 if the restart was called off."""


AnyDown = (
    TableFrame
    | Wishes
    | ShownFrame
    | LessonFrame
    | Clock
    | Position
    | Over
    | Said
    | RefusedFrame
    | Allowed
    | Hinted
    | Deduced
    | Pong
    | Closing
)

encode_down: Final = msgspec.json.Encoder().encode
