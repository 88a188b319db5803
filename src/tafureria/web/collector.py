"""Garbage collection in quiet moments, so that it does not interrupt many people's games.

A full collection walks over everything in memory. With a thousand tables it takes half a second, during which
nothing is sent to anybody, and by default Python would run one every few seconds. Here young objects are
collected as usual, but a full collection waits until the house is not busy, for ten minutes at most.
"""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import gc
import time
from typing import Final

YOUNG: Final = 700
"""Allocations after which the youngest generation is collected."""
OLDER: Final = 5
"""Collections of the youngest generation after which the middle one is collected: often, so each is brief."""
NEVER: Final = 1 << 30
CHECK_EVERY: Final = 5.0
"""Seconds between two checks of how busy the house is."""
QUIET: Final = 0.1
"""Share of one processor's time below which the house is quiet."""
AT_SOONEST: Final = 60.0
"""Least seconds between two full collections, since even in a quiet house somebody may be playing."""
AT_LATEST: Final = 600.0
"""Seconds after which a full collection runs even if the house is busy."""


async def collect_in_quiet() -> None:
    """Run full collections in quiet moments until cancelled; start-up objects are exempt."""
    gc.collect()
    gc.freeze()
    before = gc.get_threshold()
    gc.set_threshold(YOUNG, OLDER, NEVER)
    try:
        latest = time.monotonic()
        while True:
            used = time.process_time()
            await asyncio.sleep(CHECK_EVERY)
            quiet = time.process_time() - used < QUIET * CHECK_EVERY
            if is_due(quiet, time.monotonic() - latest, gc.get_count()[2]):
                gc.collect()
                give_back()
                latest = time.monotonic()
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()


def give_back() -> None:
    """Return free memory to the system, where the C library (glibc) would keep it."""
    with contextlib.suppress(OSError, AttributeError, TypeError):
        ctypes.CDLL(None).malloc_trim(0)


def is_due(quiet: bool, seconds: float, grown: int) -> bool:
    """Is it time for a full collection, *seconds* after the latest one?

    *grown* counts collections of the middle generation since then; if there were none, there is no garbage.

    >>> is_due(True, 70, 1), is_due(True, 10, 1), is_due(True, 70, 0)
    (True, False, False)
    >>> is_due(False, 70, 9), is_due(False, 700, 9)
    (False, True)
    """
    return grown > 0 and seconds > (AT_SOONEST if quiet else AT_LATEST)
