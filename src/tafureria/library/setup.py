"""Checks what a game is begun with: its name, the number of seats, the options, seeds, and other numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from tafureria.core import registry
from tafureria.core.game import Options, Seat, misfit
from tafureria.core.plain import plain, seed_of, whole
from tafureria.core.record import read_options
from tafureria.core.registry import Entry
from tafureria.core.rule import SEATS, Rule
from tafureria.words import Words


class BadSetup(ValueError):
    """A game cannot be set up like this; the message says why."""

    def __init__(self, text: str, rule: Rule | None = None) -> None:
        super().__init__(text)
        self.rule = rule
        """The rule that the set-up breaks; ``None`` when no rule of the game is the reason."""


def checked(
    name: str, seats: int | None, options: Mapping[str, Any] | Options | None, preset: str | None = None
) -> tuple[Entry, Options, int]:
    """The game of that name, its options and the number of seats, by default the fewest that can play.

    :param options: an ``Options`` of the game, or values by name; they override those of the preset.
    :raises UnknownGame: when no game of that name is installed.
    :raises BadSetup: for an impossible set-up.
    """
    entry = registry.find(name)
    game = entry.game
    if not isinstance(options, Options | Mapping | None):
        raise BadSetup(f"{name}: options are values by name, not {options!r}")
    made = options if isinstance(options, Options) else _made(entry, preset, options or {})
    if not isinstance(made, game.options):
        raise BadSetup(f"{name}: these options are of another game: {type(made).__module__}")
    if seats is None:
        fitting = [n for n in game.seats if n > 0 and game.fit(made, n) is None]
        if not fitting:
            raise BadSetup(f"{name}: these options cannot be played by any number of players")
        seats = fitting[0]
    count = whole(seats)
    if count is None:
        raise BadSetup(f"{name}: the number of seats must be an int, not {seats!r}")
    rule = misfit(game, made, count)
    if rule is SEATS:
        raise BadSetup(f"{name} is played by {game.seats[0]} to {game.seats[-1]}, not by {count}", rule)
    if rule is not None:
        raise BadSetup(f"{name} cannot be set up like this: {Words(entry, 'en').refusal(rule)}", rule)
    return entry, made, count


def _made(entry: Entry, preset: str | None, values: Mapping[str, Any]) -> Options:
    known = entry.game.presets
    if preset is not None and preset not in known:
        raise BadSetup(f"{entry.name} has no preset {preset!r}; there are: {', '.join(known) or 'none'}")
    given = {**(known[preset] if preset is not None else {}), **values}
    try:
        return read_options(entry.game, {key: _text(value) for key, value in given.items()})
    except msgspec.ValidationError as error:
        raise BadSetup(f"{entry.name}: {error}") from error


def _text(value: object) -> str:
    value = plain(value)
    if isinstance(value, bool):
        return "si" if value else "no"
    return str(value)


def checked_seat(seat: object, seats: int, *, least: Seat = 0) -> Seat:
    """*seat* as an int, if a table of *seats* has that seat.

    :raises BadSetup: when it is not an int or there is no such seat.
    """
    number = whole(seat)
    if number is not None and least <= number < seats:
        return number
    what = f"a number from 0 to {seats - 1}" + (", or -1 for somebody who only watches" if least < 0 else "")
    raise BadSetup(f"there is no seat {seat!r}: a seat is {what}")


def checked_count(name: str, value: object, least: int) -> int:
    """A number of something as an int.

    :param name: the name of the argument.
    :raises BadSetup: when it is not an int from *least* on.
    """
    number = whole(value)
    if number is None or number < least:
        raise BadSetup(
            f"{name}: {f'a number from {least} on' if least < 1 else f'at least {least}'}, not {value!r}"
        )
    return number


def checked_seed(seed: object) -> int:
    """*seed* as an int.

    :raises BadSetup: when it is not one.
    """
    try:
        return seed_of(seed)
    except ValueError as error:
        raise BadSetup(str(error)) from None
