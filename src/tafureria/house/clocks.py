"""The clocks of one table, and its patience with those who are away.

Real time of the house: nothing of it is part of the game. Who is out of time, or away for too long, is
played for by a computer player; who comes back plays on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Final

from tafureria.core.game import seats_in
from tafureria.house.course import Course
from tafureria.house.kept import Chair, Manner
from tafureria.house.messages import Clock

NEVER: Final = float("inf")


@dataclass(slots=True)
class Clocks:
    """Seconds on a clock that only goes forward; *now* is always the table's."""

    manner: Manner
    chairs: Callable[[], list[Chair]]
    _since: dict[int, tuple[int, float]] = field(default_factory=dict)
    """By seat that is asked: the question, and since when."""
    _away: dict[int, float] = field(default_factory=dict)
    """By seat: since when its person is away."""

    # --- clocks -------------------------------------------------------------------------------

    @property
    def has_clock(self) -> bool:
        """Is time measured at all?"""
        return bool(self.manner.move_seconds or self.manner.game_seconds)

    def look(self, course: Course, now: float, rest: float) -> list[Chair]:
        """Take in what has happened; answers the chairs whose time was used up by it."""
        if not self.has_clock:
            return []
        changed = []
        for seat, (question, since) in list(self._since.items()):
            if not course.waits_for(seat) or course.question(seat) != question:
                del self._since[seat]
                chair = self.chairs()[seat]
                chair.used = round(chair.used + max(now - since, 0.0), 3)
                changed.append(chair)
        for seat in seats_in(course.waiting):
            if seat not in self._since and self.chairs()[seat].kind == "person":
                self._since[seat] = (course.question(seat), now + rest)
        return changed

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
        """Who is at the table now."""
        present = set(here)
        for chair in self.chairs():
            if chair.kind != "person" or chair.person in present:
                self._away.pop(chair.seat, None)
            else:
                self._away.setdefault(chair.seat, now)

    def is_away(self, seat: int, now: float) -> bool:
        """The person has been away for longer than the table waits."""
        patience = self.manner.patience
        return bool(patience) and seat in self._away and self._away[seat] + patience <= now

    # --- both ---------------------------------------------------------------------------------

    def next_due(self, now: float) -> float:
        """When something will be up that is not up yet."""
        times = [self._due(seat) for seat in self._since]
        if self.manner.patience:
            times += [since + self.manner.patience for since in self._away.values()]
        return min((time for time in times if time > now), default=NEVER)
