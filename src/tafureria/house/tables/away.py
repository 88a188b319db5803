"""Which people at the table of a slow game are on holiday, and until when."""

from __future__ import annotations

import logging
from collections.abc import Mapping

from tafureria.house.holidays import holidays as days
from tafureria.house.holidays import rows as stored_holidays
from tafureria.house.holidays.holidays import Holiday
from tafureria.house.status import TableStatus
from tafureria.house.store.rows import StoredTable, StoreFailed
from tafureria.house.store.store import Store

log = logging.getLogger(__name__)


class Away:
    """The holidays of the people at one table, as last read. Only tables of slow games have any."""

    def __init__(self, stored: StoredTable, store: Store) -> None:
        self._stored, self._store = stored, store
        self.holidays: dict[str, list[Holiday]] = {}
        """By person."""

    async def read(self) -> None:
        """Read the holidays from the store; if that fails, the known ones hold until the next change."""
        row = self._stored.row
        if not row.settings.is_slow or row.status != TableStatus.PLAYING:
            return
        try:
            found = await stored_holidays.of(self._store, [chair.person for chair in self._stored.chairs])
        except StoreFailed as error:
            log.warning("table %s: who is away could not be read: %s", row.id, error)
            return
        self.holidays.clear()
        self.holidays.update(found)

    def knows(self, changed: Mapping[str, float]) -> bool:
        """Have the changes of people who sit here been read? *changed*: time of the latest, by person."""
        if not self._stored.row.settings.is_slow or self._stored.row.status != TableStatus.PLAYING:
            return True
        seated = {chair.person for chair in self._stored.chairs}
        return all(self._latest(person) >= at for person, at in changed.items() if person in seated)

    def _latest(self, person: str) -> float:
        return max((one.changed for one in self.holidays.get(person, [])), default=0.0)

    def until(self) -> dict[str, str]:
        """By person on holiday now: the last day of it."""
        now = self._store.now()
        found = {person: days.on(theirs, now) for person, theirs in self.holidays.items()}
        return {person: one.last for person, one in found.items() if one is not None}
