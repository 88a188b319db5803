"""Talk at one table: to everybody, or unseen by the others within a side or between two people."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tafureria.core.game import TABLE, AnyGame, Options
from tafureria.core.registry import find
from tafureria.house.messages.down import PhraseEntry, Talk
from tafureria.house.messages.up import Say
from tafureria.house.refusal import Refusal
from tafureria.house.store.rows import Line
from tafureria.house.tables.names import clean

LINES: Final = 200
"""How many of the latest lines at most are sent to somebody who comes to the table."""
KINDS: Final = ("private", "public", "none")
SIDE: Final = -1
"""The ``to`` of a line within the speaker's side. It is stored as the complement of the side's mask."""


def kind_of(kind: str, game: AnyGame, options: Options) -> str:
    """The kind of talk at a table; ``private`` is limited to what the game allows with these options."""
    return game.talk(options) if kind == "private" else kind


def phrases_of(game: str) -> list[PhraseEntry]:
    """The language of talk of a game; empty where it has none."""
    own = find(game).phrases()
    every = () if own is None else own.PHRASES
    return [PhraseEntry(name=one.name, kind=one.kind, about=one.about) for one in every]


def line_of(
    up: Say, kind: str, seat: int, name: str, *, number: int, ply: int, counsel: int, at: float
) -> Line:
    """The line of talk to store. *counsel* is the mask of the speaker's side, without the speaker.

    :raises Refusal: ``no-talk``, ``no-private-talk``, ``not-your-seat``, ``empty``, ``no-phrase``.
    """
    if kind == "none":
        raise Refusal("no-talk")
    if up.to is not None:
        if kind not in ("private", "counsel"):
            raise Refusal("no-private-talk")
        if seat == TABLE:
            raise Refusal("not-your-seat")
        if (kind == "counsel") != (up.to == SIDE) or (up.to == SIDE and not counsel):
            raise Refusal("no-private-talk")
    text = "" if up.phrase else clean(up.text)
    if not (text or up.phrase):
        raise Refusal("empty")
    if up.phrase and up.to == SIDE:
        raise Refusal("no-phrase")
    to = ~counsel if up.to == SIDE else up.to
    return Line(
        number=number,
        ply=ply,
        seat=seat,
        name=name,
        text=text,
        to_seat=to,
        at=round(at, 3),
        phrase=up.phrase,
    )


def hears(line: Line, eyes: list[int]) -> bool:
    """May one of these seats hear the line?"""
    if line.to_seat is None or line.seat in eyes:
        return True
    if line.to_seat >= 0:
        return line.to_seat in eyes
    return any(eye != TABLE and ~line.to_seat >> eye & 1 for eye in eyes)


def to_whom(line: Line) -> int | None:
    """Whom the line is for: a seat, the speaker's side (``SIDE``), or ``None`` for everybody."""
    return SIDE if line.to_seat is not None and line.to_seat < 0 else line.to_seat


class Heard:
    """The lines of talk that each group of seats can hear, computed once and then kept up to date."""

    def __init__(self, lines: list[Line]) -> None:
        self.lines = lines
        self._by_eyes: dict[tuple[int, ...], list[Line]] = {}

    def add(self, line: Line) -> None:
        """Add a line that somebody has said."""
        self.lines.append(line)
        for eyes, own in self._by_eyes.items():
            if hears(line, list(eyes)):
                own.append(line)

    def by(self, eyes: list[int]) -> list[Line]:
        """The lines that these seats can hear."""
        key = tuple(eyes)
        if key not in self._by_eyes:
            self._by_eyes[key] = [line for line in self.lines if hears(line, eyes)]
        return self._by_eyes[key]

    def check_room(self, seat: int, most: int) -> None:
        """Check that there is room for one more of *most* lines; for a watcher, public lines may fill half.

        :raises Refusal: ``talk-full``.
        """
        if len(self.lines) >= most or (seat == TABLE and len(self.by([TABLE])) >= most // 2):
            raise Refusal("talk-full")


def heard(own: list[Line], eyes: list[int], verdicts: Mapping[int, str], last: int = LINES) -> list[Talk]:
    """The *last* of *own*, the lines that these seats can hear (:meth:`Heard.by`), numbered without gaps.

    *verdicts*: by number of the line, what was kept or broken.
    """
    start = max(len(own) - last, 0)
    return [
        Talk(
            number=n,
            seat=line.seat,
            name=line.name,
            text=line.text,
            to=to_whom(line),
            at=line.at,
            phrase=line.phrase,
            verdict=verdicts.get(line.number, ""),
            ears=_ears(line, eyes),
        )
        for n, line in enumerate(own[start:], start)
    ]


def _ears(line: Line, eyes: list[int]) -> list[int]:
    """Which of several seats at one device a private line is for; the others must not read it."""
    if line.to_seat is None or len(eyes) < 2:
        return []
    return [eye for eye in eyes if hears(line, [eye])]
