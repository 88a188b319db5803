"""Who hosts a table, when its host has left, and for whom the others may have a computer player stand in."""

from __future__ import annotations

from typing import Final

from tafureria.house.refusal import Refusal
from tafureria.house.status import TableStatus
from tafureria.house.store.rows import StoredTable
from tafureria.house.tables.chairs import PERSON, own_seat

LEAVES: Final = 180.0
"""Seconds after which an absent host loses the role, if somebody else who sits here is connected."""


class Hosting:
    """The host's absence at one table. *now* is always the table's clock, in seconds."""

    def __init__(self, stored: StoredTable) -> None:
        self._stored = stored
        self._gone: float | None = None
        """Since when the host is not connected."""
        self._sat: list[str] = []
        """Who sits here, in the order in which they sat down; by seat for those before the table woke up."""

    def meet(self, connected: set[str], now: float) -> float | None:
        """Note who is connected now; returns in how many seconds the role may pass, if the host is absent."""
        seated = [chair.person for chair in self._stored.chairs if chair.person]
        self._sat = list(dict.fromkeys([one for one in self._sat if one in seated] + seated))
        if self._stored.row.host in connected:
            self._gone = None
            return None
        if self._gone is None:
            self._gone = now
        return max(self._gone + LEAVES - now, 0.0) if self._passes_on and connected else None

    @property
    def _passes_on(self) -> bool:
        """Does a host need to be here? In a slow game that has begun nobody is, most of the time."""
        row = self._stored.row
        return row.status == TableStatus.WAITING or (
            row.status == TableStatus.PLAYING and not row.settings.is_slow
        )

    def heir(self, connected: set[str], now: float) -> str:
        """Whoever becomes the host now; empty while the host may still come back, or there is nobody."""
        if self._gone is None or now - self._gone < LEAVES or not self._passes_on:
            return ""
        return next((one for one in self._sat if one in connected), "")


def may_stand_in(stored: StoredTable, person: str, seat: int, awaited: list[int], idle: float) -> bool:
    """Whether a computer player stands in for *seat*, as *person* asks; not for one's own seat.

    Only what everybody sees counts: the seats *awaited*, and how many seconds nothing has happened (*idle*).

    :raises Refusal: ``not-your-seat`` for whoever does not sit here; ``unknown-seat``; ``not-yet`` while the
        table is patient.
    """
    own_seat(stored.chairs, person, None)
    if seat >= len(stored.chairs) or stored.chairs[seat].kind != PERSON:
        raise Refusal("unknown-seat")
    if stored.chairs[seat].person == person:
        return False
    settings = stored.row.settings
    if not settings.patience or settings.is_slow or idle < settings.patience or seat not in awaited:
        raise Refusal("not-yet")
    return True
