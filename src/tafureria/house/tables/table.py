"""A table that is awake: one task that handles one item of its inbox after another.

Everything is stored before anybody is told. If the task fails, the table is dropped, and the next visitor
loads it from the store again: there is no half-way state.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping

from tafureria import __version__
from tafureria.core.game import AnyGame, Options
from tafureria.house import metrics
from tafureria.house.bots.computers import Choice
from tafureria.house.deals import why_closed
from tafureria.house.messages.down import Pong, RefusedFrame
from tafureria.house.messages.up import (
    AnyUp,
    Attend,
    Begin,
    Claim,
    Deduce,
    GoOn,
    Grant,
    Hint,
    Ping,
    Play,
    Rematch,
    Remove,
    Resign,
    Say,
    Shown,
    Sit,
    Stand,
    StandIn,
    Why,
)
from tafureria.house.refusal import Refusal
from tafureria.house.status import TableStatus
from tafureria.house.store.rows import Chair, StoredTable, StoreFailed
from tafureria.house.tables import gathering, inbox
from tafureria.house.tables.audience import Audience
from tafureria.house.tables.away import Away
from tafureria.house.tables.chairs import own_seat, seats_of
from tafureria.house.tables.clocks import Clocks
from tafureria.house.tables.hosting import Hosting
from tafureria.house.tables.inbox import Guest
from tafureria.house.tables.kept import Kept, frames_of, pack
from tafureria.house.tables.live_game import LiveGame
from tafureria.house.tables.playing import Playing
from tafureria.house.tables.storing import durable
from tafureria.house.tables.talking import Talking
from tafureria.house.tables.timers import MARGIN, TRY_AGAIN, Timers
from tafureria.house.tables.voices import Voices
from tafureria.house.tables.wishes import Door

log = logging.getLogger(__name__)
Gathering = Sit | Stand | Begin | Resign | Remove | Rematch | Claim | Grant
"""What somebody says about the seats and the people of a table."""


class Table:
    """One table that is awake. The house puts items into ``inbox`` and runs :meth:`run` as a task."""

    def __init__(
        self,
        stored: StoredTable,
        game: AnyGame,
        options: Options,
        live: LiveGame | None,
        services: inbox.Services,
        kept: Kept | None = None,
    ) -> None:
        """*kept* is what was told at a table whose game was played under other rules."""
        self.inbox: asyncio.Queue[inbox.Item] = asyncio.Queue()
        self.is_asleep = False
        self._stored, self._game, self._options = stored, game, options
        self._services, self._store = services, services.store
        self._kept, self._kept_ply = kept, -1
        self._timers = timers = Timers(self.inbox.put_nowait)
        self._away = away = Away(stored, services.store)
        clocks = Clocks(stored.row.settings, lambda: stored.chairs, services.store.now, away.holidays)
        self._audience = Audience(
            stored,
            game,
            options,
            lambda seat: clocks.is_away(seat, timers.now),
            away.until,
            screens=services.screens,
            has_other_rules=live is None and stored.row.status != TableStatus.WAITING,
        )
        self._hosting = Hosting(stored)
        self._door = Door(stored, self._audience)
        voices = Voices(stored)
        self._talking = Talking(stored, game, options, services, self._audience, voices)
        self._playing = Playing(stored, game, live, services, self._audience, clocks, timers, voices)

    @property
    def id(self) -> str:
        """The unguessable id of the table."""
        return self._stored.row.id

    @property
    def chairs(self) -> list[Chair]:
        """The chairs, by seat."""
        return self._stored.chairs

    @property
    def guests(self) -> dict[Guest, None]:
        """Everybody connected, in the order in which they came."""
        return self._audience.guests

    @property
    def live(self) -> LiveGame | None:
        """The game, once it has begun; ``None`` also where it was played under other rules."""
        return self._playing.live

    @property
    def status(self) -> TableStatus:
        """Halted while the store fails; otherwise the stored status."""
        return self._playing.status

    def knows_holidays(self, changed: Mapping[str, float]) -> bool:
        """Has the table read these changes of holidays? *changed*: time of the latest one, by person."""
        return self._away.knows(changed)

    async def keep(self) -> None:
        """Keep what has been told so far of a running game, in case its rules change."""
        live = self.live
        if live is None or live.is_over or live.ply == self._kept_ply:
            return
        try:
            await self._store.keep(self.id, live.ply, pack(Kept(frames=frames_of(live))), is_own=True)
        except StoreFailed as error:
            log.warning("table %s: what was told could not be kept: %s", self.id, error)
        else:
            self._kept_ply = live.ply

    def send_away(self) -> None:
        """Close the connections of all guests, including those still in the inbox: the table is not awake."""
        waiting: list[Guest] = []
        while not self.inbox.empty():
            match self.inbox.get_nowait():
                case inbox.Came(guest):
                    waiting.append(guest)
        for guest in [*self.guests, *waiting]:
            guest.close()

    # --- the inbox ----------------------------------------------------------------------------

    async def run(self) -> None:
        """Handle items until the table falls asleep."""
        try:
            await self._away.read()
            self._playing.start()
            self._sleep_soon()
            while not self.is_asleep:
                await self._handle(await self.inbox.get())
                await self._playing.time.store_clocks()
            await self.keep()
        finally:
            self._playing.stop()
            self._timers.stop()

    async def _handle(self, item: inbox.Item) -> None:
        match item:
            case inbox.Came(guest):
                await self._admit(guest)
            case inbox.Left(guest):
                self._door.left(guest)
                self._people_changed()
                self._sleep_soon()
            case inbox.Received(guest, up):
                if guest not in self.guests:
                    return  # turned away or removed, and not disconnected yet
                try:
                    await self._receive(guest, up, item)
                except Refusal as refusal:
                    metrics.refusals.count(refusal.code)
                    self._audience.refuse(guest, up, refusal)
            case inbox.Expelled(person, done):
                await self._expel(person, done)
            case inbox.HolidaysChanged():
                await self._away.read()
                self._playing.holidays_changed()
            case inbox.HostGone():
                await self._pass_role()
            case Choice():
                await self._playing.computer_moves(item)
            case inbox.Scripted():
                await self._playing.scripted_move()
            case inbox.Speaking():
                await self._talking.speak(self.live)
            case inbox.PauseOver():
                for one in self._playing.resume():
                    await self._handle(one)
            case inbox.TimerFired():
                await self._playing.on_timer()
            case inbox.Close():
                self.is_asleep = True
            case inbox.Nudge():
                self._go_on_or_sleep()

    def _go_on_or_sleep(self) -> None:
        self._playing.ask_again()
        # Computer players keep a table awake in a slow game only: elsewhere they are asked again when
        # somebody comes.
        if not self.guests and not self._playing.is_busy and self.inbox.empty():
            self.is_asleep = True
        else:
            self._sleep_soon()

    def _sleep_soon(self) -> None:
        if not self.guests:
            self._timers.later(self._services.settings.sleep_after, inbox.Nudge())

    # --- people -------------------------------------------------------------------------------

    def _people_changed(self) -> bool:
        """Handle a change of guests or seats; returns whether everybody was sent the table."""
        wait = self._hosting.meet(self._audience.connected, self._timers.now)
        if wait is not None:
            self._timers.later(wait + MARGIN, inbox.HostGone())
        return self._playing.people_changed()

    async def _pass_role(self) -> None:
        """Make somebody else the host, if the host has been absent for too long; everybody is told."""
        heir = self._hosting.heir(self._audience.connected, self._timers.now)
        if not heir:
            return
        try:
            await self._hosts(heir)
        except Refusal:
            self._timers.later(TRY_AGAIN, inbox.HostGone())

    async def _hosts(self, person: str) -> None:
        """Make *person* the host; everybody is told."""
        await durable(self.id, self._store.set_chairs(self.id, [], host=person))
        self._stored.row.host = person
        self._people_changed()
        self._door.tell()

    async def _admit(self, guest: Guest) -> None:
        """Let a guest in who has connected, or must start afresh, or say why not."""
        code = "" if guest in self.guests else self._audience.why_not(guest, self._services.settings)
        if not code and not seats_of(self.chairs, guest.person):
            try:
                code = await durable(self.id, why_closed(self._store, self._stored.row))
            except Refusal as refusal:
                code = refusal.code
        if code:
            self._audience.send(guest, RefusedFrame(code=code))
            guest.close()
        else:
            self._welcome(guest)

    def _welcome(self, guest: Guest) -> None:
        """Send a guest who may be here everything that they may know."""
        self.guests[guest] = None
        audience = self._audience
        self._door.came(guest)
        if not self._people_changed():
            audience.send(guest, audience.table_for(guest, self.status))
        self._talking.show(guest, self.live)
        if self._kept is not None:
            for seat in audience.eyes(guest):
                guest.send(bytes(self._kept.frames[seat + 1]))
            if self._kept.game is not None:
                audience.send(guest, self._kept.game.over)
        self._playing.show(guest)

    async def _sit(self, guest: Guest, up: Sit) -> None:
        is_first = not seats_of(self.chairs, guest.person)
        shield = await durable(self.id, self._store.shield_of(guest.person)) if is_first else ""
        await self._seat(gathering.sit(self._stored.row, self.chairs, guest.person, up, shield))
        if is_first:
            guest.name = self.chairs[up.seat].name
            await self._store.set_name(guest.person, guest.name)
            if self._audience.has_host_screen():
                await self._hosts(guest.person)

    async def _seat(self, chairs: list[Chair]) -> None:
        """Store the new chairs, then tell everybody."""
        await durable(self.id, self._store.set_chairs(self.id, chairs))
        self._stored.chairs = chairs
        self._people_changed()

    async def _begin(self, guest: Guest) -> None:
        row = self._stored.row
        chairs = gathering.begin(row, self.chairs, guest.person)
        live = LiveGame(self._game, self._options, row.seats, row.key)
        # The rules may have changed since the table was made.
        row.version, row.engine = self._game.version, __version__
        values = {"status": TableStatus.PLAYING.value, "waiting": live.waiting, "awaited": live.awaited_mask}
        values |= {"version": row.version, "engine": row.engine}
        await durable(self.id, self._store.set_chairs(self.id, chairs, **values))
        self._stored.chairs, row.status = chairs, TableStatus.PLAYING
        await self._away.read()
        self._playing.begin(live)
        log.info("a game begins", extra={"about": {"table": self.id, "seats": row.seats}})

    async def _resign(self, guest: Guest, up: Resign) -> None:
        if self._playing.script.is_given:
            raise Refusal("lesson")
        chairs = gathering.resign(self._stored.row, self.chairs, guest.person, up)
        self._playing.running()
        await self._seat(chairs)
        self._playing.seats_changed()
        # Whoever has no seat left must see only what everybody sees, before anything else happens.
        for own in [other for other in self.guests if other.person == guest.person]:
            self._welcome(own)

    async def _remove(self, guest: Guest, up: Remove) -> None:
        """Let the host free a seat, or send people away."""
        row = self._stored.row
        if up.seat is None:
            gathering.check_host(row, guest.person)
            stay = (guest, self._audience.hall.screen)
            sent_away = [a for a in self.guests if a not in stay and not seats_of(self.chairs, a.person)]
            self._audience.is_closed = row.status == TableStatus.PLAYING
        else:
            person = self.chairs[up.seat].person if up.seat < len(self.chairs) else ""
            await self._seat(gathering.remove(row, self.chairs, guest.person, up))
            self._playing.seats_changed()
            gone = [one for one in self.guests if one.person == person]
            sent_away = gone if up.bar else []
            if up.bar:
                self._audience.bar(person)
            # As after resigning: whoever has no seat left must see only what everybody sees.
            for one in gone if self.live is not None and not up.bar else []:
                self._welcome(one)
        for one in sent_away:
            self._audience.bar(one.person)
            self._audience.send(one, RefusedFrame(code="removed"))
            one.close()
            del self.guests[one]
        self._people_changed()

    async def _expel(self, person: str, done: asyncio.Future[None]) -> None:
        """Let the house's keeper remove somebody, and say in *done* whether that could be stored."""
        try:
            await self._turn_away(person)
        except Refusal as refusal:
            done.set_exception(refusal)
        else:
            done.set_result(None)

    async def _turn_away(self, person: str) -> None:
        """Remove somebody from all seats and from the table; they cannot come back."""
        row, seats = self._stored.row, seats_of(self.chairs, person)
        if seats and row.status in (TableStatus.WAITING, TableStatus.PLAYING):
            await self._seat(gathering.freed(row, self.chairs, seats))
            self._playing.seats_changed()
        self._audience.bar(person)
        for one in [guest for guest in self.guests if guest.person == person]:
            self._audience.send(one, RefusedFrame(code="removed"))
            one.close()
            del self.guests[one]
        self._people_changed()

    async def _grant(self, guest: Guest, up: Grant) -> None:
        """Answer a wish. Whoever gets a seat is sent what it sees; whoever had it, what everybody sees."""
        if (asked := self._door.answer(guest, up)) is None:
            self._people_changed()
            return
        self._playing.running()
        wish, person = asked.wish, asked.guest.person
        before = self.chairs[wish.seat].person
        await self._seat(gathering.hand_over(self.chairs, person, wish.seat, wish.name))
        self._door.done(asked)
        if before and before == self._stored.row.host:
            await self._hosts(person)
        self._playing.seats_changed()
        for one in [other for other in self.guests if other.person in (person, before)]:
            self._welcome(one)

    async def _rematch(self, guest: Guest) -> None:
        """Make a table for the same people, unless somebody has already asked for it."""
        own_seat(self.chairs, guest.person, None)
        if self._stored.row.status not in (TableStatus.OVER, TableStatus.INTERRUPTED):
            raise Refusal("not-over")
        if not self._stored.row.next:
            try:
                self._stored.row.next = to = await self._services.rematch(self._stored)
            except StoreFailed as error:
                raise Refusal("store-failed") from error
            screens = self._services.screens
            screens.let_in(to, *screens.at(self.id))
        self._people_changed()

    # --- messages -----------------------------------------------------------------------------

    async def _receive(self, guest: Guest, up: AnyUp, item: inbox.Received) -> None:
        if inbox.looks_on(guest) and not isinstance(up, Shown | Ping):
            raise Refusal("not-your-seat")
        match up:
            case Play():
                await self._playing.receive(guest, up, item)
            case Attend():
                guest.choices_only = up.choices_only
                self._playing.ask_computers()
            case Why():
                self._playing.questions.why(guest, up)
            case Hint():
                self._playing.questions.hint(guest, up)
            case Deduce():
                self._playing.questions.deduce(guest, up)
            case GoOn():
                own_seat(self.chairs, guest.person, None)
                await self._playing.go_on(up)
            case Say():
                if await self._talking.say(guest, up, self.live):
                    self._playing.speak_soon()
            case StandIn():
                self._playing.stand_in(guest, up)
            case Shown():
                self._door.shown(guest, self.live, up.position)
            case Ping():
                self._audience.send(guest, Pong(id=up.id))
            case _:
                await self._gather(guest, up)

    async def _gather(self, guest: Guest, up: Gathering) -> None:
        """Carry out what somebody says about the seats and the people of this table."""
        match up:
            case Sit():
                await self._sit(guest, up)
            case Stand():
                await self._seat(gathering.stand(self._stored.row, self.chairs, guest.person, up))
            case Begin():
                await self._begin(guest)
            case Resign():
                await self._resign(guest, up)
            case Remove():
                await self._remove(guest, up)
            case Rematch():
                await self._rematch(guest)
            case Claim():
                self._playing.running()
                self._door.claim(guest, up, is_lesson=self._playing.script.is_given)
            case Grant():
                await self._grant(guest, up)
