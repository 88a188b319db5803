"""What the first page shows of each game: seats, minutes, options, computer players."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from msgspec import inspect as about

from tafureria.core import registry
from tafureria.core.game import AnyGame, Options
from tafureria.core.rule import Rule
from tafureria.house.messages import GameCard, OptionCard
from tafureria.house.refusal import Refusal
from tafureria.players.levels import levels, seated

SEATS = Rule("core.seats", "0")
"""A number of players that the game does not know."""


@cache
def cards() -> tuple[GameCard, ...]:
    """A card for every game there is."""
    return tuple(card(entry) for entry in registry.games())


def card(entry: registry.Entry) -> GameCard:
    """The card of one game."""
    game = entry.game
    return GameCard(
        name=game.name,
        seats=[number for number in game.seats if number],
        minutes=list(game.minutes),
        options=option_cards(game),
        presets={name: dict(values) for name, values in game.presets.items()},
        players=list(seated(entry)),
        levels=levels(entry),
        phases=list(game.phases),
    )


def option_cards(game: AnyGame) -> list[OptionCard]:
    """The options that the house offers; those for designers and tests are left out."""
    info = about.type_info(game.options)
    assert isinstance(info, about.StructType)
    out = []
    for field in info.fields:
        kind, extra = _bare(field.type)
        if extra.get("lab"):
            continue
        out.append(_option_card(field.encode_name, kind, field.default, str(extra.get("section", ""))))
    return out


def _bare(kind: about.Type) -> tuple[about.Type, dict[str, Any]]:
    extra: dict[str, Any] = {}
    while isinstance(kind, about.Metadata):
        extra |= kind.extra or {}
        kind = kind.type
    return kind, extra


def _option_card(name: str, kind: about.Type, default: Any, section: str) -> OptionCard:
    match kind:
        case about.BoolType():
            return OptionCard(name=name, kind="switch", default=default, section=section)
        case about.LiteralType():
            choices = [value for value in kind.values if value is not None]
            return OptionCard(name=name, kind="choice", default=default, section=section, choices=choices)
        case about.IntType():
            return OptionCard(
                name=name,
                kind="number",
                default=default,
                section=section,
                least=kind.ge or 0,
                most=kind.le or 0,
            )
        case _:
            raise TypeError(f"option {name} is neither a switch, a choice nor a number")


def read_options(game: AnyGame, values: dict[str, Any]) -> Options:
    """The options that a visitor chose.

    :raises Refusal: ``bad-option``, for an unknown name, a wrong value, or one that is not offered.
    """
    offered = {option.name for option in option_cards(game)}
    for name in values:
        if name not in offered:
            raise Refusal("bad-option", what=name)
    try:
        return msgspec.convert(values, game.options)
    except msgspec.ValidationError as error:
        raise Refusal("bad-option", what=str(error)) from error


def fit(game: AnyGame, options: Options, seats: int) -> None:
    """Does this set-up stand?

    :raises Refusal: ``bad-setup``, with the rule that it breaks.
    """
    rule = game.fit(options, seats) if seats in game.seats else SEATS
    if rule is not None:
        raise Refusal("bad-setup", rule=rule)
