"""The measures of a game, each defined once, with its source; ``docs/laboratory.md`` lists them.

A measure is a number for one played game, computed from its :class:`~tafureria.lab.trace.Trace`. "Ahead"
refers to the game's own score, as on the score sheet (:meth:`Game.scores`), not to an estimate.
"""

from __future__ import annotations

from collections.abc import Callable
from math import log2
from typing import Final, Literal, NamedTuple

from tafureria.lab.trace import Trace

Unit = Literal["share", "number"]
"""A share lies between 0 and 1, and is compared in percentage points; a number is compared in percent."""


class Measure(NamedTuple):
    """One measure."""

    name: str
    unit: Unit
    of: Callable[[Trace], float]
    """Its value for one game."""
    text: str
    """Its description."""
    source: str
    """The publication or system that it is taken from."""


LOOK: Final = 3.0
"""Seconds that a person needs for any choice, before choosing."""
BIT: Final = 3.0
"""Seconds that a person needs for each bit of a choice."""


def decisions(trace: Trace) -> float:
    """Number of decisions, forced ones included."""
    return float(trace.decisions)


def minutes(trace: Trace) -> float:
    """Minutes among people, by a model: the time to choose grows with the logarithm of the number of choices.

    Forced decisions take no time; of several seats that choose at the same time the slowest counts; the
    pauses of a live table are added.
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
    """The share of the decisions with more than one legal action."""
    return sum(len(legal) > 1 for legal in trace.legal) / max(1, trace.decisions)


def branching(trace: Trace) -> float:
    """Mean number of legal actions per decision."""
    return sum(len(legal) for legal in trace.legal) / max(1, trace.decisions)


def lead_changes(trace: Trace) -> float:
    """How often the leaders were overtaken, so that none of them still led. Partners lead together."""
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
    """The winner's mean deficit while behind, as a share of the widest gap of the game.

    As in Browne, the square root of each deficit is taken, so that small ones count too.
    """
    deficits = [deficit**0.5 for deficit in _deficits(trace) if deficit > 0]
    return sum(deficits) / len(deficits) if deficits else 0.0


def comeback(trace: Trace) -> float:
    """The greatest deficit that the winner made up, as a share of the widest gap of the game."""
    return max(_deficits(trace), default=0.0)


def decided(trace: Trace) -> float:
    """The part of the game before only winners led for good, as a share of its decisions.

    1 when somebody else led to the end, or nobody won.
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
    """The share of the decisions that changed the score of another seat."""
    return sum(trace.changed_others()) / max(1, trace.decisions)


def _deficits(trace: Trace) -> list[float]:
    """The winner's deficit to the leader after each decision, as a share of the widest gap of the game."""
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
        f"minutes among people, by a model: {LOOK:g} s for each decision, {BIT:g} s more each time its "
        "choices double, and the pauses",
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
        "share of the game played before the winners were in front for good",
        "Browne 2008: Permanence",
    ),
    Measure("one_winner", "share", one_winner, "games that exactly one seat won", "Ludii: Decisiveness"),
    Measure("interaction", "share", interaction, "decisions that changed somebody else's score", "our own"),
)
"""All measures, in the order in which they are shown."""


def measured(trace: Trace) -> tuple[float, ...]:
    """The value of each of :data:`MEASURES` for one game."""
    return tuple(measure.of(trace) for measure in MEASURES)
