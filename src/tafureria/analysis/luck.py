"""What luck gave and took: control variates in the manner of AIVAT (Burch and others, 2018).

Whenever chance acts, the value of the resulting position is compared with the average value of what chance
could have done, both by playouts (:mod:`tafureria.analysis.outlook`). Given the position before, the mean of
each such difference is 0, however bad the players of the playouts are. So a result minus these differences
keeps its mean, and loses as much of its noise as the playouts predict.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt
from typing import Any, Final, NamedTuple

from tafureria.analysis.course import Course
from tafureria.analysis.outlook import Outlook
from tafureria.core.chance import Dice, mix
from tafureria.core.event import Event
from tafureria.core.game import CHANCE, settle
from tafureria.core.shapes import Seat, State
from tafureria.players.catalogue import player


class Care(NamedTuple):
    """How carefully luck is measured, in playouts."""

    actual: int
    """Playouts from what chance really did."""
    others: int
    """Playouts from what chance might have done instead, each from a draw of its own."""


ROUGH: Final = Care(2, 6)
"""For the luck of many games."""
CLOSE: Final = Care(8, 32)
"""For the luck of a single game."""


class Surprise:
    """How much better than the average the actual draws were, by seat, summed over a game."""

    __slots__ = ("squares", "sums")

    def __init__(self, seats: int) -> None:
        self.sums = [0.0] * seats
        self.squares = [0.0] * seats
        """Sums of the squared standard errors of the compared means, by seat."""

    def add(self, actual: Sequence[Sequence[float]], others: Sequence[Sequence[float]]) -> None:
        """Add the playouts, as shares by seat, from what happened and from what else might have happened."""
        for seat in range(len(self.sums)):
            mine, error = _mean([one[seat] for one in actual])
            average, other_error = _mean([one[seat] for one in others])
            self.sums[seat] += mine - average
            self.squares[seat] += error + other_error


def _mean(values: Sequence[float]) -> tuple[float, float]:
    """The mean, and its squared standard error (0 for a single value)."""
    count = len(values)
    mean = sum(values) / count
    if count < 2:
        return mean, 0.0
    return mean, sum((value - mean) ** 2 for value in values) / (count - 1) / count


def of_chance(
    outlook: Outlook, before: State, after: State, told: list[Event], out: list[Event], seed: int, care: Care
) -> tuple[list[list[float]], list[list[float]]]:
    """Playouts from what chance did, and from what it might have done instead.

    :param told: all events before chance acted; *out* has the events of what it then did.
    """
    actual = [outlook.shares(after, [*told, *out], mix(seed ^ mix(~number))) for number in range(care.actual)]
    others = []
    for number in range(care.others):
        fresh = mix(seed ^ mix(number))
        other: Any = before.clone()
        happened: list[Event] | None = [] if outlook.remembers else None
        settle(outlook.game, other, Dice(fresh), happened)
        others.append(outlook.shares(other, [*told, *(happened or [])], mix(fresh)))
    return actual, others


class Ledger:
    """What luck gave each seat in one recorded game."""

    def __init__(self, course: Course, seed: int, care: Care = CLOSE) -> None:
        self.course, self._seed, self._care = course, seed, care
        self._chance = Surprise(course.record.seats)
        self._places = [at for at, place in enumerate(course.places) if at and place.seat == CHANCE]
        # These players do not slip: the effect of a slip would drown that of chance.
        players = [player(course.entry, course.player)() for _ in range(course.record.seats)]
        self._outlook = Outlook(course.entry, course.record.options, players)
        self._done = 0

    def count(self) -> int:
        """The number of steps that :meth:`steps` takes."""
        return len(self._places)

    def steps(self) -> Iterator[None]:
        """Measure the effect of each act of chance, one per step."""
        places = self.course.places
        for at in self._places:
            before, after = places[at - 1].state, places[at].state
            told = [event for place in places[:at] for event in place.events]
            seed = mix(self._seed ^ mix(at))
            found = of_chance(self._outlook, before, after, told, places[at].events, seed, self._care)
            self._chance.add(*found)
            self._done += 1
            yield

    def luck(self, seat: Seat) -> float | None:
        """What chance added to the share of a seat; ``None`` until every act of chance has been measured."""
        return self._chance.sums[seat] if self._done == len(self._places) else None

    def error(self, seat: Seat) -> float:
        """Standard error of a seat's luck."""
        return sqrt(self._chance.squares[seat])
