"""The par of a deal: the scores that the house's players reach with it at one seat."""

from __future__ import annotations

from typing import Any

import msgspec

from tafureria.core import registry
from tafureria.core.chance import Dealer
from tafureria.lab.match import Plan, play_one
from tafureria.players.catalogue import MASTER
from tafureria.players.levels import levels, usual


def scores(
    game: str, options: dict[str, Any], seats: int, key: bytes, seat: int, first: int, count: int
) -> list[float]:
    """The scores of *seat* in *count* games with the deal of *key*, from game *first* on.

    The other seats play at the game's usual level. At the seat, all levels that answer at once take turns,
    because a player that always does the same with the same cards would always score the same.
    """
    entry = registry.find(game)
    level = usual(entry)
    here = [one for one in levels(entry) if one != MASTER] or [level]
    out = []
    for number in range(first, first + count):
        players = [level] * seats
        players[seat] = here[number % len(here)]
        plan = Plan(
            game=game,
            options=msgspec.convert(options, entry.game.options),
            players=tuple(players),
            seed=number,
            rotate=False,
        )
        out.append(play_one(plan, number, Dealer(key)).scores[seat])
    return out
