"""Chances of winning in the course of a game, coarse first, then finer where they change most."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from math import hypot
from typing import Any, Final, NamedTuple

import msgspec

from tafureria.analysis.course import Course, Place
from tafureria.analysis.data import Point, Turn
from tafureria.analysis.estimate import rate_error
from tafureria.analysis.playouts import Table, won
from tafureria.core.chance import mix
from tafureria.core.game import CHANCE

COARSE: Final = 11
"""Number of places in the first picture."""
SHOWN: Final = 5
"""Maximum number of turns that are reported."""
SURE: Final = 2.0
"""Standard errors by which chances must change to count as a turn."""
OUTSTANDING: Final = 3.0
"""The same for turns that have not been measured by fresh playouts yet."""
AGAIN: Final = 2
"""Number of turns that are measured again, as a multiple of ``SHOWN``."""


class Effort(NamedTuple):
    """How many playouts the curve gets. All of them are played; there is no time limit."""

    first: int = 16
    """Playouts from each place of the first picture."""
    each: int = 96
    """Playouts from each place in the end."""
    finer: int = 40
    """Number of further places, where chances change most."""
    sure: int = 256
    """Fresh playouts before and after each of the largest turns."""


Values = tuple[list[float], list[float]]
"""Chances and their errors, by seat."""


class Tally:
    """The results of the playouts from one place."""

    __slots__ = ("games", "wins")

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.wins = [0.0] * seats

    def chances(self) -> list[float]:
        """Each seat's chance of winning."""
        return [wins / self.games for wins in self.wins] if self.games else [0.0] * len(self.wins)

    def errors(self) -> list[float]:
        """The standard error of each seat's chance."""
        return [rate_error(wins, self.games) for wins in self.wins]


class Change(NamedTuple):
    """The largest change of a chance between two places: its seat, its size and its error."""

    seat: int
    size: float
    error: float


class Curve:
    """The chances at some places of a game, and the turns among them."""

    def __init__(self, course: Course, seed: int, effort: Effort = Effort()) -> None:  # noqa: B008 - a constant
        self.course, self.seed, self.effort = course, seed, effort
        self._table = Table(course)
        self._tallies: dict[int, Tally] = {}
        self._stops = course.turns()
        """The places of the curve, all between turns; everything below counts these."""
        self._last = len(self._stops) - 1
        self._turns: list[Turn] = []

    # --- work ---------------------------------------------------------------------------------

    def steps(self) -> Iterator[None]:
        """Do the work; after each step the curve can be read. :meth:`count` is the number of steps."""
        for at in self._grid():
            self._play(at, self.effort.first)
        yield
        for at in self._grid():
            self._play(at, self.effort.each)
            yield
        for _ in range(self.effort.finer):
            middle = self._between()
            if middle is not None:
                self._play(middle, self.effort.each)
            yield
        found = sorted(self._single(), key=lambda at: -abs(self._change(at, at + 1).size))
        turns: list[Turn] = []
        for at in found[: SHOWN * AGAIN]:
            turn = self._measured(at)
            if turn is not None:
                turns.append(turn)
                turns.sort(key=lambda one: -abs(one.change))
                self._turns = turns[:SHOWN]
            yield

    def count(self) -> int:
        """The maximum number of steps that :meth:`steps` takes."""
        return 1 + len(self._grid()) + self.effort.finer + SHOWN * AGAIN

    def _grid(self) -> list[int]:
        """The places of the first picture: evenly spread over those where chance has acted."""
        settled = [at for at in range(self._last) if self._place(at).settled]
        if not self.course.is_over:
            settled.append(self._last)
        if len(settled) <= COARSE:
            return settled
        return [settled[round(n * (len(settled) - 1) / (COARSE - 1))] for n in range(COARSE)]

    def _place(self, at: int) -> Place:
        return self.course.places[self._stops[at]]

    def _play(self, at: int, upto: int) -> Tally:
        tally = self._tallies.setdefault(at, Tally(self.course.record.seats))
        while tally.games < upto:
            self._one(at, tally, mix(self.seed ^ mix(at * 2 + 1)) ^ mix(tally.games))
        return tally

    def _one(self, at: int, tally: Tally, seed: int) -> None:
        winners = self._table.winners(self._stops[at], mix(seed))
        tally.games += 1
        for seat in range(len(tally.wins)):
            tally.wins[seat] += won(winners, seat)

    def _between(self) -> int | None:
        """The next place to play out: halfway between the two known places with the largest change."""
        known = self._known()
        best, most = None, 0.0
        for one, other in pairwise(known):
            change = self._change(one, other)
            if other - one > 1 and abs(change.size) - change.error > most:
                best, most = (one + other) // 2, abs(change.size) - change.error
        return best

    def _single(self) -> list[int]:
        """Known places whose direct successor is known too and has clearly different chances."""
        known = self._known()
        return [
            one
            for one, other in pairwise(known)
            if other == one + 1 and abs(self._change(one, other).size) > self._change(one, other).error
        ]

    def _measured(self, at: int) -> Turn | None:
        """The turn after that place by fresh playouts, since those that found it are biased by selection."""
        fresh = {}
        for each in (at, at + 1):
            tally = fresh[each] = Tally(self.course.record.seats)
            if each != self._last or not self.course.is_over:
                for number in range(self.effort.sure):
                    self._one(each, tally, mix(self.seed ^ mix(each * 2)) ^ mix(number))
        before, after = self._values(at, fresh[at]), self._values(at + 1, fresh[at + 1])
        change = _largest(before, after)
        for each, tally in fresh.items():
            self._add(each, tally)
        return None if abs(change.size) <= SURE * change.error else self._turn(at, before, after)

    def _turn(self, at: int, before: Values, after: Values) -> Turn:
        change = _largest(before, after)
        places = self.course.places[self._stops[at] + 1 : self._stops[at + 1] + 1]
        place = places[0]
        by_chance = place.seat == CHANCE
        return Turn(
            step=place.step,
            last=places[-1].step,
            kind="luck" if by_chance else "choice",
            seat=None if by_chance else place.seat,
            notation="" if by_chance else self.course.game.notation(place.action),
            told=[_plain(event) for one in places for event in one.events],
            most=change.seat,
            before=before[0],
            after=after[0],
            change=change.size,
            error=change.error,
        )

    def _add(self, at: int, fresh: Tally) -> None:
        tally = self._tallies.setdefault(at, Tally(len(fresh.wins)))
        tally.games += fresh.games
        for seat, wins in enumerate(fresh.wins):
            tally.wins[seat] += wins

    # --- reading ------------------------------------------------------------------------------

    def points(self) -> list[Point]:
        """The known points of the curve, in order of the game."""
        out = []
        for at in self._known():
            place = self._place(at)
            chances, errors = self._at(at)
            tally = self._tallies.get(at)
            out.append(
                Point(
                    step=place.step,
                    settled=place.settled,
                    round=self.course.round_at(place),
                    chances=chances,
                    errors=errors,
                    playouts=tally.games if tally and any(errors) else 0,
                )
            )
        return out

    def turns(self) -> list[Turn]:
        """The largest turns, in order of the game; until they are measured, those that clearly stand out."""
        found = self._turns
        if not found:
            likely = [at for at in self._single() if self._stands_out(at)]
            likely.sort(key=lambda at: -abs(self._change(at, at + 1).size))
            found = [self._turn(at, self._at(at), self._at(at + 1)) for at in likely[:SHOWN]]
        return sorted(found, key=lambda turn: (turn.step, turn.kind == "luck"))

    def _stands_out(self, at: int) -> bool:
        change = self._change(at, at + 1)
        return abs(change.size) > OUTSTANDING * change.error

    def _known(self) -> list[int]:
        known = {at for at, tally in self._tallies.items() if tally.games}
        return sorted(known | {self._last} if self.course.is_over else known)

    def _at(self, at: int) -> Values:
        return self._values(at, self._tallies.get(at) or Tally(self.course.record.seats))

    def _values(self, at: int, tally: Tally) -> Values:
        seats = range(self.course.record.seats)
        if at == self._last and self.course.is_over:
            return [won(self.course.winners, seat) for seat in seats], [0.0 for _ in seats]
        return tally.chances(), tally.errors()

    def _change(self, one: int, other: int) -> Change:
        return _largest(self._at(one), self._at(other))


def _largest(before: Values, after: Values) -> Change:
    best = Change(0, 0.0, 0.0)
    for seat, (old, new) in enumerate(zip(before[0], after[0], strict=True)):
        if abs(new - old) > abs(best.size):
            best = Change(seat, new - old, hypot(before[1][seat], after[1][seat]))
    return best


def _plain(event: Any) -> Any:
    """An event as a JSON object."""
    return msgspec.to_builtins(event)
