"""The clock of one table, and the items that are delivered to its inbox after a delay."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

from tafureria.house.tables.inbox import Item, TimerFired
from tafureria.house.tables.silence_timer import NEVER

TRY_AGAIN: Final = 5.0
"""Seconds after which a move that nobody will send again is retried when the store has failed."""
MARGIN: Final = 0.005
"""Seconds by which a timer fires late, so that its time is really up."""


class Timers:
    """All timers of a table."""

    def __init__(self, deliver: Callable[[Item], None]) -> None:
        """*deliver* puts an item into the inbox."""
        self.deliver = deliver
        self._waiting: set[asyncio.TimerHandle] = set()
        self._fires_at = NEVER
        """When the next :class:`TimerFired` comes."""

    @property
    def now(self) -> float:
        """The time by the table's clock, in seconds."""
        return time.monotonic()

    def later(self, seconds: float, item: Item) -> None:
        """Deliver the item after that many seconds."""

        def put() -> None:
            self._waiting.discard(timer)
            self.deliver(item)

        timer = asyncio.get_running_loop().call_later(seconds, put)
        self._waiting.add(timer)

    def fire_at(self, due: float, now: float) -> None:
        """Deliver a :class:`TimerFired` at that time, unless one is due earlier."""
        if due < self._fires_at:
            self._fires_at = due
            self.later(due - now + MARGIN, TimerFired())

    def has_fired(self) -> None:
        """Note that a :class:`TimerFired` has come."""
        self._fires_at = NEVER

    def stop(self) -> None:
        """Deliver nothing more."""
        for timer in self._waiting:
            timer.cancel()
