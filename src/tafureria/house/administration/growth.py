"""How large the store of a house becomes: how long data is kept, and how much room there is.

The keeper sets and sees both. What has begun goes on in a full house, and every finished game is kept: only
what would make the store larger for good, a new table or a record that somebody brings, is refused.
"""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Final

from tafureria.house.administration import rows
from tafureria.house.house import House
from tafureria.house.refusal import Refusal
from tafureria.house.tables.chairs import OPEN

DAY: Final = 24 * 3600.0
MEGABYTE: Final = 1e6
PIECE: Final = 20
"""Tables that are deleted in one transaction: few, so that tables in play can write in between."""
FOR_RECORDS: Final = 0.5
"""Share of the house that may be full while records are still taken: tables come first."""


class Growth:
    """The store of one house, and its size at the last look."""

    def __init__(self, house: House) -> None:
        self._house, self._store = house, house.store
        self.megabytes = 0.0

    @property
    def most(self) -> int:
        """Megabytes that the store may have; 0 for any number."""
        return self._house.settings.house_megabytes

    async def look(self) -> None:
        """Read the size of the store.

        :raises StoreFailed: when it cannot be read.
        """
        self.megabytes = await rows.size(self._store) / MEGABYTE

    def check_room(self, share: float = 1.0) -> None:
        """Check that the store takes up less than that share of its room.

        :raises Refusal: ``house-full``.
        """
        if self.most and self.megabytes >= share * self.most:
            raise Refusal("house-full")

    async def tidy(self) -> None:
        """Delete whatever is older than the settings allow, in small batches."""
        settings, now = self._house.settings, self._store.now()
        for days, find in (
            (settings.keep_waiting, partial(rows.old_tables, are_over=False)),
            (settings.keep_finished, partial(rows.old_tables, are_over=True)),
            (settings.keep_records, partial(rows.old_records, free=OPEN)),
        ):
            while days:
                old = await find(self._store, before=now - days * DAY, most=PIECE)
                # A table that is awake in this process may be in use: it is not deleted yet.
                asleep = [one for one in old if one not in self._house.guests()]
                await rows.delete_tables(self._store, asleep)
                if len(asleep) < PIECE:
                    break
                await asyncio.sleep(0)
        while settings.keep_talk:
            before = now - settings.keep_talk * DAY
            if await rows.delete_old_talk(self._store, before=before, most=PIECE) < PIECE:
                break
