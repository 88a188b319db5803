"""The keeper's order to restart the house: its time, the notice to everybody, and its outcome."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Iterable
from typing import Final

from tafureria import __version__
from tafureria.house.administration import rows
from tafureria.house.administration.messages import KeptRestart
from tafureria.house.administration.rows import RESTART, StoredOrder
from tafureria.house.messages.down import Closing, encode_down
from tafureria.house.store.store import Store
from tafureria.house.tables.inbox import Guest

log = logging.getLogger(__name__)

MINUTE: Final = 60.0


class Restarting:
    """Carries out the keeper's order to restart, in one process.

    The order's ``until`` is the time of the restart, and its ``name`` the release that ran when it was given.
    A process that started after that time has carried it out; so the order can stay stored, with its outcome.
    """

    def __init__(self, store: Store, here: Callable[[], list[Guest]], end: Callable[[], None]) -> None:
        """*here* returns everybody at tables of this process; *end* ends the process so that it restarts."""
        self._store, self._here, self._end = store, here, end
        self._began = store.now()
        self._order: StoredOrder | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._told = 0.0

    def read(self, orders: Iterable[StoredOrder]) -> None:
        """Schedule the restart that is ordered now, and tell everybody if its announced time has changed."""
        self.stop()
        self._order = next((one for one in orders if one.kind == RESTART), None)
        if self._order is not None and self._is_due(self._order):
            left = max(self._order.until - self._store.now(), 0.0)
            self._timer = asyncio.get_running_loop().call_later(left, self._go)
        if self.closes != self._told:
            self._told = self.closes
            for guest in self._here():
                guest.send(self.notice())

    def stop(self) -> None:
        """Cancel the pending timer: the process ends anyway, or the orders are read again."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _is_due(self, order: StoredOrder) -> bool:
        return order.until > self._began

    def _go(self) -> None:
        log.info("the house is restarting, as its keeper has ordered")
        self._end()

    @property
    def closes(self) -> float:
        """When the house will restart, as announced, in seconds since 1970; 0 if nothing is announced."""
        order = self._order
        is_told = order is not None and self._is_due(order) and order.until > order.made
        return order.until if order is not None and is_told else 0.0

    def notice(self) -> bytes:
        """The message that announces this time to players and watchers."""
        return encode_down(Closing(at=self.closes))

    def shown(self) -> KeptRestart | None:
        """The last order to restart, as shown to the keeper."""
        order = self._order
        if order is None:
            return None
        return KeptRestart(at=order.until, before=order.name, done=not self._is_due(order))

    async def order(self, minutes: int) -> None:
        """Restart in that many minutes, and tell everybody; with 0, at once. Replaces any earlier order."""
        await self.call_off()
        now = self._store.now()
        moment = now + minutes * MINUTE
        order = StoredOrder(id=secrets.token_hex(8), kind=RESTART, name=__version__, made=now, until=moment)
        await rows.add_order(self._store, order)

    async def call_off(self) -> None:
        """Cancel any order to restart."""
        for one in await rows.orders(self._store):
            if one.kind == RESTART:
                await rows.lift(self._store, one.id)
