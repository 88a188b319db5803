"""Shared by the events: hiding a card from some seats, and filling in the seats of kingdoms."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Self

import msgspec

from tafureria.core.event import Event


def sees(eyes: int, seat: int) -> bool:
    """Whether the seat is in the mask *eyes*; never true for ``TABLE``."""
    return seat >= 0 and eyes >> seat & 1 == 1


class OneCard(Event, frozen=True, kw_only=True):
    """An event with one card that only some seats see."""

    card: int | None
    eyes: int

    def seen_by(self, seat: int) -> Self:
        """Everybody is told that a card moved; only the seats in ``eyes`` are told which one."""
        return self if sees(self.eyes, seat) else msgspec.structs.replace(self, card=None)


@cache
def _kingdoms_in(kind: type[Event]) -> tuple[tuple[str, str], ...]:
    """The names of the fields of this kind of event that hold kingdoms, each with that of their seats."""
    fields = set(kind.__struct_fields__)
    beside = (("kingdom", "kingdom_seat"), ("other", "other_seat"), ("kingdoms", "kingdoms_seats"))
    return tuple(pair for pair in beside if fields.issuperset(pair))


def name_seats(told: Sequence[Event], seat_of: Sequence[int]) -> None:
    """Fill in the seats of the kingdoms that new events name; -1, the default, is a bot.

    This changes frozen events, so it must run before anybody has seen them.
    """
    for event in told:
        for field, beside in _kingdoms_in(type(event)):
            value = getattr(event, field)
            if isinstance(value, list):
                msgspec.structs.force_setattr(event, beside, [seat_of[kingdom] for kingdom in value])
            elif value is not None:
                msgspec.structs.force_setattr(event, beside, seat_of[value])
