"""Deals that others may still have to play: whoever did not play a game may see nothing of it until then.

The deal of the day is closed until the day is over, and the deal of a round in which all tables have the same
until all of them have finished. This holds for what is asked over HTTP and for whoever connects to the table.
"""

from __future__ import annotations

from tafureria.house.calendar import is_closed
from tafureria.house.store.clubs import deal_is_running
from tafureria.house.store.rows import TableRow
from tafureria.house.store.store import Store


async def why_closed(store: Store, row: TableRow) -> str:
    """The code of the refusal for a deal that others may still have to play; empty for any other.

    :raises StoreFailed: when the store cannot be read.
    """
    if is_closed(row.day, store.now()):
        return "day-running"
    if row.round and await deal_is_running(store, row.round):
        return "round-running"
    return ""
