"""Everybody connected to one table, and what each seat was sent last."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from tafureria.core.chance import commitment
from tafureria.core.game import TABLE, AnyGame, Options
from tafureria.house.messages.down import Down, Said, SeatEntry, TableFrame, encode_down
from tafureria.house.settings import Settings
from tafureria.house.status import TableStatus
from tafureria.house.store.rows import Chair, Line, StoredTable
from tafureria.house.tables.chairs import seats_of, seats_shown
from tafureria.house.tables.deductions import shows_board
from tafureria.house.tables.hints import gives_hints
from tafureria.house.tables.inbox import Guest, address_of
from tafureria.house.tables.live_game import LiveGame
from tafureria.house.tables.speech import Heard, hears, kind_of
from tafureria.house.tables.speech import heard as last_heard


class Audience:
    """The guests of a table. Everything that the table sends goes through here."""

    def __init__(
        self,
        stored: StoredTable,
        game: AnyGame,
        options: Options,
        is_away: Callable[[int], bool],
        until: Callable[[], Mapping[str, str]] = dict,
        *,
        has_other_rules: bool = False,
    ) -> None:
        """Nobody is here yet.

        *is_away*: has the seat's person been away for longer than the table waits? *until*: by person who is
        on holidays now, their last day.
        """
        self._stored, self._game, self._options, self._is_away = stored, game, options, is_away
        self._until = until
        # Those of other rules are shown as they were set.
        set_up: dict[str, Any] = msgspec.json.decode(stored.row.options)
        self._options_shown = set_up if has_other_rules else msgspec.to_builtins(options)
        self.guests: dict[Guest, None] = {}
        """In the order in which they came."""
        self._barred: set[str] = set()
        self.is_closed = False
        """Are no watchers let in?"""
        self._picture = b""
        """What everybody was last sent of the table."""
        self._sent: dict[int, int] = {}
        """By seat: the position of the last frame sent."""

    @property
    def connected(self) -> set[str]:
        """The people who are connected."""
        return {guest.person for guest in self.guests if guest.person}

    def why_not(self, guest: Guest, settings: Settings) -> str:
        """Why this guest cannot come to the table, as a code; empty for one who can.

        People who sit here always get in; watchers only as long as there is room for them.
        """
        if guest.person in self._barred:
            return "removed"
        same = sum(other.person == guest.person for other in self.guests) if guest.person else 0
        if same >= settings.sockets_per_person:
            return "too-many"
        if seats_of(self._stored.chairs, guest.person) or self._is_host(guest):
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

    def bar(self, person: str) -> None:
        """This person cannot come back as long as the table is awake."""
        if person:
            self._barred.add(person)

    def who_plays(self, chairs: list[Chair]) -> str:
        """Somebody who sits here and is connected, by address or person; empty when nobody is."""
        seated = {chair.person for chair in chairs if chair.person}
        return next((address_of(one) or one.person for one in self.guests if one.person in seated), "")

    def wants_choices_only(self, person: str) -> bool:
        """Does this person want to be asked only where there is a choice?"""
        return any(one.choices_only for one in self.guests if one.person == person)

    def has_stand_in(self, seat: int) -> bool:
        """Has the seat's person been away for too long, while somebody else is waiting?"""
        if not self._is_away(seat):
            return False
        connected = self.connected
        return any(chair.person in connected for chair in self._stored.chairs)

    def is_alone(self, people: set[str]) -> bool:
        """Is nobody connected but one person, so that nobody learns anything from the moment of an answer?"""
        return len(people) == 1 and all(one.person in people for one in self.guests)

    def eyes(self, guest: Guest) -> list[int]:
        """The seats through whose eyes this guest sees: their own, or the table's."""
        return seats_of(self._stored.chairs, guest.person) or [TABLE]

    def send(self, guest: Guest, message: Down) -> None:
        """Send a message to one guest."""
        guest.send(encode_down(message))

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
                frames[key] = encode_down(Said(lines=last_heard(heard.by(eyes), eyes, last=1)))
            guest.send(frames[key])

    # --- the table itself ---------------------------------------------------------------------

    def send_table(self, status: TableStatus) -> bool:
        """Send everybody the table if it has changed since they were last sent it; returns whether it had."""
        picture = msgspec.json.encode(
            (status, self._stored.row.next, self._seats(), self._gives_hints(), self._shows_board())
        )
        if picture == self._picture:
            return False
        self._picture = picture
        for guest in self.guests:
            self.send(guest, self.table_for(guest, status))
        return True

    def _seats(self) -> list[SeatEntry]:
        return seats_shown(self._stored.chairs, self.connected, self.has_stand_in, self._until())

    def _gives_hints(self) -> bool:
        return gives_hints(self._stored.row, self._stored.chairs)

    def _shows_board(self) -> bool:
        return shows_board(self._stored.row, self._stored.chairs, self._game, self._options)

    def table_for(self, guest: Guest, status: TableStatus) -> TableFrame:
        """The table as this guest is sent it."""
        row, own = self._stored.row, seats_of(self._stored.chairs, guest.person)
        return TableFrame(
            table=row.id,
            game=row.game,
            options=self._options_shown,
            seats=self._seats(),
            you=own[0] if own else TABLE,
            yours=own,
            host=self._is_host(guest),
            status=status,
            talk=kind_of(row.talk, self._game, self._options),
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
        )

    # --- the game -----------------------------------------------------------------------------

    def send_afresh(
        self, guest: Guest, live: LiveGame, pause: Callable[[int], float], silence: float
    ) -> None:
        """Send this guest everything that they may know of the game; *pause* gives what is left of it."""
        for seat in self.eyes(guest):
            self._sent.setdefault(seat, live.position(seat))
            story = live.story_so_far(seat)
            self.send(guest, live.frame(seat, story, fresh=True, pause=pause(seat), silence=silence))

    def send_opening(self, live: LiveGame, silence: float) -> None:
        """Send everybody the first position, with everything that was dealt."""
        for seat in range(TABLE, live.seats):
            self._sent[seat] = live.position(seat)
        for guest in self.guests:
            for seat in self.eyes(guest):
                self.send(guest, live.frame(seat, live.told(seat), fresh=True, silence=silence))

    def send_news(self, live: LiveGame, since: int, pause: float, silence: float) -> list[Guest]:
        """Send one frame to everybody who sees something new or was told something; nothing to all others.

        Returns those who were sent one.
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
        return list(reached)
