"""When Python looks for garbage: never in the middle of many people's play.

A full collection walks over everything in memory. With a thousand tables that is half a second in which
nobody is told anything, and by its own measure Python would do it every few seconds. Here young objects are
looked through as always, and all of them only while the house has little to do, or at long last.
"""

from __future__ import annotations

import asyncio
import gc
import time
from typing import Final

YOUNG: Final = 700
"""New objects after which the newest are looked through."""
OLDER: Final = 5
"""So many times, and those a little older are too: often and little, as nobody is told anything then."""
NEVER: Final = 1 << 30
LOOK: Final = 5.0
"""Seconds between two looks at how busy the house is."""
LITTLE: Final = 0.1
"""Part of a processor below which it has little to do."""
AT_LAST: Final = 600.0
"""Seconds after which a full collection is made all the same."""


async def collect_in_quiet() -> None:
    """Never ends by itself; what the start of the house made is taken to stay."""
    gc.collect()
    gc.freeze()
    before = gc.get_threshold()
    gc.set_threshold(YOUNG, OLDER, NEVER)
    try:
        latest = time.monotonic()
        while True:
            used = time.process_time()
            await asyncio.sleep(LOOK)
            quiet = time.process_time() - used < LITTLE * LOOK
            if is_due(quiet, time.monotonic() - latest, gc.get_count()[2]):
                gc.collect()
                latest = time.monotonic()
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()


def is_due(quiet: bool, seconds: float, grown: int) -> bool:
    """Is it time for a full collection, so many *seconds* after the latest?

    *grown* counts what has become old since then; without that there is nothing to find.

    >>> is_due(True, 10, 1), is_due(True, 10, 0), is_due(False, 10, 9), is_due(False, 700, 9)
    (True, False, False, True)
    """
    return grown > 0 and (quiet or seconds > AT_LAST)
