"""Opens a house for the browser tests: ``python served.py PORT STORE PACE ROOM SITE``.

A test deals the same cards each time: the key of its n-th table is derived from the test's name, which a
file next to the store holds. While a second file exists, the computer players do not move; while a third
exists, the tables' clock stops. Tables may use designers' options too, so that a whole game is short. An
analysis that nobody looks at any more ends with its test, instead of going on for minutes beside others.
"""

from __future__ import annotations

import collections
import pathlib
import random
import sys
import time
import types
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tafureria.analysis.data import Analysis

LOOKED_AFTER = 1.0
"""Seconds between two looks whether an analysis is still wanted, once nobody looks at it."""


class Clock:
    """A clock that stops while a file exists."""

    time = staticmethod(time.time)

    def __init__(self, stopped: pathlib.Path) -> None:
        self._stopped = stopped
        self._since = 0.0
        self._lost = 0.0

    def monotonic(self) -> float:
        """Seconds that this clock has run."""
        now = time.monotonic()
        if self._stopped.exists():
            self._since = self._since or now
            return self._since - self._lost
        if self._since:
            self._lost, self._since = self._lost + now - self._since, 0.0
        return now - self._lost


def limit_files(room: int) -> None:
    """Let no file grow beyond *room* bytes, as if the disk were full."""
    import resource
    import signal

    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (room, resource.RLIM_INFINITY))


def analyses_end(begun: Callable[[], int]) -> list[tuple[Any, str, Any]]:
    """What is to be replaced for an analysis to end with its test; *begun* tells when this one began."""
    # Imported here, since each worker process of the house loads this file again.
    import asyncio

    from tafureria.house.finished import analyst

    class JobOfTest(analyst.AnalysisJob):
        def __init__(self, latest: Analysis | None = None) -> None:
            super().__init__(latest)
            self.test = begun()

    leave = analyst.Analyst._leave

    def left(self: analyst.Analyst, job: JobOfTest) -> None:
        leave(self, job)
        if job.task is not None and job.test != begun():
            job.task.cancel()
        elif not job.is_over:
            job.leaving = asyncio.get_running_loop().call_later(LOOKED_AFTER, self._leave, job)

    return [
        (analyst, "PATIENCE", LOOKED_AFTER),
        (analyst, "AnalysisJob", JobOfTest),
        (analyst.Analyst, "_leave", left),
    ]


def replace(store: str) -> None:
    """Replace what makes a house slow or its games random by what a test can steer; see above.

    *store*: beside it lie the files by which the test does so.
    """
    import asyncio

    import msgspec

    from tafureria.core.chance import Dealer
    from tafureria.house import catalogue
    from tafureria.house.bots import computers
    from tafureria.house.finished import work
    from tafureria.house.processes import processes
    from tafureria.house.tables import chairs, timers

    beside = pathlib.Path(store).with_suffix
    deals, still = beside(".deals"), beside(".still")
    dealt: collections.Counter[int] = collections.Counter()
    think = computers.Computers._think

    def begun() -> int:
        """When this test began."""
        return deals.stat().st_mtime_ns if deals.exists() else 0

    def name() -> str:
        text, test = (deals.read_text(), begun()) if deals.exists() else ("", 0)
        dealt[test] += 1
        return f"{text} {dealt[test]}"

    async def held_think(self: computers.Computers, *question: object) -> None:
        while still.exists():  # noqa: ASYNC110 - it is another process that ends it
            await asyncio.sleep(0.005)
        await think(self, *question)

    # One clock for both: when a computer player moves depends on when a table last did.
    clock = Clock(beside(".stopped"))
    for owner, attribute, value in (
        # A process of lower priority gets no time at all on a busy machine.
        (processes.Starter, "lowers_priority", False),
        (work.Work, "nice", 0),
        (Dealer, "new_key", lambda: Dealer.key_from_seed(name())),
        (computers.Computers, "_think", held_think),
        (chairs, "secrets", types.SimpleNamespace(SystemRandom=lambda: random.Random(name()))),
        (catalogue, "read_options", lambda game, values: msgspec.convert(values, game.options)),
        (timers, "time", clock),
        (computers, "time", clock),
        *analyses_end(begun),
    ):
        setattr(owner, attribute, value)


def serve(port: int, store: str, pace: float, site: str) -> int:
    """Open the house and serve until it is stopped; returns the exit status."""
    from tafureria.house.settings import Settings
    from tafureria.web import serve as web

    replace(store)
    settings = Settings(
        pace=pace,
        pause_factor=0.0,
        tables_per_minute=10_000,
        limit_addresses=False,
        frames_per_second=100_000,
        frames_at_once=100_000,
        think_limit=120,
        job_seconds=80,
    )
    # On a busy machine a browser may be slow to answer.
    web.ASKED_EVERY = 120.0
    return web.serve(port=port, store=store, open_browser=False, settings=settings, site=site)


if __name__ == "__main__":
    port, store, pace, room, site = sys.argv[1:]
    if int(room):
        limit_files(int(room))
    sys.exit(serve(int(port), store, float(pace), site))
