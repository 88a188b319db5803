"""A table: one task, one inbox. It alone holds the truth, and takes one thing after another.

What happens is stored before anyone is told. If the task breaks, the table is dropped and wakes up
again from the store with the next visitor: there is no half-way.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable
from typing import Final

import msgspec

from tafureria.core.game import OVER, TABLE, AnyGame, Options, seats_in
from tafureria.house import gathering, speech
from tafureria.house.audience import Audience
from tafureria.house.chairs import COMPUTER, seats_of
from tafureria.house.clocks import Clocks
from tafureria.house.computers import Computers
from tafureria.house.course import Course, replayed, rest_after
from tafureria.house.gathering import PLAYING
from tafureria.house.hush import NEVER, Hush
from tafureria.house.items import (
    Around,
    Came,
    Chosen,
    Guest,
    Heard,
    Item,
    Left,
    Nudge,
    Rested,
    Struck,
)
from tafureria.house.kept import Chair, Manner, Saved, StoreFailed
from tafureria.house.messages import (
    Allowed,
    AnyUp,
    Begin,
    Play,
    Pong,
    Refused,
    Rematch,
    Resign,
    Said,
    Say,
    Sit,
    Stand,
    Why,
)
from tafureria.house.refusal import Refusal, by_rule
from tafureria.house.waking import HALTED
from tafureria.players.levels import MASTER

log = logging.getLogger(__name__)

FINISHED: Final = "over"
TRY_AGAIN: Final = 5.0
"""Seconds until a move that nobody sends again is tried again after the store has failed."""
MARGIN: Final = 0.005
"""Seconds that a timer waits longer, so that the time is up when it strikes."""


class Table:
    """One table, awake. The house puts things into ``inbox`` and runs :meth:`run` as a task."""

    def __init__(
        self, saved: Saved, game: AnyGame, options: Options, course: Course | None, around: Around
    ) -> None:
        self.saved, self.game, self.options, self.course = saved, game, options, course
        self.around = around
        self.inbox: asyncio.Queue[Item] = asyncio.Queue()
        self.is_asleep = False
        self._has_failed = False
        self._rest_until = 0.0
        self._held: list[Item] = []
        self._timers: set[asyncio.TimerHandle] = set()
        self._strikes_at = NEVER
        self._hush = Hush()
        self.manner = msgspec.json.decode(saved.row.manner, type=Manner)
        self._audience = Audience(saved, game, options, self._is_stood_in)
        self._clocks = Clocks(self.manner, lambda: self.saved.chairs)
        self._computers = Computers(saved.row, self.manner, around, self.inbox)

    @property
    def id(self) -> str:
        """The unguessable name of the table."""
        return self.saved.row.id

    @property
    def chairs(self) -> list[Chair]:
        """Who sits where."""
        return self.saved.chairs

    @property
    def guests(self) -> dict[Guest, None]:
        """Those around it, in the order in which they came."""
        return self._audience.guests

    @property
    def status(self) -> str:
        """``waiting``, ``playing``, ``over`` or ``halted``."""
        return HALTED if self._has_failed else self.saved.row.status

    # --- one thing after another --------------------------------------------------------------

    async def run(self) -> None:
        """Live until nobody is around any more."""
        try:
            if MASTER in (self.saved.row.level, *(chair.name for chair in self.chairs)):
                self.around.thinkers.expect_search()
            self.look(0.0)
            self._doze()
            while not self.is_asleep:
                await self._take(await self.inbox.get())
                await self._keep_clocks()
        finally:
            self._computers.stop()
            for timer in self._timers:
                timer.cancel()

    async def _take(self, item: Item) -> None:
        match item:
            case Came(guest):
                self.welcome(guest)
            case Left(guest):
                self.guests.pop(guest, None)
                self.gather()
                self._doze()
            case Heard(guest, up):
                try:
                    await self._hear(guest, up, item)
                except Refusal as refusal:
                    self._audience.send(guest, refused(up, refusal))
            case Chosen():
                await self._computer_moves(item)
            case Rested():
                held, self._held = self._held, []
                self._ask_computers()
                for one in held:
                    await self._take(one)
            case Struck():
                self._strikes_at = NEVER
                self._audience.show_table(self.status)
                self._ask_computers()
                await self._strike()
                self._wind()
            case Nudge():
                self._ask_computers()
                idle = not self.guests and not self._computers.is_busy and not self._is_resting
                if idle and self.inbox.empty():
                    self.is_asleep = True

    def _later(self, seconds: float, item: Item) -> None:
        def put() -> None:
            self._timers.discard(timer)
            self.inbox.put_nowait(item)

        timer = asyncio.get_running_loop().call_later(seconds, put)
        self._timers.add(timer)

    def _doze(self) -> None:
        if not self.guests:
            self._later(self.around.settings.sleep_after, Nudge())

    # --- those around it ----------------------------------------------------------------------

    def welcome(self, guest: Guest) -> None:
        """All that somebody must know who has just come (back)."""
        if guest not in self.guests and len(self.guests) >= self.around.settings.guests:
            self._audience.send(guest, Refused(code="table-full"))
            guest.close()
            return
        self.guests[guest] = None
        audience = self._audience
        if not self.gather():
            audience.send(guest, audience.table_for(guest, self.status))
        lines = speech.heard(self.saved.talk, audience.eyes(guest))
        if lines:
            audience.send(guest, Said(lines=lines))
        if self.course is None:
            return
        now = time.monotonic()
        rest = round(max(self._rest_until - now, 0.0), 2)
        audience.tell_afresh(guest, self.course, rest, self._silence)
        if self.course.is_over:
            audience.send(guest, self.course.end())
        elif self._clocks.has_clock:
            audience.send(guest, self._clocks.shown(len(self.chairs), now))

    def gather(self) -> bool:
        """Look who is here; answers whether everybody was told so."""
        if self.course is not None and not self.course.is_over:
            self._clocks.meet(self._audience.here, time.monotonic())
        for seat, chair in enumerate(self.chairs):
            if chair.kind != COMPUTER and not self._player_of(seat):
                self._computers.forget(seat)
        shown = self._audience.show_table(self.status)
        self._ask_computers()
        self._wind()
        return shown

    def open(self, course: Course) -> None:
        """The game begins."""
        self.course = course
        self.gather()
        self.look(0.0)
        self._audience.tell_opening(course, self._silence)
        self._show_clocks()

    # --- what people say ----------------------------------------------------------------------

    async def _hear(self, guest: Guest, up: AnyUp, item: Heard) -> None:
        match up:
            case Play():
                if self._is_resting:
                    self._held.append(item)
                else:
                    await self._play(guest, up)
            case Why():
                self._why(guest, up)
            case Say():
                await self._say(guest, up)
            case Sit():
                await gathering.sit(self, guest, up)
            case Stand():
                await gathering.stand(self, guest, up)
            case Begin():
                await gathering.begin(self, guest)
            case Resign():
                await gathering.resign(self, guest, up)
            case Rematch():
                await gathering.rematch(self, guest)
            case _:
                self._audience.send(guest, Pong(id=up.id))

    def own_seat(self, guest: Guest, seat: int | None) -> int:
        """The seat that the guest acts from.

        :raises Refusal: ``not-your-seat``.
        """
        own = seats_of(self.chairs, guest.person)
        if not own or (seat is not None and seat not in own):
            raise Refusal("not-your-seat")
        return own[0] if seat is None else seat

    def running(self) -> Course:
        """The game while it is played.

        :raises Refusal: ``halted``, ``not-begun`` or ``over``.
        """
        if self.saved.row.status == HALTED:
            raise Refusal("halted")
        if self.course is None:
            raise Refusal("not-begun")
        if self.course.is_over:
            raise Refusal("over")
        return self.course

    def _question(self, guest: Guest, up: Play | Why) -> tuple[Course, int]:
        """The game and the seat, when the guest may act there now, knowing what there is to know.

        :raises Refusal: which of these is not so.
        """
        seat = self.own_seat(guest, up.seat)
        course = self.running()
        if course.is_stale(seat, up.position):
            raise Refusal("stale")
        return course, seat

    async def _play(self, guest: Guest, up: Play) -> None:
        course, seat = self._question(guest, up)
        first, rest = course.ply, 0.0
        refusal: Refusal | None = None
        for action in up.actions:
            rule = course.check(seat, action)
            if rule is not None:
                refusal = by_rule(rule)
                break
            rest = max(rest, rest_after(self.game, course.act(seat, action)))
        done = course.ply - first
        if done:
            await self._keep_and_tell(first, rest)
            await self._strike()
        if refusal is not None:
            refusal.done = done
            raise refusal

    def _why(self, guest: Guest, up: Why) -> None:
        course, seat = self._question(guest, up)
        action = self.game.parse(up.words)
        if action is None:
            raise Refusal("unknown-words")
        rule = course.check(seat, action)
        if rule is not None:
            raise by_rule(rule)
        self._audience.send(guest, Allowed(id=up.id, action=action))

    async def _say(self, guest: Guest, up: Say) -> None:
        is_seated = bool(seats_of(self.chairs, guest.person))
        seat = self.own_seat(guest, up.seat) if is_seated or up.seat is not None else TABLE
        counsel = 0
        if seat != TABLE and self.course is not None:
            counsel = self.game.counsel(self.course.state, seat)
        if up.to is not None and (up.to == seat or up.to >= len(self.chairs)):
            raise Refusal("unknown-seat")
        line = speech.line_of(
            up,
            speech.kind_of(self.saved.row.talk, self.game, self.options),
            seat,
            guest.name if seat == TABLE else self.chairs[seat].name,
            number=len(self.saved.talk),
            ply=0 if self.course is None else self.course.ply,
            counsel=counsel,
        )
        await self.stored(self.around.store.say(self.id, line))
        self.saved.talk.append(line)
        for other in self.guests:
            eyes = self._audience.eyes(other)
            if speech.hears(line, eyes):
                self._audience.send(other, Said(lines=speech.heard(self.saved.talk, eyes, last=1)))

    async def stored(self, writing: Awaitable[None]) -> None:
        """Wait until it is durable.

        :raises Refusal: ``store-failed``.
        """
        try:
            await writing
        except StoreFailed as error:
            log.warning("table %s: the store failed: %s", self.id, error)
            raise Refusal("store-failed") from error

    # --- moving -------------------------------------------------------------------------------

    @property
    def _is_resting(self) -> bool:
        return time.monotonic() < self._rest_until

    async def _keep_and_tell(self, first: int, rest: float, thought: str = "") -> None:
        """What was done from ply *first* on is made durable, then told; or undone when it cannot be.

        *thought* is what a computer player weighed before.

        :raises Refusal: ``store-failed``.
        """
        course, store = self.course, self.around.store
        assert course is not None
        ending = self.game.ending(course.state) if course.is_over else None
        rest *= self.around.settings.rests
        self._clocks.look(course, time.monotonic(), rest)
        timed = self._clocks.changed()
        moved = store.moved(
            self.id,
            first,
            course.actions[first:],
            waiting=course.waiting,
            ending=ending,
            timed=timed,
            thought=thought,
        )
        try:
            await self.stored(moved)
        except Refusal:
            self.course = replayed(course, first)
            self._has_failed = True
            self._audience.show_table(self.status)
            self._later(TRY_AGAIN, Nudge())
            raise
        is_changed = self._has_failed or course.is_over
        self._has_failed = False
        if course.is_over:
            self.saved.row.status, self.saved.row.ending = FINISHED, ending
        if rest > 0 and not course.is_over:
            self._rest_until = time.monotonic() + rest
            self._later(rest + 2 * MARGIN, Rested())
        self.look(rest, first)
        self._audience.tell(course, first + 1, rest, self._silence)
        if is_changed:
            self._audience.show_table(self.status)
        self._show_clocks()
        if course.is_over:
            self._audience.send_all(course.end())

    def look(self, rest: float, first: int | None = None) -> None:
        """Look at the clocks after the actions from ply *first* on, and ask who is to be asked."""
        course = self.course
        if course is None or self.saved.row.status == HALTED:
            return
        now = time.monotonic()
        self._hush.look(course, course.ply if first is None else first, now, rest)
        self._clocks.look(course, now, rest)
        self._wind()
        self._ask_computers()

    # --- real time ----------------------------------------------------------------------------

    @property
    def _silence(self) -> float:
        return round(self._hush.left(time.monotonic()), 2)

    def _wind(self) -> None:
        """Let the next time that can be up strike."""
        now = time.monotonic()
        times = (self._hush.due, self._clocks.next_due(now))
        # What is up already has been tried; when it failed, it is tried again in a while.
        due = min((one for one in times if one > now), default=NEVER)
        if due < self._strikes_at:
            self._strikes_at = due
            self._later(due - now + MARGIN, Struck())

    async def _keep_clocks(self) -> None:
        """Clocks that started, or people who left, without a move."""
        timed = self._clocks.changed()
        if not timed:
            return
        try:
            await self.stored(self.around.store.time(self.id, timed))
        except Refusal as refusal:
            log.warning("table %s: its clocks are not kept: %s", self.id, refusal)

    def _show_clocks(self) -> None:
        if self._clocks.has_clock and self.course is not None and not self.course.is_over:
            self._audience.send_all(self._clocks.shown(len(self.chairs), time.monotonic()))

    async def _strike(self) -> None:
        """When the time is up, whoever has said nothing has answered by that."""
        course = self.course
        if course is None or self.saved.row.status != PLAYING or not self._hush.is_over(time.monotonic()):
            return
        first = course.ply
        self._hush.close(course)
        try:
            await self._keep_and_tell(first, rest_after(self.game, course.since(first)))
        except Refusal as refusal:
            log.warning("table %s: the count waits: %s", self.id, refusal)
            self._later(TRY_AGAIN, Struck())

    # --- computer players ---------------------------------------------------------------------

    def _is_stood_in(self, seat: int) -> bool:
        """Its person is away for too long, and somebody else is waiting."""
        if not self._clocks.is_away(seat, time.monotonic()):
            return False
        present = self._audience.here
        return any(chair.person in present for chair in self.chairs)

    def _player_of(self, seat: int) -> str:
        """The computer player that decides for the seat now; empty when a person does."""
        chair = self.chairs[seat]
        if chair.kind == COMPUTER:
            return chair.name
        if self._is_stood_in(seat) or self._clocks.is_out_of_time(seat, time.monotonic()):
            return self.saved.row.level
        return ""

    def _ask_computers(self) -> None:
        course = self.course
        if course is None or self.saved.row.status != PLAYING or self._is_resting or course.waiting == OVER:
            return
        for seat in seats_in(course.waiting):
            player = self._player_of(seat)
            if player:
                self._computers.ask(course, seat, player)

    async def _computer_moves(self, chosen: Chosen) -> None:
        if self._is_resting:
            self._held.append(chosen)
            return
        course, seat = self.course, chosen.seat
        self._computers.has_chosen(chosen)
        is_asked = course is not None and course.question(seat) == chosen.question
        if course is None or not is_asked or not course.waits_for(seat) or not self._player_of(seat):
            self._ask_computers()
            return
        assert course.check(seat, chosen.action) is None
        first = course.ply
        rest = rest_after(self.game, course.act(seat, chosen.action))
        try:
            await self._keep_and_tell(first, rest, chosen.thought)
            await self._strike()
        except Refusal as refusal:
            log.warning("table %s: a computer's move waits: %s", self.id, refusal)


def refused(up: AnyUp, refusal: Refusal) -> Refused:
    """The answer to what was refused."""
    rule = refusal.rule
    return Refused(
        id=up.id,
        code=refusal.code,
        rule="" if rule is None else rule.id,
        section="" if rule is None else rule.section,
        done=refusal.done,
    )
