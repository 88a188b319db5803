"""The data types of a game (state, options, views, the meaning of silence) and names for kinds of ints.

All of them can be imported from :mod:`tafureria.core.game` too. They are defined here because that module is
compiled, and ``msgspec`` structs must not be.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Protocol, Self, TypeAlias

import msgspec

from tafureria.core.plain import make_plain

Seat: TypeAlias = int
"""A player's place at the table, from 0; ``TABLE`` (-1) stands for a watcher."""
Mask: TypeAlias = int
"""A set of small ints (seats, cards, areas) as one int: bit *i* says whether *i* is in it."""
Action: TypeAlias = int
"""The id of an action, dense and stable within its game; for seat ``CHANCE`` the id of an outcome."""
Card: TypeAlias = int
"""A card (or a kind of card) of a game, from 0."""


class State(Protocol):
    """The whole truth about a position, made of ints and lists of ints. It never leaves the engine."""

    seats: int

    def clone(self) -> Self:
        """A copy that shares nothing mutable with this state."""
        ...


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The variants of a game, as data. Every field has a default and names its section of the rules.

    Fields are ``bool``, ``Literal[...]`` of strings or ints, or a ranged ``int``; each is annotated
    with ``msgspec.Meta(extra={"section": "2.4"})``. A field with ``"lab": True`` in its extra (for example,
    a smaller deck) is for designers and tests: the house does not offer it. One with ``"friendly": True``
    tells more of how people play than the book does: tournaments are played without it.
    """

    def __post_init__(self) -> None:
        """Check every value, since ``msgspec`` checks only what it decodes.

        :raises ValueError: with the name of the option, its value and what it may be.
        """
        make_plain(self)
        for name, kind in _kinds(type(self)):
            value = getattr(self, name)
            try:
                msgspec.convert(value, kind)
            except msgspec.ValidationError as error:
                raise ValueError(f"option {name} cannot be {value!r}: {error}") from None


@cache
def _kinds(options: type[Options]) -> tuple[tuple[str, Any], ...]:
    """The name and the type of each option."""
    return tuple((field.name, field.type) for field in msgspec.structs.fields(options))


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What one seat (or ``TABLE``) can see of a position. Games add their own fields."""

    seat: Seat
    """The seat that sees this, or ``TABLE``."""
    phase: str
    """What the table is waiting for: one of :attr:`Game.phases`."""


class Silence(msgspec.Struct, frozen=True, kw_only=True):
    """What silence means at a live table when several seats choose at once and against the clock.

    A seat that stays silent for *seconds* is taken to have chosen *action*. As soon as a seat has chosen
    anything else, the rest have *window* seconds left to do the same. The engine reads no clock:
    the live table keeps the time and submits *action* for the silent seats.
    """

    action: Action
    seconds: float
    window: float
    race: bool = True
    """Whether it matters who speaks first. If not, nobody is hurried who keeps no other person waiting, and
    computer players need no time to speak up."""


class Extent(msgspec.Struct, frozen=True, kw_only=True):
    """How long a game of one set-up can be, and what it can end with."""

    decisions: int = 1_000_000
    """No game has more decisions of its players. Where the rules set no limit: no game that is played to win,
    or at random."""
    draws: int = 1_000_000
    """The same for the outcomes of chance."""
    least: float
    """Least value that a seat can end with."""
    most: float
    """Greatest value that a seat can end with."""
    total: float | None = None
    """What the values of all seats add up to at every end; ``None`` if that differs from game to game."""


class Shown(msgspec.Struct, frozen=True, kw_only=True):
    """How a position is described in words where no client draws it: terminals, notebooks, environments.

    It names fields of the game's view. All other fields are listed unchanged.
    """

    like: dict[str, str] = {}
    """Fields with the same values as a field of an event: ``{"hand": "cards"}``; ``seat`` stands for seats.
    ``#areas`` means that a list has an entry for each area (zeros are left out), and ``#areas kingdom`` that
    the entries are kingdoms; ``number`` stands for a plain number."""
    rows: tuple[str, ...] = ()
    """Lists with an entry for each seat, which are shown as one table."""
    row_names: str = ""
    """The field that names the rows, where they are not the seats in order."""
    left_out: tuple[str, ...] = ()
    """Fields that only the client uses."""
