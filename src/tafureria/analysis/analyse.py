"""The analysis of a recorded game: a first picture soon, then finer ones until it is complete."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Final, NamedTuple

from tafureria.analysis.course import Course
from tafureria.analysis.curve import Curve, Effort
from tafureria.analysis.data import Analysis, Balance, Decision
from tafureria.analysis.decisions import Decisions, Look
from tafureria.analysis.luck import CLOSE, Care, Ledger
from tafureria.analysis.playouts import won
from tafureria.core.game import seats_in
from tafureria.core.record import Record
from tafureria.core.shapes import Seat

LAPS: Final = 40
"""Number of rounds in which the parts of the analysis take turns, each doing a part of its work."""
OF_CURVE: Final = 0.45
"""The curve's share of the reported progress."""
OF_LUCK: Final = 0.1
"""The share of the luck in the reported progress; the decisions have the rest."""
SOMETHING: Final = 0.001
"""The progress reported with the first picture."""


class Thoroughness(NamedTuple):
    """How many playouts an analysis makes. Without a time limit the same record gives the same analysis."""

    curve: Effort = Effort()
    look: Look = Look()
    luck: Care = CLOSE


QUICK: Final = Thoroughness(Effort(16, 16, 16, 48), Look(8, 16), Care(2, 4))
"""A first look: large turns and large mistakes."""


def analyse(
    record: Record,
    seats: Sequence[Seat] | None = None,
    seed: int = 0,
    thoroughness: Thoroughness = Thoroughness(),  # noqa: B008 - a constant
) -> Iterator[Analysis]:
    """Yields the analysis in its present state after each piece of work; the last one is ``complete``.

    The work is only done when ``next`` is called: stop calling it, and the work ends.

    :param seats: the seats whose decisions are analysed; by default all.
    :raises Unreadable: at the first action that the rules refuse.
    """
    work = Work(record, seats, seed, thoroughness)
    for _ in work.steps():
        yield work.read()
    yield work.read(complete=True)


class Work:
    """The parts of an analysis, and their progress."""

    def __init__(
        self, record: Record, seats: Sequence[Seat] | None, seed: int, thoroughness: Thoroughness
    ) -> None:
        self.course = Course(record)
        self.seed = seed
        self._curve = Curve(self.course, seed, thoroughness.curve)
        self._ledger = Ledger(self.course, seed, thoroughness.luck)
        self._thoroughness = thoroughness
        whose = range(record.seats) if seats is None else seats
        self._decisions = [Decisions(self.course, seat, seed) for seat in whose]
        self._done = SOMETHING

    def steps(self) -> Iterator[None]:
        """Do the work in steps: first a coarse curve, then all parts in turn."""
        curve = self._curve.steps()
        next(curve)
        yield
        many = sum(one.count() for one in self._decisions)
        decided = (step for one in self._decisions for step in one.steps(self._thoroughness.look))
        parts = [
            (curve, self._curve.count(), OF_CURVE),
            (self._ledger.steps(), self._ledger.count(), OF_LUCK),
            (decided, many, 1 - OF_CURVE - OF_LUCK),
        ]
        for number in range(LAPS):
            for steps, count, share in parts:
                for _ in islice(steps, count * (number + 1) // LAPS - count * number // LAPS):
                    self._done += share / count
                    yield

    def read(self, *, complete: bool = False) -> Analysis:
        """The analysis in its present state."""
        course = self.course
        record = course.record
        decisions = [decision for one in self._decisions for decision in one.read()]
        decisions.sort(key=lambda one: (one.step, one.seat))
        return Analysis(
            game=record.game,
            rules=record.version,
            seats=record.seats,
            steps=len(record.actions),
            ending=record.ending,
            winners=seats_in(course.winners),
            player=course.player,
            seed=self.seed,
            curve=self._curve.points(),
            turns=self._curve.turns(),
            decisions=decisions,
            balance=[self._balance(seat, decisions) for seat in range(record.seats)],
            done=1.0 if complete else min(self._done, 0.999),
            complete=complete,
        )

    def _balance(self, seat: Seat, decisions: list[Decision]) -> Balance:
        own = [one for one in decisions if one.seat == seat]
        wrong = [one for one in own if one.verdict == "mistake"]
        result = won(self.course.winners, seat)
        luck = self._ledger.luck(seat)
        return Balance(
            seat=seat,
            result=result,
            luck=luck,
            error=self._ledger.error(seat),
            adjusted=None if luck is None else result - luck,
            mistakes=len(wrong),
            cost=sum((one.gap for one in wrong), 0.0),
            decisions=sum(one.verdict != "alone" for one in own),
        )
