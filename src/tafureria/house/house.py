"""The house: connects guests to tables, loads tables from the store and unloads them. One per process."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
from collections import Counter as Tally
from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

import msgspec

from tafureria import __version__
from tafureria.core.game import seats_in
from tafureria.house.bots.thinkers import Thinkers
from tafureria.house.catalogue import game_cards
from tafureria.house.finished.keeper import Keeper
from tafureria.house.friends import rows as friends
from tafureria.house.holidays import rows as holidays
from tafureria.house.making import making, teaching
from tafureria.house.making.making import is_id
from tafureria.house.messages.pages import (
    Chronicle,
    FinishedCard,
    HousePage,
    InvitedCard,
    Result,
    TableCard,
)
from tafureria.house.messages.up import AnyUp
from tafureria.house.refusal import Refusal
from tafureria.house.settings import Settings
from tafureria.house.status import TableStatus
from tafureria.house.store.owners import Elsewhere, Owners
from tafureria.house.store.rows import Chair, Overtaken, StoredTable, TableRow
from tafureria.house.store.store import Store
from tafureria.house.tables import names
from tafureria.house.tables.chairs import PERSON, seats_of, seats_shown
from tafureria.house.tables.inbox import (
    Came,
    Close,
    Expelled,
    Guest,
    HolidaysChanged,
    Left,
    Received,
    Services,
)
from tafureria.house.tables.kept import Kept, unpack
from tafureria.house.tables.loading import load_game, shown_status
from tafureria.house.tables.screens import Screens
from tafureria.house.tables.table import Table
from tafureria.house.tables.turns import Turns

log = logging.getLogger(__name__)

FIRST_FINISHED: Final = 4
"""Finished games that the first page shows at once."""
MORE_FINISHED: Final = 30
"""Finished games in each further answer to a request for more."""
LONG_GAME: Final = 300
"""Number of actions beyond which a game takes noticeably long to replay."""


class Count(NamedTuple):
    """How many tables, connections, people and thinking processes one process has."""

    tables: Mapping[str, int]
    """Tables that are awake, by status."""
    sockets: int
    people: int
    """Visitors who are connected to a table."""
    thinkers: Mapping[str, int]
    """Processes in which computer players think, by kind."""


class House:
    """All tables that are awake in one process."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.settings = settings
        self.store = store
        self._owners = Owners(store, settings.address, settings.lease, self._let_go)
        self._keeper = Keeper(store)
        self._releasing: dict[str, asyncio.Task[None]] = {}
        self._thinkers = Thinkers(
            settings.thinkers,
            settings.think_limit,
            settings.searchers,
            settings.bot_tables,
            settings.advisers,
        )
        self._awake: dict[str, Table] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._loading = asyncio.Semaphore(1)
        self._turns = Turns()
        self._screens = Screens()
        self._waking: dict[str, asyncio.Task[Table]] = {}
        self._is_closing = False

    @classmethod
    async def open(cls, store: str, settings: Settings) -> House:
        """Open the store and start the computer players."""
        house = cls(await Store.open(store, alone=not settings.address), settings)
        await house._owners.join()
        house._thinkers.start()
        house._keeper.start()
        await asyncio.to_thread(names.prepare)
        log.info("the house is open", extra={"about": {"version": __version__, "process": house.store.me}})
        return house

    async def drain(self, limit: float = 10.0) -> None:
        """Hand over every table: it handles its pending messages, is released, and its guests reconnect.

        Whatever is not done within *limit* seconds is cancelled; nobody has been told of it yet.
        """
        self._is_closing = True
        for table in self._awake.values():
            table.inbox.put_nowait(Close())
        tasks = [*self._tasks.values(), *self._waking.values()]
        if tasks:
            _, pending = await asyncio.wait(tasks, timeout=limit)
            for task in pending:
                task.cancel()
            await asyncio.gather(*pending, return_exceptions=True)
        if self._releasing:
            await asyncio.wait(self._releasing.values(), timeout=limit)

    async def close(self) -> None:
        """Disconnect everybody, and stop and close everything."""
        await self.drain()
        await self._keeper.close()
        await self._thinkers.close()
        await self._owners.leave()
        await self.store.close()
        log.info("the house is closed")

    # --- coming and going ---------------------------------------------------------------------

    async def enter(self, table: str, guest: Guest) -> Table:
        """Bring a guest to the table, loading the table if it is asleep.

        :raises Refusal: ``unknown-table``.
        :raises Elsewhere: when it is awake in another process.
        """
        if not is_id(table):
            raise Refusal("unknown-table")
        awake = await self._find(table)
        # Nothing is awaited from here on, so the table cannot fall asleep in between.
        awake.inbox.put_nowait(Came(guest))
        return awake

    async def _find(self, table: str) -> Table:
        """The table, woken if necessary; if it was awake, the store confirms that this process owns it."""
        while True:
            if self._is_closing or not self._owners.holds():
                raise Elsewhere("")
            awake = self._awake.get(table)
            if awake is None or awake.is_asleep:
                awake = await self._wake(table)
            elif not await self._owners.confirm(table):
                log.warning("table %s has been taken over by another process", table)
                await self._drop([awake])
                continue
            if not awake.is_asleep and self.may_serve():
                return awake

    @property
    def is_draining(self) -> bool:
        """Is this process handing over its tables because it is ending?"""
        return self._is_closing

    def count(self) -> Count:
        """How many tables, connections, people and thinking processes this process has."""
        guests = [guest for table in self._awake.values() for guest in table.guests]
        return Count(
            tables=Tally(table.status.value for table in self._awake.values()),
            sockets=len(guests),
            people=len({guest.person for guest in guests if guest.person}),
            thinkers=self._thinkers.running(),
        )

    def guests(self) -> dict[str, list[Guest]]:
        """Everybody connected to each table that is awake in this process, by table."""
        return {id_: list(table.guests) for id_, table in self._awake.items()}

    async def expel(self, table: str, person: str) -> None:
        """Remove a person from that table; computer players take their seats.

        :raises Refusal: ``store-failed``, or ``unknown-table``.
        :raises Elsewhere: when it is awake in another process.
        """
        awake = await self._find(table)
        done = asyncio.get_running_loop().create_future()
        awake.inbox.put_nowait(Expelled(person, done))
        await asyncio.wait([done, self._tasks[table]], return_when=asyncio.FIRST_COMPLETED)
        if not done.done():
            raise Refusal("store-failed")
        done.result()

    def may_serve(self) -> bool:
        """Does this process still own its tables? If not, its state may be stale, and it sends nothing."""
        return self._owners.holds()

    async def _let_go(self) -> None:
        """Drop all tables: other processes may own them now, and the state here may be stale."""
        await self._drop(list(self._awake.values()))

    async def _drop(self, tables: list[Table]) -> None:
        # Some tables may have noticed this by themselves meanwhile.
        tasks = [self._tasks[table.id] for table in tables if self._awake.get(table.id) is table]
        for table in tables:
            table.is_asleep = True
            table.send_away()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def is_awake(self, table: str) -> bool:
        """Is the table awake in this process?"""
        return table in self._awake or table in self._waking

    def is_at(self, table: str, person: str) -> bool:
        """Is that person connected to the table, in this process?"""
        awake = self._awake.get(table)
        return awake is not None and any(guest.person == person for guest in awake.guests)

    async def is_elsewhere(self, owner: str) -> bool:
        """Is a table of that owner awake in another process?

        :raises StoreFailed: when the store cannot be read.
        """
        return await self._owners.is_elsewhere(owner)

    async def wake(self, table: str) -> None:
        """Wake the table although nobody connects to it.

        :raises Refusal: ``unknown-table``.
        :raises Elsewhere: when it is awake in another process.
        """
        await self._find(table)

    def leave(self, table: Table, guest: Guest) -> None:
        """Tell the table that the guest's connection has ended."""
        table.inbox.put_nowait(Left(guest))

    def receive(self, table: Table, guest: Guest, up: AnyUp) -> None:
        """Give the table a message from the guest."""
        table.inbox.put_nowait(Received(guest, up))

    async def _wake(self, table: str) -> Table:
        """Load the table once, however many guests arrive at the same time."""
        task = self._waking.get(table)
        if task is None:
            task = asyncio.create_task(self._load(table))
            self._waking[table] = task
            task.add_done_callback(lambda done: self._awoke(table, done))
        return await asyncio.shield(task)

    def _awoke(self, table: str, task: asyncio.Task[Table]) -> None:
        del self._waking[table]
        if not task.cancelled():
            task.exception()  # retrieved here, as perhaps nobody waits for the table any more

    async def _rematch(self, stored: StoredTable) -> str:
        return await making.rematch(self.store, stored)

    def holidays_changed(self, changed: Mapping[str, float]) -> None:
        """Make the tables that are awake in this process reread holidays, if they do not know these changes.

        *changed*: when the holidays of a person changed, by person.
        """
        for table in self._awake.values():
            if not table.knows_holidays(changed):
                table.inbox.put_nowait(HolidaysChanged())

    async def away(self, tables: Iterable[tuple[TableRow, list[Chair]]]) -> dict[str, str]:
        """The last day of holidays of everybody at a slow one of these tables who is away, by person."""
        slow = [chairs for row, chairs in tables if row.settings.is_slow]
        people = {chair.person for chairs in slow for chair in chairs}
        return await holidays.away(self.store, people) if people else {}

    async def _load(self, id_: str) -> Table:
        # A table that is just falling asleep must be released first.
        for before in (self._tasks, self._releasing):
            if id_ in before:
                await asyncio.wait({before[id_]})
        await self._owners.claim(id_)
        me = self.store.me
        stored = await self.store.load(id_)
        if stored is None:
            raise Refusal("unknown-table")
        # Very long games are replayed one after another, so that together they do not hold up other tables.
        is_long = len(stored.actions) > LONG_GAME
        async with self._loading if is_long else contextlib.nullcontext():
            game, options, live = await load_game(stored, self._turns)
        kept: Kept | None = None
        if stored.row.status == TableStatus.INTERRUPTED:
            data = await self.store.kept(id_)
            kept = None if data is None else unpack(data)
            if kept is not None and kept.game is not None:
                stored.row.status = TableStatus.OVER
        table = Table(
            stored=stored,
            game=game,
            options=options,
            live=live,
            services=Services(
                self.store,
                self._thinkers,
                self.settings,
                self._rematch,
                self._keeper.soon,
                self._turns,
                self._screens,
            ),
            kept=kept,
        )
        if self._is_closing or self.store.me != me:
            raise Elsewhere("")  # the lease under which it was claimed has ended
        self._awake[id_] = table
        log.info("a table wakes up", extra={"about": {"table": id_, "status": table.status.value}})
        task = asyncio.create_task(table.run(), name=f"table {id_}")
        self._tasks[id_] = task
        task.add_done_callback(lambda done: self._asleep(table, done))
        return table

    def _asleep(self, table: Table, task: asyncio.Task[None]) -> None:
        """Release a table that fell asleep or broke. If it broke, its guests reconnect and load it again."""
        table.is_asleep = True
        if self._awake.get(table.id) is table:
            del self._awake[table.id]
            del self._tasks[table.id]
        error = None if task.cancelled() else task.exception()
        if isinstance(error, Overtaken):
            log.warning("table %s is now awake in another process; its guests connect again", table.id)
        elif error is None:
            log.info("a table falls asleep", extra={"about": {"table": table.id}})
        else:
            log.error(
                "table %s broke; it is loaded again from the store when a guest comes",
                table.id,
                exc_info=error,
            )
        if error is not None:
            table.send_away()
        releasing = asyncio.create_task(self._release(table))
        self._releasing[table.id] = releasing
        releasing.add_done_callback(lambda _: self._releasing.pop(table.id, None))

    async def _release(self, table: Table) -> None:
        """Give up the table, so that any process can wake it; only then let its guests reconnect."""
        await self._owners.release(table.id)
        table.send_away()

    async def load_again(self, tables: list[str]) -> None:
        """Drop those of these tables that are awake: their rows have changed, and guests reconnect."""
        await self._drop([self._awake[table] for table in tables if table in self._awake])

    # --- looking up ---------------------------------------------------------------------------

    async def front(self, person: str) -> HousePage:
        """What the first page shows to that person."""
        name = await self.store.name_of(person) if person else ""
        tables = await self.store.tables_of(person) if person else []
        away = await self.away(tables)
        listed = await self.store.listed()
        invited = await friends.invited(self.store, person) if person else []
        return HousePage(
            name=name,
            games=list(game_cards()),
            tables=[
                table_card(row, chairs, person, away) for row, chairs in tables if not row.settings.lesson
            ],
            listed=[table_card(row, chairs, person) for row, chairs in listed],
            invited=[
                InvitedCard(table=one.table, game=one.game, name=one.name, shield=one.shield)
                for one in invited
            ],
            finished=await self.chronicle(person, FIRST_FINISHED),
            lessons=await teaching.lesson_cards(self.store, person),
        )

    async def chronicle(self, person: str, most: int = MORE_FINISHED, before: float = math.inf) -> Chronicle:
        """That person's finished games last changed before that time (seconds since 1970), latest first."""
        found = await self.store.finished_of(person, before, most + 1) if person else []
        return Chronicle(games=[finished_card(*one, person) for one in found[:most]], more=len(found) > most)


def finished_card(row: TableRow, chairs: list[Chair], result: str, person: str) -> FinishedCard:
    """A finished game as shown to *person*, who sat at its table."""
    return FinishedCard(
        table=row.id,
        game=row.game,
        you=seats_of(chairs, person)[0],
        seats=seats_shown(chairs, set()),
        ending=row.ending or "",
        ended=row.updated,
        result=msgspec.json.decode(result, type=Result) if result else None,
    )


def table_card(
    row: TableRow, chairs: list[Chair], person: str, away: Mapping[str, str] | None = None
) -> TableCard:
    """An unfinished table as shown to *person*. *away*: the last day of holidays, by person on holidays."""
    own, status = seats_of(chairs, person), shown_status(row)
    your_turn = status == TableStatus.PLAYING and any(row.waiting >> seat & 1 for seat in own)
    is_slow = row.settings.is_slow and status == TableStatus.PLAYING
    # Whether others have chosen may be secret; people know whether they have chosen themselves.
    awaited = seats_in(row.awaited) if status == TableStatus.PLAYING else []
    others = [seat for seat in awaited if seat not in own]
    is_one = len(others) == 1 and not your_turn and chairs[others[0]].kind == PERSON
    return TableCard(
        table=row.id,
        game=row.game,
        status=status,
        you=own[0] if own else -1,
        seats=seats_shown(chairs, set(), until=away if is_slow else None),
        your_turn=your_turn,
        waits_for=others[0] if is_one else -1,
    )
