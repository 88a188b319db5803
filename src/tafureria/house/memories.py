"""What a computer player knew when it chose: its notebook at that moment, asked again after the game."""

from __future__ import annotations

from typing import Any, Final, cast

import msgspec

from tafureria.core import registry
from tafureria.core.belief import believe
from tafureria.core.chance import Dealer, settle
from tafureria.core.event import Event
from tafureria.core.game import AnyGame, Notebook, Options
from tafureria.house.chairs import COMPUTER
from tafureria.house.kept import Saved
from tafureria.house.messages import Belief, Knew, Tried
from tafureria.house.refusal import Refusal
from tafureria.house.replays import read_eyes
from tafureria.players.levels import Weighed

SECONDS: Final = 0.4
"""The longest time for imagining."""
_weighed: Final[msgspec.json.Decoder[list[Weighed]]] = msgspec.json.Decoder(list[Weighed])


def knew(saved: Saved, step: int, eyes: str, thought: str) -> Knew:
    """What the seat that took that step knew before it; *thought* is what was kept of its search.

    :raises Refusal: ``bad-step``; ``bad-eyes`` for those of another seat; ``halted`` when the game is of
        another version.
    """
    if not 1 <= step <= len(saved.actions):
        raise Refusal("bad-step")
    seat, action = saved.actions[step - 1]
    open_to = read_eyes(eyes, saved.row.seats)
    if open_to is not None and open_to != seat:
        raise Refusal("bad-eyes", what=eyes)
    entry, chair = registry.find(saved.row.game), saved.chairs[seat]
    if chair.kind != COMPUTER:
        return Knew(step=step, seat=seat, player="", words="", worlds=0, held=[], tried=[])
    game, beliefs = entry.game, entry.beliefs()
    if saved.row.version != game.version:
        raise Refusal("halted")
    held: list[Belief] = []
    worlds = 0
    if beliefs is not None:
        state, notebook = _before(saved, game, step, seat)
        found, worlds = believe(beliefs, notebook, seat, step, SECONDS)
        truth = set(beliefs.hidden(state, seat)) if open_to is None else None
        # For msgspec a struct encodes as the object that it is.
        held = [
            Belief(
                fact=cast("dict[str, Any]", one.belief),
                share=round(one.share, 3),
                true=None if truth is None else one.belief in truth,
            )
            for one in found
        ]
    tried = [
        Tried(words=game.words(one.action), tries=one.tries, value=round(one.value, 3))
        for one in (_weighed.decode(thought) if thought else [])
    ]
    return Knew(
        step=step,
        seat=seat,
        player=chair.name,
        words=game.words(action),
        worlds=worlds,
        held=held,
        tried=tried,
    )


def _before(saved: Saved, game: AnyGame, step: int, seat: int) -> tuple[Any, Notebook[Any]]:
    """The position before that step, and all that the seat had been told."""
    options: Options = msgspec.json.decode(saved.row.options, type=game.options)
    state, dealer = game.new(options, saved.row.seats), Dealer(saved.row.key)
    notebook = game.notebook(options, saved.row.seats, seat)
    out: list[Event] = []
    settle(game, state, dealer, out)
    for one, action in saved.actions[: step - 1]:
        game.apply(state, one, action, out)
        settle(game, state, dealer, out)
    for event in out:
        told = event.seen_by(seat)
        if told is not None:
            notebook.hear(told)
    return state, notebook
