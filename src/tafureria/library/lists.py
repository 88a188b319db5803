"""The list of the installed games, with what to know before playing one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import msgspec

from tafureria.core import registry
from tafureria.core.registry import Entry
from tafureria.players.catalogue import players
from tafureria.words import Words


@dataclass(frozen=True, slots=True)
class GameInfo:
    """An installed game, in figures and words."""

    name: str
    """Its dashed name, which identifies it everywhere."""
    title: str
    seats: range
    """The possible numbers of players."""
    minutes: tuple[int, int]
    """Usual length of a game among people, in minutes: from, to."""
    options: Mapping[str, Any]
    """The options of its rules by name, with their defaults."""
    presets: Mapping[str, Mapping[str, Any]]
    """Named sets of options."""
    players: tuple[str, ...]
    """The computer players that can be seated, by name, weakest first."""
    actions: int
    """Number of action ids."""

    def __str__(self) -> str:
        who = f"{self.seats[0]} to {self.seats[-1]} players"
        return f"{self.name} ({self.title}): {who}, {self.minutes[0]} to {self.minutes[1]} minutes"


def list_games(language: str = "en") -> list[GameInfo]:
    """All installed games."""
    return [_info(entry, language) for entry in registry.games()]


def describe(name: str, language: str = "en") -> GameInfo:
    """One game, by its dashed name.

    :raises UnknownGame: when there is none; it lists the installed games.
    """
    return _info(registry.find(name), language)


def _info(entry: Entry, language: str) -> GameInfo:
    rules = entry.game
    return GameInfo(
        name=rules.name,
        title=Words(entry, language).say("title"),
        seats=rules.seats,
        minutes=rules.minutes,
        options=msgspec.to_builtins(rules.options()),
        presets={name: dict(values) for name, values in rules.presets.items()},
        players=tuple(players(entry)),
        actions=rules.actions,
    )
