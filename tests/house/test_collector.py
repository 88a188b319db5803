"""When Python's garbage collector runs in an open house."""

from __future__ import annotations

import asyncio
import gc
import weakref

from tafureria.web import collector


class Knot:
    """A reference cycle, which only the garbage collector can free."""

    def __init__(self) -> None:
        self.me = self


def test_full_collections_are_not_left_to_python() -> None:
    before = gc.get_threshold()

    async def look() -> tuple[int, int, int]:
        collecting = asyncio.create_task(collector.collect_in_quiet())
        await asyncio.sleep(0)
        during = gc.get_threshold()
        collecting.cancel()
        await asyncio.gather(collecting, return_exceptions=True)
        return during

    assert asyncio.run(look())[2] == collector.NEVER
    assert gc.get_threshold() == before


def test_a_quiet_house_finds_its_garbage(monkeypatch) -> None:
    monkeypatch.setattr(collector, "CHECK_EVERY", 0.01)
    monkeypatch.setattr(collector, "QUIET", 1000.0)
    monkeypatch.setattr(collector, "AT_SOONEST", 0.0)

    async def look() -> bool:
        collecting = asyncio.create_task(collector.collect_in_quiet())
        await asyncio.sleep(0)
        tied = Knot()
        knot = weakref.ref(tied)
        gc.collect(1)  # It is moved to an older generation while it is referenced.
        del tied
        while knot() is not None:  # noqa: ASYNC110 - for as long as the machine needs
            await asyncio.sleep(0.01)
        collecting.cancel()
        await asyncio.gather(collecting, return_exceptions=True)
        return knot() is None

    assert asyncio.run(look())
