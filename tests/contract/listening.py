"""Plays games with a notebook for each seat, which hears the events as told to that seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tafureria.core.chance import Source
from tafureria.core.event import Event
from tafureria.core.game import OVER, AnyGame, Notebook, Options, seats_in, settle
from tests.contract.walk import told

Choose = Callable[[Any, int, list[int], Notebook[Any]], int | None]
"""From the state, the seat, its legal actions and its notebook: the action; ``None`` stops the game."""


def play(game: AnyGame, options: Options, seats: int, source: Source, choose: Choose) -> None:
    """Play a game; where several seats choose at once, the lowest chooses first."""
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
