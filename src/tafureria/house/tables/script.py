"""The lesson at one table, where one is given: who may play what, and what is played by itself, and when."""

from __future__ import annotations

import logging

from tafureria.house.bots.computers import next_beat
from tafureria.house.status import TableStatus
from tafureria.house.store.rows import StoredTable
from tafureria.house.tables.attention import Attention
from tafureria.house.tables.audience import Audience
from tafureria.house.tables.inbox import Guest, Scripted, Services
from tafureria.house.tables.live_game import LiveGame
from tafureria.house.tables.storing import durable
from tafureria.house.tables.timers import Timers
from tafureria.house.tables.tutor import tutor_for

log = logging.getLogger(__name__)


class Script:
    """The lesson of one table; where none is given, everything may be played and nothing is done."""

    def __init__(
        self,
        stored: StoredTable,
        live: LiveGame | None,
        services: Services,
        audience: Audience,
        attention: Attention,
        timers: Timers,
    ) -> None:
        self._stored, self._services = stored, services
        self._audience, self._attention, self._timers = audience, attention, timers
        self._tutor = tutor_for(stored.row, live)
        self._is_scheduled = False

    @property
    def is_given(self) -> bool:
        """Is this the table of a lesson?"""
        return self._tutor is not None

    def allows(self, seat: int, action: int) -> bool:
        """May the seat play this now, as far as the lesson goes?"""
        return self._tutor is None or self._tutor.progress.allows(seat, action)

    def took(self, seat: int, action: int) -> None:
        """Note an action that is about to be carried out."""
        if self._tutor is not None:
            self._tutor.progress.took(seat, action)

    def go_back(self, live: LiveGame) -> None:
        """Go back to the actions of *live*, since some later ones could not be stored."""
        if self._tutor is not None:
            self._tutor.go_back(live)

    def show(self, guest: Guest, live: LiveGame) -> None:
        """Send a guest the present step."""
        if self._tutor is not None:
            self._audience.send(guest, self._tutor.frame(live))

    def show_all(self, live: LiveGame) -> None:
        """Send everybody the present step."""
        if self._tutor is not None:
            self._audience.send_all(self._tutor.frame(live))

    def is_to_read(self, step: int) -> bool:
        """Is that the present step, with nothing to do in it?"""
        return self._tutor is not None and self._tutor.progress.is_to_read(step)

    async def ends_with(self, step: int) -> bool:
        """Store that the lesson has been given, if that step is its last and this was not known before."""
        row = self._stored.row
        if self._tutor is None or not self._tutor.is_last(step) or row.status != TableStatus.PLAYING:
            return False
        status = TableStatus.TAUGHT
        await durable(row.id, self._services.store.set_chairs(row.id, [], status=status.value))
        row.status = status
        return True

    def read(self, live: LiveGame) -> None:
        """Go on after the present step has been read: with automatic actions, or with the next step."""
        if self._tutor is not None:
            self._tutor.progress.read()
        self.show_all(live)

    def schedule(self) -> None:
        """Schedule the next automatic action, a pace after anybody last noticed anything."""
        if self._tutor is not None and self._tutor.progress.owed is not None and not self._is_scheduled:
            self._is_scheduled = True
            now = self._timers.now
            due = next_beat(self._attention.noticed_at, self._services.settings.pace, now)
            self._timers.later(max(0.0, due - now), Scripted())

    def next_move(self, live: LiveGame | None) -> tuple[int, int] | None:
        """The seat and the automatic action that are due now; ``None`` where there is none.

        *live* is ``None`` during a pause, after which the action is scheduled again. If what the lesson plays
        is not legal, the table continues without a lesson.
        """
        self._is_scheduled = False
        owed = None if live is None or self._tutor is None else self._tutor.progress.owed
        if owed is None or live is None or live.check(*owed) is None:
            return owed
        log.error("table %s: what the lesson plays is not legal", self._stored.row.id)
        self._tutor = None
        return None
