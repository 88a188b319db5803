"""Set-ups of a game: the default, all presets, all values of all options, and some mixtures."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from functools import cache
from typing import Any, Literal, get_args, get_origin

import msgspec

from tafureria.core.chance import Dice
from tafureria.core.game import AnyGame, Options

MIXTURES = 6


def values_of(field: msgspec.structs.FieldInfo) -> list[Any]:
    """Return all values of a switch or a choice; smallest, default, middle and largest of a number."""
    kind = msgspec.inspect.type_info(field.type)
    if isinstance(kind, msgspec.inspect.Metadata):
        kind = kind.type
    if isinstance(kind, msgspec.inspect.BoolType):
        return [False, True]
    if isinstance(kind, msgspec.inspect.LiteralType):
        return list(kind.values)
    assert isinstance(kind, msgspec.inspect.IntType), f"{field.name}: neither switch, choice nor number"
    assert kind.ge is not None, f"{field.name}: a number needs ge"
    assert kind.le is not None, f"{field.name}: a number needs le"
    return sorted({kind.ge, (kind.ge + kind.le) // 2, kind.le, field.default})


def literal_values(field: msgspec.structs.FieldInfo) -> list[Any]:
    """Return the values of a choice; none for a switch or a number."""
    kind = field.type
    while get_origin(kind) is not None and get_origin(kind) is not Literal:
        kind = get_args(kind)[0]
    return list(get_args(kind)) if get_origin(kind) is Literal else []


def extra_of(field: msgspec.structs.FieldInfo) -> dict[str, Any]:
    """Return the ``extra`` of an option's ``Meta``."""
    kind = msgspec.inspect.type_info(field.type)
    return dict(kind.extra or {}) if isinstance(kind, msgspec.inspect.Metadata) else {}


@cache
def variants(game: AnyGame) -> tuple[Options, ...]:
    """Return distinct options: the default first, then presets, single changes and mixtures."""
    default = game.options()
    out: list[Options] = [default]
    out += [msgspec.convert(dict(preset), game.options) for preset in game.presets.values()]
    fields = msgspec.structs.fields(game.options)
    for field in fields:
        out += [msgspec.structs.replace(default, **{field.name: value}) for value in values_of(field)]
    dice = Dice(11)
    for _ in range(MIXTURES):
        picked = {f.name: values_of(f)[dice.below(len(values_of(f)))] for f in fields}
        out.append(msgspec.structs.replace(default, **picked))
    return tuple(dict.fromkeys(out))


@cache
def setups(game: AnyGame) -> tuple[tuple[Options, int], ...]:
    """Return valid (options, seats): every variant with some number of seats, every number at least once."""
    tables = [seats for seats in game.seats if seats > 0]
    sizes = itertools.cycle(tables)
    out: list[tuple[Options, int]] = []
    for options in variants(game):
        for _ in tables:
            seats = next(sizes)
            if game.fit(options, seats) is None:
                out.append((options, seats))
                break
    default = game.options()
    out += [(default, seats) for seats in tables if game.fit(default, seats) is None]
    assert out, f"{game.name}: nothing fits"
    return tuple(dict.fromkeys(out))


def misfits(game: AnyGame) -> Iterator[Any]:
    """Yield the rule that each set-up breaks, or ``None``.

    Tries all variants with all numbers of seats, and pairs of changes.
    """
    for options in variants(game):
        for seats in game.seats:
            yield game.fit(options, seats)
    default = game.options()
    fields = msgspec.structs.fields(game.options)
    for one, two in itertools.combinations(fields, 2):
        for a, b in itertools.product(values_of(one), values_of(two)):
            for seats in game.seats:
                yield game.fit(msgspec.structs.replace(default, **{one.name: a, two.name: b}), seats)
