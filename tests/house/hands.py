"""What a test controls or observes: deals, computer players, the tables' clock, and which tables are loaded.

This applies to every house in this process. :func:`take` is called once, by ``conftest.py``; a test then uses
the fixtures ``bots`` and ``clock``, and :func:`until_asleep`.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import heapq
import itertools
import threading
import time
from collections import Counter
from types import SimpleNamespace
from weakref import WeakSet

from tafureria.core.chance import KEY_BYTES, Dealer
from tafureria.house.bots import computers
from tafureria.house.bots.computers import Computers
from tafureria.house.finished.work import Work
from tafureria.house.processes.processes import Starter
from tafureria.house.store.store import Store
from tafureria.house.tables import timers as table_timers
from tafureria.house.tables.inbox import Nudge
from tafureria.house.tables.table import Table
from tafureria.house.tables.timers import Timers

LONG = 60.0
"""Seconds after which a wait fails. No result depends on it."""


class Deals:
    """Gives the n-th table of a test the same cards each time: its key is derived from the test's name."""

    def __init__(self) -> None:
        self.name, self.dealt, self.houses = "", 0, 0

    def begin(self, name: str) -> None:
        """Derive the keys from this test's name from now on."""
        self.name, self.dealt, self.houses = name, 0, 0

    def new_key(self) -> bytes:
        """Return the next key; replaces :meth:`Dealer.new_key`."""
        self.dealt += 1
        return hashlib.sha256(f"tafureria seed{self.name} {self.dealt}".encode()).digest()[:KEY_BYTES]

    def new_house(self) -> str:
        """Return the name from which a house in a process of its own derives its keys."""
        self.houses += 1
        return f"{self.name} in house {self.houses}"

    @contextlib.contextmanager
    def named(self, name: str):
        """Deal by *name* inside, for what several tests share: the same cards, whichever test runs first."""
        before = vars(self).copy()
        self.begin(name)
        yield
        vars(self).update(before)


class Bots:
    """The computer players: which ones were asked, how long they took, and whether they may move."""

    def __init__(self) -> None:
        self.are_still = False
        self.asked: list[tuple[str, int]] = []
        """Table and seat of each question."""
        self.thought: list[tuple[str, float]] = []
        """Name of the player and seconds from the question to the choice, for each choice."""

    def begin(self) -> None:
        """Forget all questions and choices, and let all computer players move."""
        self.are_still = False
        self.asked.clear()
        self.thought.clear()

    def asked_at(self, table: str) -> list[int]:
        """Return the seats that were asked at that table, leaving out other tables of the shared house."""
        return [seat for where, seat in self.asked if where == table]

    @contextlib.contextmanager
    def still(self):
        """Keep computer players that have not chosen yet from choosing while inside."""
        self.are_still = True
        yield
        self.are_still = False


class Clock:
    """The tables' clock: only the test advances it. Tables still fall asleep (are unloaded) in real time."""

    def __init__(self) -> None:
        self.now, self.hour = time.monotonic(), time.time()
        self._waiting: list[tuple] = []
        self._number = itertools.count()

    def later(self, timers: Timers, seconds: float, item) -> None:
        """Deliver *item* after that many seconds of this clock; replaces :meth:`Timers.later`."""
        loop = asyncio.get_running_loop()
        heapq.heappush(self._waiting, (self.now + seconds, next(self._number), loop, timers, item))

    def advance(self, seconds: float) -> None:
        """Advance the clock by that many seconds, delivering what is due meanwhile in order."""
        end = self.now + seconds
        while self._waiting and self._waiting[0][0] <= end:
            due, _, loop, timers, item = heapq.heappop(self._waiting)
            self._set(max(due, self.now))
            self._put(loop, timers, item)
        self._set(end)

    def _set(self, now: float) -> None:
        self.hour += now - self.now
        self.now = now

    def _put(self, loop, timers: Timers, item) -> None:
        done = threading.Event()
        with contextlib.suppress(RuntimeError):  # that house is closed
            for one in (item, done):
                loop.call_soon_threadsafe(timers.deliver, one)
            while not (done.wait(0.01) or timers in stopped or loop.is_closed()):
                pass

    def let_go(self) -> None:
        """Deliver everything that is pending, so that the timers check the real time again."""
        for _, _, loop, timers, item in self._waiting:
            with contextlib.suppress(RuntimeError):
                loop.call_soon_threadsafe(timers.deliver, item)


deals, bots = Deals(), Bots()
awake: Counter[str] = Counter()
stopped: WeakSet[Timers] = WeakSet()
"""The timers of tables that have fallen asleep."""
_sleep = threading.Condition()


def until_asleep(table: str) -> None:
    """Wait until no house in this process has that table in memory."""
    with _sleep:
        assert _sleep.wait_for(lambda: not awake[table], LONG), "the table stays awake"


def take(patch) -> None:
    """Put deals, computer players and tables under the control of the tests, by a monkeypatch."""
    run, handle, ask, think = Table.run, Table._handle, Computers.ask, Computers._think

    async def watched_run(self) -> None:
        with _sleep:
            awake[self.id] += 1
        try:
            await run(self)
        finally:
            with _sleep:
                awake[self.id] -= 1
                stopped.add(self._timers)
                _sleep.notify_all()

    async def marked_handle(self, item) -> None:
        # An event in the inbox marks that everything before it has been handled.
        if isinstance(item, threading.Event):
            item.set()
        else:
            await handle(self, item)

    def noted_ask(self, decision, *more) -> None:
        bots.asked.append((self._row.id, decision.seat))
        ask(self, decision, *more)

    async def held_think(self, decision, player, *more) -> None:
        begun = time.monotonic()
        while bots.are_still:  # noqa: ASYNC110 - who lets them is in another thread
            await asyncio.sleep(0.002)
        await think(self, decision, player, *more)
        bots.thought.append((player, time.monotonic() - begun))

    patch.setattr(Dealer, "new_key", staticmethod(deals.new_key))
    patch.setattr(Table, "run", watched_run)
    patch.setattr(Table, "_handle", marked_handle)
    patch.setattr(Computers, "ask", noted_ask)
    patch.setattr(Computers, "_think", held_think)
    # Processes at a low priority make no progress on a busy machine.
    patch.setattr(Starter, "lowers_priority", False)
    patch.setattr(Work, "nice", 0)


def stop_the_clock(patch) -> Clock:
    """Stop the tables' clock, by a monkeypatch; return the clock that replaces it."""
    clock, later = Clock(), Timers.later

    def held_later(self, seconds, item) -> None:
        if isinstance(item, Nudge):
            later(self, seconds, item)
        else:
            clock.later(self, seconds, item)

    patch.setattr(table_timers, "time", SimpleNamespace(monotonic=lambda: clock.now))
    patch.setattr(computers, "time", SimpleNamespace(monotonic=lambda: clock.now, time=time.time))
    patch.setattr(Store, "now", lambda self: clock.hour)
    patch.setattr(Timers, "later", held_later)
    return clock
