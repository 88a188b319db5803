"""Games among players who are given what their seat sees, and a notebook of what it was told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tafureria.core.chance import Source
from tafureria.core.event import Event
from tafureria.core.game import OVER, AnyGame, Notebook, Options, seats_in, settle
from tests.contract.walk import told

Choose = Callable[[Any, int, list[int], Notebook[Any]], int | None]
"""Given the state, the seat, its legal actions and its notebook: the action; ``None`` ends the game there."""


def play(game: AnyGame, options: Options, seats: int, source: Source, choose: Choose) -> None:
    """Play a game; where several seats are asked at once, the lowest chooses first."""
    state = game.new(options, seats)
    notebooks = [game.notebook(options, seats, seat) for seat in range(seats)]
    events: list[Event] = []
    settle(game, state, source, events)
    while (waiting := game.waiting(state)) != OVER:
        for seat, notebook in enumerate(notebooks):
            for event in told(events, seat):
                notebook.hear(event)
        seat = seats_in(waiting)[0]
        action = choose(state, seat, game.legal(state, seat), notebooks[seat])
        if action is None:
            return
        events = []
        game.apply(state, seat, action, events)
        settle(game, state, source, events)
