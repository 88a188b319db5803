"""What the keeper of a house sees and orders (tables, people, reports), and how long data is kept."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import ipaddress
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

from tafureria import __version__
from tafureria.core.game import TABLE
from tafureria.house.administration import rows
from tafureria.house.administration.growth import Growth
from tafureria.house.administration.messages import (
    KeeperPage,
    KeeperWish,
    KeptOrder,
    KeptPerson,
    KeptReport,
    KeptTable,
    ReportedLine,
)
from tafureria.house.administration.restarting import Restarting
from tafureria.house.administration.rows import StoredOrder, StoredReport
from tafureria.house.chronicle.chronicle import Chronicler
from tafureria.house.house import House
from tafureria.house.making.making import is_id
from tafureria.house.refusal import Refusal
from tafureria.house.store.owners import Elsewhere
from tafureria.house.store.rows import Line, StoredTable, StoreFailed
from tafureria.house.tables.chairs import PERSON, seats_of
from tafureria.house.tables.inbox import Guest, address_of
from tafureria.house.tables.loading import shown_status
from tafureria.house.tables.speech import hears

log = logging.getLogger(__name__)

AROUND: Final = (10, 5)
"""Lines before and after a reported one that are kept with it."""
DAY: Final = 24 * 3600.0
AGAIN: Final = 60.0
"""Seconds between two rounds of store maintenance."""
HEARS: Final = 2.0
"""Seconds between two reads of the orders where other processes may write some."""
_said: Final = msgspec.json.Decoder(list[ReportedLine])


class Keeping:
    """What the keeper of one house can see and do."""

    def __init__(
        self,
        house: House,
        chronicler: Chronicler,
        mark_key: Callable[[], bytes],
        end: Callable[[], None] = lambda: None,
    ) -> None:
        """*mark_key* returns the secret for people's marks; *end* ends the process so that it restarts."""
        self._house, self._store, self._chronicler = house, house.store, chronicler
        self._mark_key = mark_key
        self.growth = Growth(house)
        self._orders: list[StoredOrder] = []
        self._reading = asyncio.Lock()
        """Held while the orders are read: a reading that began before an order must not come after it."""
        self._task: asyncio.Task[None] | None = None
        self.restarting = Restarting(house.store, self._all_here, end)
        self.each_time: list[Callable[[], Awaitable[None]]] = []
        """Further jobs that run once a minute."""

    async def start(self) -> None:
        """Read the orders, and start the maintenance of the store."""
        await self.read_orders()
        self._task = asyncio.create_task(self._keep_on(), name="keeping")

    async def close(self) -> None:
        """Stop the maintenance of the store, and any pending restart."""
        self.restarting.stop()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _keep_on(self) -> None:
        every = HEARS if self._house.settings.address else AGAIN
        tidied = -AGAIN
        while True:
            try:
                await self.read_orders()
                await self._remove_all()
                if self._house.settings.address:
                    await self._drop_deleted()
                if time.monotonic() - tidied >= AGAIN:
                    tidied = time.monotonic()
                    await self.growth.tidy()
                    await self.growth.look()
                    for one in self.each_time:
                        await one()
            except StoreFailed as error:
                log.warning("the store could not be looked after: %s", error)
            await asyncio.sleep(every)

    # --- orders -------------------------------------------------------------------------------

    async def read_orders(self) -> None:
        """Read the current orders, and disconnect whoever is banned."""
        before = {one.table for one in self._holds("close")}
        async with self._reading:
            self._orders = await rows.orders(self._store)
        self.restarting.read(self._orders)
        # Guests of a table that was closed in another process are turned away when they reconnect.
        if closed := {one.table for one in self._holds("close")} - before:
            await self._house.load_again(list(closed))
        if not self._holds("ban"):
            return
        for guest in self._all_here():
            if self.is_banned(guest.person, address_of(guest)):
                guest.close()  # whoever reconnects is told the reason

    def _all_here(self) -> list[Guest]:
        return [guest for guests in self._house.guests().values() for guest in guests]

    @property
    def has_orders(self) -> bool:
        """Are there any orders?"""
        return bool(self._orders)

    def _holds(self, kind: str) -> list[StoredOrder]:
        now = self._store.now()
        return [one for one in self._orders if one.kind == kind and not 0 < one.until <= now]

    def is_banned(self, person: str, address: str) -> bool:
        """Is this visitor, or the address that they come from, banned?"""
        return any(_meets(one, person, address) for one in self._holds("ban"))

    def is_muted(self, person: str, address: str) -> bool:
        """Is this visitor, or the address that they come from, muted?"""
        return any(_meets(one, person, address) for one in self._holds("mute"))

    def is_closed(self, table: str) -> bool:
        """Has the keeper closed this table?"""
        return any(one.table == table for one in self._holds("close"))

    # --- what the keeper sees -----------------------------------------------------------------

    def mark(self, person: str) -> str:
        """The mark that the keeper sees instead of a person's secret id."""
        if not person:
            return ""
        return hashlib.blake2b(person.encode(), key=self._mark_key()[:64], digest_size=6).hexdigest()

    async def person(self, mark: str) -> str:
        """The person with that mark.

        :raises Refusal: ``unknown-person``.
        """
        known = await rows.people(self._store) | {guest.person for guest in self._all_here() if guest.person}
        for person in known:
            if self.mark(person) == mark:
                return person
        raise Refusal("unknown-person")

    async def page(self) -> KeeperPage:
        """The keeper's page, with the state of the house at this moment."""
        guests = self._house.guests()
        tables = dict.fromkeys([*guests, *await rows.open_tables(self._store)])
        tables |= dict.fromkeys(one.table for one in self._holds("close"))
        shown = []
        for table in tables:
            stored = await self._store.overview(table)
            if stored is not None:
                shown.append(self._table(stored, guests.get(table)))
        return KeeperPage(
            version=__version__,
            failing=self._store.is_failing,
            megabytes=round(self.growth.megabytes, 1),
            most_megabytes=self.growth.most,
            tables=shown,
            orders=[self._order(one) for one in self._orders if one.kind in {"ban", "mute", "close"}],
            reports=[self._report(one) for one in await rows.reports(self._store)],
            restart=self.restarting.shown(),
        )

    def _table(self, stored: StoredTable, guests: list[Guest] | None) -> KeptTable:
        here = {guest.person: guest for guest in guests or []}
        seated = [
            self._person(chair.person, chair.name, chair.seat, chair.person in here)
            for chair in stored.chairs
            if chair.kind == PERSON and chair.person
        ]
        watching = [
            self._person(person, guest.name, TABLE, True)
            for person, guest in here.items()
            if person and not seats_of(stored.chairs, person)
        ]
        row = stored.row
        return KeptTable(
            table=row.id,
            game=row.game,
            status=shown_status(row),
            awake=guests is not None,
            listed=row.listed,
            closed=self.is_closed(row.id),
            updated=row.updated,
            people=seated + watching,
        )

    def _person(self, person: str, name: str, seat: int, here: bool) -> KeptPerson:
        return KeptPerson(
            person=self.mark(person), name=name, seat=seat, here=here, muted=self.is_muted(person, "")
        )

    def _order(self, one: StoredOrder) -> KeptOrder:
        assert one.kind in {"ban", "mute", "close"}
        return KeptOrder(
            id=one.id,
            kind=one.kind,  # type: ignore[arg-type] # the assertion above
            person=self.mark(one.person),
            name=one.name,
            network=one.network,
            table=one.table,
            made=one.made,
            until=one.until,
        )

    def _report(self, one: StoredReport) -> KeptReport:
        return KeptReport(
            id=one.id,
            table=one.table,
            made=one.made,
            person=self.mark(one.person),
            by=self.mark(one.reporter),
            said=_said.decode(one.said),
        )

    # --- what players report ------------------------------------------------------------------

    async def report(self, table: str, reporter: str, number: int) -> None:
        """Store a report by *reporter* of the line that they heard with that number.

        :raises Refusal: ``unknown-table``, or ``unknown-line`` for one that they have not heard.
        """
        stored = await self._store.load(table) if is_id(table) else None
        if stored is None:
            raise Refusal("unknown-table")
        eyes = seats_of(stored.chairs, reporter) or [TABLE]
        heard = [line for line in stored.talk if hears(line, eyes)]
        if number >= len(heard) or heard[number].seat in eyes != [TABLE]:
            raise Refusal("unknown-line")
        before, after = AROUND
        meant = heard[number]
        said = [
            ReportedLine(name=line.name, text=line.text or line.phrase, at=line.at, meant=line is meant)
            for line in heard[max(number - before, 0) : number + after + 1]
        ]
        report = StoredReport(
            id=secrets.token_hex(8),
            table=table,
            line=meant.number,
            reporter=reporter,
            person=self._speaker(stored, meant),
            said=msgspec.json.encode(said).decode(),
            made=self._store.now(),
        )
        await rows.add_report(self._store, report)

    def _speaker(self, stored: StoredTable, line: Line) -> str:
        """The person who said the line; a watcher is known only while still connected, and else empty."""
        if line.seat != TABLE:
            return stored.chairs[line.seat].person
        watching = {
            guest.person
            for guest in self._house.guests().get(stored.row.id, [])
            if guest.name == line.name and not seats_of(stored.chairs, guest.person)
        }
        return watching.pop() if len(watching) == 1 else ""

    # --- what the keeper does -----------------------------------------------------------------

    async def do(self, wish: KeeperWish) -> None:
        """Carry out what the keeper wishes.

        :raises Refusal: saying why not.
        """
        match wish.do:
            case "close":
                await self._close(await self._known(wish.table))
            case "open":
                for one in self._holds("close"):
                    if one.table == wish.table:
                        await rows.lift(self._store, one.id)
                await self.read_orders()
            case "delete":
                await self.delete([await self._known(wish.table)])
            case "remove":
                await self._remove(await self._known(wish.table), await self.person(wish.person))
            case "mute" | "ban":
                await self._punish(wish)
            case "lift":
                await rows.lift(self._store, wish.id)
                await self.read_orders()
            case "settle":
                await rows.settle(self._store, wish.id)
            case "restart":
                await self.restarting.order(wish.minutes)
                await self.read_orders()
            case "stay":
                await self.restarting.call_off()
                await self.read_orders()
            case "erase":
                await self.erase(await self.person(wish.person))
        log.info("the keeper has done something", extra={"about": {"what": wish.do}})

    async def _remove(self, table: str, person: str) -> None:
        """Remove a person from a table; if another process has it awake, that process reads an order."""
        try:
            await self._house.expel(table, person)
        except Elsewhere:
            order = StoredOrder(id=secrets.token_hex(8), kind="remove", table=table, person=person)
            await self._order_that(order)

    async def _remove_all(self) -> None:
        """Carry out orders to remove people, written by any process, for tables awake here or nowhere."""
        for one in self._holds("remove"):
            with contextlib.suppress(Elsewhere):
                with contextlib.suppress(Refusal):  # the table is gone
                    await self._house.expel(one.table, one.person)
                await rows.lift(self._store, one.id)

    async def _drop_deleted(self) -> None:
        """Drop the tables that are awake here and were deleted in another process."""
        awake = list(self._house.guests())
        gone = set(awake) - await rows.which_are_there(self._store, awake)
        await self._house.load_again(list(gone))

    async def _known(self, table: str) -> str:
        if not is_id(table) or await self._store.overview(table) is None:
            raise Refusal("unknown-table")
        return table

    async def _close(self, table: str) -> None:
        if not self.is_closed(table):
            await self._order_that(StoredOrder(id=secrets.token_hex(8), kind="close", table=table))

    async def _order_that(self, order: StoredOrder) -> None:
        await rows.add_order(self._store, msgspec.structs.replace(order, made=self._store.now()))
        await self.read_orders()

    async def _punish(self, wish: KeeperWish) -> None:
        """Mute or ban a person, a network, or both: one order for each address."""
        person = await self.person(wish.person) if wish.person else ""
        networks = [_network(wish.network)] if wish.network else []
        if wish.here and person:
            networks += [
                _network(address_of(one))
                for one in self._all_here()
                if one.person == person and address_of(one)
            ]
        if not person and not networks:
            raise Refusal("unknown-person")
        until = self._store.now() + wish.days * DAY if wish.days else 0.0
        name = await self._name(person)
        for who, network in ([(person, "")] if person else []) + [
            ("", one) for one in dict.fromkeys(networks)
        ]:
            order = StoredOrder(
                id=secrets.token_hex(8), kind=wish.do, person=who, network=network, name=name, until=until
            )
            await self._order_that(order)

    async def _name(self, person: str) -> str:
        if not person:
            return ""
        known = await self._store.name_of(person)
        return known or next((guest.name for guest in self._all_here() if guest.person == person), "")

    async def delete(self, tables: list[str]) -> None:
        """Delete these tables, even if somebody is connected to them."""
        await rows.delete_tables(self._store, tables)
        for order in self._holds("close"):
            if order.table in tables:
                await rows.lift(self._store, order.id)
        await self.read_orders()
        await self._house.load_again(tables)

    async def erase(self, person: str) -> None:
        """Remove a person from everything: finished games, seats that they hold, talk, reports."""
        tables = await rows.forget_further(self._store, person)
        await self._house.load_again(tables)
        for table in tables:
            stored = await self._store.overview(table)
            if stored is not None and seats_of(stored.chairs, person):
                await self._remove(table, person)
        await self._chronicler.forget(person)

    # --- what is kept for how long ------------------------------------------------------------


def _meets(order: StoredOrder, person: str, address: str) -> bool:
    if order.person:
        return order.person == person
    if not address or not order.network:
        return False
    try:
        return ipaddress.ip_address(address) in ipaddress.ip_network(order.network)
    except ValueError:
        return False


def _network(text: str) -> str:
    """The network to which an address is counted, or the network itself.

    >>> _network("192.0.2.7"), _network("2001:db8::1"), _network("198.51.100.9/24")
    ('192.0.2.7/32', '2001:db8::/64', '198.51.100.0/24')

    :raises Refusal: ``malformed``.
    """
    try:
        if "/" not in text and ":" in text:
            text += "/64"
        return str(ipaddress.ip_network(text, strict=False))
    except ValueError as error:
        raise Refusal("malformed", what="network") from error
