"""Loading a table from the store: its game is replayed from its actions."""

from __future__ import annotations

import msgspec

from tafureria.core import registry
from tafureria.core.game import AnyGame, Options
from tafureria.house import catalogue
from tafureria.house.refusal import Refusal
from tafureria.house.status import TableStatus
from tafureria.house.store.rows import StoredTable, TableRow
from tafureria.house.tables.live_game import LiveGame
from tafureria.house.tables.turns import PIECE, Turns


def rules_of(row: TableRow) -> tuple[AnyGame, Options] | None:
    """The game and options of a game that has begun; ``None`` when it began under other rules.

    :raises Refusal: ``unknown-game``.
    """
    game = _game_of(row)
    if row.version != game.version:
        return None
    try:
        return game, catalogue.stored_options(game, row.options, row.seats)
    except Refusal:
        return None


def shown_status(row: TableRow) -> TableStatus:
    """The status of a sleeping table, as the first page shows it."""
    if row.status != TableStatus.PLAYING:
        return row.status
    is_known = any(entry.name == row.game for entry in registry.games())
    return row.status if is_known and rules_of(row) is not None else TableStatus.INTERRUPTED


async def load_game(stored: StoredTable, turns: Turns) -> tuple[AnyGame, Options, LiveGame | None]:
    """The game, its options and the live game, replayed from the stored actions.

    There is no live game while the table waits for people. A game that began under other rules is
    interrupted: it has no live game either, and nothing is made up.

    :raises Refusal: ``unknown-game``; ``old-options``, when the game has not begun and the rules no longer
        allow its options.
    """
    row = stored.row
    if row.status == TableStatus.WAITING:
        game = _game_of(row)
        return game, catalogue.stored_options(game, row.options, row.seats), None
    rules = rules_of(row)
    if rules is None:
        return _interrupted(row)
    game, options = rules
    live = LiveGame(game, options, row.seats, row.key)
    for first in range(0, len(stored.actions), PIECE):
        async with turns.one():
            for seat, action in stored.actions[first : first + PIECE]:
                if live.check(seat, action) is not None:
                    return _interrupted(row)
                live.act(seat, action)
    if row.status == TableStatus.OVER and not live.is_over:
        return _interrupted(row)
    return game, options, live


def _game_of(row: TableRow) -> AnyGame:
    try:
        return registry.find(row.game).game
    except registry.UnknownGame as error:
        raise Refusal("unknown-game", what=row.game) from error


def _interrupted(row: TableRow) -> tuple[AnyGame, Options, None]:
    row.status = TableStatus.INTERRUPTED
    game = _game_of(row)
    try:
        options: Options = msgspec.json.decode(row.options, type=game.options)
    except msgspec.ValidationError:
        options = game.options()
    return game, options, None
