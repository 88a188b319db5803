"""Functions on the chairs of one table: who holds which seat, and under which name."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from typing import Final

import msgspec

from tafureria.house.messages.down import SeatEntry
from tafureria.house.refusal import Refusal
from tafureria.house.store.rows import Chair
from tafureria.house.tables.names import clean_name, looks_taken

OPEN: Final = "open"
PERSON: Final = "person"
COMPUTER: Final = "computer"


def seats_of(chairs: list[Chair], person: str) -> list[int]:
    """Every seat that the person holds; none for somebody without a cookie (an empty id)."""
    return [chair.seat for chair in chairs if person and chair.person == person]


def own_seat(chairs: list[Chair], person: str, seat: int | None) -> int:
    """The seat that the person acts from: *seat* if it is theirs, or else the lowest of theirs.

    :raises Refusal: ``not-your-seat``.
    """
    own = seats_of(chairs, person)
    if not own or (seat is not None and seat not in own):
        raise Refusal("not-your-seat")
    return own[0] if seat is None else seat


def take(
    chairs: list[Chair], seat: int, person: str, name: str, *, shield: str = "", more: bool = False
) -> None:
    """Sit down; with *more*, take a further seat for somebody else at the same device.

    :raises Refusal: ``no-cookie``, ``already-seated``, ``unknown-seat``, ``seat-taken``, ``name-taken``.
    """
    if not person:
        raise Refusal("no-cookie")
    if seats_of(chairs, person) and not more:
        raise Refusal("already-seated")
    if seat >= len(chairs):
        raise Refusal("unknown-seat")
    if chairs[seat].kind != OPEN:
        raise Refusal("seat-taken")
    clear = free_name(chairs, name)
    chairs[seat] = Chair(seat=seat, kind=PERSON, person=person, name=clear, shield=shield)


def free_name(chairs: list[Chair], name: str) -> str:
    """The name as it may be shown, if nobody else at the table has one that looks like it.

    :raises Refusal: ``no-name`` or ``name-taken``.
    """
    clear = clean_name(name)
    if looks_taken(clear, (chair.name for chair in chairs if chair.kind == PERSON)):
        raise Refusal("name-taken")
    return clear


def fill(chairs: list[Chair], level: str) -> None:
    """Give the free seats to computer players of that level."""
    for chair in chairs:
        if chair.kind == OPEN:
            chair.kind, chair.name = COMPUTER, level


def draw(chairs: list[Chair]) -> list[Chair]:
    """The same people and computer players, with seats drawn by lot."""
    drawn = list(chairs)
    secrets.SystemRandom().shuffle(drawn)
    return [msgspec.structs.replace(chair, seat=seat) for seat, chair in enumerate(drawn)]


def copies(chairs: list[Chair]) -> list[Chair]:
    """Copies of the chairs that can be changed, and thrown away if the store fails."""
    return [msgspec.structs.replace(chair) for chair in chairs]


def seats_shown(
    chairs: list[Chair],
    here: set[str],
    away: Callable[[int], bool] = lambda _: False,
    until: Mapping[str, str] | None = None,
) -> list[SeatEntry]:
    """The chairs as everybody may see them: *here* are the people who are connected.

    *until*: by person on holiday, the last day of it.
    """
    return [
        SeatEntry(
            seat=chair.seat,
            kind=chair.kind,
            name=chair.name,
            here=bool(chair.person) and chair.person in here,
            away=away(chair.seat),
            shield=chair.shield,
            until=(until or {}).get(chair.person, ""),
        )
        for chair in chairs
    ]
