"""A batch of tables as a Gymnasium ``VectorEnv``: one seat at each learns, computer players hold the others.

>>> envs = SeatVectorEnv("moros-y-cristianos", num_envs=64, seats=4, players="jugador")  # doctest: +SKIP

``gymnasium.make_vec("tafureria/MorosYCristianos-v0", num_envs=64, vectorization_mode="vector_entry_point")``
also makes one.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any, Literal

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from tafureria.adapters.batch import Batch
from tafureria.adapters.observing import Idle, NotBegun, check_choices, observation_space, unknown_options
from tafureria.adapters.opponents import Given, listed
from tafureria.core.game import Seat
from tafureria.core.plain import plain
from tafureria.library.setup import BadSetup, checked, checked_count, checked_seat, checked_seed
from tafureria.players.catalogue import Thought

Seen = dict[str, NDArray[Any]] | NDArray[np.float32]


class SeatVectorEnv(VectorEnv[Any, Any, NDArray[Any]]):
    """Environment of one seat at each of many tables. An episode is a game; its only reward is its return.

    :param num_envs: number of tables.
    :param players: the computer players of the other seats, as in :class:`.gymnasium.SeatEnv`.
    :param illegal: ``replace`` an illegal action with the lowest legal one, or ``raise``.
    :param flat: observe the vectors alone; the masks are in ``info["action_mask"]``.
    :param history: number of told events after the view; see :class:`.batch.Batch`.
    :param max_steps: steps after which an episode is truncated; ``max_episode_steps``, Gymnasium's name for
        it, is the same.
    :param autoreset_mode: as in Gymnasium: after the end of a game, a new one is dealt in the ``NEXT_STEP``
        (whose action is ignored), in the ``SAME_STEP`` (then ``info["final_obs"]`` is the last observation),
        or by ``reset`` alone.
    :param copy: whether returned arrays are copies; otherwise the next step overwrites them.
    :param idle: what the mask of a table whose game is over holds, as in :class:`.gymnasium.SeatEnv`.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 4}  # noqa: RUF012 - as its base has it

    def __init__(
        self,
        game: str,
        num_envs: int = 64,
        seats: int | None = None,
        seat: Seat = 0,
        players: str | Sequence[Given] = ("random",),
        options: dict[str, Any] | None = None,
        render_mode: str | None = None,
        illegal: Literal["raise", "replace"] = "replace",
        *,
        flat: bool = False,
        history: int = 0,
        max_steps: int | None = None,
        thought: Thought | None = None,
        autoreset_mode: str | AutoresetMode = AutoresetMode.NEXT_STEP,
        copy: bool = True,
        idle: Idle = "one",
        max_episode_steps: int | None = None,
    ) -> None:
        if max_steps is not None and max_episode_steps is not None:
            raise BadSetup("max_steps and max_episode_steps are the same: give one of them")
        limit = ("max_steps", max_episode_steps if max_steps is None else max_steps)
        self.max_steps = check_choices(render_mode=render_mode, illegal=illegal, idle=idle, limit=limit)
        num_envs = checked_count("num_envs", num_envs, 1)
        _, made, count = checked(game, seats, options)
        self.seat = checked_seat(seat, count)
        given = listed(players)
        if not given:
            raise BadSetup("players: at least one, such as 'random'")
        others = [None if i == self.seat else given[i % len(given)] for i in range(count)]
        self.batch = Batch(
            game,
            num_envs,
            count,
            made,  # type: ignore[arg-type]
            others,
            illegal,
            history=history,
            thought=thought,
        )
        self.num_envs = num_envs
        self.render_mode = render_mode
        self.flat, self.copy, self.idle = flat, copy, idle
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.metadata = {**self.metadata, "autoreset_mode": self.autoreset_mode}
        self.single_observation_space = observation_space(
            self.batch.low, self.batch.high, None if flat else self.batch.actions
        )
        self.single_action_space = spaces.Discrete(self.batch.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._steps = np.zeros(num_envs, np.int64)
        self._ended = np.zeros(num_envs, np.bool_)
        self._begun = False

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Deal a new game at every table, or at those in ``options["reset_mask"]``.

        :param seed: one seed (table *i* then uses ``seed + i``), or a list with one for each table, ``None``
            for none. The seed of a table fixes everything there from now on, :meth:`sample` included. Without
            one, the table's sequence of games goes on; a first reset without one begins a random sequence.
        :raises BadSetup: for a seed that is not an int, and for any other option.
        """
        fault = unknown_options(options, ("reset_mask",))
        if fault is not None:
            raise BadSetup(fault)
        seeds = self._seeds(seed)
        chosen = np.ones(self.num_envs, np.bool_)
        if self._begun and options and "reset_mask" in options:
            chosen = self._mask_given(options["reset_mask"])
        if seeds[0] is not None and chosen.all():
            super().reset(seed=seeds[0])
        for table in np.flatnonzero(chosen).tolist():
            given = seeds[table]
            if given is not None or not self._begun:
                self.batch.sow(table, secrets.randbits(64) if given is None else given)
            self.batch.deal(table)
        self._begun = True
        self._steps[chosen] = 0
        self._ended[chosen] = False
        self._look()
        return self._seen(), self._info()

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[Seen, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Carry out one action at each table, and let the other seats act until this one must choose again.

        :raises NotBegun: before the first :meth:`reset`.
        :raises IllegalAction: for an illegal action with ``illegal="raise"``.
        """
        self._check_begun()
        if self.autoreset_mode == AutoresetMode.DISABLED and self._ended.any():
            raise NotBegun("some tables are over: reset(options={'reset_mask': ...}) deals them again")
        batch = self.batch
        rewards = np.zeros(self.num_envs, np.float64)
        over = np.zeros(self.num_envs, np.bool_)
        cut = np.zeros(self.num_envs, np.bool_)
        before: list[int] = np.flatnonzero(self._ended).tolist()
        for table in batch.play(actions, left_out=before):
            over[table] = True
            rewards[table] = batch.entry.game.returns(batch.tables.states[table])[self.seat]
        self._steps += 1
        for table in before:
            batch.deal(table)
            self._steps[table] = 0
        if self.max_steps is not None:
            cut = ~over & (self._steps >= self.max_steps)
        self._ended = over | cut
        final: list[int] = np.flatnonzero(self._ended).tolist()
        info: dict[str, Any] = {}
        if self.autoreset_mode == AutoresetMode.SAME_STEP and final:
            info = self._final(final)
            for table in final:
                batch.deal(table)
            self._steps[final] = 0
            self._ended = np.zeros(self.num_envs, np.bool_)
        self._look()
        return self._seen(), rewards, over, cut, info | self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """By table, the mask of legal actions, under the name that sb3-contrib's ``MaskablePPO`` expects."""
        self._check_begun()
        return self.batch.masks.astype(np.bool_)

    def sample(self) -> NDArray[np.int64]:
        """A random legal action for each table, all equally likely."""
        self._check_begun()
        return self.batch.sample()

    def render(self) -> tuple[str, ...] | None:
        """The view of this seat at each table, as text; ``None`` without a render mode."""
        self._check_begun()
        if self.render_mode is None:
            return None
        return tuple(self.batch.text(table, self.seat) for table in range(self.num_envs))

    def _check_begun(self) -> None:
        if not self._begun:
            raise NotBegun("call reset() first: no game is in progress")

    def _seeds(self, seed: object) -> list[int | None]:
        """The seed of each table; ``None`` where none is given."""
        count = self.num_envs
        if isinstance(seed, list | tuple) or (isinstance(seed, np.ndarray) and seed.ndim == 1):
            if len(seed) != count:
                raise BadSetup(f"seed: {count} of them, one for each table, not {len(seed)}")
            return [None if one is None else checked_seed(one) for one in seed]
        if plain(seed) is None:
            return [None] * count
        first = checked_seed(seed)
        return [first + i for i in range(count)]

    def _mask_given(self, given: object) -> NDArray[np.bool_]:
        mask = np.asarray(given)
        if mask.shape != (self.num_envs,) or mask.dtype != np.bool_ or not mask.any():
            raise BadSetup(f"reset_mask: {self.num_envs} bools, at least one of them true, not {given!r}")
        return mask

    def _look(self) -> None:
        """Update the rows; where a game is over, they stay those of this seat, with the mask of *idle*."""
        batch = self.batch
        batch.look()
        for table in np.flatnonzero(batch.turn < 0).tolist():
            batch.see(table, self.seat, batch.observations[table])
            batch.masks[table, 0] = self.idle == "one"

    def _final(self, tables: list[int]) -> dict[str, Any]:
        """The last observations of those tables, in the format of Gymnasium's own vector environments."""
        batch = self.batch
        which = np.zeros(self.num_envs, np.bool_)
        which[tables] = True
        last = np.empty(self.num_envs, dtype=object)
        for table in tables:
            vector = np.zeros(batch.observations.shape[1], np.float32)
            batch.see(table, self.seat, vector)
            mask = batch.encoder.mask(batch.tables.legal[table] or ([0] if self.idle == "one" else []))
            last[table] = vector if self.flat else {"observation": vector, "action_mask": mask}
        return {"final_obs": last, "_final_obs": which, "final_info": {}, "_final_info": which.copy()}

    def _seen(self) -> Seen:
        vectors, masks = self.batch.observations, self.batch.masks
        if self.copy:
            vectors, masks = vectors.copy(), masks.copy()
        return vectors if self.flat else {"observation": vectors, "action_mask": masks}

    def _info(self) -> dict[str, Any]:
        masks = self.batch.masks.copy() if self.copy else self.batch.masks
        return {"action_mask": masks, "_action_mask": np.ones(self.num_envs, np.bool_)}
