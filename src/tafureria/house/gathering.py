"""Coming together at a table, giving up, and playing again: what people do beside the game."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

from tafureria.house import chairs as seating
from tafureria.house.chairs import COMPUTER, OPEN, seats_of
from tafureria.house.course import Course
from tafureria.house.items import Guest
from tafureria.house.kept import Chair, StoreFailed
from tafureria.house.messages import Resign, Sit, Stand
from tafureria.house.refusal import Refusal

if TYPE_CHECKING:
    from tafureria.house.table import Table

WAITING: Final = "waiting"
PLAYING: Final = "playing"


async def sit(table: Table, guest: Guest, up: Sit) -> None:
    """Take a free seat.

    :raises Refusal: why not.
    """
    if table.status != WAITING:
        raise Refusal("not-waiting")
    chairs = seating.copies(table.chairs)
    is_first = not seats_of(chairs, guest.person)
    seating.take(chairs, up.seat, guest.person, up.name, more=up.more)
    await _seat(table, chairs)
    if is_first:
        guest.name = chairs[up.seat].name
        await table.around.store.call(guest.person, guest.name)


async def stand(table: Table, guest: Guest, up: Stand) -> None:
    """Give the own seats up again, or that one of them.

    :raises Refusal: why not.
    """
    if table.status != WAITING:
        raise Refusal("not-waiting")
    own = seats_of(table.chairs, guest.person)
    if not own:
        raise Refusal("not-seated")
    if up.seat is not None:
        own = [table.own_seat(guest, up.seat)]
    chairs = seating.copies(table.chairs)
    for seat in own:
        chairs[seat] = Chair(seat=seat, kind=OPEN)
    await _seat(table, chairs)


async def _seat(table: Table, chairs: list[Chair]) -> None:
    """Keep who sits where now, then tell it."""
    await table.stored(table.around.store.seat(table.id, chairs))
    table.saved.chairs = chairs
    table.gather()


async def begin(table: Table, guest: Guest) -> None:
    """The host begins: computer players take the free seats.

    :raises Refusal: why not.
    """
    row = table.saved.row
    if not guest.person or guest.person != row.host:
        raise Refusal("not-host")
    if table.status != WAITING:
        raise Refusal("not-waiting")
    chairs = seating.copies(table.chairs)
    seating.fill(chairs, row.level)
    if table.manner.draw:
        chairs = seating.draw(chairs)
    course = Course(table.game, table.options, row.seats, row.key)
    values = {"status": PLAYING, "waiting": course.waiting, "updated": time.time()}
    await table.stored(table.around.store.seat(table.id, chairs, **values))
    table.saved.chairs, row.status = chairs, PLAYING
    table.open(course)


async def resign(table: Table, guest: Guest, up: Resign) -> None:
    """A computer player takes the seat for good.

    :raises Refusal: why not.
    """
    seat = table.own_seat(guest, up.seat)
    table.running()
    chairs = seating.copies(table.chairs)
    chairs[seat] = Chair(seat=seat, kind=COMPUTER, name=table.saved.row.level)
    await _seat(table, chairs)
    table.look(0.0)
    # Whoever has no seat left sees from now on what everybody sees: before anything else happens.
    for own in [other for other in table.guests if other.person == guest.person]:
        table.welcome(own)


async def rematch(table: Table, guest: Guest) -> None:
    """A new table with the same people; the second who asks is shown the same one.

    :raises Refusal: why not.
    """
    table.own_seat(guest, None)
    if table.course is None or not table.course.is_over:
        raise Refusal("not-over")
    if not table.saved.row.next:
        try:
            table.saved.row.next = await table.around.again(table.saved)
        except StoreFailed as error:
            raise Refusal("store-failed") from error
    table.gather()
