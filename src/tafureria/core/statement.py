"""Statements about what is hidden, and how likely each is to a seat: for the deduction board and for replays.

A game that wants them shown has ``memory/hidden.py`` with ``STATEMENTS``, its kinds of statements, and
``hidden(state, seat)``: the statements about what is hidden from *seat* that are true in that state, the
most interesting first. For the real state they are the truth; counted over imagined worlds they show how
likely each of them was, as far as the seat could know. No number of worlds proves what the seat can be
certain of: ``possible(notebook, seat)`` works that out from the told events.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, ClassVar, Final, NamedTuple, Protocol

import msgspec

from tafureria.core.chance import mix
from tafureria.core.game import Notebook
from tafureria.core.shapes import Seat

WORLDS: Final = 150
"""Maximum number of worlds to imagine, if time allows."""
MANY_WORLDS: Final = 600
"""The same maximum for the deduction board, on which small differences are visible."""
SHOWN: Final = 6
"""Number of statements to show, divided among the kinds."""
LEAST: Final = 3
"""Least number of statements to show of each kind, however many kinds there are."""


class Statement(msgspec.Struct, frozen=True, kw_only=True, tag_field="on"):
    """A statement about something hidden. Its words are ``knew-TAG``, with fields like those of events."""

    question: ClassVar[tuple[str, ...]] = ()
    """Fields that make up the question; only the likeliest answer to each question is shown. Without any,
    each statement is a question of its own."""


class Statements(Protocol):
    """The module ``memory/hidden.py`` of a game."""

    STATEMENTS: tuple[type[Statement], ...]
    hidden: Callable[[Any, Seat], list[Statement]]
    possible: Callable[[Any, Seat], dict[Statement, float | None]]
    """Takes the seat's notebook and the seat. Returns every statement that may be true, with its chance: 1 if
    it is certain, ``None`` if it must be counted over imagined worlds. A missing statement is impossible. It
    may err by calling too much possible and too little certain, never the other way round."""


class Held(NamedTuple):
    """A statement, and the share of the imagined worlds in which it is true."""

    statement: Statement
    share: float


class Likely(msgspec.Struct, frozen=True, kw_only=True):
    """A statement that is possible according to the told events."""

    fact: Any
    """The :class:`Statement`, or the same as a JSON object."""
    share: float
    """Its chance, 0..1: counted exactly, or the share of the imagined worlds in which it is true."""
    sure: bool
    """Whether it follows from the told events."""


def believe(
    statements: Statements, notebook: Notebook[Any], seat: Seat, seed: int, seconds: float
) -> tuple[list[Held], int]:
    """The likeliest statements of each kind, likeliest first, and the number of worlds imagined for them."""
    counts, worlds = _count(statements, notebook, seat, seed, seconds, WORLDS)
    out: list[Held] = []
    shown = max(LEAST, SHOWN // len(statements.STATEMENTS))
    for kind in statements.STATEMENTS:
        # Sorting is stable: among equally likely statements, the more interesting ones stay first.
        of_kind = [Held(one, count / worlds) for one, count in counts.items() if type(one) is kind]
        of_kind.sort(key=lambda held: -held.share)
        out += _one_answer(of_kind)[:shown]
    return out, worlds


def deduce(
    statements: Statements, notebook: Notebook[Any], seat: Seat, seed: int, seconds: float
) -> tuple[list[Likely], int]:
    """All possible statements about what is hidden from the seat, and the number of worlds imagined."""
    possible = statements.possible(notebook, seat)
    counts: dict[Statement, int] = {}
    worlds = 0
    if None in possible.values():
        counts, worlds = _count(statements, notebook, seat, seed, seconds, MANY_WORLDS)
    held = []
    for fact, chance in possible.items():
        share = counts.get(fact, 0) / worlds if chance is None else chance
        held.append(Likely(fact=fact, share=round(share, 3), sure=chance == 1))
    return held, worlds


def _count(
    statements: Statements, notebook: Notebook[Any], seat: Seat, seed: int, seconds: float, most: int
) -> tuple[dict[Statement, int], int]:
    """The number of imagined worlds in which each statement is true, and the number of worlds."""
    counts: dict[Statement, int] = {}
    worlds, end = 0, time.perf_counter() + seconds
    while worlds < most and (worlds == 0 or time.perf_counter() < end):
        for statement in statements.hidden(notebook.imagine(mix(seed ^ mix(worlds))), seat):
            counts[statement] = counts.get(statement, 0) + 1
        worlds += 1
    return counts, worlds


def _one_answer(helds: list[Held]) -> list[Held]:
    """Keep the first answer to each question."""
    asked: set[object] = set()
    out: list[Held] = []
    for held in helds:
        fields = type(held.statement).question
        question = tuple(getattr(held.statement, name) for name in fields) if fields else held.statement
        if question not in asked:
            asked.add(question)
            out.append(held)
    return out
