"""A table: one task, one inbox. It alone holds the truth, and takes one thing after another.

What happens is stored before anyone is told. If the task breaks, the table is dropped and wakes up
again from the store with the next visitor: there is no half-way.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

import msgspec

from tafureria.core.chance import commitment
from tafureria.core.game import OVER, TABLE, AnyGame, Options, seats_in
from tafureria.house import messages
from tafureria.house.chairs import COMPUTER, OPEN, clean, fill, seats_of, shown, take
from tafureria.house.course import Course, rest_after
from tafureria.house.hush import NEVER, Hush, patience
from tafureria.house.messages import (
    Allowed,
    AnyUp,
    Begin,
    Down,
    Play,
    Pong,
    Refused,
    Said,
    Say,
    Sit,
    Stand,
    Talk,
    Why,
    encode_down,
)
from tafureria.house.refusal import Refusal, by_rule
from tafureria.house.settings import Settings
from tafureria.house.store import Chair, Line, Saved, Store, StoreFailed
from tafureria.house.thinker import Ask, player_of
from tafureria.house.thinkers import Thinkers

log = logging.getLogger(__name__)

WAITING: Final = "waiting"
PLAYING: Final = "playing"
FINISHED: Final = "over"
HALTED: Final = "halted"
LINES: Final = 200
"""Lines of talk that are repeated to somebody who comes."""
TRY_AGAIN: Final = 5.0
"""Seconds until a computer's move is tried again after the store has failed."""


class Guest(Protocol):
    """Somebody at a table: a connection. Telling never waits; what is too slow misses frames."""

    person: str
    """Secret id of the visitor; empty without a cookie."""
    name: str

    def tell(self, frame: bytes) -> None:
        """Send that frame, or forget it when too many wait."""
        ...

    def close(self) -> None:
        """End the connection; the client comes back by itself."""
        ...


@dataclass(frozen=True, slots=True)
class Came:
    """Somebody came, or must be told everything afresh."""

    guest: Guest


@dataclass(frozen=True, slots=True)
class Left:
    """Somebody's connection ended."""

    guest: Guest


@dataclass(frozen=True, slots=True)
class Heard:
    """Somebody said something."""

    guest: Guest
    up: AnyUp


@dataclass(frozen=True, slots=True)
class Chosen:
    """A computer player has chosen."""

    seat: int
    question: int
    action: int


@dataclass(frozen=True, slots=True)
class Rested:
    """A pause that the game asked for is over."""


@dataclass(frozen=True, slots=True)
class Nudge:
    """Look whether a computer player must be asked, or whether to go to sleep."""


@dataclass(frozen=True, slots=True)
class Struck:
    """The time for an answer may be up."""


Item = Came | Left | Heard | Chosen | Rested | Nudge | Struck


@dataclass(slots=True)
class Around:
    """What a table needs of the house."""

    store: Store
    thinkers: Thinkers
    settings: Settings


@dataclass(slots=True)
class Table:
    """One table, awake. The house puts things into ``inbox`` and runs :meth:`run` as a task."""

    saved: Saved
    game: AnyGame
    options: Options
    course: Course | None
    around: Around
    inbox: asyncio.Queue[Item] = field(default_factory=asyncio.Queue)
    guests: dict[Guest, None] = field(default_factory=dict)
    """In the order in which they came."""
    is_asleep: bool = False
    _halted: bool = False
    _shown: bytes = b""
    _told: dict[int, int] = field(default_factory=dict)
    """By seat: the position of the last frame sent."""
    _thinking: dict[int, tuple[int, asyncio.Task[None]]] = field(default_factory=dict)
    _heard: dict[int, int] = field(default_factory=dict)
    """By computer's seat: events that its thinker was told."""
    _rest_until: float = 0.0
    _held: list[Item] = field(default_factory=list)
    _timers: set[asyncio.TimerHandle] = field(default_factory=set)
    _hush: Hush = field(default_factory=Hush)

    @property
    def id(self) -> str:
        """The unguessable name of the table."""
        return self.saved.row.id

    @property
    def chairs(self) -> list[Chair]:
        """Who sits where."""
        return self.saved.chairs

    @property
    def status(self) -> str:
        """``waiting``, ``playing``, ``over`` or ``halted``."""
        return HALTED if self._halted else self.saved.row.status

    # --- one thing after another --------------------------------------------------------------

    async def run(self) -> None:
        """Live until nobody is around any more."""
        try:
            if self.course is not None and self.saved.row.status == PLAYING:
                self._mind(self.course, self.course.ply, 0.0)
                self._ask_computers()
            self._doze()
            while not self.is_asleep:
                await self._take(await self.inbox.get())
        finally:
            for _, task in self._thinking.values():
                task.cancel()
            for timer in self._timers:
                timer.cancel()

    async def _take(self, item: Item) -> None:
        match item:
            case Came(guest):
                self._come(guest)
            case Left(guest):
                self.guests.pop(guest, None)
                self._show_table()
                self._doze()
            case Heard(guest, up):
                try:
                    await self._hear(guest, up, item)
                except Refusal as refusal:
                    self._refuse(guest, up, refusal)
            case Chosen(seat, question, action):
                await self._computer_moves(seat, question, action, item)
            case Rested():
                held, self._held = self._held, []
                self._ask_computers()
                for one in held:
                    await self._take(one)
            case Struck():
                await self._strike()
            case Nudge():
                self._ask_computers()
                if not self.guests and not self._thinking and self.inbox.empty() and not self._is_resting:
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

    def _come(self, guest: Guest) -> None:
        """All that somebody must know who has just come (back)."""
        known = guest in self.guests
        if not known and len(self.guests) >= self.around.settings.guests:
            guest.tell(encode_down(Refused(code="table-full")))
            guest.close()
            return
        self.guests[guest] = None
        if not self._show_table():
            self._send(guest, self._table_for(guest))
        eyes = self._eyes(guest)
        lines = [line for line in self.saved.talk if _hears(line, eyes)]
        if lines:
            self._send(guest, Said(lines=[self._talk(line, eyes) for line in lines[-LINES:]]))
        if self.course is None:
            return
        rest = max(self._rest_until - time.monotonic(), 0.0)
        for seat in eyes:
            self._told.setdefault(seat, self.course.position(seat))
            told = self.course.story_so_far(seat)
            silence = round(self._hush.left(time.monotonic()), 2)
            frame = self.course.frame(seat, told, fresh=True, rest=round(rest, 2), silence=silence)
            self._send(guest, frame)
        if self.course.is_over:
            self._send(guest, self.course.end())

    def _eyes(self, guest: Guest) -> list[int]:
        """Through whose eyes this guest sees: own seats, or the table's."""
        return seats_of(self.chairs, guest.person) or [TABLE]

    def _send(self, guest: Guest, message: Down) -> None:
        guest.tell(encode_down(message))

    def _refuse(self, guest: Guest, up: AnyUp, refusal: Refusal) -> None:
        rule = refusal.rule
        self._send(
            guest,
            Refused(
                id=up.id,
                code=refusal.code,
                rule="" if rule is None else rule.id,
                section="" if rule is None else rule.section,
                done=refusal.done,
            ),
        )

    def _table_for(self, guest: Guest) -> messages.Table:
        row, own = self.saved.row, seats_of(self.chairs, guest.person)
        return messages.Table(
            table=row.id,
            game=row.game,
            options=msgspec.to_builtins(self.options),
            seats=shown(self.chairs, self._here),
            you=own[0] if own else TABLE,
            yours=own,
            host=bool(guest.person) and guest.person == row.host,
            status=self.status,
            talk=self._kind_of_talk(),
            commitment=commitment(row.key),
            level=row.level,
        )

    def _show_table(self) -> bool:
        """Tell everybody what the table is, when that is not what they were told last."""
        picture = msgspec.json.encode((self.status, shown(self.chairs, self._here)))
        if picture == self._shown:
            return False
        self._shown = picture
        for guest in self.guests:
            self._send(guest, self._table_for(guest))
        return True

    @property
    def _here(self) -> set[str]:
        return {guest.person for guest in self.guests}

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
                await self._sit(guest, up)
            case Stand():
                await self._stand(guest)
            case Begin():
                await self._begin(guest)
            case _:
                self._send(guest, Pong(id=up.id))

    def _own_seat(self, guest: Guest, seat: int | None) -> int:
        """The seat that the guest acts from.

        :raises Refusal: ``not-your-seat``.
        """
        own = seats_of(self.chairs, guest.person)
        if not own or (seat is not None and seat not in own):
            raise Refusal("not-your-seat")
        return own[0] if seat is None else seat

    def _question(self, guest: Guest, up: Play | Why) -> tuple[Course, int]:
        """The game and the seat, when the guest may act there now, knowing what there is to know.

        :raises Refusal: which of these is not so.
        """
        seat = self._own_seat(guest, up.seat)
        if self.saved.row.status == HALTED:
            raise Refusal("halted")
        if self.course is None:
            raise Refusal("not-begun")
        if self.course.is_over:
            raise Refusal("over")
        if self.course.is_stale(seat, up.position):
            raise Refusal("stale")
        return self.course, seat

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
        if course.ply > first:
            await self._keep_and_tell(first, rest)
            await self._strike()
        if refusal is not None:
            refusal.done = course.ply - first
            raise refusal

    def _why(self, guest: Guest, up: Why) -> None:
        course, seat = self._question(guest, up)
        action = self.game.parse(up.words)
        if action is None:
            raise Refusal("unknown-words")
        rule = course.check(seat, action)
        if rule is not None:
            raise by_rule(rule)
        self._send(guest, Allowed(id=up.id, action=action))

    def _kind_of_talk(self) -> str:
        """``private`` only where the game with these options lets anybody whisper."""
        kind = self.saved.row.talk
        if kind == "private" and not any(
            self.game.counsel(self.options, None, seat) for seat in range(len(self.chairs))
        ):
            return "public"
        return kind

    async def _say(self, guest: Guest, up: Say) -> None:
        kind = self._kind_of_talk()
        if kind == "none":
            raise Refusal("no-talk")
        own = seats_of(self.chairs, guest.person)
        seat = self._own_seat(guest, up.seat) if own or up.seat is not None else TABLE
        if up.to is not None:
            if kind != "private":
                raise Refusal("no-private-talk")
            if seat == TABLE:
                raise Refusal("not-your-seat")
            if up.to == seat or up.to >= len(self.chairs):
                raise Refusal("unknown-seat")
            state = None if self.course is None else self.course.state
            if not self.game.counsel(self.options, state, seat) >> up.to & 1:
                raise Refusal("no-private-talk")
        text = clean(up.text)
        if not text:
            raise Refusal("empty")
        line = Line(
            number=len(self.saved.talk),
            ply=0 if self.course is None else self.course.ply,
            seat=seat,
            name=guest.name if seat == TABLE else self.chairs[seat].name,
            text=text,
            to_seat=up.to,
            at=round(time.time(), 3),
        )
        await self._stored(self.around.store.say(self.id, line))
        self.saved.talk.append(line)
        for other in self.guests:
            eyes = self._eyes(other)
            if _hears(line, eyes):
                self._send(other, Said(lines=[self._talk(line, eyes)]))

    def _talk(self, line: Line, eyes: list[int]) -> Talk:
        """The line with the number that it has for these eyes: what others whisper does not count."""
        number = sum(1 for other in self.saved.talk[: line.number] if _hears(other, eyes))
        return Talk(
            number=number, seat=line.seat, name=line.name, text=line.text, to=line.to_seat, at=line.at
        )

    async def _stored(self, writing: Any) -> None:
        """Wait until it is durable.

        :raises Refusal: ``store-failed``.
        """
        try:
            await writing
        except StoreFailed as error:
            log.warning("table %s: the store failed: %s", self.id, error)
            raise Refusal("store-failed") from error

    # --- coming together ----------------------------------------------------------------------

    async def _sit(self, guest: Guest, up: Sit) -> None:
        if self.status != WAITING:
            raise Refusal("not-waiting")
        chairs = msgspec.convert(msgspec.to_builtins(self.chairs), list[Chair])
        take(chairs, up.seat, guest.person, up.name)
        await self._stored(self.around.store.seat(self.id, [chairs[up.seat]]))
        self.saved.chairs = chairs
        guest.name = chairs[up.seat].name
        self._show_table()
        await self.around.store.call(guest.person, guest.name)

    async def _stand(self, guest: Guest) -> None:
        if self.status != WAITING:
            raise Refusal("not-waiting")
        own = seats_of(self.chairs, guest.person)
        if not own:
            raise Refusal("not-seated")
        freed = [Chair(seat=seat, kind=OPEN) for seat in own]
        await self._stored(self.around.store.seat(self.id, freed))
        for chair in freed:
            self.chairs[chair.seat] = chair
        self._show_table()

    async def _begin(self, guest: Guest) -> None:
        row = self.saved.row
        if not guest.person or guest.person != row.host:
            raise Refusal("not-host")
        if self.status != WAITING:
            raise Refusal("not-waiting")
        chairs = msgspec.convert(msgspec.to_builtins(self.chairs), list[Chair])
        fill(chairs, row.level)
        course = Course(self.game, self.options, row.seats, row.key)
        values = {"status": PLAYING, "waiting": course.waiting, "updated": time.time()}
        await self._stored(self.around.store.seat(self.id, chairs, **values))
        self.saved.chairs, row.status = chairs, PLAYING
        self.course = course
        self._show_table()
        self._mind(course, course.ply, 0.0)
        silence = round(self._hush.left(time.monotonic()), 2)
        for other in self.guests:
            for seat in self._eyes(other):
                self._told[seat] = course.position(seat)
                self._send(other, course.frame(seat, course.told(seat), fresh=True, silence=silence))
        self._ask_computers()

    # --- moving -------------------------------------------------------------------------------

    @property
    def _is_resting(self) -> bool:
        return time.monotonic() < self._rest_until

    async def _keep_and_tell(self, first: int, rest: float) -> None:
        """What was done from ply *first* on is made durable, then told; or undone when it cannot be.

        :raises Refusal: ``store-failed``.
        """
        course = self.course
        assert course is not None
        ending = self.game.ending(course.state) if course.is_over else None
        moved = self.around.store.moved(self.id, first, course.actions[first:], course.waiting, ending)
        try:
            await self._stored(moved)
        except Refusal:
            self.course = replayed(course, first)
            self._halted = True
            self._show_table()
            self._later(TRY_AGAIN, Nudge())
            raise
        was_halted, self._halted = self._halted, False
        if course.is_over:
            self.saved.row.status, self.saved.row.ending = FINISHED, ending
        rest *= self.around.settings.rests
        if rest > 0 and not course.is_over:
            self._rest_until = time.monotonic() + rest
            self._later(rest + 0.01, Rested())
        self._mind(course, first, rest)
        self._tell(course, first + 1, rest)
        if course.is_over or was_halted:
            self._show_table()
        if course.is_over:
            for guest in self.guests:
                self._send(guest, course.end())
        self._ask_computers()

    def _tell(self, course: Course, since: int, rest: float) -> None:
        """One frame to each who sees or was told something new; silence for all others."""
        frames: dict[int, bytes] = {}
        silence = round(self._hush.left(time.monotonic()), 2)
        for guest in self.guests:
            for seat in self._eyes(guest):
                if course.position(seat) == self._told.get(seat):
                    continue
                if seat not in frames:
                    message = course.frame(seat, course.told(seat, since), rest=rest, silence=silence)
                    frames[seat] = encode_down(message)
                guest.tell(frames[seat])
        for seat in range(TABLE, course.seats):
            self._told[seat] = course.position(seat)

    # --- real time ------------------------------------------------------------------------------

    def _mind(self, course: Course, first: int, rest: float) -> None:
        """Look at the clock after the actions from ply *first* on."""
        before = self._hush.due
        now = time.monotonic()
        self._hush.look(course, first, now, rest)
        if self._hush.due not in (before, NEVER):
            self._later(max(self._hush.due - now, 0.0) + 0.005, Struck())

    async def _strike(self) -> None:
        """When the time is up, whoever has said nothing has answered by that."""
        course = self.course
        if course is None or self.saved.row.status != PLAYING or not self._hush.is_over(time.monotonic()):
            return
        first = course.ply
        self._hush.close(course)
        events = course.since(first)
        try:
            await self._keep_and_tell(first, rest_after(self.game, events))
        except Refusal as refusal:
            log.warning("table %s: the count waits: %s", self.id, refusal)
            self._later(TRY_AGAIN, Struck())

    # --- computer players ---------------------------------------------------------------------

    def _ask_computers(self) -> None:
        course = self.course
        if course is None or self.saved.row.status != PLAYING or self._is_resting or course.waiting == OVER:
            return
        for seat in seats_in(course.waiting):
            if self.chairs[seat].kind != COMPUTER:
                continue
            question = course.question(seat)
            if seat in self._thinking and self._thinking[seat][0] == question:
                continue
            task = asyncio.create_task(self._think(course, seat, question))
            self._thinking[seat] = (question, task)

    async def _think(self, course: Course, seat: int, question: int) -> None:
        """Let a computer player choose, and people look meanwhile."""
        begun = time.monotonic()
        legal = course.legal(seat)
        mark = b"tafureria player" + self.saved.row.key + bytes([seat]) + question.to_bytes(8, "big")
        seed = int.from_bytes(hashlib.sha256(mark).digest()[:8], "big")
        if len(legal) == 1:
            action = legal[0]
        else:
            player = player_of(self.game.name, self.chairs[seat].name)
            told = self._events(course, seat) if player.remembers else []
            heard = min(self._heard.get(seat, 0), len(told))
            ask = Ask(
                table=self.id,
                game=self.game.name,
                options=msgspec.to_builtins(self.options),
                seats=course.seats,
                seat=seat,
                player=self.chairs[seat].name,
                seed=seed,
                legal=legal,
                view=msgspec.Raw(msgspec.json.encode(course.view(seat))),
                first=heard,
                told=told[heard:],
            )
            self._heard[seat] = len(told)
            action = await self.around.thinkers.choose(ask, lambda: told)
        pace = self.around.settings.pace
        if pace > 0:
            pace += patience(course, seed)
        left = pace - (time.monotonic() - begun)
        if left > 0:
            await asyncio.sleep(left)
        self.inbox.put_nowait(Chosen(seat, question, action))

    def _events(self, course: Course, seat: int) -> list[msgspec.Raw]:
        return [msgspec.Raw(msgspec.json.encode(event)) for event in course.events_told(seat)]

    async def _computer_moves(self, seat: int, question: int, action: int, item: Chosen) -> None:
        if self._is_resting:
            self._held.append(item)
            return
        course = self.course
        if self._thinking.get(seat, (-1, None))[0] == question:
            del self._thinking[seat]
        if course is None or course.question(seat) != question or not course.waits_for(seat):
            self._ask_computers()
            return
        assert course.check(seat, action) is None
        first = course.ply
        rest = rest_after(self.game, course.act(seat, action))
        try:
            await self._keep_and_tell(first, rest)
            await self._strike()
        except Refusal as refusal:
            log.warning("table %s: a computer's move waits: %s", self.id, refusal)


def replayed(course: Course, plies: int) -> Course:
    """The same game as it stood after so many actions."""
    again = Course(course.game, course.options, course.seats, course.dealer.key)
    for seat, action in course.actions[:plies]:
        again.act(seat, action)
    return again


def _hears(line: Line, eyes: list[int]) -> bool:
    return line.to_seat is None or line.to_seat in eyes or line.seat in eyes
