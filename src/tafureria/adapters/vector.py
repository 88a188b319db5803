"""A batch of tables as a Gymnasium ``VectorEnv``: one seat at each learns, computer players hold the others.

>>> envs = SeatVectorEnv("moros-y-cristianos", num_envs=64, seats=4, players="jugador")  # doctest: +SKIP

``gymnasium.make_vec("tafureria/MorosYCristianos-v0", num_envs=64, vectorization_mode="vector_entry_point")``
also makes one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from tafureria.adapters.batch import Batch
from tafureria.adapters.observing import check_choices
from tafureria.adapters.opponents import Given, listed
from tafureria.core.game import Seat
from tafureria.library.setup import BadSetup, checked, checked_seat
from tafureria.players.catalogue import Thought

Seen = dict[str, NDArray[Any]] | NDArray[np.float32]


class SeatVectorEnv(VectorEnv[Any, Any, NDArray[Any]]):
    """Environment of one seat at each of many tables. An episode is a game; its only reward is its return.

    :param num_envs: number of tables.
    :param players: the computer players of the other seats, as in :class:`.gymnasium.SeatEnv`.
    :param illegal: ``replace`` an illegal action with the lowest legal one, or ``raise``.
    :param flat: observe the vectors alone; the masks are in ``info["action_mask"]``.
    :param history: number of told events after the view; for it and for ``beliefs`` (imagined worlds), see
        :class:`.batch.Batch`.
    :param max_steps: steps after which an episode is truncated.
    :param autoreset_mode: as in Gymnasium: after the end of a game, a new one is dealt in the ``NEXT_STEP``
        (whose action is ignored), in the ``SAME_STEP`` (then ``info["final_obs"]`` is the last observation),
        or by ``reset`` alone.
    :param copy: whether returned arrays are copies; otherwise the next step overwrites them.
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
        beliefs: int = 0,
        max_steps: int | None = None,
        thought: Thought | None = None,
        autoreset_mode: str | AutoresetMode = AutoresetMode.NEXT_STEP,
        copy: bool = True,
    ) -> None:
        check_choices(render_mode=render_mode, illegal=illegal, limit=("max_steps", max_steps))
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
            beliefs=beliefs,
            thought=thought,
        )
        self.num_envs = num_envs
        self.render_mode = render_mode
        self.flat, self.copy, self.max_steps = flat, copy, max_steps
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.metadata = {**self.metadata, "autoreset_mode": self.autoreset_mode}
        length = self.batch.observations.shape[1]
        vector = spaces.Box(-np.inf, np.inf, (length,), np.float32)
        mask = spaces.Box(0, 1, (self.batch.actions,), np.int8)
        self.single_observation_space = (
            vector if flat else spaces.Dict({"observation": vector, "action_mask": mask})
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

        :param seed: one seed (table *i* then uses ``seed + i``), or a list with one for each table.
        """
        seeds: list[int | None]
        if seed is None:
            seeds = [None] * self.num_envs
        elif isinstance(seed, int):
            seeds = [seed + i for i in range(self.num_envs)]
        else:
            seeds = list(seed)
        if len(seeds) != self.num_envs:
            raise ValueError(f"seed: {self.num_envs} of them, one for each table, not {len(seeds)}")
        chosen = np.ones(self.num_envs, np.bool_)
        if options and "reset_mask" in options:
            chosen = np.asarray(options["reset_mask"], np.bool_)
        if not self._begun:
            self._begun = True
            self.batch.reset(int(np.random.SeedSequence(seeds[0]).generate_state(1)[0]))
        for table in np.flatnonzero(chosen):
            self.batch.deal(int(table), seeds[table])
        self._steps[chosen] = 0
        self._ended[chosen] = False
        self.batch.look()
        return self._seen(), self._info()

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[Seen, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Carry out one action at each table, and let the other seats act until this one must choose again.

        :raises ResetNeeded: before the first :meth:`reset`.
        :raises IllegalAction: for an illegal action with ``illegal="raise"``.
        """
        if not self._begun:
            raise ResetNeeded("call reset() first: no game is in progress")
        if self.autoreset_mode == AutoresetMode.DISABLED and self._ended.any():
            raise ResetNeeded("some tables are over: reset(options={'reset_mask': ...}) deals them again")
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
        batch.look()
        if self.autoreset_mode != AutoresetMode.SAME_STEP:
            for table in np.flatnonzero(over).tolist():
                batch.see(table, self.seat, batch.observations[table])
        return self._seen(), rewards, over, cut, info | self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """By table, the mask of legal actions, under the name that sb3-contrib's ``MaskablePPO`` expects."""
        return self.batch.masks.astype(np.bool_)

    def sample(self) -> NDArray[np.int64]:
        """A random legal action for each table, all equally likely."""
        return self.batch.sample()

    def render(self) -> tuple[str, ...] | None:
        """The view of this seat at each table, as text; ``None`` without a render mode."""
        if self.render_mode is None:
            return None
        return tuple(self.batch.text(table, self.seat) for table in range(self.num_envs))

    def _final(self, tables: list[int]) -> dict[str, Any]:
        """The last observations of those tables, in the format of Gymnasium's own vector environments."""
        batch = self.batch
        which = np.zeros(self.num_envs, np.bool_)
        which[tables] = True
        last = np.empty(self.num_envs, dtype=object)
        for table in tables:
            vector = np.zeros(batch.observations.shape[1], np.float32)
            batch.see(table, self.seat, vector)
            mask = batch.encoder.mask(batch.tables.legal[table])
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
