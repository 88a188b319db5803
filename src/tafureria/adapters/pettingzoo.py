"""Every game as PettingZoo environments: AEC and parallel.

Observations are ``{"observation": float32 vector, "action_mask": int8 vector}``, or with ``flat=True`` the
vector alone; the vector's layout is ``LAYOUT`` of the game's ``tensor.py`` and depends on neither options nor
seats. The mask is also in ``info["action_mask"]``. Rewards are the game's returns, given once, at the end.
"""

from __future__ import annotations

from typing import Any, Literal

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv

from tafureria.adapters.episode import RAISE, REPLACE, TABLE, Episode, IllegalAction, whole
from tafureria.adapters.observing import RENDER_MODES, Observation, Observer, check_choices, drawn
from tafureria.core.chance import mix
from tafureria.core.game import OVER, Action, Mask, Seat, seats_in
from tafureria.library.setup import checked

Illegal = Literal["raise", "replace", "end"]


class _Shared:
    """Shared parts of both kinds of environment: spaces, observations, rendering, the end of a game."""

    metadata: dict[str, Any]
    possible_agents: list[str]
    episode: Episode

    def __init__(
        self,
        game: str,
        seats: int | None,
        options: dict[str, Any] | None,
        render_mode: str | None,
        illegal: str,
        max_cycles: int | None,
        flat: bool,
    ) -> None:
        check_choices(render_mode=render_mode, illegal=illegal, limit=("max_cycles", max_cycles))
        self.entry, self.options, self.seats = checked(game, seats, options)
        self.observer = Observer(self.entry, flat=flat)
        self.render_mode = render_mode
        self.illegal = illegal
        self.max_cycles = max_cycles
        self.metadata = {
            "render_modes": RENDER_MODES,
            "is_parallelizable": True,
            "render_fps": 4,
            "name": f"{self.entry.name.replace('-', '_')}_v{self.entry.game.version}",
        }
        self.possible_agents = [f"seat_{i}" for i in range(self.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        self.cycles = 0
        self.count = 0
        self.base = 0
        self._spaces = {agent: self.observer.space() for agent in self.possible_agents}
        self._actions = {agent: spaces.Discrete(self.observer.actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The space of observations: the view as a vector, and, unless flat, the mask of legal actions."""
        return self._spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        """The space of all action ids of the game."""
        return self._actions[agent]

    def observe(self, agent: str) -> Observation:
        """What the agent sees: its view as a vector, and a mask of its legal actions (empty out of turn)."""
        seat = self.seat_of[agent]
        return self.observer.observe(self.episode, seat, self._mask(seat))

    def render(self) -> str | NDArray[np.uint8] | None:
        """The public view of the game: as text (``ansi``), as a picture (``rgb_array``), or printed."""
        return drawn(self.episode, TABLE, self.render_mode)

    def close(self) -> None:
        """Does nothing: the environment holds no resources."""

    def _mask(self, seat: Seat) -> NDArray[np.int8]:
        return self.observer.mask(self.episode, seat)

    def _begin(self, seed: int | None) -> None:
        if seed is not None:
            self.base, self.count = seed, 0
        key = mix(self.base ^ mix(self.count))
        self.episode = Episode(self.entry, self.options, self.seats, key, listens=False)
        self.count += 1
        self.cycles = 0
        self.agents = list(self.possible_agents)

    def _act(self, seat: Seat, action: object, legal: list[Action]) -> IllegalAction | None:
        """Carry out an action; returns the reason if it was illegal, otherwise ``None``.

        :param legal: the legal actions of the seat.
        :raises IllegalAction: with ``illegal="raise"``; the state is then unchanged.
        """
        chosen = action if type(action) is int else whole(action)
        refusal = None
        if chosen not in legal:
            refusal = self.episode.refusal(seat, chosen)
            assert refusal is not None
            if self.illegal == RAISE:
                raise refusal
            if self.illegal != REPLACE:
                return refusal
            chosen = legal[0]
        self.episode.step(seat, chosen)
        return refusal

    def _returns(self, culprit: Seat | None) -> list[float]:
        """The final rewards; *culprit* is the seat whose illegal action ended the game, if one did."""
        if culprit is not None:
            return [self.episode.game.utility[0] - 1 if i == culprit else 0.0 for i in range(self.seats)]
        return [float(value) for value in self.episode.game.returns(self.episode.state)]

    def _has_cycled(self) -> bool:
        """Count a cycle; returns whether the game is truncated now."""
        self.cycles += 1
        return self.max_cycles is not None and self.cycles >= self.max_cycles


class TafureriaAEC(_Shared, AECEnv[str, Any, int | None]):
    """AEC environment: one seat acts at a time. Simultaneous choices are made in seat order, in secret.

    :param illegal: what to do with an illegal action: ``raise`` :class:`IllegalAction`, ``replace`` it with
        the lowest legal action, or ``end`` the game, with a reward of one less than the least return for
        whoever chose it.
    :param max_cycles: cycles after which a game is truncated. In a cycle, every seat acts that had to choose
        when the cycle began.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        render_mode: str | None = None,
        illegal: Illegal = "raise",
        max_cycles: int | None = None,
        *,
        flat: bool = False,
    ) -> None:
        AECEnv.__init__(self)
        _Shared.__init__(self, game, seats, options, render_mode, illegal, max_cycles, flat)

    agent_selection: str

    def observe(self, agent: str) -> Observation:
        """What the agent sees: its view as a vector, and a mask of its legal actions (empty out of turn)."""
        seat = self.seat_of[agent]
        mask = self.infos[agent]["action_mask"] if agent in self.infos else self._mask(seat)
        return self.observer.observe(self.episode, seat, mask)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; with a seed, the sequence of games starts over."""
        del options
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        # Seats that must wait have no legal actions: all of them share one empty mask.
        self.infos: dict[str, dict[str, Any]] = {
            agent: {"action_mask": self.observer.nothing} for agent in self.agents
        }
        self._legal: dict[Seat, list[Action]] = {}
        self._in_cycle = self.episode.game.waiting(self.episode.state)
        self._turn(self._in_cycle)

    def step(self, action: int | None) -> None:
        """Carry out the action of the selected agent."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat, episode = self.seat_of[agent], self.episode
        legal, refusal = self._legal[seat], None
        if type(action) is int and action in legal:
            episode.step(seat, action)
        else:
            refusal = self._act(seat, -1 if action is None else action, legal)
        del self._legal[seat]
        self._cumulative_rewards[agent] = 0.0
        waiting = episode.game.waiting(episode.state)
        if not waiting >> seat & 1:
            self.infos[agent] = {"action_mask": self.observer.nothing}
        lost = refusal is not None and self.illegal not in (RAISE, REPLACE)
        if lost or waiting == OVER:
            # The only place where rewards are given: until now all of them are zero.
            for name, value in zip(self.possible_agents, self._returns(seat if lost else None), strict=True):
                self.rewards[name] = value
                self.terminations[name] = True
            self._accumulate_rewards()
        else:
            self._in_cycle &= waiting & ~(1 << seat)
            if not self._in_cycle:
                self._in_cycle = waiting
                if self._has_cycled():
                    self.truncations = dict.fromkeys(self.agents, True)
        self._turn(waiting)
        if refusal is not None:
            # A new dictionary, because a clone may share the old one.
            info = self.infos[self.agent_selection]
            self.infos[self.agent_selection] = {**info, "illegal": str(refusal)}

    def clone(self) -> TafureriaAEC:
        """An independent copy of the environment in the same position."""
        other = TafureriaAEC.__new__(TafureriaAEC)
        other.__dict__.update(self.__dict__)
        other.episode = self.episode.clone()
        own = ("agents", "rewards", "_cumulative_rewards", "terminations", "truncations", "infos", "_legal")
        for name in own:
            setattr(other, name, getattr(self, name).copy())
        return other

    def _turn(self, waiting: Mask) -> None:
        """Select the next agent to act; the others get empty masks, unless they choose at the same time."""
        before, infos, observer, names = self._legal, self.infos, self.observer, self.possible_agents
        for seat in before:
            if not waiting >> seat & 1:
                infos[names[seat]] = {"action_mask": observer.nothing}
        game, state = self.episode.game, self.episode.state
        kept = self._legal = {}
        for seat in seats_in(waiting):
            kept[seat] = legal = game.legal(state, seat)
            # In a simultaneous choice, most masks do not change.
            if legal != before.get(seat):
                infos[names[seat]] = {"action_mask": observer.mask_of(legal)}
        if waiting == OVER:
            self.agent_selection = self.agents[0]
        else:
            first = self._in_cycle & -self._in_cycle
            self.agent_selection = self.possible_agents[first.bit_length() - 1]


class TafureriaParallel(_Shared, ParallelEnv[str, Any, int]):
    """Parallel environment: all seats that must choose act in one step; actions of the others are ignored.

    :param illegal: what to do with an illegal action of a seat that must choose: ``replace`` it with the
        lowest legal action (``info["illegal"]`` says why), ``raise`` :class:`IllegalAction`, or ``end`` the
        game, with a reward of one less than the least return for whoever chose it.
    :param max_cycles: steps after which a game is truncated.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        render_mode: str | None = None,
        illegal: Illegal = "replace",
        max_cycles: int | None = None,
        *,
        flat: bool = False,
    ) -> None:
        _Shared.__init__(self, game, seats, options, render_mode, illegal, max_cycles, flat)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, Any]]:
        """Deal a new game; with a seed, the sequence of games starts over."""
        del options
        self._begin(seed)
        return self._seen()

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Any]]:
        """Carry out the actions of all seats that must choose.

        :raises IllegalAction: with ``illegal="raise"``.
        """
        refusals: dict[str, IllegalAction] = {}
        culprit: Seat | None = None
        for seat in self.episode.waiting():
            agent = self.possible_agents[seat]
            legal = self.episode.game.legal(self.episode.state, seat)
            refusal = self._act(seat, actions[agent], legal)
            if refusal is not None:
                refusals[agent] = refusal
                if self.illegal not in (RAISE, REPLACE):
                    culprit = seat
                    break
        over = culprit is not None or self.episode.over
        cut = self._has_cycled() and not over
        values = self._returns(culprit) if over else [0.0] * self.seats
        rewards = dict(zip(self.possible_agents, values, strict=True))
        observations, infos = self._seen()
        for agent, refusal in refusals.items():
            infos[agent]["illegal"] = str(refusal)
        terminations, truncations = dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, cut)
        if over or cut:
            self.agents = []
        return observations, rewards, terminations, truncations, infos

    def clone(self) -> TafureriaParallel:
        """An independent copy of the environment in the same position."""
        other = TafureriaParallel.__new__(TafureriaParallel)
        other.__dict__.update(self.__dict__)
        other.episode = self.episode.clone()
        other.agents = list(self.agents)
        return other

    def _seen(self) -> tuple[dict[str, Observation], dict[str, Any]]:
        observations: dict[str, Observation] = {}
        infos: dict[str, Any] = {}
        for agent in self.agents:
            seat = self.seat_of[agent]
            mask = self._mask(seat)
            observations[agent] = self.observer.observe(self.episode, seat, mask)
            infos[agent] = {"action_mask": mask}
        return observations, infos


def env(game: str, **kwargs: Any) -> TafureriaAEC:
    """The AEC environment of a game: ``env("moros-y-cristianos", seats=4, options={...})``."""
    return TafureriaAEC(game, **kwargs)


def parallel_env(game: str, **kwargs: Any) -> TafureriaParallel:
    """The parallel environment of a game."""
    return TafureriaParallel(game, **kwargs)
