"""A table that is awake: one task that handles one item of its inbox after another.

Everything is stored before anybody is told. If the task breaks, the table is dropped, and the next visitor
loads it from the store again: there is no half-way state.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Iterable
from typing import Final

from tafureria import __version__
from tafureria.core.game import OVER, TABLE, AnyGame, Options, seats_in
from tafureria.house.bots.computers import MASKED, UNMASKED, Choice, Computers, next_beat
from tafureria.house.messages import (
    Allowed,
    AnyUp,
    Attend,
    Begin,
    GoOn,
    Play,
    Pong,
    RefusedFrame,
    Rematch,
    Remove,
    Resign,
    Said,
    Say,
    Sit,
    Stand,
    Why,
)
from tafureria.house.refusal import Refusal, refusal_for
from tafureria.house.status import TableStatus
from tafureria.house.store.rows import Chair, StoredTable, StoreFailed
from tafureria.house.tables import gathering, speech
from tafureria.house.tables.audience import Audience
from tafureria.house.tables.chairs import COMPUTER, own_seat, seats_of
from tafureria.house.tables.clocks import Clocks
from tafureria.house.tables.inbox import (
    Came,
    Close,
    Guest,
    Item,
    Left,
    Nudge,
    PauseOver,
    Received,
    Scripted,
    Services,
    TimerFired,
)
from tafureria.house.tables.kept import Kept, frames_of, pack
from tafureria.house.tables.live_game import LiveGame, pause_after, replayed
from tafureria.house.tables.silence_timer import NEVER, SilenceTimer
from tafureria.house.tables.turns import PIECE
from tafureria.house.tables.tutor import Tutor, tutor_for
from tafureria.players.catalogue import SEARCHERS

log = logging.getLogger(__name__)

TRY_AGAIN: Final = 5.0
"""Seconds after which a move that nobody sends again is retried when the store has failed."""
MARGIN: Final = 0.005
"""Seconds by which a timer fires late, so that its time is really up."""


class Table:
    """One table that is awake. The house puts items into ``inbox`` and runs :meth:`run` as a task."""

    def __init__(
        self,
        stored: StoredTable,
        game: AnyGame,
        options: Options,
        live: LiveGame | None,
        services: Services,
        kept: Kept | None = None,
    ) -> None:
        """*kept* is what was told at a table whose game was played under other rules."""
        self.inbox: asyncio.Queue[Item] = asyncio.Queue()
        self.is_asleep = False
        self._stored, self._game, self._options, self.live = stored, game, options, live
        self._services, self._store = services, services.store
        self._kept, self._kept_ply = kept, -1
        self._has_failed = False
        self._pause_until = 0.0
        self._paused: set[int] = set()
        """The seats that know of the pause, since they noticed what it follows."""
        self._noticed_at = time.monotonic()
        """When anybody last noticed anything; the end of the pause after it."""
        self._deferred: list[Item] = []
        """What came during a pause and must wait until it is over."""
        self._timers: set[asyncio.TimerHandle] = set()
        self._timer_at = NEVER
        """When the next :class:`TimerFired` comes."""
        self._silence_timer = SilenceTimer()
        self._heard = speech.Heard(stored.talk)
        self._spared: dict[int, int] = {}
        """By seat: the latest question that the house answers for the seat's person."""
        self._is_held = False
        """Do computer players wait because too many tables play on without anybody?"""
        self._tutor: Tutor | None = tutor_for(stored.row, live)
        self._is_scripted = False
        """Has the next action of a lesson been scheduled?"""
        has_other_rules = live is None and stored.row.status != TableStatus.WAITING
        self._audience = Audience(stored, game, options, self._has_stand_in, has_other_rules=has_other_rules)
        self._clocks = Clocks(stored.row.settings, lambda: stored.chairs, services.store.now)
        self._computers = Computers(
            stored.row, services.thinkers, services.settings.pace, self.inbox.put_nowait
        )

    @property
    def id(self) -> str:
        """The unguessable id of the table."""
        return self._stored.row.id

    @property
    def chairs(self) -> list[Chair]:
        """Who sits where."""
        return self._stored.chairs

    @property
    def guests(self) -> dict[Guest, None]:
        """Everybody connected, in the order in which they came."""
        return self._audience.guests

    @property
    def status(self) -> TableStatus:
        """Halted while the store fails; else what is stored."""
        return TableStatus.HALTED if self._has_failed else self._stored.row.status

    async def keep(self) -> None:
        """Keep what was told up to now of a running game, for the case that its rules change."""
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
        """Close the connections of all guests, also of those who have just come: this table is not awake."""
        waiting: list[Guest] = []
        while not self.inbox.empty():
            match self.inbox.get_nowait():
                case Came(guest):
                    waiting.append(guest)
        for guest in [*self.guests, *waiting]:
            guest.close()

    # --- the inbox ----------------------------------------------------------------------------

    async def run(self) -> None:
        """Handle items until the table falls asleep."""
        try:
            if {self._stored.row.level, *(chair.name for chair in self.chairs)} & set(SEARCHERS):
                self._services.thinkers.expect_search()
            self._update_timers(0.0)
            self._sleep_soon()
            while not self.is_asleep:
                await self._handle(await self.inbox.get())
                await self._store_clocks()
            await self.keep()
        finally:
            self._computers.stop()
            self._services.thinkers.dismiss(self.id)
            for timer in self._timers:
                timer.cancel()

    async def _handle(self, item: Item) -> None:
        match item:
            case Came(guest):
                self._welcome(guest)
            case Left(guest):
                self.guests.pop(guest, None)
                self._people_changed()
                self._sleep_soon()
            case Received(guest, up):
                if guest not in self.guests:
                    return  # turned away or removed, and not disconnected yet
                try:
                    await self._receive(guest, up, item)
                except Refusal as refusal:
                    self._audience.send(guest, refused(up, refusal))
            case Choice():
                await self._computer_moves(item)
            case Scripted():
                await self._scripted_move()
            case PauseOver():
                deferred, self._deferred = self._deferred, []
                self._ask_computers()
                for one in deferred:
                    await self._handle(one)
            case TimerFired():
                await self._on_timer()
            case Close():
                self.is_asleep = True
            case Nudge():
                self._is_held = False
                self._ask_computers()
                # Computer players do not keep a table awake: they are asked again when somebody comes.
                if not self.guests and not self._is_pausing and self.inbox.empty():
                    self.is_asleep = True
                elif not self.guests:
                    self._sleep_soon()

    def _put_later(self, seconds: float, item: Item) -> None:
        def put() -> None:
            self._timers.discard(timer)
            self.inbox.put_nowait(item)

        timer = asyncio.get_running_loop().call_later(seconds, put)
        self._timers.add(timer)

    def _sleep_soon(self) -> None:
        if not self.guests:
            self._put_later(self._services.settings.sleep_after, Nudge())

    # --- people -------------------------------------------------------------------------------

    def _welcome(self, guest: Guest) -> None:
        """Send everything that somebody who has just come (back) must know."""
        code = "" if guest in self.guests else self._audience.why_not(guest, self._services.settings)
        if code:
            self._audience.send(guest, RefusedFrame(code=code))
            guest.close()
            return
        self.guests[guest] = None
        audience = self._audience
        if not self._people_changed():
            audience.send(guest, audience.table_for(guest, self.status))
        eyes = audience.eyes(guest)
        lines = speech.heard(self._heard.by(eyes), eyes)
        if lines:
            audience.send(guest, Said(lines=lines))
        if self._kept is not None:
            for seat in audience.eyes(guest):
                guest.send(bytes(self._kept.frames[seat + 1]))
            if self._kept.game is not None:
                audience.send(guest, self._kept.game.over)
        if self.live is None:
            return
        now = time.monotonic()
        audience.send_afresh(guest, self.live, self._pause_left, self._silence_left)
        if self._tutor is not None:
            audience.send(guest, self._tutor.frame())
        if self.live.is_over:
            audience.send(guest, self.live.end())
        elif self._clocks.has_clock:
            audience.send(guest, self._clocks.shown(now, audience.eyes(guest)))

    def _people_changed(self) -> bool:
        """Take in who is here and who sits where; returns whether everybody was sent the table."""
        if self.live is not None and not self.live.is_over:
            self._clocks.meet(self._audience.connected, time.monotonic())
        for seat, chair in enumerate(self.chairs):
            if chair.kind != COMPUTER and not self._player_of(seat):
                self._computers.forget(seat)
        was_sent = self._audience.send_table(self.status)
        self._ask_computers()
        self._schedule_timer()
        return was_sent

    async def _sit(self, guest: Guest, up: Sit) -> None:
        is_first = not seats_of(self.chairs, guest.person)
        await self._seat(gathering.sit(self._stored.row, self.chairs, guest.person, up))
        if is_first:
            guest.name = self.chairs[up.seat].name
            await self._store.set_name(guest.person, guest.name)

    async def _seat(self, chairs: list[Chair]) -> None:
        """Store who sits where now, then tell everybody."""
        await self._durable(self._store.set_chairs(self.id, chairs))
        self._stored.chairs = chairs
        self._people_changed()

    async def _begin(self, guest: Guest) -> None:
        row = self._stored.row
        chairs = gathering.begin(row, self.chairs, guest.person)
        live = LiveGame(self._game, self._options, row.seats, row.key)
        # The rules may have changed since the table was made.
        row.version, row.engine = self._game.version, __version__
        values = {"status": TableStatus.PLAYING.value, "waiting": live.waiting}
        values |= {"version": row.version, "engine": row.engine}
        await self._durable(self._store.set_chairs(self.id, chairs, **values))
        self._stored.chairs, row.status, self.live = chairs, TableStatus.PLAYING, live
        self._people_changed()
        self._update_timers(0.0)
        self._audience.send_opening(live, self._silence_left)
        self._send_clocks(self.guests)

    async def _resign(self, guest: Guest, up: Resign) -> None:
        if self._tutor is not None:
            raise Refusal("lesson")
        chairs = gathering.resign(self._stored.row, self.chairs, guest.person, up)
        self._running()
        await self._seat(chairs)
        self._update_timers(0.0)
        # Whoever has no seat left must see only what everybody sees, before anything else happens.
        for own in [other for other in self.guests if other.person == guest.person]:
            self._welcome(own)

    async def _remove(self, guest: Guest, up: Remove) -> None:
        """The host frees a seat, or sends people away."""
        row = self._stored.row
        if up.seat is None:
            gathering.check_host(row, guest.person)
            sent_away = [one for one in self.guests if not seats_of(self.chairs, one.person) and one != guest]
            self._audience.is_closed = row.status == TableStatus.PLAYING
        else:
            person = self.chairs[up.seat].person if up.seat < len(self.chairs) else ""
            await self._seat(gathering.remove(row, self.chairs, guest.person, up))
            self._update_timers(0.0)
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

    async def _rematch(self, guest: Guest) -> None:
        """Make a table for the same people; the second who asks is shown the same one."""
        own_seat(self.chairs, guest.person, None)
        if self._stored.row.status not in (TableStatus.OVER, TableStatus.INTERRUPTED):
            raise Refusal("not-over")
        if not self._stored.row.next:
            try:
                self._stored.row.next = await self._services.rematch(self._stored)
            except StoreFailed as error:
                raise Refusal("store-failed") from error
        self._people_changed()

    # --- messages -----------------------------------------------------------------------------

    async def _receive(self, guest: Guest, up: AnyUp, item: Received) -> None:
        match up:
            case Play():
                wait = self._time_left_masked(guest, up)
                # Whoever may not know of a pause is answered at once, as without it.
                if any(self._pause_left(seat) for seat in self._audience.eyes(guest)):
                    self._deferred.append(item)
                elif wait > 0:
                    self._put_later(wait, item)
                else:
                    await self._play(guest, up)
            case Attend():
                guest.choices_only = up.choices_only
                self._ask_computers()
            case Why():
                self._why(guest, up)
            case GoOn():
                await self._go_on(up)
            case Say():
                await self._say(guest, up)
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
            case _:
                self._audience.send(guest, Pong(id=up.id))

    def _running(self) -> LiveGame:
        """The game while it is being played.

        :raises Refusal: ``other-rules``, ``not-begun`` or ``over``.
        """
        if self._stored.row.status == TableStatus.INTERRUPTED:
            raise Refusal("other-rules")
        if self._stored.row.status == TableStatus.OVER:
            raise Refusal("over")
        if self.live is None:
            raise Refusal("not-begun")
        if self.live.is_over:
            raise Refusal("over")
        return self.live

    def _question(self, guest: Guest, up: Play | Why) -> tuple[LiveGame, int]:
        """The game and the guest's seat, if the guest has seen the question that the seat is asked.

        :raises Refusal: why not.
        """
        seat = own_seat(self.chairs, guest.person, up.seat)
        live = self._running()
        if live.is_stale(seat, up.position):
            raise Refusal("stale")
        return live, seat

    async def _play(self, guest: Guest, up: Play) -> None:
        live, seat = self._question(guest, up)
        first, pause = live.ply, 0.0
        refusal: Refusal | None = None
        for begin in range(0, len(up.actions), PIECE):
            # Only what follows upon the first piece waits for the turn of this table.
            async with self._services.turns.one() if begin else contextlib.nullcontext():
                for action in up.actions[begin : begin + PIECE]:
                    rule = live.check(seat, action)
                    if rule is not None:
                        refusal = refusal_for(rule)
                        break
                    if self._tutor is not None and not self._tutor.progress.allows(seat, action):
                        refusal = Refusal("lesson")
                        break
                    pause = max(pause, self._act(live, seat, action))
            if refusal is not None:
                break
        done = live.ply - first
        if done:
            await self._store_and_send(first, pause)
            await self._end_silence()
        if refusal is not None:
            refusal.done = done
            raise refusal

    def _why(self, guest: Guest, up: Why) -> None:
        live, seat = self._question(guest, up)
        action = self._game.parse(up.notation)
        if action is None:
            raise Refusal("unknown-notation")
        rule = live.check(seat, action)
        if rule is not None:
            raise refusal_for(rule)
        self._audience.send(guest, Allowed(id=up.id, action=action))

    async def _say(self, guest: Guest, up: Say) -> None:
        is_seated = bool(seats_of(self.chairs, guest.person))
        seat = own_seat(self.chairs, guest.person, up.seat) if is_seated or up.seat is not None else TABLE
        counsel = 0
        if seat != TABLE and self.live is not None:
            counsel = self._game.counsel(self.live.state, seat)
        if up.to is not None and (up.to == seat or up.to >= len(self.chairs)):
            raise Refusal("unknown-seat")
        self._heard.check_room(seat, self._services.settings.lines)
        line = speech.line_of(
            up,
            speech.kind_of(self._stored.row.talk, self._game, self._options),
            seat,
            guest.name if seat == TABLE else self.chairs[seat].name,
            number=len(self._stored.talk),
            ply=len(self._stored.actions) if self.live is None else self.live.ply,
            at=self._store.now(),
            counsel=counsel,
        )
        await self._durable(self._store.add_line(self.id, line))
        self._heard.add(line)
        self._audience.send_line(line, self._heard)

    async def _durable(self, writing: Awaitable[None]) -> None:
        """Wait until it is written.

        :raises Refusal: ``store-failed``.
        """
        try:
            await writing
        except StoreFailed as error:
            log.warning("table %s: the store cannot be written: %s", self.id, error)
            raise Refusal("store-failed") from error

    # --- moving -------------------------------------------------------------------------------

    @property
    def _is_pausing(self) -> bool:
        return time.monotonic() < self._pause_until

    def _pause_left(self, seat: int) -> float:
        """Seconds that the pause still takes, as far as that seat knows of it."""
        left = self._pause_until - time.monotonic()
        return max(round(left, 2), 0.01) if left > 0 and seat in self._paused else 0.0

    def _act(self, live: LiveGame, seat: int, action: int) -> float:
        """Carry out a legal action; returns the pause after it, in seconds."""
        if self._tutor is not None:
            self._tutor.progress.took(seat, action)
        return pause_after(self._game, live.act(seat, action))

    async def _store_and_send(self, first: int, pause: float, thought: str = "") -> None:
        """Store what was done from ply *first* on, then tell everybody; undo it when it cannot be stored.

        *thought* is what a computer player weighed before.

        :raises Refusal: ``store-failed``.
        """
        live = self.live
        assert live is not None
        ending = self._game.ending(live.state) if live.is_over else None
        pause *= self._services.settings.pause_factor
        self._clocks.update(live, time.monotonic(), pause)
        writing = self._store.add_actions(
            self.id,
            first,
            live.actions[first:],
            waiting=live.waiting,
            ending=ending,
            clocks=self._clocks.changed(),
            thought=thought,
        )
        try:
            await self._durable(writing)
        except Refusal:
            self.live = replayed(live, first)
            if self._tutor is not None:
                self._tutor.go_back(self.live)
            self._has_failed = True
            self._audience.send_table(self.status)
            self._put_later(TRY_AGAIN, Nudge())
            raise
        is_changed = self._has_failed or live.is_over
        self._has_failed = False
        if live.is_over:
            self._stored.row.status, self._stored.row.ending = TableStatus.OVER, ending
            self._services.keep(self.id)
        if pause > 0 and not live.is_over:
            self._pause_until = time.monotonic() + pause
            self._paused = live.noticed_since(first)
            self._put_later(pause + 2 * MARGIN, PauseOver())
        self._update_timers(pause, first)
        reached = self._audience.send_news(live, first + 1, pause, self._silence_left)
        if is_changed:
            self._audience.send_table(self.status)
        # Whoever has noticed nothing may not learn from a clock that anything has happened.
        self._send_clocks(reached)
        if self._tutor is not None:
            self._audience.send_all(self._tutor.frame())
        if live.is_over:
            self._audience.send_all(live.end())

    # --- real time ----------------------------------------------------------------------------

    @property
    def _silence_left(self) -> float:
        return round(self._silence_timer.left(time.monotonic()), 2)

    def _update_timers(self, pause: float, first: int | None = None) -> None:
        """Tell all timers of the actions from ply *first* on, and ask computer players whose turn it is."""
        live = self.live
        if live is None:
            return
        now = time.monotonic()
        if self._tutor is None:
            self._silence_timer.update(live, live.ply if first is None else first, now, pause)
        self._clocks.update(live, now, pause)
        if first is None or live.noticed > first:
            self._noticed_at = now + pause
        if first is None or live.published > first:
            self._clocks.show(live, now, pause)
        self._schedule_timer()
        self._ask_computers()

    def _schedule_timer(self) -> None:
        """Schedule the next timer."""
        now = time.monotonic()
        times = (self._silence_timer.due, self._clocks.next_due(now))
        # A timer that is due already has been handled; if that failed, it is retried after a while.
        due = min((one for one in times if one > now), default=NEVER)
        if due < self._timer_at:
            self._timer_at = due
            self._put_later(due - now + MARGIN, TimerFired())

    async def _on_timer(self) -> None:
        self._timer_at = NEVER
        self._audience.send_table(self.status)
        self._ask_computers()
        await self._end_silence()
        self._schedule_timer()

    async def _end_silence(self) -> None:
        """When the time for speaking is up, take silence as the answer of everybody who said nothing."""
        live, now = self.live, time.monotonic()
        if live is None or self._stored.row.status != TableStatus.PLAYING:
            return
        if not self._silence_timer.is_over(now):
            return
        first = live.ply
        self._silence_timer.close(live)
        try:
            await self._store_and_send(first, pause_after(self._game, live.since(first)))
        except Refusal as refusal:
            log.warning("table %s: the silence could not be stored and is tried again: %s", self.id, refusal)
            self._put_later(TRY_AGAIN, TimerFired())

    async def _store_clocks(self) -> None:
        """Store clocks that changed without a move: people came or left."""
        clocks = self._clocks.changed()
        if not clocks:
            return
        try:
            await self._durable(self._store.set_clocks(self.id, clocks))
        except Refusal as refusal:
            log.warning("table %s: its clocks could not be stored: %s", self.id, refusal)

    def _send_clocks(self, guests: Iterable[Guest]) -> None:
        """Send the clocks, to each guest as that person may see them."""
        if not self._clocks.has_clock or self.live is None or self.live.is_over:
            return
        now = time.monotonic()
        for guest in guests:
            self._audience.send(guest, self._clocks.shown(now, self._audience.eyes(guest)))

    # --- computer players ---------------------------------------------------------------------

    def _has_stand_in(self, seat: int) -> bool:
        """Has the seat's person been away for too long, while somebody else is waiting?"""
        if not self._clocks.is_away(seat, time.monotonic()):
            return False
        connected = self._audience.connected
        return any(chair.person in connected for chair in self.chairs)

    def _player_of(self, seat: int) -> str:
        """The computer player that decides for the seat now; empty when a person does."""
        chair = self.chairs[seat]
        if chair.kind == COMPUTER:
            return chair.name
        if self._has_stand_in(seat) or self._clocks.is_out_of_time(seat, time.monotonic()):
            return self._stored.row.level
        return ""

    def _ask_computers(self) -> None:
        live = self.live
        if live is None or self._stored.row.status != TableStatus.PLAYING or self._is_pausing:
            return
        if live.waiting == OVER:
            return
        if self._tutor is not None:
            self._schedule_script(self._tutor)
            return
        if not self._services.thinkers.admit(self.id, self._audience.who_plays(self.chairs)):
            if not self._is_held:
                self._is_held = True
                self._put_later(TRY_AGAIN, Nudge())
            return
        for seat in seats_in(live.waiting):
            player = self._player_of(seat)
            if player and not self._computers.is_thinking(seat, live.question(seat)):
                self._computers.ask(live.decision(seat), player, self._noticed_at)
            elif not player and self._is_spared(seat) and self._spared.get(seat) != live.question(seat):
                self._spared[seat] = live.question(seat)
                wait = max(self._masked_until() - time.monotonic(), 0.0)
                self._put_later(wait, Choice(seat, live.question(seat), live.legal(seat)[0]))

    # --- where it is secret who has a choice --------------------------------------------------

    def _masked_until(self) -> float:
        """When anything may be noticed again: where it is secret who has a choice, all get the same time."""
        live = self.live
        if live is None or not live.hides_choice:
            return 0.0
        people = {self.chairs[seat].person for seat in live.awaited} - {""}
        if not people:
            return 0.0
        paces = UNMASKED if self._audience.is_alone(people) else MASKED
        return self._noticed_at + paces * self._services.settings.pace

    # --- lessons ------------------------------------------------------------------------------

    async def _go_on(self, up: GoOn) -> None:
        """The learner has read a step: the next one, or what is played before it.

        :raises Refusal: ``lesson``, when that is not the present step or there is something to do in it.
        """
        tutor = self._tutor
        if tutor is None or not tutor.progress.is_to_read(up.step):
            raise Refusal("lesson")
        if tutor.is_last(up.step) and self._stored.row.status == TableStatus.PLAYING:
            status = TableStatus.TAUGHT
            await self._durable(self._store.set_chairs(self.id, [], status=status.value))
            self._stored.row.status = status
            self._audience.send_table(self.status)
        tutor.progress.read()
        self._audience.send_all(tutor.frame())
        self._ask_computers()

    def _schedule_script(self, tutor: Tutor) -> None:
        """Have what the lesson plays by itself played a moment after anybody last noticed anything."""
        if tutor.progress.owed is not None and not self._is_scripted:
            self._is_scripted = True
            wait = next_beat(self._noticed_at, self._services.settings.pace, time.monotonic())
            self._put_later(max(0.0, wait - time.monotonic()), Scripted())

    async def _scripted_move(self) -> None:
        self._is_scripted = False
        live, tutor = self.live, self._tutor
        if self._is_pausing or live is None or tutor is None or tutor.progress.owed is None:
            return  # when the pause is over, it is scheduled again
        seat, action = tutor.progress.owed
        if live.check(seat, action) is not None:
            log.error("table %s: the lesson plays %d %s", self.id, seat, self._game.notation(action))
            self._tutor = None  # the table goes on as any other
            self._ask_computers()
            return
        first = live.ply
        try:
            await self._store_and_send(first, self._act(live, seat, action))
        except Refusal as refusal:
            log.warning("table %s: a move of the lesson is tried again: %s", self.id, refusal)

    def _is_spared(self, seat: int) -> bool:
        """Does the house answer for the seat's person, who has no choice?"""
        live = self.live
        return (
            live is not None
            and self._tutor is None
            and live.hides_choice
            and len(live.legal(seat)) == 1
            and self._audience.wants_choices_only(self.chairs[seat].person)
        )

    def _time_left_masked(self, guest: Guest, up: Play) -> float:
        """Seconds for which the answer of a person must wait, so that its moment tells nothing."""
        wait = self._masked_until() - time.monotonic()
        if wait <= 0 or self.live is None:
            return 0.0
        seat = own_seat(self.chairs, guest.person, up.seat)
        is_refused = self.live.is_stale(seat, up.position) or up.actions[0] not in self.live.legal(seat)
        # Somebody alone at the table has nobody to hide from.
        if is_refused or self._audience.is_alone({guest.person}):
            return 0.0
        is_hidden = len(up.actions) == 1 and self.live.is_hidden(seat, up.actions[0])
        return 0.0 if is_hidden else wait

    async def _computer_moves(self, choice: Choice) -> None:
        if self._is_pausing:
            self._deferred.append(choice)
            return
        live, seat = self.live, choice.seat
        is_asked = live is not None and live.question(seat) == choice.question
        is_decided = bool(self._player_of(seat)) or self._is_spared(seat)
        if live is None or not is_asked or not live.waits_for(seat) or not is_decided:
            self._computers.has_chosen(choice)
            self._ask_computers()
            return
        due = choice.due
        if not self._audience.is_alone({chair.person for chair in self.chairs} - {""}):
            due = max(due, self._masked_until())
        wait = due - time.monotonic()
        if wait > 0 and not live.is_hidden(seat, choice.action):
            self._put_later(wait, choice)
            return
        self._computers.has_chosen(choice)
        assert live.check(seat, choice.action) is None
        first = live.ply
        pause = pause_after(self._game, live.act(seat, choice.action))
        try:
            await self._store_and_send(first, pause, choice.thought)
            await self._end_silence()
        except Refusal as refusal:
            log.warning("table %s: a computer player's move is tried again: %s", self.id, refusal)


def refused(up: AnyUp, refusal: Refusal) -> RefusedFrame:
    """The answer to a message that was refused."""
    rule = refusal.rule
    return RefusedFrame(
        id=up.id,
        code=refusal.code,
        rule="" if rule is None else rule.id,
        section="" if rule is None else rule.section,
        done=refusal.done,
    )
