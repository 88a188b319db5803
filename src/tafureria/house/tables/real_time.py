"""Real time at one table: silence that is an answer, the clocks, and the one timer that fires next."""

from __future__ import annotations

import logging
from collections.abc import Iterable

from tafureria.house.refusal import Refusal
from tafureria.house.store.rows import StoredTable
from tafureria.house.store.store import Store
from tafureria.house.tables.attention import Attention
from tafureria.house.tables.audience import Audience
from tafureria.house.tables.clocks import Clocks
from tafureria.house.tables.inbox import Guest
from tafureria.house.tables.live_game import LiveGame
from tafureria.house.tables.silence_timer import NEVER, SilenceTimer
from tafureria.house.tables.storing import durable
from tafureria.house.tables.timers import Timers

log = logging.getLogger(__name__)


class RealTime:
    """What runs by the clock at one table."""

    def __init__(
        self,
        stored: StoredTable,
        store: Store,
        audience: Audience,
        clocks: Clocks,
        attention: Attention,
        timers: Timers,
    ) -> None:
        self._stored, self._store, self._audience = stored, store, audience
        self._clocks, self._attention, self._timers = clocks, attention, timers
        self._silence_timer = SilenceTimer()
        self._published_at = timers.now
        """When everybody last noticed something: the end of the pause that followed it."""

    @property
    def idle(self) -> float:
        """Seconds since everybody last noticed something."""
        return self._timers.now - self._published_at

    @property
    def silence_left(self) -> float:
        """Seconds until silence is taken as an answer, to the hundredth."""
        return round(self._silence_timer.left(self._timers.now), 2)

    def update(self, live: LiveGame, pause: float, first: int | None, *, is_lesson: bool) -> None:
        """Update all timers after the actions from ply *first* on, and the *pause* that follows them.

        *first* is ``None`` when no action was played; everybody's clocks are then updated.
        """
        now = self._timers.now
        if not is_lesson:
            since = live.ply if first is None else first
            self._silence_timer.update(live, since, now, pause, hurries=self._hurries(live))
        self._clocks.update(live, now, pause)
        if first is None or live.noticed > first:
            self._attention.noticed_at = now + pause
        if first is None or live.published > first:
            self._published_at = now + pause
            self._clocks.show(live, now, pause)
        self.schedule()

    def _hurries(self, live: LiveGame) -> bool:
        """Does a person wait for what another has been asked? In a slow game nobody waits at the table."""
        people = {self._stored.chairs[seat].person for seat in live.awaited} - {""}
        return bool(people) and not self._stored.row.settings.is_slow and not self._audience.is_alone(people)

    def schedule(self) -> None:
        """Schedule the next timer."""
        now = self._timers.now
        times = (self._silence_timer.due, self._clocks.next_due(now))
        # A timer that is due already has been handled; if that failed, it is retried after a while.
        self._timers.fire_at(min((one for one in times if one > now), default=NEVER), now)

    def takes_silence(self, live: LiveGame) -> bool:
        """Take silence as the answer of everybody who said nothing, if the time for speaking is up."""
        if not self._silence_timer.is_over(self._timers.now):
            return False
        self._silence_timer.close(live)
        return True

    async def store_clocks(self) -> None:
        """Store clocks that changed without a move, because people came or left."""
        clocks = self._clocks.changed()
        if not clocks:
            return
        id_ = self._stored.row.id
        try:
            await durable(id_, self._store.set_clocks(id_, clocks))
        except Refusal as refusal:
            log.warning("table %s: its clocks could not be stored: %s", id_, refusal)

    def send_clocks(self, live: LiveGame | None, guests: Iterable[Guest]) -> None:
        """Send the clocks, to each guest as that person may see them."""
        if not self._clocks.has_clock or live is None or live.is_over:
            return
        now = self._timers.now
        for guest in guests:
            self._audience.send(guest, self._clocks.shown(now, self._audience.eyes(guest)))
