"""Every game as PettingZoo environments: AEC and parallel.

Observations are ``{"observation": float32 vector, "action_mask": int8 vector}``, or with ``flat=True`` the
vector alone; the vector's layout is ``LAYOUT`` of the game's ``tensor.py`` and depends on neither options nor
seats. The mask is also in ``info["action_mask"]``. Rewards are the game's returns, given once, at the end.
"""

from __future__ import annotations

import copy
import secrets
import warnings
from collections.abc import Mapping
from typing import Any, ClassVar, Literal, TypeVar

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.env import AECIterable

from tafureria.adapters.episode import RAISE, REPLACE, TABLE, Episode, IllegalAction, whole
from tafureria.adapters.observing import (
    RENDER_MODES,
    Idle,
    NotBegun,
    Observation,
    Observer,
    check_choices,
    drawn,
    unknown_options,
)
from tafureria.core.chance import mix
from tafureria.core.game import OVER, Action, Mask, Seat
from tafureria.library.setup import checked, checked_seed

Illegal = Literal["raise", "replace", "end"]
T = TypeVar("T")


class UnknownAgent(KeyError):
    """No agent has that name; the message lists the agents."""

    def __str__(self) -> str:
        return str(self.args[0])


class ByAgent(dict[str, T]):
    """Something for each agent."""

    def __missing__(self, agent: object) -> T:
        raise UnknownAgent(f"no agent {agent!r}; there are: {', '.join(self)}")


class _Shared:
    """Shared parts of both kinds of environment: spaces, observations, rendering, the end of a game."""

    metadata: dict[str, Any]
    possible_agents: list[str]
    episode: Episode
    after_reset: ClassVar[frozenset[str]] = frozenset({"episode", "base", "np_random"})
    """Attributes that are there from the first :meth:`reset` on."""

    def __init__(
        self,
        game: str,
        seats: int | None,
        options: dict[str, Any] | None,
        render_mode: str | None,
        illegal: str,
        max_cycles: int | None,
        flat: bool,
        idle: Idle,
    ) -> None:
        limit = ("max_cycles", max_cycles)
        self.max_cycles = check_choices(render_mode=render_mode, illegal=illegal, idle=idle, limit=limit)
        self.entry, self.options, self.seats = checked(game, seats, options)
        self.observer = Observer(self.entry, flat=flat, idle=idle)
        self.render_mode = render_mode
        self.illegal = illegal
        self.metadata = {
            "render_modes": RENDER_MODES,
            # PettingZoo's aec_to_parallel needs all agents to act in every cycle, in order.
            "is_parallelizable": isinstance(self, ParallelEnv) or self.seats == 1,
            "render_fps": 4,
            "name": f"{self.entry.name.replace('-', '_')}_v{self.entry.game.version}",
        }
        self.possible_agents = [f"seat_{i}" for i in range(self.seats)]
        self.seat_of = ByAgent((agent, seat) for seat, agent in enumerate(self.possible_agents))
        self.agents: list[str] = []
        self.cycles = 0
        self.count = 0
        self._random: np.random.Generator | None = None
        self._spaces = ByAgent((agent, self.observer.space()) for agent in self.possible_agents)
        actions = self.observer.actions
        self._actions = ByAgent((agent, spaces.Discrete(actions)) for agent in self.possible_agents)

    def __getattr__(self, name: str) -> Any:
        if name in self.after_reset:
            raise NotBegun(f"{name}: call reset() first: no game is in progress")
        raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The space of observations: the view as a vector, and, unless flat, the mask of legal actions."""
        return self._spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        """The space of all action ids of the game."""
        return self._actions[agent]

    def observe(self, agent: str) -> Observation:
        """What the agent sees: its view as a vector, and a mask of its legal actions, in new arrays."""
        seat = self.seat_of[agent]
        return self.observer.observe(self.episode, seat, self._legal_now(seat))

    def render(self) -> str | NDArray[np.uint8] | None:
        """The public view of the game: as text (``ansi``), as a picture (``rgb_array``), or printed."""
        return drawn(self.episode, TABLE, self.render_mode)

    def close(self) -> None:
        """Does nothing: the environment holds no resources."""

    @property
    def np_random(self) -> np.random.Generator:
        """A random generator for wrappers, seeded like the deals; the games do not use it."""
        if self._random is None:
            self._random = seeding.np_random(mix(self.base))[0]
        return self._random

    def _legal_now(self, seat: Seat) -> list[Action]:
        return self.episode.game.legal(self.episode.state, seat)

    def _begin(self, seed: int | None, options: dict[str, Any] | None) -> None:
        fault = unknown_options(options)
        if fault is not None:
            # Only a warning: PettingZoo's own tests give an option that no environment has.
            warnings.warn(fault, stacklevel=3)
        if seed is not None or self.count == 0:
            self.base = secrets.randbits(64) if seed is None else checked_seed(seed)
            self.count, self._random = 0, None
        key = mix(self.base ^ mix(self.count))
        self.episode = Episode(self.entry, self.options, self.seats, key, listens=False)
        self.count += 1
        self.cycles = 0
        self.agents = list(self.possible_agents)

    def _chosen(self, seat: Seat, action: object, legal: list[Action]) -> tuple[Action, IllegalAction | None]:
        """What to carry out for an action, and the reason why it was illegal, if it was.

        :param legal: the legal actions of the seat.
        :raises IllegalAction: with ``illegal="raise"``, and for anything but an int.
        """
        chosen = whole(action)
        if chosen in legal:
            return chosen, None
        refusal = self.episode.refusal(seat, chosen)
        assert refusal is not None
        if self.illegal == RAISE:
            raise refusal
        return legal[0], refusal

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
        the lowest legal action (the seat's own ``info["illegal"]`` says why), or ``end`` the game, with a
        reward of one less than the least return for whoever chose it.
    :param max_cycles: cycles after which a game is truncated. In a cycle, every seat acts that had to choose
        when the cycle began.
    :param idle: what the mask of a seat that has nothing to choose holds: ``zeros``, as in PettingZoo's own
        games, or ``one`` for action 0.
    """

    after_reset: ClassVar[frozenset[str]] = _Shared.after_reset | {
        *("agent_selection", "rewards", "_cumulative_rewards", "terminations", "truncations", "infos"),
        *("_infos", "_notes", "_legal", "_seat"),
    }

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
        idle: Idle = "zeros",
    ) -> None:
        AECEnv.__init__(self)
        _Shared.__init__(self, game, seats, options, render_mode, illegal, max_cycles, flat, idle)

    agent_selection: str

    @property
    def infos(self) -> dict[str, dict[str, Any]]:
        """The info of each agent: its mask, and why its last action was illegal, if it was."""
        kept = self._infos
        if len(kept) < len(self.agents):
            for agent in self.agents:
                if agent not in kept:
                    self._info(agent, self.observer.mask_of(self._legal_now(self.seat_of[agent])))
        return kept

    @infos.setter
    def infos(self, infos: dict[str, dict[str, Any]]) -> None:
        self._infos = infos

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        """Observation, reward since its last turn, termination, truncation and info of the selected agent."""
        agent = self.agent_selection
        if not self.agents:
            raise NotBegun("the game is over and all agents are gone: call reset()")
        seat, observer = self.seat_of[agent], self.observer
        encoder = observer.encoder
        legal = self._legal if seat == self._seat else self._legal_now(seat)
        mask = encoder.mask(legal) if legal else observer.nothing.copy()
        info = self._infos.get(agent) or self._info(agent, mask.copy() if observe else mask)
        seen: Observation | None = None
        if observe:
            vector = encoder.row(self.episode.state, seat)
            seen = vector if observer.flat else {"observation": vector, "action_mask": mask}
        rewards = self._cumulative_rewards[agent]
        return seen, rewards, self.terminations[agent], self.truncations[agent], info

    def agent_iter(self, max_iter: int = 2**63) -> AECIterable[str, Any, int | None]:
        """Yields the selected agent, until all are gone; for a loop that calls :meth:`step` each time."""
        assert self.agent_selection is not None
        return super().agent_iter(max_iter)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game.

        :param seed: it fixes everything from now on. Without one, the sequence of games goes on; a first
            reset without one begins a random sequence.
        """
        self._begin(seed, options)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._skip_agent_selection: str | None = None
        self._notes: dict[str, str] = {}
        self._in_cycle = self.episode.game.waiting(self.episode.state)
        self._turn(self._in_cycle)

    def step(self, action: int | None) -> None:
        """Carry out the action of the selected agent.

        :raises IllegalAction: with ``illegal="raise"``, and for anything but an int; nothing has changed.
        """
        agent = self.agent_selection
        if not self.agents:
            raise NotBegun("the game is over and all agents are gone: call reset()")
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat, episode = self.seat_of[agent], self.episode
        legal, refusal = self._legal, None
        if type(action) is not int or action not in legal:
            action, refusal = self._chosen(seat, action, legal)
        lost = refusal is not None and self.illegal != REPLACE
        if not lost:
            episode.step(seat, action)
        self._cumulative_rewards[agent] = 0.0
        if self._notes:
            self._notes.pop(agent, None)
        if refusal is not None:
            self._notes[agent] = str(refusal)
        waiting = OVER if lost else episode.game.waiting(episode.state)
        if waiting == OVER:
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

    def clone(self) -> TafureriaAEC:
        """An independent copy of the environment in the same position."""
        other = TafureriaAEC.__new__(TafureriaAEC)
        other.__dict__.update(self.__dict__, _random=copy.deepcopy(self._random))
        other.episode = self.episode.clone()
        own = ("agents", "rewards", "_cumulative_rewards", "terminations", "truncations", "_notes")
        for name in own:
            setattr(other, name, getattr(self, name).copy())
        other.infos = {}
        return other

    def _info(self, agent: str, mask: NDArray[np.int8]) -> dict[str, Any]:
        """The info of an agent with that mask, made when it is first asked for after a step."""
        info = self._infos[agent] = {"action_mask": mask}
        if self._notes and agent in self._notes:
            info["illegal"] = self._notes[agent]
        return info

    def _legal_now(self, seat: Seat) -> list[Action]:
        if seat == self._seat:
            return self._legal
        return [] if self._is_over else super()._legal_now(seat)

    def _turn(self, waiting: Mask) -> None:
        """Select the next agent to act, and find what it may do."""
        self._infos = {}
        self._is_over = waiting == OVER
        if self._is_over:
            self._seat, self._legal = -1, []
            self.agent_selection = self.agents[0]
            return
        self._seat = seat = (self._in_cycle & -self._in_cycle).bit_length() - 1
        self._legal = self.episode.game.legal(self.episode.state, seat)
        self.agent_selection = self.possible_agents[seat]


class TafureriaParallel(_Shared, ParallelEnv[str, Any, int]):
    """Parallel environment: all seats that must choose act in one step; actions of the others are ignored.

    :param illegal: what to do with an illegal action of a seat that must choose: ``replace`` it with the
        lowest legal action (``info["illegal"]`` says why), ``raise`` :class:`IllegalAction`, or ``end`` the
        game, with a reward of one less than the least return for whoever chose it.
    :param max_cycles: steps after which a game is truncated.
    :param idle: what the mask of a seat that has nothing to choose holds: ``one`` for action 0, because
        learners draw an action for every agent in every step, or ``zeros``.
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
        idle: Idle = "one",
    ) -> None:
        _Shared.__init__(self, game, seats, options, render_mode, illegal, max_cycles, flat, idle)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, Any]]:
        """Deal a new game.

        :param seed: it fixes everything from now on. Without one, the sequence of games goes on; a first
            reset without one begins a random sequence.
        """
        self._begin(seed, options)
        return self._seen()

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Any]]:
        """Carry out the actions of all seats that must choose; once all agents are gone, nothing happens.

        All actions are checked before any of them is carried out.

        :raises IllegalAction: with ``illegal="raise"``; for a seat that must choose and is given no action or
            none that is an int; and for an unknown agent.
        """
        episode = self.episode
        if not self.agents:
            return {}, {}, {}, {}, {}
        chosen, refusals = self._checked(actions)
        culprit = min(refusals) if refusals and self.illegal != REPLACE else None
        if culprit is None:
            for seat, action in chosen:
                episode.step(seat, action)
        over = culprit is not None or episode.over
        cut = self._has_cycled() and not over
        values = self._returns(culprit) if over else [0.0] * self.seats
        rewards = dict(zip(self.possible_agents, values, strict=True))
        observations, infos = self._seen()
        for seat, refusal in refusals.items():
            infos[self.possible_agents[seat]]["illegal"] = str(refusal)
        terminations, truncations = dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, cut)
        if over or cut:
            self.agents = []
        return observations, rewards, terminations, truncations, infos

    def _checked(self, actions: object) -> tuple[list[tuple[Seat, Action]], dict[Seat, IllegalAction]]:
        """What to carry out, and by seat why its action was illegal, if it was."""
        game = self.entry.name
        if not isinstance(actions, Mapping):
            raise IllegalAction(f"{game}: actions by agent, not {actions!r}")
        unknown = [agent for agent in actions if agent not in self.seat_of]
        if unknown:
            raise IllegalAction(
                f"{game}: no agent {unknown[0]!r}; there are: {', '.join(self.possible_agents)}"
            )
        chosen: list[tuple[Seat, Action]] = []
        refusals: dict[Seat, IllegalAction] = {}
        for seat in self.episode.waiting():
            agent = self.possible_agents[seat]
            if agent not in actions:
                raise IllegalAction(f"{game}: {agent} must choose and was given no action")
            action, refusal = self._chosen(seat, actions[agent], self._legal_now(seat))
            chosen.append((seat, action))
            if refusal is not None:
                refusals[seat] = refusal
        return chosen, refusals

    def clone(self) -> TafureriaParallel:
        """An independent copy of the environment in the same position."""
        other = TafureriaParallel.__new__(TafureriaParallel)
        other.__dict__.update(self.__dict__, _random=copy.deepcopy(self._random))
        other.episode = self.episode.clone()
        other.agents = list(self.agents)
        return other

    def _seen(self) -> tuple[dict[str, Observation], dict[str, Any]]:
        observations: dict[str, Observation] = {}
        infos: dict[str, Any] = {}
        for agent in self.agents:
            seat = self.seat_of[agent]
            legal = self._legal_now(seat)
            observations[agent] = self.observer.observe(self.episode, seat, legal)
            infos[agent] = {"action_mask": self.observer.mask_of(legal)}
        return observations, infos


def env(game: str, **kwargs: Any) -> TafureriaAEC:
    """The AEC environment of a game: ``env("moros-y-cristianos", seats=4, options={...})``."""
    return TafureriaAEC(game, **kwargs)


def parallel_env(game: str, **kwargs: Any) -> TafureriaParallel:
    """The parallel environment of a game."""
    return TafureriaParallel(game, **kwargs)
