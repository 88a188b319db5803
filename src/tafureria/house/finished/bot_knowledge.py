"""What a computer player believed when it chose: its notebook at that moment, consulted again after the game.

The notebook imagines worlds; the share of them in which a statement is true says how far the player believed
it (:func:`tafureria.core.statement.believe`).
"""

from __future__ import annotations

from typing import Any, Final, cast

import msgspec

from tafureria.core import registry
from tafureria.core.chance import Dealer
from tafureria.core.event import Event
from tafureria.core.game import AnyGame, Notebook, Options, settle
from tafureria.core.statement import believe
from tafureria.house.finished.messages import HeldBelief, Knew, Tried
from tafureria.house.finished.replays import read_eyes
from tafureria.house.refusal import Refusal
from tafureria.house.store.rows import StoredTable
from tafureria.house.tables.chairs import COMPUTER
from tafureria.house.tables.loading import rules_of
from tafureria.players.levels import Weighed

SECONDS: Final = 0.4
"""Longest time for imagining worlds, in seconds."""
_weighed: Final[msgspec.json.Decoder[list[Weighed]]] = msgspec.json.Decoder(list[Weighed])


def knew(stored: StoredTable, step: int, eyes: str, thought: str) -> Knew:
    """What the computer player that made the choice of that step knew before it.

    *thought* is what its search weighed, as stored.

    :raises Refusal: ``bad-step``; ``bad-eyes`` for the eyes of another seat; ``other-rules`` when the
    game was played under other rules; ``unknown-game``.
    """
    if not 1 <= step <= len(stored.actions):
        raise Refusal("bad-step")
    seat, action = stored.actions[step - 1]
    open_to = read_eyes(eyes, stored.row.seats)
    if open_to is not None and open_to != seat:
        raise Refusal("bad-eyes", what=eyes)
    has_same_rules = rules_of(stored.row) is not None
    entry, chair = registry.find(stored.row.game), stored.chairs[seat]
    if chair.kind != COMPUTER:
        return Knew(step=step, seat=seat, player="", notation="", worlds=0, held=[], tried=[])
    game, statements = entry.game, entry.statements()
    if not has_same_rules:
        raise Refusal("other-rules")
    held: list[HeldBelief] = []
    worlds = 0
    if statements is not None:
        state, notebook, _ = before(stored, game, step, seat)
        found, worlds = believe(statements, notebook, seat, step, SECONDS)
        truth = set(statements.hidden(state, seat)) if open_to is None else None
        # msgspec encodes the struct as a JSON object.
        held = [
            HeldBelief(
                fact=cast("dict[str, Any]", one.statement),
                share=round(one.share, 3),
                true=None if truth is None else one.statement in truth,
            )
            for one in found
        ]
    tried = [
        Tried(notation=game.notation(one.action), tries=one.tries, value=round(one.value, 3))
        for one in (_weighed.decode(thought) if thought else [])
    ]
    return Knew(
        step=step,
        seat=seat,
        player=chair.name,
        notation=game.notation(action),
        worlds=worlds,
        held=held,
        tried=tried,
    )


def before(stored: StoredTable, game: AnyGame, step: int, seat: int) -> tuple[Any, Notebook[Any], int]:
    """The state before that step, the seat's notebook at that time, and how many events it had heard."""
    options: Options = msgspec.json.decode(stored.row.options, type=game.options)
    state, dealer = game.new(options, stored.row.seats), Dealer(stored.row.key)
    notebook = game.notebook(options, stored.row.seats, seat)
    out: list[Event] = []
    settle(game, state, dealer, out)
    for one, action in stored.actions[: step - 1]:
        game.apply(state, one, action, out)
        settle(game, state, dealer, out)
    heard = 0
    for event in out:
        told = event.seen_by(seat)
        if told is not None:
            notebook.hear(told)
            heard += 1
    return state, notebook, heard
