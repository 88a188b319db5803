"""Every game as PettingZoo environments: AEC and parallel.

Observations are ``{"observation": float32 vector, "action_mask": int8 vector}``; the vector's layout is
``LAYOUT`` of the game's ``tensor.py`` and depends on neither options nor seats. The mask is also in
``info["action_mask"]``. Rewards are the game's returns, given once, at the end.
"""

from __future__ import annotations

from typing import Any, Literal

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv

from tafureria.adapters.picture import picture
from tafureria.adapters.table import Table, choose, fewest
from tafureria.core.chance import mix
from tafureria.core.tensor import size

Observation = dict[str, NDArray[Any]]
RENDER_MODES = ["human", "ansi", "rgb_array"]


class NoTensor(ValueError):
    """The game brings no ``tensor.py``, so its views have no vector."""


class _Shared:
    """What both kinds of environment have in common: spaces, observations, pictures."""

    metadata: dict[str, Any]
    possible_agents: list[str]
    table: Table

    def __init__(
        self, game: str, seats: int | None, options: dict[str, Any] | None, render_mode: str | None
    ) -> None:
        self.seats = seats or fewest(game)
        entry, self.options = choose(game, self.seats, options)
        self.entry = entry
        tensor = entry.tensor()
        if tensor is None:
            raise NoTensor(game)
        self.tensor = tensor
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(f"no render mode {render_mode!r}; there are: {', '.join(RENDER_MODES)}")
        self.render_mode = render_mode
        self.metadata = {
            "name": f"{entry.name.replace('-', '_')}_v{entry.game.version}",
            "render_modes": RENDER_MODES,
            "is_parallelizable": True,
        }
        self.possible_agents = [f"seat_{i}" for i in range(self.seats)]
        self.agents: list[str] = []
        self.episode = 0
        self.base = 0
        length, actions = size(tensor.LAYOUT), entry.game.actions
        self._spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(-np.inf, np.inf, (length,), np.float32),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._actions = {agent: spaces.Discrete(actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        """Vector of the view, and mask of the legal actions."""
        return self._spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        """Every action id of the game."""
        return self._actions[agent]

    def observe(self, agent: str) -> Observation:
        """What the seat sees now; nobody's mask but one's own, empty when not waited for."""
        seat = self.possible_agents.index(agent)
        view = self.table.game.view(self.table.state, seat)
        vector = np.asarray(self.tensor.encode(view), dtype=np.float32)
        return {"observation": vector, "action_mask": self._mask(seat)}

    def render(self) -> str | NDArray[np.uint8] | None:
        """Public view of the table: text (``ansi``), a picture (``rgb_array``), or printed."""
        text = self.table.text(-1)
        if self.render_mode == "ansi":
            return text
        if self.render_mode == "rgb_array":
            return picture(text)
        print(text)  # noqa: T201 - this is what "human" means
        return None

    def close(self) -> None:
        """Nothing is held open."""

    def _mask(self, seat: int) -> NDArray[np.int8]:
        mask = np.zeros(self.table.game.actions, dtype=np.int8)
        mask[self.table.game.legal(self.table.state, seat)] = 1
        return mask

    def _begin(self, seed: int | None) -> None:
        if seed is not None:
            self.base, self.episode = seed, 0
        self.table = Table(self.entry, self.options, self.seats, mix(self.base ^ mix(self.episode)))
        self.episode += 1
        self.agents = list(self.possible_agents)


class TafureriaAEC(_Shared, AECEnv[str, Observation, int | None]):
    """One seat acts at a time; of a simultaneous choice the lowest seat first, unseen by the others."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        render_mode: str | None = None,
    ) -> None:
        AECEnv.__init__(self)
        _Shared.__init__(self, game, seats, options, render_mode)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; with a seed, the sequence of games begins anew."""
        del options
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._turn()

    def step(self, action: int | None) -> None:
        """Act for the selected agent.

        :raises Refused: for an illegal action, with the rule; nothing has then changed.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.table.step(self.possible_agents.index(agent), -1 if action is None else int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.table.over:
            returns = self.table.game.returns(self.table.state)
            for name, value in zip(self.possible_agents, returns, strict=True):
                self.rewards[name] = float(value)
                self.terminations[name] = True
        self._accumulate_rewards()
        self._turn()

    def clone(self) -> TafureriaAEC:
        """An independent copy of the environment in its present position."""
        other = TafureriaAEC.__new__(TafureriaAEC)
        other.__dict__.update(self.__dict__)
        other.table = self.table.clone()
        for name in ("agents", "rewards", "_cumulative_rewards", "terminations", "truncations", "infos"):
            setattr(other, name, getattr(self, name).copy())
        return other

    def _turn(self) -> None:
        waiting = self.table.waiting()
        if waiting:
            self.agent_selection = self.possible_agents[waiting[0]]
        elif self.agents:
            self.agent_selection = self.agents[0]
        self.infos = {
            agent: {"action_mask": self._mask(self.possible_agents.index(agent))} for agent in self.agents
        }


class TafureriaParallel(_Shared, ParallelEnv[str, Observation, int]):
    """All seats that are waited for act in one step; what the others send is not looked at.

    :param illegal: ``raise`` refuses an illegal action of a seat that is waited for;
        ``replace`` takes its lowest legal action instead, for code that samples without the mask.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        render_mode: str | None = None,
        illegal: Literal["raise", "replace"] = "raise",
    ) -> None:
        _Shared.__init__(self, game, seats, options, render_mode)
        self.illegal = illegal

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, Any]]:
        """Deal a new game; with a seed, the sequence of games begins anew."""
        del options
        self._begin(seed)
        return self._seen()

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Any]]:
        """Act for every seat that is waited for.

        :raises Refused: for an illegal action, unless ``illegal="replace"``.
        """
        for seat in self.table.waiting():
            action = int(actions[self.possible_agents[seat]])
            if self.illegal == "replace":
                legal = self.table.game.legal(self.table.state, seat)
                action = action if action in legal else legal[0]
            self.table.step(seat, action)
        over = self.table.over
        returns = self.table.game.returns(self.table.state) if over else [0.0] * self.seats
        rewards = {agent: float(v) for agent, v in zip(self.possible_agents, returns, strict=True)}
        observations, infos = self._seen()
        flags = dict.fromkeys(self.agents, over)
        if over:
            self.agents = []
        return observations, rewards, flags, dict.fromkeys(flags, False), infos

    def clone(self) -> TafureriaParallel:
        """An independent copy of the environment in its present position."""
        other = TafureriaParallel.__new__(TafureriaParallel)
        other.__dict__.update(self.__dict__)
        other.table = self.table.clone()
        other.agents = list(self.agents)
        return other

    def _seen(self) -> tuple[dict[str, Observation], dict[str, Any]]:
        observations = {agent: self.observe(agent) for agent in self.agents}
        return observations, {a: {"action_mask": o["action_mask"]} for a, o in observations.items()}


def env(game: str, **kwargs: Any) -> TafureriaAEC:
    """Make the AEC environment of a game: ``env("moros-y-cristianos", seats=4, options={...})``."""
    return TafureriaAEC(game, **kwargs)


def parallel_env(game: str, **kwargs: Any) -> TafureriaParallel:
    """Make the parallel environment of a game."""
    return TafureriaParallel(game, **kwargs)
