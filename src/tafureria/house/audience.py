"""Those around one table, and what each of them was told last."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from tafureria.core.chance import commitment
from tafureria.core.game import TABLE, AnyGame, Options
from tafureria.house import messages
from tafureria.house.chairs import seats_of, shown
from tafureria.house.course import Course
from tafureria.house.items import Guest
from tafureria.house.kept import Manner, Saved
from tafureria.house.messages import Down, encode_down
from tafureria.house.speech import kind_of


class Audience:
    """The guests of a table. Everything that leaves the table goes through here."""

    def __init__(self, saved: Saved, game: AnyGame, options: Options, is_away: Callable[[int], bool]) -> None:
        self._saved, self._game, self._options, self._is_away = saved, game, options, is_away
        self._manner = msgspec.json.decode(saved.row.manner, type=Manner)
        self.guests: dict[Guest, None] = {}
        """In the order in which they came."""
        self._picture = b""
        self._told: dict[int, int] = {}
        """By seat: the position of the last frame sent."""

    @property
    def here(self) -> set[str]:
        """The people whose connection stands."""
        return {guest.person for guest in self.guests if guest.person}

    def eyes(self, guest: Guest) -> list[int]:
        """Through whose eyes this guest sees: own seats, or the table's."""
        return seats_of(self._saved.chairs, guest.person) or [TABLE]

    def send(self, guest: Guest, message: Down) -> None:
        """Tell one."""
        guest.tell(encode_down(message))

    def send_all(self, message: Down) -> None:
        """Tell everybody the same."""
        frame = encode_down(message)
        for guest in self.guests:
            guest.tell(frame)

    # --- what the table is --------------------------------------------------------------------

    def show_table(self, status: str) -> bool:
        """Tell everybody what the table is, when that is not what they were told last."""
        picture = msgspec.json.encode((status, self._saved.row.next, self._seats()))
        if picture == self._picture:
            return False
        self._picture = picture
        for guest in self.guests:
            self.send(guest, self.table_for(guest, status))
        return True

    def _seats(self) -> list[messages.Seat]:
        return shown(self._saved.chairs, self.here, self._is_away)

    def table_for(self, guest: Guest, status: str) -> messages.Table:
        """What the table is, as this guest is told."""
        row, manner, own = self._saved.row, self._manner, seats_of(self._saved.chairs, guest.person)
        return messages.Table(
            table=row.id,
            game=row.game,
            options=msgspec.to_builtins(self._options),
            seats=self._seats(),
            you=own[0] if own else TABLE,
            yours=own,
            host=bool(guest.person) and guest.person == row.host,
            status=status,
            talk=kind_of(row.talk, self._game, self._options),
            commitment=commitment(row.key),
            level=row.level,
            listed=row.listed,
            draw=manner.draw,
            patience=manner.patience,
            move_seconds=manner.move_seconds,
            game_seconds=manner.game_seconds,
            think=manner.think,
            next=row.next,
        )

    # --- what happens -------------------------------------------------------------------------

    def tell_afresh(self, guest: Guest, course: Course, rest: float, silence: float) -> None:
        """Everything that this guest may know of the game."""
        for seat in self.eyes(guest):
            self._told.setdefault(seat, course.position(seat))
            story = course.story_so_far(seat)
            self.send(guest, course.frame(seat, story, fresh=True, rest=rest, silence=silence))

    def tell_opening(self, course: Course, silence: float) -> None:
        """The first position, to everybody, with all that was dealt."""
        for seat in range(TABLE, course.seats):
            self._told[seat] = course.position(seat)
        for guest in self.guests:
            for seat in self.eyes(guest):
                self.send(guest, course.frame(seat, course.told(seat), fresh=True, silence=silence))

    def tell(self, course: Course, since: int, rest: float, silence: float) -> None:
        """One frame to each who sees or was told something new; silence for all others."""
        frames: dict[int, bytes] = {}
        for guest in self.guests:
            for seat in self.eyes(guest):
                if course.position(seat) == self._told.get(seat):
                    continue
                if seat not in frames:
                    told = course.told(seat, since)
                    frames[seat] = encode_down(course.frame(seat, told, rest=rest, silence=silence))
                guest.tell(frames[seat])
        for seat in range(TABLE, course.seats):
            self._told[seat] = course.position(seat)
