"""The catalogue: what the first page shows of each game (seats, minutes, options, computer players)."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec
import msgspec.inspect

from tafureria.core import registry
from tafureria.core.game import AnyGame, Options, misfit
from tafureria.house.messages.pages import GameCard, OptionCard
from tafureria.house.refusal import Refusal
from tafureria.players.catalogue import guests, players
from tafureria.players.levels import levels, usual


@cache
def game_cards() -> tuple[GameCard, ...]:
    """The cards of all games."""
    return tuple(game_card(entry) for entry in registry.games())


def game_card(entry: registry.Entry) -> GameCard:
    """The card of one game."""
    game = entry.game
    return GameCard(
        name=game.name,
        seats=[number for number in game.seats if number],
        minutes=list(game.minutes),
        options=option_cards(game),
        usual_seats=game.usual_seats,
        usual_preset=game.usual_preset,
        usual_level=usual(entry),
        presets={name: dict(values) for name, values in game.presets.items()},
        preset_seats={name: _seats_of(game, values) for name, values in game.presets.items()},
        players=list(players(entry)),
        levels=levels(entry),
        guests=guests(entry),
        phases=list(game.phases),
    )


def _seats_of(game: AnyGame, values: Mapping[str, Any]) -> list[int]:
    options = msgspec.convert(values, game.options)
    return [number for number in game.seats if number and misfit(game, options, number) is None]


def option_cards(game: AnyGame) -> list[OptionCard]:
    """The options that visitors may set; those for designers and tests are left out."""
    info = msgspec.inspect.type_info(game.options)
    assert isinstance(info, msgspec.inspect.StructType)
    out = []
    for field in info.fields:
        kind, extra = _bare(field.type)
        if extra.get("lab"):
            continue
        out.append(_option_card(field.encode_name, kind, field.default, str(extra.get("section", ""))))
    return out


def _bare(kind: msgspec.inspect.Type) -> tuple[msgspec.inspect.Type, dict[str, Any]]:
    extra: dict[str, Any] = {}
    while isinstance(kind, msgspec.inspect.Metadata):
        extra |= kind.extra or {}
        kind = kind.type
    return kind, extra


def _option_card(name: str, kind: msgspec.inspect.Type, default: Any, section: str) -> OptionCard:
    match kind:
        case msgspec.inspect.BoolType():
            return OptionCard(name=name, kind="switch", default=default, section=section)
        case msgspec.inspect.LiteralType():
            choices = [value for value in kind.values if value is not None]
            return OptionCard(name=name, kind="choice", default=default, section=section, choices=choices)
        case msgspec.inspect.IntType():
            return OptionCard(
                name=name,
                kind="number",
                default=default,
                section=section,
                least=kind.ge or 0,
                most=kind.le or 0,
            )
        case _:
            raise TypeError(f"option {name} must be a switch, a choice or a number, not {kind}")


def read_options(game: AnyGame, values: dict[str, Any]) -> Options:
    """The options of the game as a visitor set them.

    :raises Refusal: ``bad-option``, for an unknown name, an invalid value, or an option that is not offered.
    """
    offered = {option.name for option in option_cards(game)}
    for name in values:
        if name not in offered:
            raise Refusal("bad-option", what=name)
    try:
        return msgspec.convert(values, game.options)
    except msgspec.ValidationError as error:
        found = re.search(r"\$\.(\w+)", str(error))
        raise Refusal("bad-option", what=found[1] if found else "") from error


def contest_options(game: AnyGame, values: dict[str, Any]) -> Options:
    """The options of a tournament: as :func:`read_options`, with every friendly option as the book has it.

    :raises Refusal: ``bad-option``.
    """
    info = msgspec.inspect.type_info(game.options)
    assert isinstance(info, msgspec.inspect.StructType)
    friendly = {field.name: field.default for field in info.fields if _bare(field.type)[1].get("friendly")}
    return msgspec.structs.replace(read_options(game, values), **friendly)


def stored_options(game: AnyGame, text: str, seats: int) -> Options:
    """Decode the options of a stored table, and check that the game still supports them with these seats.

    :raises Refusal: ``old-options``.
    """
    try:
        options: Options = msgspec.json.decode(text, type=game.options)
    except msgspec.DecodeError as error:
        raise Refusal("old-options", what=str(error)) from error
    rule = misfit(game, options, seats)
    if rule is not None:
        raise Refusal("old-options", what=rule.id)
    return options


def check_setup(game: AnyGame, options: Options, seats: int) -> None:
    """Check that the game can be played with these options by that many players.

    :raises Refusal: ``bad-setup``, with the rule that forbids it.
    """
    rule = misfit(game, options, seats)
    if rule is not None:
        raise Refusal("bad-setup", rule=rule)
