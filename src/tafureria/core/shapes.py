"""What a game is made of besides itself: its state, its options, what is seen of it, what silence means.

They stand apart from :mod:`tafureria.core.game`, which compiles; all are found there.
"""

from __future__ import annotations

from typing import Protocol, Self

import msgspec


class State(Protocol):
    """The truth: ints and lists of ints. Never leaves the engine."""

    seats: int

    def clone(self) -> Self:
        """A state that shares nothing mutable with this one."""
        ...


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The variants of a game, as data. Every field has a default and cites its section.

    Fields are ``bool``, ``Literal[...]`` of strings or ints, or a ranged ``int``; each is annotated
    with ``msgspec.Meta(extra={"section": "2.4"})``. A field with ``"lab": True`` in its extra is for
    designers and tests (a smaller deck, say): the house does not offer it.
    """


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What one seat (or ``TABLE``) has before its eyes now. Games add their own fields."""

    seat: int
    """Whose eyes: 0.. or ``TABLE``."""
    phase: str
    """What the table is waiting for, one of :attr:`Game.phases`."""


class Silence(msgspec.Struct, frozen=True, kw_only=True):
    """How a live table takes a simultaneous choice in real time.

    Who says nothing for *seconds* is taken to have made *action*. The first other choice closes the
    position: those who have not spoken within *window* seconds of it are taken to have made *action*
    too. The engine itself reads no clock: whoever keeps one submits *action* for them.
    """

    action: int
    seconds: float
    window: float
