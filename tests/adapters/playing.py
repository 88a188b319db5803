"""Plays any of the adapters by their masks, and gives what a learner sees as bytes.

``python -m tests.adapters.playing [SEED]`` prints a digest of all adapters in all five games.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

import tafureria
from tafureria.adapters.batch import Batch
from tafureria.adapters.gymnasium import SeatEnv
from tafureria.adapters.pettingzoo import env, parallel_env
from tafureria.adapters.vector import SeatVectorEnv
from tafureria.core import registry

OURS = [entry.name for entry in registry.games() if entry.package.startswith(f"{registry.OWN}.")]
SHORT: dict[str, dict[str, Any]] = {
    "moros-y-cristianos": {"puntos": 5},
    "la-reconquista": {"rondas": 2},
    "muerte-al-rey": {"partidas": 1},
    "taifa": {"turnos": 1},
}
"""Options with which a game is over soon, so that later deals are reached."""


def pick(mask: Any, number: int) -> int:
    """One of the legal actions, another at each step."""
    legal = np.flatnonzero(mask)
    return int(legal[number * 7919 % len(legal)])


def play_aec(made: Any, steps: int) -> Iterator[Any]:
    for number in range(steps):
        if not made.agents:
            made.reset()
        seen, reward, over, cut, info = made.last()
        yield from (seen["observation"], seen["action_mask"], info["action_mask"], np.float64(reward))
        made.step(None if over or cut else pick(seen["action_mask"], number))


def play_parallel(made: Any, steps: int) -> Iterator[Any]:
    seen = {agent: made.observe(agent) for agent in made.agents}
    for number in range(steps):
        if not made.agents:
            seen, _ = made.reset()
        chosen = {agent: pick(seen[agent]["action_mask"], number) for agent in made.agents}
        seen, rewards, *_ = made.step(chosen)
        for agent, one in seen.items():
            yield from (one["observation"], one["action_mask"], np.float64(rewards[agent]))


def play_seat(made: Any, steps: int) -> Iterator[Any]:
    mask = made.action_masks()
    for number in range(steps):
        seen, reward, over, cut, info = made.step(pick(mask, number))
        if over or cut:
            yield from (seen["observation"], np.float64(reward))
            seen, info = made.reset()
        mask = info["action_mask"]
        yield from (seen["observation"], mask)


def play_vector(made: Any, steps: int) -> Iterator[Any]:
    for _ in range(steps):
        seen, rewards, over, _, _ = made.step(made.sample())
        yield from (seen["observation"], seen["action_mask"], rewards, over)


def play_batch(made: Any, steps: int) -> Iterator[Any]:
    for _ in range(steps):
        returns, over = made.step(made.sample())
        yield from (made.observations, made.masks, made.turn, returns, over)


Play = Callable[[Any, int], Iterator[Any]]
ADAPTERS: dict[str, tuple[Callable[..., Any], Play]] = {
    "aec": (env, play_aec),
    "parallel": (parallel_env, play_parallel),
    "seat": (lambda game, **words: SeatEnv(game, players="jugador,random", **words), play_seat),
    "vector": (lambda game, **words: SeatVectorEnv(game, 3, players="jugador,random", **words), play_vector),
    "batch": (lambda game, **words: Batch(game, 3, **words), play_batch),
}


def make(adapter: str, game: str, **words: Any) -> Any:
    """An environment of a short game."""
    return ADAPTERS[adapter][0](game, options=SHORT.get(game), **words)


def trace(adapter: str, made: Any, steps: int = 40) -> str:
    """A digest of what is seen in the next steps, from where the environment is."""
    digest = hashlib.sha256()
    for one in ADAPTERS[adapter][1](made, steps):
        digest.update(np.ascontiguousarray(one).tobytes())
    return digest.hexdigest()


def digest(seed: int | None) -> str:
    """Of all adapters in all games, and of a match, from that seed on."""
    out = hashlib.sha256()
    for game in OURS:
        for adapter in ADAPTERS:
            made = make(adapter, game)
            made.reset(seed=seed)
            out.update(trace(adapter, made).encode())
        match = tafureria.Match(game, seed=seed, players="jugador,random")
        match.run(20)
        out.update(match.story().encode())
    return out.hexdigest()


if __name__ == "__main__":
    print(digest(int(sys.argv[1]) if len(sys.argv) > 1 else None))
