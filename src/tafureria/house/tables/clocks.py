"""The clocks of one table, and how long it waits for people who are away.

Clocks measure real time and are no part of the game. A computer player stands in for somebody who is out of
time or has been away for too long; a person who comes back takes over again.

Each chair stores when its clock was started and when its person left (in seconds since 1970): a table that
sleeps, or whose house is killed, wakes up with the right time on its clocks. The time during which the house
was closed is subtracted when it opens (:meth:`tafureria.house.store.owners.Owners.join`).
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

from tafureria.core.game import seats_in
from tafureria.house.holidays import holidays
from tafureria.house.holidays.holidays import Holiday
from tafureria.house.messages.down import Clock
from tafureria.house.store.rows import Chair, TableSettings
from tafureria.house.tables.live_game import LiveGame

NEVER: Final = float("inf")
SLACK: Final = 1.0
"""Seconds by which a stored time may be off."""
GRACE: Final = 60.0
"""The longest time, in seconds, that the first person to come back waits for the others."""


@dataclass(slots=True)
class Clocks:
    """Clocks in seconds; *now* is always the table's monotonic clock."""

    settings: TableSettings
    chairs: Callable[[], list[Chair]]
    wall_clock: Callable[[], float] = time.time
    """Seconds since 1970."""
    holidays: Mapping[str, list[Holiday]] = field(default_factory=dict)
    """By person, in a slow game: their clock is stopped meanwhile, which postpones their deadline."""
    _since: dict[int, tuple[int, float]] = field(default_factory=dict)
    """By seat whose clock is running: the number of its question, and when the clock was started."""
    _shown: dict[int, tuple[float, float]] = field(default_factory=dict)
    """By seat whose clock others see running: the seconds used that it showed at its start, and that time."""
    _away: dict[int, float] = field(default_factory=dict)
    """By seat: when its person left."""
    stood_for: set[int] = field(default_factory=set)
    """Seats of idle people for whom others have asked a computer player to stand in."""
    _present: float = NEVER
    """Since when at least one of the people who sit here has been connected."""
    _changed: set[int] = field(default_factory=set)
    """Seats whose clock has changed since it was last stored."""

    def changed(self) -> list[Chair]:
        """The chairs whose clocks must be stored; each change is reported once."""
        seats, self._changed = sorted(self._changed), set()
        return [self.chairs()[seat] for seat in seats]

    def _to_wall(self, at: float, now: float) -> float:
        """A time on the table's clock, in seconds since 1970."""
        return round(self.wall_clock() + at - now, 3)

    def _from_wall(self, stored: float, now: float) -> float:
        """A time in seconds since 1970, on the table's clock."""
        return now - (self.wall_clock() - stored)

    def _theirs(self, seat: int) -> list[Holiday]:
        return self.holidays.get(self.chairs()[seat].person, [])

    def _ran(self, seat: int, since: float, now: float) -> float:
        """Seconds for which the seat's clock has run if it was started at *since*, not counting holidays."""
        theirs = self._theirs(seat)
        stood = holidays.stood(theirs, self._to_wall(since, now), self._to_wall(now, now)) if theirs else 0.0
        return max(now - since - stood, 0.0)

    def _after(self, seat: int, since: float, seconds: float, now: float) -> float:
        """When the seat's clock, started at *since*, has run for that many seconds, not counting holidays."""
        theirs = self._theirs(seat)
        if not theirs:
            return since + seconds
        return self._from_wall(holidays.runs_out(theirs, self._to_wall(since, now), seconds), now)

    def is_on_holiday(self, seat: int) -> bool:
        """Is the seat's clock stopped because its person is on holiday?"""
        return holidays.on(self._theirs(seat), self.wall_clock()) is not None

    def clear_deadlines(self) -> None:
        """Clear every stored deadline, since somebody's holidays have changed; ``update`` sets them again."""
        for chair in self.chairs():
            if chair.due:
                chair.due = 0.0
                self._changed.add(chair.seat)

    # --- clocks -------------------------------------------------------------------------------

    @property
    def has_clock(self) -> bool:
        """Does this table have clocks?"""
        return bool(self.settings.move_seconds or self.settings.game_seconds)

    def update(self, live: LiveGame, now: float, pause: float) -> None:
        """Stop the clocks of seats that have answered, and start others after the pause."""
        if not self.has_clock:
            return
        for seat, (question, since) in list(self._since.items()):
            chair = self.chairs()[seat]
            is_asked = live.waits_for(seat) and live.question(seat) == question
            if not is_asked or chair.kind != "person":
                del self._since[seat]
                chair.used, chair.since = round(chair.used + self._ran(seat, since, now), 3), 0.0
                self._changed.add(seat)
        self._start(live, now, pause)
        if self.settings.is_slow:
            self._set_due(live, now)

    def _start(self, live: LiveGame, now: float, pause: float) -> None:
        for seat in seats_in(live.waiting):
            chair = self.chairs()[seat]
            if seat in self._since or chair.kind != "person":
                continue
            if chair.since:
                # It was already running before the table slept or its house was killed.
                self._since[seat] = (live.question(seat), self._from_wall(chair.since, now))
                continue
            self._since[seat] = (live.question(seat), now + pause)
            chair.since = self._to_wall(now + pause, now)
            self._changed.add(seat)

    def _set_due(self, live: LiveGame, now: float) -> None:
        """Set when the house must attend to each seat if nobody comes to the table before."""
        asked = set(seats_in(live.waiting))
        for chair in self.chairs():
            due = 0.0
            if chair.seat in self._since:
                due = self._to_wall(self._due(chair.seat, now), now)
            elif chair.seat in asked:
                due = chair.due or self._to_wall(now, now)
            # The table's clock and the wall clock may drift apart a little: that alone is not worth a write.
            if abs(due - chair.due) > SLACK or bool(due) != bool(chair.due):
                chair.due = due
                self._changed.add(chair.seat)

    def _due(self, seat: int, now: float) -> float:
        """When the time of that seat, whose clock is running, is up."""
        _, since = self._since[seat]
        move, game = self.settings.move_seconds or NEVER, self.settings.game_seconds or NEVER
        return self._after(seat, since, min(move, max(game - self.chairs()[seat].used, 0.0)), now)

    def is_out_of_time(self, seat: int, now: float) -> bool:
        """Must a computer player answer the present question for that seat?"""
        return seat in self._since and self._due(seat, now) <= now

    def show(self, live: LiveGame, now: float, pause: float) -> None:
        """Stop and start the clocks that others see, when everybody has noticed something.

        Where it is secret who has already answered, others see the clock of every seat that was asked run
        until all have answered. The seconds that they see in excess are stored (``Chair.masked``).
        """
        if not self.has_clock:
            return
        chairs, awaited = self.chairs(), set(live.awaited)
        for seat, (used, since) in list(self._shown.items()):
            goes_on = seat in awaited and seat in self._since and self._since[seat][1] <= since
            if not goes_on:
                del self._shown[seat]
                chair = chairs[seat]
                chair.masked = round(max(used + self._ran(seat, since, now) - chair.used, 0.0), 3)
                self._changed.add(seat)
        for seat in awaited:
            chair = chairs[seat]
            if seat not in self._shown and chair.kind == "person":
                start = self._since[seat][1] if seat in self._since else now + pause
                self._shown[seat] = (chair.used + chair.masked, start)

    def shown(self, now: float, own: Iterable[int] = ()) -> Clock:
        """The clocks as whoever holds the *own* seats may see them."""
        chairs, game = self.chairs(), self.settings.game_seconds
        running = {seat: since for seat, (_, since) in self._shown.items()}
        used = [chair.used + chair.masked for chair in chairs]
        for seat, (before, since) in self._shown.items():
            used[seat] = before + self._ran(seat, since, now)
        for seat in own:
            if seat >= 0:
                running.pop(seat, None)
                used[seat] = chairs[seat].used
                if seat in self._since:
                    running[seat] = self._since[seat][1]
                    used[seat] += self._ran(seat, running[seat], now)
        running = {seat: since for seat, since in running.items() if not self.is_on_holiday(seat)}
        left = [max(game - seconds, 0.0) if game else 0.0 for seconds in used]
        due = [
            self._ends(seat, since, left[seat] if game else NEVER, now)
            for seat, since in sorted(running.items())
        ]
        return Clock(
            running=sorted(running),
            move=[round(max(at - now, 0.0), 1) for at in due],
            left=[round(seconds, 1) for seconds in left],
        )

    def _ends(self, seat: int, since: float, left: float, now: float) -> float:
        """When a clock started at *since* runs out, with *left* seconds of its game time left now."""
        move = self.settings.move_seconds or NEVER
        return min(self._after(seat, since, move, now), self._after(seat, max(now, since), left, now))

    # --- patience -----------------------------------------------------------------------------

    def meet(self, here: Iterable[str], now: float) -> None:
        """Note when people come to the table of a running game or leave it; *here* are those connected.

        In a slow game nobody waits at the table: only the time for a decision counts.
        """
        if not self.settings.patience or self.settings.is_slow:
            return
        connected = set(here)
        people = [chair for chair in self.chairs() if chair.kind == "person"]
        if not any(chair.person in connected for chair in people):
            self._present = NEVER
        elif self._present == NEVER:
            self._present = now
        for chair in self.chairs():
            seat = chair.seat
            if chair.kind != "person" or chair.person in connected:
                if self._away.pop(seat, None) is not None or chair.gone:
                    self.stood_for.discard(seat)
                    chair.gone = 0.0
                    self._changed.add(seat)
            elif seat not in self._away:
                if chair.gone:
                    self._away[seat] = self._from_wall(chair.gone, now)
                    continue
                self._away[seat] = now
                chair.gone = self._to_wall(now, now)
                self._changed.add(seat)

    def _gives_up(self, seat: int) -> float:
        """When the table stops waiting for the seat's person, who is away."""
        patience = self.settings.patience
        return max(self._away[seat] + patience, self._present + min(patience, GRACE))

    def is_away(self, seat: int, now: float) -> bool:
        """Has the seat's person been away, or idle when asked, for longer than the table waits?"""
        return seat in self.stood_for or (seat in self._away and self._gives_up(seat) <= now)

    # --- both ---------------------------------------------------------------------------------

    def next_due(self, now: float) -> float:
        """When the next clock or patience runs out, or the next holiday begins or ends."""
        times = [self._due(seat, now) for seat in self._since]
        days = [at for theirs in self.holidays.values() for one in theirs for at in (one.begins, one.ends)]
        times += [self._from_wall(at, now) for at in days]
        times += [self._gives_up(seat) for seat in self._away]
        return min((due for due in times if due > now), default=NEVER)
