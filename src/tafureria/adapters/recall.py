"""The latest told events of a seat as numbers, for learners that need some memory."""

from __future__ import annotations

from typing import Any, Final

from numpy.typing import NDArray

from tafureria.core.event import Event
from tafureria.core.game import AnyGame, Seat
from tafureria.core.tensor import Layout

RECENT: Final = 32
"""Number of told events in the tensor of an information state."""
NUMBERS: Final = 6
"""Most numbers written from each event."""


def recall(game: AnyGame, events: int = RECENT) -> Layout:
    """The layout of the latest told events of a seat, the newest first.

    Each event is written as its kind (one-hot), the seat that it concerns (one-hot, the observing seat
    first), and its first :data:`NUMBERS` numbers.
    """
    return (("told: kind, whose, numbers", events * _each(game)),)


def write_recall(
    game: AnyGame, seats: int, seat: Seat, told: list[Event], out: NDArray[Any], events: int = RECENT
) -> None:
    """Write the last events of *told* into *out*, in the layout of :func:`recall`; *out* must hold zeros."""
    kinds = {kind: i for i, kind in enumerate(game.events)}
    most, each = max(game.seats), _each(game)
    for row, event in enumerate(reversed(told[-events:])):
        at = row * each
        out[at + kinds[type(event)]] = 1.0
        whose = getattr(event, "seat", None)
        if isinstance(whose, int) and whose >= 0:
            out[at + len(kinds) + (whose - seat) % seats] = 1.0
        numbers = _numbers(event)[:NUMBERS]
        out[at + len(kinds) + most : at + len(kinds) + most + len(numbers)] = numbers


def _each(game: AnyGame) -> int:
    return len(game.events) + max(game.seats) + NUMBERS


def _numbers(event: Event) -> list[float]:
    """The numbers in the fields of an event, in order, except its seat; each is divided by ten."""
    out: list[float] = []
    for name in event.__struct_fields__:
        value = getattr(event, name)
        if name != "seat":
            values = value if isinstance(value, list) else [value]
            out += [one / 10 for one in values if isinstance(one, (int, float))]
    return out
