"""What a seat could know at a moment of a finished game, and how another choice would have turned out."""

from __future__ import annotations

import time
from typing import Any, Final, cast

from tafureria.analysis.course import Course
from tafureria.analysis.estimate import Mean, rate_error
from tafureria.analysis.otherwise import Fork
from tafureria.core import record as records
from tafureria.core import registry
from tafureria.core.statement import deduce
from tafureria.house.finished import replays
from tafureria.house.finished.bot_knowledge import before
from tafureria.house.finished.messages import Choices, FactThen, KnownThen, Otherwise, Outcome
from tafureria.house.refusal import Refusal
from tafureria.house.store.rows import StoredTable

SECONDS: Final = 0.4
"""Longest time for imagining worlds, in seconds."""
GAMES: Final = 100
"""How many games are played with each choice."""
PIECE: Final = 10
"""How many games at most are played with each choice in one piece of the work."""
PIECE_SECONDS: Final = 3.0
"""Seconds after which a piece ends, once at least one game with each choice has been played."""

Pairs = list[tuple[float, float]]
"""A seat's result, 0..1, with what was chosen and with the other choice, game by game."""


def board(stored: StoredTable, step: int, eyes: str, truth: bool) -> KnownThen:
    """What that seat could know after that step; with *truth*, also which of it was true.

    :raises Refusal: ``bad-step``; ``bad-eyes`` for any but a seat's; ``no-board`` where the game has none.
    """
    if not 0 <= step <= len(stored.actions):
        raise Refusal("bad-step")
    seat = replays.read_eyes(eyes, stored.row.seats)
    if seat is None or seat < 0:
        raise Refusal("bad-eyes", what=eyes)
    entry = registry.find(stored.row.game)
    statements = entry.statements()
    if statements is None:
        raise Refusal("no-board")
    state, notebook, told = before(stored, entry.game, step + 1, seat)
    # Seeded by the number of events the seat was told: the number of the step may reveal hidden steps.
    held, worlds = deduce(statements, notebook, seat, told, SECONDS)
    real = set(statements.hidden(state, seat)) if truth else None
    facts = [
        FactThen(
            # msgspec encodes the struct as a JSON object.
            fact=cast("dict[str, Any]", one.fact),
            share=one.share,
            sure=one.sure,
            true=None if real is None else one.fact in real,
        )
        for one in held
    ]
    return KnownThen(step=step, seat=seat, worlds=worlds, held=facts)


class _Latest:
    """The game and the decision that were requested last, since they are usually requested again."""

    course: tuple[str, Course] | None = None
    fork: tuple[tuple[str, int, str], Fork] | None = None


def _fork(stored: StoredTable, step: int, eyes: str) -> Fork:
    key = stored.row.id, step, eyes
    if _Latest.fork is not None and _Latest.fork[0] == key:
        return _Latest.fork[1]
    if not 1 <= step <= len(stored.actions):
        raise Refusal("bad-step")
    seat = replays.read_eyes(eyes, stored.row.seats)
    if _Latest.course is None or _Latest.course[0] != stored.row.id:
        _Latest.course = stored.row.id, Course(records.read(replays.record(stored)))
    try:
        fork = Fork(_Latest.course[1], step, seat)
    except LookupError as error:
        raise Refusal("bad-eyes", what=eyes) from error
    _Latest.fork = key, fork
    return fork


def choices(stored: StoredTable, step: int, eyes: str) -> Choices:
    """The other choices that were legal at that step.

    :raises Refusal: ``bad-step``; ``bad-eyes`` when another seat chose there.
    """
    fork, (game, _) = _fork(stored, step, eyes), replays.game_of(stored)
    others = [game.notation(one) for one in fork.legal if one != fork.action]
    return Choices(step=step, seat=fork.seat, notation=game.notation(fork.action), others=others)


def play(stored: StoredTable, step: int, eyes: str, choice: str, first: int) -> Pairs:
    """One piece of the work: games from number *first* on, each with what was chosen and with *choice*.

    :raises Refusal: as :func:`choices`.
    """
    fork, (game, _) = _fork(stored, step, eyes), replays.game_of(stored)
    other = next(one for one in fork.legal if game.notation(one) == choice)
    pairs: Pairs = []
    end = time.monotonic() + PIECE_SECONDS
    while not pairs or (len(pairs) < min(PIECE, GAMES - first) and time.monotonic() < end):
        pairs.append(fork.pair(first + len(pairs), other))
    return pairs


def compared(found: Choices, eyes: str, choice: str, pairs: Pairs) -> Otherwise:
    """The comparison of the two choices that follows from these games."""
    made, other, gap = Mean(), Mean(), Mean()
    for one, two in pairs:
        made.add(one)
        other.add(two)
        gap.add(two - one)
    games = len(pairs)
    # Even if all games went the same way, the result is not certain.
    floor = rate_error(0, games)
    return Otherwise(
        step=found.step,
        seat=found.seat,
        eyes=eyes,
        chosen=_outcome(found.notation, made, games),
        other=_outcome(choice, other, games),
        gap=gap.mean,
        error=max(min(gap.error, 1.0), floor),
        games=games,
        of=GAMES,
    )


def _outcome(notation: str, mean: Mean, games: int) -> Outcome:
    error = max(min(mean.error, 1.0), rate_error(0, games))
    return Outcome(notation=notation, share=mean.mean, error=error)
