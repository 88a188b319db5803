"""The clocks of one table, and its patience with those who are away.

Real time of the house: nothing of it is part of the game. Who is out of time, or away for too long, is
played for by a computer player; who comes back plays on.

Since when a clock runs, and since when somebody is away, is kept with the chair (as seconds since 1970): a
table that sleeps, or whose house is killed, wakes up with its clocks as far on as the hours are. The time in
which the house was closed is taken off when it opens (:meth:`tafureria.house.owners.Owners.join`).
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Final

from tafureria.core.game import seats_in
from tafureria.house.course import Course
from tafureria.house.kept import Chair, Manner
from tafureria.house.messages import Clock

NEVER: Final = float("inf")
GRACE: Final = 60.0
"""Who comes to a table that slept waits at most so long for the others before they are played for."""


@dataclass(slots=True)
class Clocks:
    """Seconds on a clock that only goes forward; *now* is always the table's."""

    manner: Manner
    chairs: Callable[[], list[Chair]]
    hours: Callable[[], float] = time.time
    """Seconds since 1970."""
    _since: dict[int, tuple[int, float]] = field(default_factory=dict)
    """By seat that is asked: the question, and since when."""
    _away: dict[int, float] = field(default_factory=dict)
    """By seat: since when its person is away."""
    _met: float = NEVER
    """Since when somebody who sits here is here."""
    _changed: set[int] = field(default_factory=set)
    """Seats whose clock is not kept as it stands."""

    def changed(self) -> list[Chair]:
        """The chairs to be kept, once."""
        seats, self._changed = sorted(self._changed), set()
        return [self.chairs()[seat] for seat in seats]

    def _kept(self, at: float, now: float) -> float:
        """That time of the table's clock in seconds since 1970."""
        return round(self.hours() + at - now, 3)

    def _read(self, kept: float, now: float) -> float:
        """That time since 1970 on the table's clock."""
        return now - (self.hours() - kept)

    # --- clocks -------------------------------------------------------------------------------

    @property
    def has_clock(self) -> bool:
        """Is time measured at all?"""
        return bool(self.manner.move_seconds or self.manner.game_seconds)

    def look(self, course: Course, now: float, rest: float) -> None:
        """Take in what has happened: clocks stop, and others start after the rest."""
        if not self.has_clock:
            return
        for seat, (question, since) in list(self._since.items()):
            chair = self.chairs()[seat]
            is_asked = course.waits_for(seat) and course.question(seat) == question
            if not is_asked or chair.kind != "person":
                del self._since[seat]
                chair.used, chair.since = round(chair.used + max(now - since, 0.0), 3), 0.0
                self._changed.add(seat)
        for seat in seats_in(course.waiting):
            chair = self.chairs()[seat]
            if seat in self._since or chair.kind != "person":
                continue
            if chair.since:
                # Asked before the table slept, or before its house was killed.
                self._since[seat] = (course.question(seat), self._read(chair.since, now))
                continue
            self._since[seat] = (course.question(seat), now + rest)
            chair.since = self._kept(now + rest, now)
            self._changed.add(seat)

    def _due(self, seat: int) -> float:
        """When the time of that seat is up."""
        _, since = self._since[seat]
        move, game = self.manner.move_seconds, self.manner.game_seconds
        return min(
            since + move if move else NEVER,
            since + max(game - self.chairs()[seat].used, 0.0) if game else NEVER,
        )

    def is_out_of_time(self, seat: int, now: float) -> bool:
        """The present question is answered for that seat by a computer player."""
        return seat in self._since and self._due(seat) <= now

    def shown(self, seats: int, now: float) -> Clock:
        """What everybody may see."""
        game = self.manner.game_seconds
        running = sorted(self._since)
        left = [max(game - self._used(seat, now), 0.0) if game else 0.0 for seat in range(seats)]
        move = [max(self._due(seat) - now, 0.0) for seat in running]
        return Clock(running=running, move=[round(x, 1) for x in move], left=[round(x, 1) for x in left])

    def _used(self, seat: int, now: float) -> float:
        running = max(now - self._since[seat][1], 0.0) if seat in self._since else 0.0
        return self.chairs()[seat].used + running

    # --- patience -----------------------------------------------------------------------------

    def meet(self, here: Iterable[str], now: float) -> None:
        """Who is at the table of a running game now."""
        if not self.manner.patience:
            return
        present = set(here)
        people = [chair for chair in self.chairs() if chair.kind == "person"]
        if not any(chair.person in present for chair in people):
            self._met = NEVER
        elif self._met == NEVER:
            self._met = now
        for chair in self.chairs():
            seat = chair.seat
            if chair.kind != "person" or chair.person in present:
                if self._away.pop(seat, None) is not None or chair.gone:
                    chair.gone = 0.0
                    self._changed.add(seat)
            elif seat not in self._away:
                if chair.gone:
                    self._away[seat] = self._read(chair.gone, now)
                    continue
                self._away[seat] = now
                chair.gone = self._kept(now, now)
                self._changed.add(seat)

    def _gives_up(self, seat: int) -> float:
        """When the table waits no longer for somebody who is away."""
        patience = self.manner.patience
        return max(self._away[seat] + patience, self._met + min(patience, GRACE))

    def is_away(self, seat: int, now: float) -> bool:
        """The person has been away for longer than those who are here wait."""
        return seat in self._away and self._gives_up(seat) <= now

    # --- both ---------------------------------------------------------------------------------

    def next_due(self, now: float) -> float:
        """When something will be up that is not up yet."""
        times = [self._due(seat) for seat in self._since]
        times += [self._gives_up(seat) for seat in self._away]
        return min((due for due in times if due > now), default=NEVER)
