"""The measures of a game, each defined once, with where it comes from; ``docs/laboratory.md`` lists them.

A measure is a number for one game that was played, from its :class:`~tafureria.lab.trace.Trace`. What "ahead"
means is the game's own score, as on the score sheet (:meth:`Game.scores`), not an estimate.
"""

from __future__ import annotations

from collections.abc import Callable
from math import log2
from typing import Final, Literal, NamedTuple

from tafureria.lab.trace import Trace

Unit = Literal["share", "number"]
"""A share lies between 0 and 1, and is compared in points of a hundred; a number in percent."""


class Measure(NamedTuple):
    """One measure."""

    name: str
    unit: Unit
    of: Callable[[Trace], float]
    """Its value for one game."""
    text: str
    """What it is, in words."""
    source: str
    """Where it comes from."""


LOOK: Final = 3.0
"""Seconds that a person takes for any choice, besides choosing."""
BIT: Final = 3.0
"""Seconds for each bit of a choice."""


def decisions(trace: Trace) -> float:
    """Decisions, forced ones included."""
    return float(trace.decisions)


def minutes(trace: Trace) -> float:
    """Minutes among people, by a model: time to choose grows with the logarithm of the choices.

    Forced decisions take no time, of those who choose at the same time the slowest counts, and the pauses of
    a live table are added.
    """
    seconds, slowest = 0.0, 0.0
    for legal, together in zip(trace.legal, trace.together, strict=True):
        takes = LOOK + BIT * log2(len(legal)) if len(legal) > 1 else 0.0
        if together:
            seconds += max(0.0, takes - slowest)
            slowest = max(slowest, takes)
        else:
            seconds += takes
            slowest = takes
    pauses = trace.game.pauses
    seconds += sum(pauses.get(tag, 0.0) for tags in trace.tags for tag in tags)
    return seconds / 60


def real_choices(trace: Trace) -> float:
    """The share of the decisions that left a choice."""
    return sum(len(legal) > 1 for legal in trace.legal) / max(1, trace.decisions)


def branching(trace: Trace) -> float:
    """Legal actions for each decision, on average."""
    return sum(len(legal) for legal in trace.legal) / max(1, trace.decisions)


def lead_changes(trace: Trace) -> float:
    """How often those in front were passed: none of them still was. Partners are in front together."""
    changes = 0
    last = (1 << len(trace.scores[0])) - 1
    for leaders in trace.leaders():
        if leaders & last:
            last &= leaders
        else:
            changes += 1
            last = leaders
    return float(changes)


def drama(trace: Trace) -> float:
    """How far behind the winner was, on average, while behind: a share of the widest gap of the game.

    Browne takes the square root of each deficit, so that small ones count too.
    """
    deficits = [deficit**0.5 for deficit in _deficits(trace) if deficit > 0]
    return sum(deficits) / len(deficits) if deficits else 0.0


def comeback(trace: Trace) -> float:
    """The greatest deficit that the winner made up: a share of the widest gap of the game."""
    return max(_deficits(trace), default=0.0)


def decided(trace: Trace) -> float:
    """When it could be told who wins: the share of the decisions after which nobody but winners was in front.

    1 when somebody else was to the end, or nobody won.
    """
    leaders = trace.leaders()
    since = len(leaders)
    while since and not leaders[since - 1] & ~trace.winners:
        since -= 1
    return min(1.0, since / max(1, len(leaders) - 1))


def one_winner(trace: Trace) -> float:
    """1 when exactly one seat won."""
    return float(trace.winners.bit_count() == 1)


def interaction(trace: Trace) -> float:
    """The share of the decisions that changed somebody else's score."""
    return sum(trace.changed_others()) / max(1, trace.decisions)


def _deficits(trace: Trace) -> list[float]:
    """How far the winner was behind the best after each decision: shares of the widest gap of the game."""
    winner = trace.winner()
    widest = max(max(scores) - min(scores) for scores in trace.scores)
    if winner < 0 or widest <= 0:
        return []
    return [(max(scores) - scores[winner]) / widest for scores in trace.scores]


MEASURES: Final = (
    Measure(
        "decisions", "number", decisions, "decisions in a game, forced ones included", "Ludii: Game Length"
    ),
    Measure(
        "minutes",
        "number",
        minutes,
        f"minutes among people, by a model: {LOOK:g} s and {BIT:g} s a bit of a choice, and the pauses",
        "Hick 1952; Hyman 1953",
    ),
    Measure("real_choices", "share", real_choices, "decisions that left a choice", "Browne 2008, 4.3"),
    Measure("branching", "number", branching, "legal actions for each decision", "Ludii: Branching Factor"),
    Measure(
        "lead_changes",
        "number",
        lead_changes,
        "how often those in front were passed",
        "Browne 2008: Lead Change",
    ),
    Measure(
        "drama",
        "share",
        drama,
        "how far behind the winner was while behind, of the widest gap",
        "Browne 2008: Drama",
    ),
    Measure(
        "comeback", "share", comeback, "the greatest deficit that the winner made up", "Browne and Maire 2010"
    ),
    Measure(
        "decided",
        "share",
        decided,
        "part of the game before only winners were in front for good",
        "Browne 2008: Permanence",
    ),
    Measure("one_winner", "share", one_winner, "games that exactly one seat won", "Ludii: Decisiveness"),
    Measure("interaction", "share", interaction, "decisions that changed somebody else's score", "our own"),
)
"""All measures, in the order in which they are shown."""


def measured(trace: Trace) -> tuple[float, ...]:
    """The value of each of :data:`MEASURES` for one game."""
    return tuple(measure.of(trace) for measure in MEASURES)
