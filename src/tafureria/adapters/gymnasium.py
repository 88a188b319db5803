"""A Gymnasium environment for one seat of a game; computer players hold the others.

>>> env = SeatEnv("moros-y-cristianos", seats=4, players="jugador")  # doctest: +SKIP

Importing this module registers each game: ``gymnasium.make("tafureria/MorosYCristianos-v0", seats=4)``.
"""

from __future__ import annotations

import copy
from collections.abc import Sequence
from typing import Any, Literal

import gymnasium
import numpy as np
from numpy.typing import NDArray

from tafureria.adapters.episode import RAISE, REPLACE, Episode, whole
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
from tafureria.adapters.opponents import Given, listed, repeated
from tafureria.core import registry
from tafureria.core.chance import mix
from tafureria.core.game import Action, Notebook, Seat
from tafureria.library.setup import BadSetup, checked, checked_seat, checked_seed
from tafureria.players.catalogue import Thought
from tafureria.players.random_player import RandomPlayer

UNLUCKY = 1000
"""Deals in a row in which the seat never has to choose, after which :meth:`SeatEnv.reset` gives up."""


class SeatEnv(gymnasium.Env[Any, Any]):
    """Environment of one seat. An episode is a game; its only reward is the game's return, at the end.

    :param game: dashed name of the game.
    :param seats: number of seats; by default the smallest that fits.
    :param seat: the seat to play.
    :param players: the computer players of the other seats, repeated as often as needed: names in one string
        (``"jugador,random"``), or a list of names, players and player classes.
    :param options: values of the game's options, by name.
    :param illegal: what to do with an illegal action: ``replace`` it with the lowest legal one (then
        ``info["illegal"]`` says why), ``raise``, or ``end`` the game with a reward of one less than the least
        return.
    :param flat: observe the vector alone; the mask is in ``info`` and in :meth:`action_masks`.
    :param max_steps: steps after which an episode is truncated.
    :param thought: the budget of players that search, for one decision.
    :param idle: what the mask after the end of a game holds: ``one`` for action 0, so that a mask is never
        empty, as in Gymnasium's own environments, or ``zeros``.
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": 4}  # noqa: RUF012 - as its base declares it

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seat: Seat = 0,
        players: str | Sequence[Given] = ("random",),
        options: dict[str, Any] | None = None,
        render_mode: str | None = None,
        illegal: Literal["raise", "replace", "end"] = "replace",
        *,
        flat: bool = False,
        max_steps: int | None = None,
        thought: Thought | None = None,
        idle: Idle = "one",
    ) -> None:
        limit = ("max_steps", max_steps)
        self.max_steps = check_choices(render_mode=render_mode, illegal=illegal, idle=idle, limit=limit)
        self.entry, self.options, self.seats = checked(game, seats, options)
        self.seat = checked_seat(seat, self.seats)
        self.given = listed(players)
        """The *players* argument, as a list."""
        self.thought = thought
        self.players = repeated(self.entry, self.given, self.seats, thought)
        self.render_mode = render_mode
        self.illegal = illegal
        self.observer = Observer(self.entry, flat=flat, idle=idle)
        self.action_space = gymnasium.spaces.Discrete(self.entry.game.actions)
        self.observation_space = self.observer.space()
        self.notebooks: dict[Seat, tuple[Notebook[Any], int]] = {}
        self.episode: Episode | None = None
        self.done = True
        self.steps = self.moves = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a new game and play until this seat must choose; if it never must, deal again.

        :param seed: it fixes everything from now on. Without one, the sequence of games goes on; a first
            reset without one begins a random sequence.
        :raises BadSetup: for an option: there are none.
        """
        fault = unknown_options(options)
        if fault is not None:
            raise BadSetup(fault)
        super().reset(seed=None if seed is None else checked_seed(seed))
        for _ in range(UNLUCKY):
            self.episode = self._deal()
            if not self.episode.over:
                self.done, self.steps = False, 0
                return self._seen()
        raise BadSetup(f"{self.entry.name}: seat {self.seat} had nothing to choose in {UNLUCKY} deals")

    def step(self, action: Action) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Carry out the action, and let the others act until this seat must choose again or the game is over.

        :raises NotBegun: before the first :meth:`reset`, and after the end of a game.
        :raises IllegalAction: for an illegal action with ``illegal="raise"``, and for anything but an int.
        """
        if self.episode is None or self.done:
            raise NotBegun("call reset() first: no game is in progress")
        episode, chosen = self.episode, whole(action)
        refusal = episode.refusal(self.seat, chosen)
        if refusal is not None:
            if self.illegal == RAISE:
                raise refusal
            if self.illegal != REPLACE:
                self.done = True
                observation, info = self._seen()
                reward = episode.game.utility[0] - 1
                return observation, reward, True, False, info | {"illegal": str(refusal)}
            chosen = episode.game.legal(episode.state, self.seat)[0]
        episode.step(self.seat, chosen)
        self._others(episode)
        self.steps += 1
        over = episode.over
        cut = not over and self.max_steps is not None and self.steps >= self.max_steps
        self.done = over or cut
        reward = float(episode.game.returns(episode.state)[self.seat]) if over else 0.0
        observation, info = self._seen()
        if refusal is not None:
            info["illegal"] = str(refusal)
        return observation, reward, over, cut, info

    def action_masks(self) -> NDArray[np.bool_]:
        """The mask of the legal actions, under the name that sb3-contrib's ``MaskablePPO`` expects."""
        if self.episode is None:
            raise NotBegun("call reset() first: no game is in progress")
        return self.observer.mask(self.episode, self.seat).astype(np.bool_)

    def render(self) -> Any:
        """The view of this seat: as text, as a picture of that text, or printed."""
        if self.episode is None:
            raise NotBegun("call reset() first: no game is in progress")
        return drawn(self.episode, self.seat, self.render_mode)

    def clone(self) -> SeatEnv:
        """An independent copy in the same position, with the same opponents and the same chance to come."""
        other = SeatEnv.__new__(SeatEnv)
        other.__dict__.update(self.__dict__)
        other.episode = None if self.episode is None else self.episode.clone()
        # Notebooks are rebuilt when they are needed.
        other.notebooks = {}
        other.np_random = copy.deepcopy(self.np_random)
        return other

    def __getstate__(self) -> dict[str, Any]:
        # Notebooks are rebuilt when they are needed, and players are made again from what was given.
        return {name: value for name, value in self.__dict__.items() if name not in ("notebooks", "players")}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.notebooks = {}
        self.players = repeated(self.entry, self.given, self.seats, self.thought)

    def _deal(self) -> Episode:
        seed = int(self.np_random.integers(2**62))
        others = [one for seat, one in enumerate(self.players) if seat != self.seat]
        listens = any(one.remembers for one in others)
        episode = Episode(self.entry, self.options, self.seats, seed, listens=listens)
        self.notebooks, self.moves = {}, 0
        self._others(episode)
        return episode

    def _others(self, episode: Episode) -> None:
        """Let the other seats act until this one must choose, or the game is over."""
        game = episode.game
        while not episode.over and self.seat not in (waiting := episode.waiting()):
            seat = waiting[0]
            one = self.players[seat]
            self.moves += 1
            seed = mix(episode.dice.state ^ self.moves)
            # A random player does not look at the view, and making one costs more than its move.
            view = None if isinstance(one, RandomPlayer) else game.view(episode.state, seat)
            legal = game.legal(episode.state, seat)
            choice = one.choose(view, legal, self._notebook(episode, seat), seed)
            if choice not in legal:
                raise BadSetup(f"{type(one).__name__} chose {choice!r}, which is not one of {legal}")
            episode.step(seat, int(choice))

    def _notebook(self, episode: Episode, seat: Seat) -> Notebook[Any] | None:
        if not self.players[seat].remembers:
            return None
        found = self.notebooks.get(seat)
        notebook, heard = found or (episode.game.notebook(self.options, self.seats, seat), 0)
        self.notebooks[seat] = (notebook, episode.hear(notebook, seat, heard))
        return notebook

    def _seen(self) -> tuple[Observation, dict[str, Any]]:
        assert self.episode is not None
        legal = self.episode.game.legal(self.episode.state, self.seat)
        mask = self.observer.mask_of(legal)
        return self.observer.observe(self.episode, self.seat, legal), {"action_mask": mask}


def spec_name(name: str) -> str:
    """The id of a game in Gymnasium: ``moros-y-cristianos`` is ``tafureria/MorosYCristianos-v0``."""
    return f"tafureria/{name.title().replace('-', '')}-v0"


for _entry in registry.games():
    if spec_name(_entry.name) not in gymnasium.registry:
        gymnasium.register(
            spec_name(_entry.name),
            entry_point="tafureria.adapters.gymnasium:SeatEnv",
            vector_entry_point="tafureria.adapters.vector:SeatVectorEnv",
            kwargs={"game": _entry.name},
        )
