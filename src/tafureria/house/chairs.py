"""Who sits where: plain functions over the chairs of one table."""

from __future__ import annotations

import re
import secrets
import unicodedata
from collections.abc import Callable
from typing import Final

import msgspec

from tafureria.house.kept import Chair
from tafureria.house.messages import Seat
from tafureria.house.refusal import Refusal

OPEN: Final = "open"
PERSON: Final = "person"
COMPUTER: Final = "computer"


def seats_of(chairs: list[Chair], person: str) -> list[int]:
    """Every seat that the person holds; nobody (an empty id) holds none."""
    return [chair.seat for chair in chairs if person and chair.person == person]


def take(chairs: list[Chair], seat: int, person: str, name: str, *, more: bool = False) -> None:
    """Sit down; with *more*, on a further seat for somebody else at the same device.

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
    clear = clean_name(name)
    if any(chair.kind == PERSON and chair.name.casefold() == clear.casefold() for chair in chairs):
        raise Refusal("name-taken")
    chairs[seat] = Chair(seat=seat, kind=PERSON, person=person, name=clear)


def fill(chairs: list[Chair], level: str) -> None:
    """Computer players of that level take the free seats."""
    for chair in chairs:
        if chair.kind == OPEN:
            chair.kind, chair.name = COMPUTER, level


def draw(chairs: list[Chair]) -> list[Chair]:
    """The same people and computer players, seats drawn by lot."""
    drawn = list(chairs)
    secrets.SystemRandom().shuffle(drawn)
    return [msgspec.structs.replace(chair, seat=seat) for seat, chair in enumerate(drawn)]


def copies(chairs: list[Chair]) -> list[Chair]:
    """Chairs that can be changed and thrown away when the store fails."""
    return [msgspec.structs.replace(chair) for chair in chairs]


def shown(chairs: list[Chair], here: set[str], away: Callable[[int], bool] = lambda _: False) -> list[Seat]:
    """The chairs as everybody may see them."""
    return [
        Seat(
            seat=chair.seat,
            kind=chair.kind,
            name=chair.name,
            here=bool(chair.person) and chair.person in here,
            away=away(chair.seat),
        )
        for chair in chairs
    ]


# Directions and joins that could turn a line around or hide in it, and everything that has no shape.
_SHAPELESS: Final = {"Cc", "Cf", "Co", "Cs", "Cn", "Zl", "Zp"}
_JOINER: Final = "\u200d"


def clean(text: str) -> str:
    r"""One line without characters that are invisible or turn the text around; joined emoji survive.

    >>> clean("  hola\n\u202equé   tal ")
    'hola qué tal'
    """
    spaced = re.sub(r"\s+", " ", text)
    kept = "".join(c for c in spaced if c == _JOINER or unicodedata.category(c) not in _SHAPELESS)
    return re.sub(r" +", " ", kept).strip(" " + _JOINER)


def clean_name(name: str) -> str:
    """A name as it may be shown.

    :raises Refusal: ``no-name``, when nothing is left of it.
    """
    out = clean(name)
    if not out:
        raise Refusal("no-name")
    return out
