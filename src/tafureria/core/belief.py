"""What a seat may take to be hidden where, as shares of the worlds that it could not tell from the real one.

A game that wants it shown brings ``beliefs.py`` with ``BELIEFS``, its kinds of statements, and
``hidden(state, seat)``: the statements about what is hidden from *seat* that hold in that world, the most
telling first. Of the real world they are the truth, of imagined ones what the seat could believe.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, ClassVar, Final, NamedTuple, Protocol

import msgspec

from tafureria.core.chance import mix
from tafureria.core.game import Notebook

WORLDS: Final = 150
"""Worlds that are imagined, if there is time."""
SHOWN: Final = 6
"""Statements in all."""
LEAST: Final = 3
"""Statements of each kind all the same."""


class Belief(msgspec.Struct, frozen=True, kw_only=True, tag_field="on"):
    """A statement about something hidden. Its words are ``knew-TAG``; its fields are as those of events."""

    question: ClassVar[tuple[str, ...]] = ()
    """The fields that ask; of each question only the likeliest answer is shown. None: each stands alone."""


class Beliefs(Protocol):
    """The module ``beliefs.py`` of a game."""

    BELIEFS: tuple[type[Belief], ...]
    hidden: Callable[[Any, int], list[Belief]]


class Held(NamedTuple):
    """A statement, and in what share of the worlds it held."""

    belief: Belief
    share: float


def believe(
    beliefs: Beliefs, notebook: Notebook[Any], seat: int, seed: int, seconds: float
) -> tuple[list[Held], int]:
    """The likeliest statements of each kind, surest first, and how many worlds were imagined for them."""
    counts: dict[Belief, int] = {}
    worlds, end = 0, time.perf_counter() + seconds
    while worlds < WORLDS and (worlds == 0 or time.perf_counter() < end):
        for belief in beliefs.hidden(notebook.imagine(mix(seed ^ mix(worlds))), seat):
            counts[belief] = counts.get(belief, 0) + 1
        worlds += 1
    out: list[Held] = []
    shown = max(LEAST, SHOWN // len(beliefs.BELIEFS))
    for kind in beliefs.BELIEFS:
        # Sorting is stable: of equally sure ones the most telling, which came first, are shown.
        of_kind = [Held(one, count / worlds) for one, count in counts.items() if type(one) is kind]
        of_kind.sort(key=lambda held: -held.share)
        out += _one_answer(of_kind)[:shown]
    return out, worlds


def _one_answer(helds: list[Held]) -> list[Held]:
    asked: set[object] = set()
    out: list[Held] = []
    for held in helds:
        fields = type(held.belief).question
        question = tuple(getattr(held.belief, name) for name in fields) if fields else held.belief
        if question not in asked:
            asked.add(question)
            out.append(held)
    return out
