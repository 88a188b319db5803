"""Sitting down, standing up, starting, resigning and removing: the resulting chairs, or a refusal."""

from __future__ import annotations

from tafureria.house.messages.up import Remove, Resign, Sit, Stand
from tafureria.house.refusal import Refusal
from tafureria.house.status import TableStatus
from tafureria.house.store.rows import Chair, TableRow
from tafureria.house.tables import chairs as seating
from tafureria.house.tables.chairs import COMPUTER, OPEN, PERSON


def sit(row: TableRow, chairs: list[Chair], person: str, up: Sit, shield: str = "") -> list[Chair]:
    """The chairs after the person has taken a free seat, with their own *shield*.

    :raises Refusal: why not.
    """
    _check_waiting(row)
    if person != row.host and len(seating.seats_of(chairs, person)) >= row.settings.seats_each and up.more:
        raise Refusal("seats-each")
    chairs = seating.copies(chairs)
    seating.take(chairs, up.seat, person, up.name, shield=shield, more=up.more)
    return chairs


def stand(row: TableRow, chairs: list[Chair], person: str, up: Stand) -> list[Chair]:
    """The chairs after the person has left all of their seats, or the one that they name.

    :raises Refusal: why not.
    """
    _check_waiting(row)
    own = seating.seats_of(chairs, person)
    if not own:
        raise Refusal("not-seated")
    if up.seat is not None:
        own = [seating.own_seat(chairs, person, up.seat)]
    return [Chair(seat=chair.seat, kind=OPEN) if chair.seat in own else chair for chair in chairs]


def begin(row: TableRow, chairs: list[Chair], person: str) -> list[Chair]:
    """The chairs after the host has started the game: computer players take the free seats.

    :raises Refusal: why not.
    """
    check_host(row, person)
    _check_waiting(row)
    chairs = seating.copies(chairs)
    seating.fill(chairs, row.level)
    return seating.draw(chairs) if row.settings.draw else chairs


def resign(row: TableRow, chairs: list[Chair], person: str, up: Resign) -> list[Chair]:
    """The chairs after a computer player has taken the person's seat for good.

    :raises Refusal: why not.
    """
    seat = seating.own_seat(chairs, person, up.seat)
    chairs = seating.copies(chairs)
    chairs[seat] = Chair(seat=seat, kind=COMPUTER, name=row.level)
    return chairs


def remove(row: TableRow, chairs: list[Chair], person: str, up: Remove) -> list[Chair]:
    """The chairs after the host has removed somebody from a seat, or from all of theirs if *up* bars them.

    :raises Refusal: why not.
    """
    check_host(row, person)
    if row.status not in (TableStatus.WAITING, TableStatus.PLAYING):
        raise Refusal("over")
    if up.seat is None or up.seat >= len(chairs):
        raise Refusal("unknown-seat")
    other = chairs[up.seat].person
    if not other or other == person:
        raise Refusal("not-seated")
    return freed(row, chairs, seating.seats_of(chairs, other) if up.bar else [up.seat])


def hand_over(chairs: list[Chair], person: str, seat: int, name: str) -> list[Chair]:
    """The chairs after *person* has got that seat, as *name*: of somebody who is not here, or a computer's.

    :raises Refusal: ``already-seated``, if they have got another one meanwhile.
    """
    if seating.seats_of(chairs, person):
        raise Refusal("already-seated")
    chairs = seating.copies(chairs)
    chairs[seat] = Chair(seat=seat, kind=PERSON, person=person, name=name, shield=chairs[seat].shield)
    return chairs


def freed(row: TableRow, chairs: list[Chair], seats: list[int]) -> list[Chair]:
    """The chairs after these seats have been freed; in a running game computer players take them."""
    chairs = seating.copies(chairs)
    for seat in seats:
        chairs[seat] = Chair(seat=seat, kind=OPEN)
        if row.status == TableStatus.PLAYING:
            chairs[seat] = Chair(seat=seat, kind=COMPUTER, name=row.level)
    return chairs


def check_host(row: TableRow, person: str) -> None:
    """Check that the person is the host.

    :raises Refusal: ``not-host``.
    """
    if not person or person != row.host:
        raise Refusal("not-host")


def _check_waiting(row: TableRow) -> None:
    """Check that the table is still waiting for its game to begin.

    :raises Refusal: ``not-waiting``, once the game has begun.
    """
    if row.status != TableStatus.WAITING:
        raise Refusal("not-waiting")
