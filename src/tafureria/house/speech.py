"""Talk at one table: to everybody, or between two. What others whisper leaves no trace for the rest."""

from __future__ import annotations

import time
from typing import Final

from tafureria.core.game import TABLE, AnyGame, Options
from tafureria.house.chairs import clean
from tafureria.house.kept import Line
from tafureria.house.messages import Say, Talk
from tafureria.house.refusal import Refusal

LINES: Final = 200
"""Lines that are repeated to somebody who comes."""
KINDS: Final = ("private", "public", "none")
SIDE: Final = -1
"""To whom, of a line that a side says among itself. It is kept as the complement of a mask of seats."""


def kind_of(kind: str, game: AnyGame, options: Options) -> str:
    """``private`` only as far as the game with these options lets anybody whisper."""
    return game.talk(options) if kind == "private" else kind


def line_of(up: Say, kind: str, seat: int, name: str, *, number: int, ply: int, counsel: int) -> Line:
    """What was said, as it is kept. *counsel* is the mask of the others of the speaker's side.

    :raises Refusal: ``no-talk``, ``no-private-talk``, ``not-your-seat``, ``empty``.
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
    text = clean(up.text)
    if not text:
        raise Refusal("empty")
    at = round(time.time(), 3)
    to = ~counsel if up.to == SIDE else up.to
    return Line(number=number, ply=ply, seat=seat, name=name, text=text, to_seat=to, at=at)


def hears(line: Line, eyes: list[int]) -> bool:
    """Was the line meant for one of these seats?"""
    if line.to_seat is None or line.seat in eyes:
        return True
    if line.to_seat >= 0:
        return line.to_seat in eyes
    return any(eye != TABLE and ~line.to_seat >> eye & 1 for eye in eyes)


def to_whom(line: Line) -> int | None:
    """A seat, the own side, or ``None`` for everybody."""
    return SIDE if line.to_seat is not None and line.to_seat < 0 else line.to_seat


def heard(lines: list[Line], eyes: list[int], last: int = LINES) -> list[Talk]:
    """The last lines that these seats hear, numbered by what they hear."""
    own = [line for line in lines if hears(line, eyes)]
    start = max(len(own) - last, 0)
    return [
        Talk(
            number=n,
            seat=line.seat,
            name=line.name,
            text=line.text,
            to=to_whom(line),
            at=line.at,
            ears=_ears(line, eyes),
        )
        for n, line in enumerate(own[start:], start)
    ]


def _ears(line: Line, eyes: list[int]) -> list[int]:
    """Those of several seats of one device that a private line is for: the others do not read it."""
    if line.to_seat is None or len(eyes) < 2:
        return []
    return [eye for eye in eyes if hears(line, [eye])]
