"""The guests connected to one table, and the messages sent to them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from tafureria.core.chance import commitment
from tafureria.core.game import TABLE, AnyGame, Options
from tafureria.house.messages.down import Down, RefusedFrame, Said, SeatEntry, TableFrame, encode_down
from tafureria.house.messages.up import AnyUp
from tafureria.house.refusal import Refusal
from tafureria.house.settings import Settings
from tafureria.house.status import TableStatus
from tafureria.house.store.rows import Chair, Line, StoredTable
from tafureria.house.tables.chairs import seats_of, seats_shown
from tafureria.house.tables.deductions import shows_board
from tafureria.house.tables.hall import Hall
from tafureria.house.tables.hints import gives_hints
from tafureria.house.tables.inbox import Guest, address_of, is_screen, looks_on
from tafureria.house.tables.live_game import LiveGame
from tafureria.house.tables.screens import Screens
from tafureria.house.tables.speech import Heard, hears, kind_of, phrases_of
from tafureria.house.tables.speech import heard as last_heard


class Audience:
    """The guests of a table, and what each of them is sent."""

    def __init__(
        self,
        stored: StoredTable,
        game: AnyGame,
        options: Options,
        is_away: Callable[[int], bool],
        until: Callable[[], Mapping[str, str]] = dict,
        *,
        screens: Screens,
        has_other_rules: bool = False,
    ) -> None:
        """Start without guests.

        *is_away*: has the seat's person been away for longer than the table waits? *until*: by person on
        holiday now, the last day of it.
        """
        self._stored, self._game, self._options, self._is_away = stored, game, options, is_away
        self._until = until
        # The options of a game played under other rules are shown as they are stored.
        set_up: dict[str, Any] = msgspec.json.decode(stored.row.options)
        self._options_shown = set_up if has_other_rules else msgspec.to_builtins(options)
        self.guests: dict[Guest, None] = {}
        """In the order in which they came."""
        self._barred: set[str] = set()
        self.is_closed = False
        """Are watchers kept out?"""
        self._picture = b""
        """The state of the table that everybody was last sent, encoded for comparison."""
        self._coming = 0
        """How many people the common screen was last told are coming."""
        self._sent: dict[int, int] = {}
        """By seat: the position of the last frame sent."""
        self.hall = Hall(stored.row.id, screens)

    @property
    def connected(self) -> set[str]:
        """The people who are connected; a connection that only looks on stands for nobody."""
        return {guest.person for guest in self.guests if guest.person and not looks_on(guest)}

    def why_not(self, guest: Guest, settings: Settings) -> str:
        """The code of the refusal for this guest; empty if the guest may come in.

        Only watchers can be refused for lack of room, not the host or people who sit here.
        """
        if guest.person in self._barred:
            return "removed"
        same = sum(other.person == guest.person for other in self.guests) if guest.person else 0
        if same >= settings.sockets_per_person:
            return "too-many"
        if seats_of(self._stored.chairs, guest.person) or self._is_host(guest) or self.hall.knows(guest):
            return ""
        if self.is_closed:
            return "removed"
        watching = [one for one in self.guests if not seats_of(self._stored.chairs, one.person)]
        address = address_of(guest)
        if len(watching) >= settings.watchers or (
            address and sum(address_of(one) == address for one in watching) >= settings.watchers_per_address
        ):
            return "table-full"
        return ""

    def _is_host(self, guest: Guest) -> bool:
        return bool(guest.person) and guest.person == self._stored.row.host

    def has_host_screen(self) -> bool:
        """Is the host here with nothing but a screen, and without a seat?"""
        host = self._stored.row.host
        looks = any(is_screen(one) and one.person == host for one in self.guests)
        return looks and host not in self.connected and not seats_of(self._stored.chairs, host)

    def grants(self, guest: Guest) -> bool:
        """May this guest answer wishes? The host may, or while the host is not here whoever sits here."""
        if looks_on(guest):
            return False
        host = self._stored.row.host
        return self._is_host(guest) or (
            host not in self.connected and bool(seats_of(self._stored.chairs, guest.person))
        )

    @property
    def _host_seat(self) -> int:
        own = seats_of(self._stored.chairs, self._stored.row.host)
        return own[0] if own else TABLE

    def bar(self, person: str) -> None:
        """Keep this person out for as long as the table is awake."""
        if person:
            self._barred.add(person)

    def who_plays(self, chairs: list[Chair]) -> str:
        """The address, or else the id, of somebody connected who holds a seat; empty when nobody does."""
        seated = {chair.person for chair in chairs if chair.person}
        return next((address_of(one) or one.person for one in self.guests if one.person in seated), "")

    def wants_choices_only(self, person: str) -> bool:
        """Does this person want to be asked only where there is a choice?"""
        return any(one.choices_only for one in self.guests if one.person == person)

    def has_stand_in(self, seat: int) -> bool:
        """Does a computer player stand in: is the person away for too long while somebody else waits?"""
        if not self._is_away(seat):
            return False
        connected = self.connected
        return any(chair.person in connected for chair in self._stored.chairs)

    def is_alone(self, people: set[str]) -> bool:
        """Is *people* one person, and nobody else connected who could learn from the timing of an answer?"""
        return len(people) == 1 and all(one.person in people and not is_screen(one) for one in self.guests)

    def eyes(self, guest: Guest) -> list[int]:
        """The seats whose views this guest gets: their own, or ``TABLE`` for a watcher."""
        return self._own(guest) or [TABLE]

    def _own(self, guest: Guest) -> list[int]:
        return [] if looks_on(guest) else seats_of(self._stored.chairs, guest.person)

    def send(self, guest: Guest, message: Down) -> None:
        """Send a message to one guest."""
        guest.send(encode_down(message))

    def refuse(self, guest: Guest, up: AnyUp, refusal: Refusal) -> None:
        """Tell a guest that their message is refused."""
        rule = refusal.rule
        frame = RefusedFrame(
            id=up.id,
            code=refusal.code,
            rule="" if rule is None else rule.id,
            section="" if rule is None else rule.section,
            done=refusal.done,
        )
        self.send(guest, frame)

    def send_all(self, message: Down) -> None:
        """Send the same message to everybody."""
        frame = encode_down(message)
        for guest in self.guests:
            guest.send(frame)

    def send_line(self, line: Line, heard: Heard) -> None:
        """Send a line of talk to everybody who can hear it."""
        frames: dict[tuple[int, ...], bytes] = {}
        for guest in self.guests:
            eyes = self.eyes(guest)
            if not hears(line, eyes):
                continue
            key = tuple(eyes)
            if key not in frames:
                frames[key] = encode_down(Said(lines=last_heard(heard.by(eyes), eyes, {}, last=1)))
            guest.send(frames[key])

    def send_verdicts(self, verdicts: Mapping[int, str], fresh: set[int], heard: Heard) -> None:
        """Send everybody the lines with these numbers that they can hear, now that they have a verdict."""
        for guest in self.guests:
            eyes = self.eyes(guest)
            own = heard.by(eyes)
            told = last_heard(own, eyes, verdicts)
            shown = [one for one, line in zip(told, own[-len(told) :], strict=True) if line.number in fresh]
            if shown:
                self.send(guest, Said(lines=shown))

    # --- the table itself ---------------------------------------------------------------------

    def send_table(self, status: TableStatus) -> bool:
        """Send everybody the table if it has changed since the last time; returns whether it was sent.

        Only the common screen is sent it when somebody comes who has not sat down yet.
        """
        coming, self._coming = self._coming, self._come(status)
        picture = msgspec.json.encode(
            (
                status,
                self._stored.row.next,
                self._host_seat,
                self._seats(),
                self._gives_hints(),
                self._shows_board(),
                self.hall.changes,
            )
        )
        if picture == self._picture:
            if self._coming != coming and self.hall.screen is not None:
                self.send(self.hall.screen, self.table_for(self.hall.screen, status))
            return False
        self._picture = picture
        for guest in self.guests:
            self.send(guest, self.table_for(guest, status))
        return True

    def _come(self, status: TableStatus) -> int:
        """How many people have opened a waiting table and not sat down yet."""
        if status != TableStatus.WAITING:
            return 0
        return sum(not seats_of(self._stored.chairs, person) for person in self.connected)

    def _seats(self) -> list[SeatEntry]:
        return seats_shown(self._stored.chairs, self.connected, self.has_stand_in, self._until())

    def _gives_hints(self) -> bool:
        return gives_hints(self._stored.row, self._stored.chairs)

    def _shows_board(self) -> bool:
        return shows_board(self._stored.row, self._stored.chairs, self._game, self._options)

    def table_for(self, guest: Guest, status: TableStatus) -> TableFrame:
        """The table frame for this guest."""
        row, own = self._stored.row, self._own(guest)
        return TableFrame(
            table=row.id,
            game=row.game,
            options=self._options_shown,
            seats=self._seats(),
            you=own[0] if own else TABLE,
            yours=own,
            host=self._is_host(guest) and not looks_on(guest),
            host_seat=self._host_seat,
            status=status,
            talk=(talk := kind_of(row.talk, self._game, self._options)),
            phrases=phrases_of(row.game) if talk != "none" else [],
            commitment=commitment(row.key),
            level=row.level,
            listed=row.listed,
            draw=row.settings.draw,
            patience=row.settings.patience,
            move_seconds=row.settings.move_seconds,
            game_seconds=row.settings.game_seconds,
            think=row.settings.think,
            seats_each=row.settings.seats_each,
            hints=self._gives_hints(),
            board=self._shows_board(),
            next=row.next,
            lesson=row.settings.lesson.partition(" ")[0],
            day=row.day,
            hall=self.hall.screen is not None,
            screen=self.hall.screen is guest,
            coming=self._come(status) if self.hall.screen is guest else 0,
        )

    # --- the game -----------------------------------------------------------------------------

    def send_afresh(
        self, guest: Guest, live: LiveGame, pause: Callable[[int], float], silence: float
    ) -> None:
        """Send this guest everything that they may know of the game.

        *pause*: the seconds left of the pause, for a seat. *silence*: the seconds left to answer.
        """
        for seat in self.eyes(guest):
            self._sent.setdefault(seat, live.position(seat))
            story = live.story_so_far(seat)
            self.send(guest, live.frame(seat, story, fresh=True, pause=pause(seat), silence=silence))

    def send_opening(self, live: LiveGame, silence: float) -> None:
        """Send everybody the first position, with the events of the deal that they may know."""
        for seat in range(TABLE, live.seats):
            self._sent[seat] = live.position(seat)
        for guest in self.guests:
            for seat in self.eyes(guest):
                self.send(guest, live.frame(seat, live.told(seat), fresh=True, silence=silence))

    def send_news(self, live: LiveGame, since: int, pause: float, silence: float) -> list[Guest]:
        """Send a frame for each seat that sees or was told something new, and nothing for the others.

        Returns the guests who were sent one.
        """
        frames: dict[int, bytes] = {}
        reached: dict[Guest, None] = {}
        for guest in self.guests:
            for seat in self.eyes(guest):
                if live.position(seat) == self._sent.get(seat):
                    continue
                if seat not in frames:
                    told = live.told(seat, since)
                    frames[seat] = encode_down(live.frame(seat, told, pause=pause, silence=silence))
                guest.send(frames[seat])
                reached[guest] = None
        for seat in range(TABLE, live.seats):
            self._sent[seat] = live.position(seat)
        self.send_shown(live)
        return list(reached)

    def send_shown(self, live: LiveGame) -> None:
        """Tell whoever sits here how far the common screen has told what they have been sent."""
        for frame in self.hall.due(live):
            for guest in self.guests:
                if frame.seat in self._own(guest):
                    self.send(guest, frame)
