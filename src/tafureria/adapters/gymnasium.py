"""One seat of a game as a Gymnasium environment; computer players hold the others.

>>> env = SeatEnv("moros-y-cristianos", seats=4, players=["jugador"])  # doctest: +SKIP
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from tafureria.adapters.picture import picture
from tafureria.adapters.table import Table, choose, fewest
from tafureria.core.chance import mix
from tafureria.core.player import Player
from tafureria.core.tensor import size
from tafureria.players.catalogue import players as players_of
from tafureria.players.random_player import RandomPlayer

Observation = dict[str, NDArray[Any]]


class SeatEnv(gymnasium.Env[Any, Any]):
    """Play one seat; an episode is a game, the reward its return, given at the end.

    :param game: dashed name.
    :param seats: number of seats; the fewest possible if not given.
    :param seat: the seat to play.
    :param players: names of the computer players for the other seats, in turn; one name is for all.
    :param illegal: ``raise`` refuses an illegal action; ``replace`` takes the lowest legal one.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seat: int = 0,
        players: Sequence[str] = ("random",),
        options: dict[str, Any] | None = None,
        render_mode: str | None = None,
        illegal: Literal["raise", "replace"] = "raise",
    ) -> None:
        self.seats = seats or fewest(game)
        self.entry, self.options = choose(game, self.seats, options)
        tensor = self.entry.tensor()
        if tensor is None:
            raise ValueError(f"{game} has no vector of its views")
        self.tensor = tensor
        self.seat = seat
        makers = players_of(self.entry)
        self.players: list[Player] = [makers[players[i % len(players)]]() for i in range(self.seats)]
        self.metadata = {"render_modes": ["ansi", "rgb_array"]}
        self.render_mode = render_mode
        self.illegal = illegal
        actions = self.entry.game.actions
        self.action_space = spaces.Discrete(actions)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(-np.inf, np.inf, (size(tensor.LAYOUT),), np.float32),
                "action_mask": spaces.Box(0, 1, (actions,), np.int8),
            }
        )

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a new game, and play until this seat must choose; a game that never asks it is dealt anew."""
        super().reset(seed=seed)
        del options
        self._deal()
        while self.table.over:
            self._deal()
        return self._seen()

    def _deal(self) -> None:
        self.table = Table(self.entry, self.options, self.seats, int(self.np_random.integers(2**62)))
        self.notebooks = {
            i: self.table.game.notebook(self.options, self.seats, i)
            for i in range(self.seats)
            if i != self.seat and self.players[i].remembers
        }
        self.heard = [0] * self.seats
        self.moves = 0
        self._others()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Act, and let the others act until this seat must choose again or the game is over.

        :raises Refused: for an illegal action, unless ``illegal="replace"``.
        """
        legal = self.table.game.legal(self.table.state, self.seat)
        chosen = int(action)
        if self.illegal == "replace" and chosen not in legal:
            chosen = legal[0]
        self.table.step(self.seat, chosen)
        self._others()
        over = self.table.over
        reward = float(self.table.game.returns(self.table.state)[self.seat]) if over else 0.0
        observation, info = self._seen()
        return observation, reward, over, False, info

    def render(self) -> Any:
        """What this seat sees: text, or a picture of it."""
        text = self.table.text(self.seat)
        return picture(text) if self.render_mode == "rgb_array" else text

    def _others(self) -> None:
        while not self.table.over and self.seat not in (waiting := self.table.waiting()):
            seat = waiting[0]
            game, state = self.table.game, self.table.state
            notebook = self.notebooks.get(seat)
            if notebook is not None:
                for event in self.table.told[seat][self.heard[seat] :]:
                    notebook.hear(event)
                self.heard[seat] = len(self.table.told[seat])
            self.moves += 1
            seed = mix(self.table.dice.state ^ self.moves)
            player = self.players[seat]
            # Whoever plays at random does not look, and a view costs more than its move.
            view = None if isinstance(player, RandomPlayer) else game.view(state, seat)
            choice = player.choose(view, game.legal(state, seat), notebook, seed)
            self.table.step(seat, choice)

    def _seen(self) -> tuple[Observation, dict[str, Any]]:
        game, state = self.table.game, self.table.state
        mask = np.zeros(game.actions, dtype=np.int8)
        mask[game.legal(state, self.seat)] = 1
        vector = np.asarray(self.tensor.encode(game.view(state, self.seat)), dtype=np.float32)
        return {"observation": vector, "action_mask": mask}, {"action_mask": mask}
