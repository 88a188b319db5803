"""Talk at one table: to everybody, or between two. What others whisper leaves no trace for the rest."""

from __future__ import annotations

import time
from typing import Final

from tafureria.core.game import TABLE, AnyGame, Options
from tafureria.house.chairs import clean
from tafureria.house.messages import Say, Talk
from tafureria.house.refusal import Refusal
from tafureria.house.store import Line

LINES: Final = 200
"""Lines that are repeated to somebody who comes."""
KINDS: Final = ("private", "public", "none")


def kind_of(kind: str, game: AnyGame, options: Options, seats: int) -> str:
    """``private`` only where the game with these options lets anybody whisper."""
    if kind == "private" and not any(game.counsel(options, None, seat) for seat in range(seats)):
        return "public"
    return kind


def line_of(up: Say, kind: str, seat: int, name: str, *, number: int, ply: int, counsel: int) -> Line:
    """What was said, as it is kept. *counsel* is the mask of seats to which this one may whisper.

    :raises Refusal: ``no-talk``, ``no-private-talk``, ``not-your-seat``, ``empty``.
    """
    if kind == "none":
        raise Refusal("no-talk")
    if up.to is not None:
        if kind != "private":
            raise Refusal("no-private-talk")
        if seat == TABLE:
            raise Refusal("not-your-seat")
        if not counsel >> up.to & 1:
            raise Refusal("no-private-talk")
    text = clean(up.text)
    if not text:
        raise Refusal("empty")
    at = round(time.time(), 3)
    return Line(number=number, ply=ply, seat=seat, name=name, text=text, to_seat=up.to, at=at)


def hears(line: Line, eyes: list[int]) -> bool:
    """Was the line meant for one of these seats?"""
    return line.to_seat is None or line.to_seat in eyes or line.seat in eyes


def heard(lines: list[Line], eyes: list[int], last: int = LINES) -> list[Talk]:
    """The last lines that these seats hear, numbered by what they hear."""
    own = [line for line in lines if hears(line, eyes)]
    start = max(len(own) - last, 0)
    return [
        Talk(number=n, seat=line.seat, name=line.name, text=line.text, to=line.to_seat, at=line.at)
        for n, line in enumerate(own[start:], start)
    ]
