"""OpenSpiel's Python ``ISMCTSBot`` as a computer player of our games, through our adapter.

It receives what any of our players receives: the view, the legal actions, the notebook. The position it
starts from is itself an imagined world, so it has no more access to the true state than our players have.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, ClassVar

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from tafureria.adapters.openspiel import SpielState, spiel_name
from tafureria.core.chance import Dice, mix
from tafureria.core.game import AnyGame, Notebook, seats_in

LEAST = 4
"""Simulations that the bot always makes, since it cannot choose without any."""


class TimedBot(ISMCTSBot):
    """The bot with a time limit: it stops after a number of seconds or simulations."""

    seconds: float | None = None
    done = 0

    def run_search(self, state: Any) -> list[tuple[int, float]]:
        """Search as the original does, except for the time limit."""
        self.reset()
        legal = state.legal_actions()
        if len(legal) == 1:
            return [(legal[0], 1.0)]
        end = None if self.seconds is None else time.perf_counter() + self.seconds
        self._root_node = self.create_new_node(state)
        self.done = 0
        while self.done < LEAST or (
            self.done < self._max_simulations and (end is None or time.perf_counter() < end)
        ):
            self.run_simulation(self.sample_root_state(state))
            self.done += 1
        return self.get_final_policy(state, self._root_node)


class Ismcts:
    """The bot as a player of one game.

    :param explore: the exploration constant of UCT, for values scaled to 0..1.
    """

    remembers: ClassVar[bool] = True

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        simulations: int,
        seconds: float | None = None,
        explore: float = 0.7,
    ) -> None:
        self.engine = game
        self.game = pyspiel.load_game(spiel_name(game.name), {"players": seats})
        self.simulations = simulations
        self.seconds = seconds
        low, high = game.utility
        self.explore = explore * (high - low if high - low < 10 else 5.0)
        self.done = 0

    def choose(self, view: Any, legal: list[int], notebook: Notebook[Any] | None, seed: int) -> int:
        """Return the bot's choice."""
        if len(legal) == 1:
            return legal[0]
        assert notebook is not None
        world = self._imagining(view.seat, notebook)
        numbers = iter(range(1, 1 << 62))
        dice = np.random.RandomState(seed & 0xFFFFFFFF)
        bot = TimedBot(
            self.game, RandomRolloutEvaluator(1, dice), self.explore, self.simulations, random_state=dice
        )
        bot.seconds = self.seconds

        def resample(state: Any, player: int) -> SpielState:
            del state, player
            return world(mix(seed ^ next(numbers)))

        bot.set_resampler(resample)
        action = int(bot.step(world(seed)))
        self.done = bot.done
        return action

    def _imagining(self, seat: int, notebook: Notebook[Any]) -> Callable[[int], SpielState]:
        engine = self.engine

        def imagine(seed: int) -> SpielState:
            state: SpielState = self.game.new_initial_state()
            world = notebook.imagine(seed)
            dice = Dice(seed)
            # In a simultaneous choice, seats before this one have already made theirs, unseen.
            while (first := seats_in(engine.waiting(world))[0]) != seat:
                choices = engine.legal(world, first)
                engine.apply(world, first, choices[dice.below(len(choices))], None)
            # The searching seat's information state is the same in all worlds.
            state.imagined(world, [[] for _ in range(world.seats)], seat)
            return state

        return imagine
