"""A table that was kept comes alive: its game is played again from the store."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec

from tafureria.core import registry
from tafureria.core.game import AnyGame, Options
from tafureria.house.course import Course
from tafureria.house.gathering import WAITING
from tafureria.house.kept import Saved

HALTED: Final = "halted"
BREATH: Final = 64
"""Plies of a replay between two looks at what else there is to do."""


async def wake(saved: Saved) -> tuple[AnyGame, Options, Course | None]:
    """The game played again as far as it was kept; no course while it waits for people.

    A table whose game no longer replays is halted: nothing is made up.
    """
    row = saved.row
    game = registry.find(row.game).game
    options: Options = msgspec.json.decode(row.options, type=game.options)
    if row.status == WAITING:
        return game, options, None
    if row.version != game.version:
        row.status = HALTED
        return game, options, None
    course = Course(game, options, row.seats, row.key)
    for ply, (seat, action) in enumerate(saved.actions):
        if course.check(seat, action) is not None:
            row.status = HALTED
            return game, options, None
        course.act(seat, action)
        if ply % BREATH == BREATH - 1:
            await asyncio.sleep(0)
    return game, options, course
