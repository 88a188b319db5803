"""Who asks to be let in at a table with a common screen, and what the host answers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tafureria.core.game import TABLE
from tafureria.house.messages.down import RefusedFrame, Wish, Wishes
from tafureria.house.messages.up import Claim, Grant
from tafureria.house.refusal import Refusal
from tafureria.house.store.rows import StoredTable
from tafureria.house.tables.audience import Audience
from tafureria.house.tables.chairs import PERSON, free_name, seats_of
from tafureria.house.tables.inbox import Guest, is_screen
from tafureria.house.tables.live_game import LiveGame

MOST: Final = 12
"""How many wishes may wait for an answer at one table."""


@dataclass(slots=True)
class Asked:
    """A wish, and who has it."""

    wish: Wish
    guest: Guest


class Door:
    """Who asks to be let in at one table: screens that want to be the common one, people who want a seat."""

    def __init__(self, stored: StoredTable, audience: Audience) -> None:
        self._stored, self._audience = stored, audience
        self._asked: dict[int, Asked] = {}
        self._number = 0

    def came(self, guest: Guest) -> None:
        """Let a screen be the common one, or ask whether it may; tell others who asks."""
        hall = self._audience.hall
        if is_screen(guest) and guest is not hall.screen:
            if hall.knows(guest) or (guest.person and guest.person == self._stored.row.host):
                hall.put(guest)
            elif len(self._asked) < MOST:
                self._add(guest, TABLE, guest.name)
        elif self._asked and self._audience.grants(guest):
            self._audience.send(guest, self._frame)

    def left(self, guest: Guest) -> None:
        """Forget a guest who has left; another screen that was let in may become the common one."""
        self._audience.guests.pop(guest, None)
        hall = self._audience.hall
        was_screen = guest is hall.screen
        hall.gone(guest)
        if was_screen:
            other = next((one for one in self._audience.guests if hall.knows(one)), None)
            if other is not None:
                hall.put(other)
        if self._drop(guest):
            self.tell()

    def claim(self, guest: Guest, up: Claim, *, is_lesson: bool) -> None:
        """Ask for a seat whose person is not here, or of a computer player.

        :raises Refusal: why not.
        """
        chairs = self._stored.chairs
        if is_lesson:
            raise Refusal("lesson")
        if seats_of(chairs, guest.person):
            raise Refusal("already-seated")
        if self._audience.hall.screen is None:
            raise Refusal("no-screen")
        if not guest.person:
            raise Refusal("no-cookie")
        if up.seat >= len(chairs):
            raise Refusal("unknown-seat")
        chair = chairs[up.seat]
        if chair.kind == PERSON and chair.person in self._audience.connected:
            raise Refusal("seat-taken")
        self._drop(guest)
        if len(self._asked) >= MOST:
            raise Refusal("too-fast")
        self._add(guest, up.seat, chair.name if chair.kind == PERSON else free_name(chairs, up.name))

    def answer(self, guest: Guest, up: Grant) -> Asked | None:
        """Answer a wish as *guest* says; returns it if a seat is to be handed over, and it is ``done`` then.

        :raises Refusal: ``not-host``; ``stale``, when nobody wants it any more; ``seat-taken``, when whoever
            has the seat has come back.
        """
        if not self._audience.grants(guest):
            raise Refusal("not-host")
        asked = self._asked.get(up.wish)
        if asked is None:
            raise Refusal("stale")
        seat = asked.wish.seat
        if up.yes and seat != TABLE and self._stored.chairs[seat].person not in self._audience.connected:
            return asked
        self.done(asked)
        if not up.yes:
            self._audience.send(asked.guest, RefusedFrame(code="declined"))
        elif seat == TABLE:
            self._audience.hall.put(asked.guest)
        else:
            raise Refusal("seat-taken")
        return None

    def done(self, asked: Asked) -> None:
        """Forget a wish that has been answered."""
        del self._asked[asked.wish.number]
        self.tell()

    def shown(self, guest: Guest, live: LiveGame | None, position: int) -> None:
        """Pass on how far the common screen has told the game.

        :raises Refusal: ``no-screen``, from anybody else.
        """
        self._audience.hall.shown(guest, live, position)
        if live is not None:
            self._audience.send_shown(live)

    def tell(self) -> None:
        """Tell those who may answer what is wanted."""
        for guest in self._audience.guests:
            if self._audience.grants(guest):
                self._audience.send(guest, self._frame)

    @property
    def _frame(self) -> Wishes:
        return Wishes(wishes=[one.wish for one in self._asked.values()])

    def _add(self, guest: Guest, seat: int, name: str) -> None:
        self._number += 1
        self._asked[self._number] = Asked(Wish(number=self._number, seat=seat, name=name), guest)
        self.tell()

    def _drop(self, guest: Guest) -> bool:
        numbers = [number for number, one in self._asked.items() if one.guest is guest]
        for number in numbers:
            del self._asked[number]
        return bool(numbers)
