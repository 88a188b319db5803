"""The house: makes tables, wakes them, lets them sleep. One per process."""

from __future__ import annotations

import asyncio
import base64
import logging
import secrets
import time
from typing import Final

import msgspec

from tafureria import __version__
from tafureria.core import record, registry
from tafureria.core.chance import Dealer
from tafureria.core.game import OVER, AnyGame, Options
from tafureria.house import cards, messages
from tafureria.house.chairs import COMPUTER, OPEN, PERSON, clean_name, draw, seats_of, shown
from tafureria.house.course import Course
from tafureria.house.gathering import PLAYING, WAITING
from tafureria.house.items import Around, Came, Guest, Heard, Left
from tafureria.house.messages import AnyUp, Made, NewTable, TableCard
from tafureria.house.refusal import Refusal
from tafureria.house.settings import Settings
from tafureria.house.speech import KINDS
from tafureria.house.store import Chair, Manner, Row, Saved, Store
from tafureria.house.table import FINISHED, HALTED, Table
from tafureria.house.thinkers import Thinkers
from tafureria.players import catalogue

log = logging.getLogger(__name__)

BREATH: Final = 64
"""Plies of a replay between two looks at what else there is to do."""
ID_BYTES: Final = 16


def new_id() -> str:
    """128 random bits that stand well in an address: 26 letters and digits."""
    return base64.b32encode(secrets.token_bytes(ID_BYTES)).decode().rstrip("=").lower()


class House:
    """All tables of one process."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.settings = settings
        self.store = store
        self._thinkers = Thinkers(settings.thinkers, settings.think_limit)
        self._awake: dict[str, Table] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._waking: dict[str, asyncio.Task[Table]] = {}

    @classmethod
    async def open(cls, store: str, settings: Settings) -> House:
        """Open the store and get the computer players ready."""
        house = cls(await Store.open(store), settings)
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
        await self._thinkers.close()
        await self.store.close()

    # --- making -------------------------------------------------------------------------------

    async def make(self, person: str, wish: NewTable) -> Made:
        """A new table; it begins at once when no seat is open.

        :raises Refusal: with what is wrong.
        """
        try:
            entry = registry.find(wish.game)
        except registry.UnknownGame as error:
            raise Refusal("unknown-game", what=wish.game) from error
        options = cards.read_options(entry.game, wish.options)
        cards.fit(entry.game, options, len(wish.seats))
        players = list(catalogue.players(entry))
        level = wish.level or players[-1]
        name = clean_name(wish.name)
        for player in [level, *(seat.player for seat in wish.seats if seat.player)]:
            if player not in players:
                raise Refusal("unknown-player", what=player)
        if wish.talk and wish.talk not in KINDS:
            raise Refusal("bad-option", what="talk")
        chairs = _chairs(wish, person, name, level)
        row = _row(entry.game, options, chairs, person, level)
        row.talk = wish.talk or KINDS[0]
        row.listed = wish.listed
        manner = Manner(**{name: getattr(wish, name) for name in Manner.__struct_fields__})
        row.manner = msgspec.json.encode(manner).decode()
        if wish.draw and row.status == PLAYING:
            chairs = draw(chairs)
        await self.store.make(row, chairs)
        await self.store.call(person, name)
        return Made(table=row.id)

    async def again(self, saved: Saved) -> str:
        """A table with the same people and options as one that has ended; answers its id.

        :raises StoreFailed: when it cannot be kept.
        """
        old = saved.row
        game = registry.find(old.game).game
        options: Options = msgspec.json.decode(old.options, type=game.options)
        chairs = [msgspec.structs.replace(chair, used=0.0) for chair in saved.chairs]
        if msgspec.json.decode(old.manner, type=Manner).draw:
            chairs = draw(chairs)
        row = _row(game, options, chairs, old.host, old.level)
        row.talk, row.manner = old.talk, old.manner
        await self.store.make(row, chairs)
        await self.store.seat(old.id, [], next=row.id)
        return row.id

    # --- coming and going ---------------------------------------------------------------------

    async def enter(self, table: str, guest: Guest) -> Table:
        """Bring a guest to the table, waking it when it sleeps.

        :raises Refusal: ``unknown-table``.
        """
        if len(table) > 2 * ID_BYTES:
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

    async def _load(self, id_: str) -> Table:
        saved = await self.store.load(id_)
        if saved is None:
            raise Refusal("unknown-table")
        game, options, course = await _course(saved)
        table = Table(
            saved=saved,
            game=game,
            options=options,
            course=course,
            around=Around(self.store, self._thinkers, self.settings, self.again),
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
        if task.exception() is not None:
            log.error("table %s broke", table.id, exc_info=task.exception())
        for guest in table.guests:
            guest.close()

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

    async def record(self, table: str) -> str:
        """The record of a game that has ended.

        :raises Refusal: ``unknown-table``, or ``running`` before the end.
        """
        saved = await self.store.load(table) if len(table) <= 2 * ID_BYTES else None
        if saved is None:
            raise Refusal("unknown-table")
        if saved.row.status != FINISHED:
            raise Refusal("running")
        game, options, course = await _course(saved)
        if course is None:
            raise Refusal("halted")
        return record.write(
            record.Record(
                game=game.name,
                version=saved.row.version,
                engine=saved.row.engine,
                seats=saved.row.seats,
                options=options,
                key=saved.row.key,
                actions=tuple(saved.actions),
                ending=saved.row.ending,
                returns=tuple(course.end().returns),
            )
        )


def _chairs(wish: NewTable, person: str, name: str, level: str) -> list[Chair]:
    out: list[Chair] = []
    for seat, one in enumerate(wish.seats):
        match one.kind:
            case "me":
                own = clean_name(one.name) if one.name else name
                out.append(Chair(seat=seat, kind=PERSON, person=person, name=own))
            case "open":
                out.append(Chair(seat=seat, kind=OPEN))
            case "computer":
                out.append(Chair(seat=seat, kind=COMPUTER, name=one.player or level))
            case _:
                raise Refusal("bad-setup", what=one.kind)
    names = [chair.name.casefold() for chair in out if chair.kind == PERSON]
    if len(set(names)) < len(names):
        raise Refusal("name-taken")
    return out


def _row(game: AnyGame, options: Options, chairs: list[Chair], host: str, level: str) -> Row:
    now, key = time.time(), Dealer.new_key()
    begins = all(chair.kind != OPEN for chair in chairs)
    waiting = OVER
    if begins:
        waiting = Course(game, options, len(chairs), key).waiting
    return Row(
        id=new_id(),
        game=game.name,
        version=game.version,
        engine=__version__,
        options=msgspec.json.encode(options).decode(),
        seats=len(chairs),
        key=key,
        level=level,
        talk="",
        host=host,
        status=PLAYING if begins else WAITING,
        waiting=waiting,
        ending=None,
        made=now,
        updated=now,
    )


async def _course(saved: Saved) -> tuple[AnyGame, Options, Course | None]:
    """The game played again as far as it was kept; no course while it waits for people.

    A table whose game no longer replays is halted: nothing is made up.
    """
    row = saved.row
    game = registry.find(row.game).game
    options: Options = msgspec.json.decode(row.options, type=game.options)
    if row.status == WAITING:
        return game, options, None
    if row.version != game.version:
        row.status = HALTED
        return game, options, None
    course = Course(game, options, row.seats, row.key)
    for ply, (seat, action) in enumerate(saved.actions):
        if course.check(seat, action) is not None:
            row.status = HALTED
            return game, options, None
        course.act(seat, action)
        if ply % BREATH == BREATH - 1:
            await asyncio.sleep(0)
    return game, options, course


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
