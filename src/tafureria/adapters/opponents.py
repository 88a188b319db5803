"""Resolves computer players, given by name, class or instance, for the seats that do not learn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from tafureria.core.player import Player
from tafureria.core.registry import Entry
from tafureria.library.setup import BadSetup
from tafureria.players import outside
from tafureria.players.catalogue import Thought, UnknownPlayer, player

Given: TypeAlias = str | Player | Callable[[], Player]
"""A computer player: its name, its class, or the player itself."""


def made(entry: Entry, given: Given, thought: Thought | None) -> Player:
    """The computer player that *given* names, makes or is.

    :raises BadSetup: when no player has that name, or the object is not a player.
    """
    one: Any = given
    if isinstance(given, str):
        try:
            one = player(entry, given, thought)()
        except UnknownPlayer as error:
            raise BadSetup(f"players: {error}") from error
    out: Any = outside.make(one, entry) if isinstance(one, type) else one
    if not hasattr(out, "choose"):
        raise BadSetup(f"players: {given!r} is neither the name of a player nor a player")
    return out  # type: ignore[no-any-return]


def listed(players: str | Sequence[Given]) -> list[Given]:
    """A list of players, given as one string, ``"jugador,random"``, or as a sequence."""
    return [name.strip() for name in players.split(",")] if isinstance(players, str) else [*players]


def repeated(entry: Entry, given: Sequence[Given], seats: int, thought: Thought | None) -> list[Player]:
    """A player for each seat, the given ones repeated as often as needed."""
    if not given:
        raise BadSetup("players: at least one, such as 'random'")
    return [made(entry, given[seat % len(given)], thought) for seat in range(seats)]


def seated(
    entry: Entry, given: Sequence[Given | None] | None, seats: int, thought: Thought | None
) -> list[Player | None]:
    """For each seat its player, or ``None`` for a learner; if *given* is ``None``, all seats learn."""
    if given is None:
        return [None] * seats
    if isinstance(given, str) or len(given) != seats:
        raise BadSetup(f"players: a list with one for each of {seats} seats, None for a learner")
    return [None if one is None else made(entry, one, thought) for one in given]
