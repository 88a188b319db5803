"""The house: makes tables, wakes them, lets them sleep. One per process."""

from __future__ import annotations

import asyncio
import logging

from tafureria.house import cards, making, messages
from tafureria.house.chairs import seats_of, shown
from tafureria.house.gathering import PLAYING
from tafureria.house.items import Around, Came, Guest, Heard, Left
from tafureria.house.kept import Chair, Overtaken, Row, Saved
from tafureria.house.making import is_id
from tafureria.house.messages import AnyUp, TableCard
from tafureria.house.owners import Owners
from tafureria.house.refusal import Refusal
from tafureria.house.settings import Settings
from tafureria.house.store import Store
from tafureria.house.table import Table
from tafureria.house.thinkers import Thinkers
from tafureria.house.waking import wake

log = logging.getLogger(__name__)


class House:
    """All tables of one process."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.settings = settings
        self.store = store
        self._owners = Owners(store, settings.address, settings.lease)
        self._releasing: dict[str, asyncio.Task[None]] = {}
        self._thinkers = Thinkers(settings.thinkers, settings.think_limit, settings.searchers)
        self._awake: dict[str, Table] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._waking: dict[str, asyncio.Task[Table]] = {}

    @classmethod
    async def open(cls, store: str, settings: Settings) -> House:
        """Open the store and get the computer players ready."""
        house = cls(await Store.open(store), settings)
        await house._owners.join()
        house._thinkers.start()
        return house

    async def close(self) -> None:
        """Send everybody home, and let go of everything."""
        for table in list(self._awake.values()):
            for guest in table.guests:
                guest.close()
        tasks = [*self._tasks.values(), *self._waking.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.gather(*self._releasing.values())
        await self._thinkers.close()
        await self._owners.leave()
        await self.store.close()

    # --- coming and going ---------------------------------------------------------------------

    async def enter(self, table: str, guest: Guest) -> Table:
        """Bring a guest to the table, waking it when it sleeps.

        :raises Refusal: ``unknown-table``.
        :raises Elsewhere: when it is awake in another process.
        """
        if not is_id(table):
            raise Refusal("unknown-table")
        awake = self._awake.get(table)
        if awake is None or awake.is_asleep:
            awake = await self._wake(table)
        # No waiting between here and there: the table cannot fall asleep in between.
        awake.inbox.put_nowait(Came(guest))
        return awake

    def leave(self, table: Table, guest: Guest) -> None:
        """The guest's connection has ended."""
        table.inbox.put_nowait(Left(guest))

    def hear(self, table: Table, guest: Guest, up: AnyUp) -> None:
        """The guest says something to the table."""
        table.inbox.put_nowait(Heard(guest, up))

    async def _wake(self, table: str) -> Table:
        """Several guests who come at once wait for the same waking."""
        task = self._waking.get(table)
        if task is None:
            task = asyncio.create_task(self._load(table))
            self._waking[table] = task
            task.add_done_callback(lambda _: self._waking.pop(table, None))
        return await asyncio.shield(task)

    async def _again(self, saved: Saved) -> str:
        return await making.again(self.store, saved)

    async def _load(self, id_: str) -> Table:
        # What is just falling asleep must have let go of the table first.
        for before in (self._tasks, self._releasing):
            if id_ in before:
                await asyncio.wait({before[id_]})
        await self._owners.claim(id_)
        saved = await self.store.load(id_)
        if saved is None:
            raise Refusal("unknown-table")
        game, options, course = await wake(saved)
        table = Table(
            saved=saved,
            game=game,
            options=options,
            course=course,
            around=Around(self.store, self._thinkers, self.settings, self._again),
        )
        self._awake[id_] = table
        task = asyncio.create_task(table.run(), name=f"table {id_}")
        self._tasks[id_] = task
        task.add_done_callback(lambda done: self._asleep(table, done))
        return table

    def _asleep(self, table: Table, task: asyncio.Task[None]) -> None:
        """A table went to sleep, or broke: then its guests come back, and it wakes up from the store."""
        table.is_asleep = True
        if self._awake.get(table.id) is table:
            del self._awake[table.id]
            del self._tasks[table.id]
        if task.cancelled():
            return
        error = task.exception()
        if isinstance(error, Overtaken):
            log.warning("table %s is awake in another process now", table.id)
        elif error is not None:
            log.error("table %s broke", table.id, exc_info=error)
        for guest in table.guests:
            guest.close()
        releasing = asyncio.create_task(self._owners.release(table.id))
        self._releasing[table.id] = releasing
        releasing.add_done_callback(lambda _: self._releasing.pop(table.id, None))

    # --- looking up ---------------------------------------------------------------------------

    async def front(self, person: str) -> messages.House:
        """The first page for that person."""
        name = await self.store.name_of(person) if person else ""
        tables = await self.store.tables_of(person) if person else []
        listed = await self.store.listed()
        return messages.House(
            name=name,
            games=list(cards.cards()),
            tables=[_card(row, chairs, person) for row, chairs in tables],
            listed=[_card(row, chairs, person) for row, chairs in listed],
        )


def _card(row: Row, chairs: list[Chair], person: str) -> TableCard:
    own = seats_of(chairs, person)
    return TableCard(
        table=row.id,
        game=row.game,
        status=row.status,
        you=own[0] if own else -1,
        seats=shown(chairs, set()),
        your_turn=row.status == PLAYING and any(row.waiting >> seat & 1 for seat in own),
    )
