"""Statements about what is hidden, and how likely each is to a seat: for the deduction board and for replays.

A game that wants them shown brings ``memory/hidden.py`` with ``STATEMENTS``, its kinds of statements, and
``hidden(state, seat)``: the statements about what is hidden from *seat* that are true in that state, the
most interesting first. Of the real state they are the truth; counted over imagined worlds they show how
likely each of them was, as far as the seat could know. What the seat can be certain of, no number of worlds
proves: that is worked out by ``possible(notebook, seat)``, from what was told.
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
"""Worlds to imagine, if there is time for so many."""
MANY_WORLDS: Final = 600
"""The same for a board, on which small differences are seen."""
SHOWN: Final = 6
"""Statements to show, shared out among the kinds."""
LEAST: Final = 3
"""Statements to show of each kind, however many kinds there are."""


class Statement(msgspec.Struct, frozen=True, kw_only=True, tag_field="on"):
    """A statement about something hidden. Its words are ``knew-TAG``, with fields like those of events."""

    question: ClassVar[tuple[str, ...]] = ()
    """Fields that make up the question; only the likeliest answer to each question is shown. Without any,
    each statement stands alone."""


class Statements(Protocol):
    """The module ``memory/hidden.py`` of a game."""

    STATEMENTS: tuple[type[Statement], ...]
    hidden: Callable[[Any, Seat], list[Statement]]
    possible: Callable[[Any, Seat], dict[Statement, float | None]]
    """Of the notebook of the seat: every statement that may be true, with its chance; 1 for what is certain,
    ``None`` where it is to be counted over imagined worlds. What is missing is impossible. It may name too
    much as possible and too little as certain, never the other way round."""


class Held(NamedTuple):
    """A statement, and the share of the imagined worlds in which it is true."""

    statement: Statement
    share: float


class Likely(msgspec.Struct, frozen=True, kw_only=True):
    """A statement that what was told leaves possible."""

    fact: Any
    """The :class:`Statement`, or that as an object of JSON."""
    share: float
    """Its chance, 0..1: counted exactly, or the share of the imagined worlds in which it is true."""
    sure: bool
    """It follows from what was told."""


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
    """All that may be true of what is hidden from the seat, and how many worlds were imagined for that."""
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
    """In how many imagined worlds each statement is true, and the number of worlds."""
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
