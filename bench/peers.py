"""Random play with other engines, each used as its own documentation says.

Every playout asks for the legal actions, picks one with the same cheap chooser, and returns the number of
choices that players made; chance outcomes count towards the time, but not as choices.
"""

from __future__ import annotations

import importlib
import os
import random
import warnings
from collections.abc import Callable
from typing import Any

Playout = Callable[[int], int]
"""Plays the game with that number; returns the number of choices that players made in it."""

CATANATRON = "catanatron 3.2.1"
CARDS = (
    *(f"RLCard 1.2.0 {name}" for name in ("uno", "bridge", "gin-rummy", "mahjong", "doudizhu")),
    *(f"PettingZoo 1.27.0 {name}" for name in ("texas_holdem_v4", "texas_holdem_no_limit_v6", "hanabi_v5")),
)
"""Card games that people really play, unlike Leduc hold'em (six cards)."""
TOYS = ("RLCard 1.2.0 leduc-holdem", "PettingZoo 1.27.0 leduc_holdem_v4")
IN_PYTHON = tuple(
    f"OpenSpiel 2.0.2 python_{name}"
    for name in ("kuhn_poker", "tic_tac_toe", "liars_poker", "block_dominoes", "team_dominoes")
)
IN_CPP = tuple(f"OpenSpiel 2.0.2 {name} (C++)" for name in ("hearts", "spades", "oh_hell", "tarok"))


def catanatron() -> Playout:
    """Return playouts of four random catanatron players, which return its own count of actions."""
    from catanatron import Color, Game, RandomPlayer

    def playout(number: int) -> int:
        game = Game([RandomPlayer(color) for color in Color], seed=number)
        game.play()
        return len(game.state.actions)

    return playout


def rlcard(name: str) -> Playout:
    """Return playouts of an RLCard environment that take a random legal action in each step."""
    environment = importlib.import_module("rlcard").make(name, config={"seed": 1})
    rand = random.Random(1).random

    def playout(number: int) -> int:
        del number
        state, _ = environment.reset()
        steps = 0
        while not environment.is_over():
            legal = list(state["legal_actions"])
            state, _ = environment.step(legal[int(rand() * len(legal))])
            steps += 1
        return steps

    return playout


def pettingzoo(name: str) -> Playout:
    """Return playouts of a PettingZoo environment in which each agent takes a random action of its mask."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return agents(importlib.import_module(f"pettingzoo.classic.{name}").raw_env())


def agents(environment: Any) -> Playout:
    """Return playouts of an environment in PettingZoo's way, one agent at a time."""
    rand = random.Random(1).random

    def playout(number: int) -> int:
        environment.reset(seed=number)
        steps = 0
        for _ in environment.agent_iter():
            observation, _, terminated, truncated, _ = environment.last()
            if terminated or truncated:
                environment.step(None)
                continue
            legal = observation["action_mask"].view(bool).nonzero()[0]
            environment.step(int(legal[int(rand() * len(legal))]))
            steps += 1
        return steps

    return playout


def openspiel(name: str) -> Playout:
    """Return random playouts of an OpenSpiel game, whose chance outcomes are all equally likely."""
    pyspiel = importlib.import_module("pyspiel")
    importlib.import_module("open_spiel.python.games")
    game = pyspiel.load_game(name)
    rand = random.Random(1).random

    def playout(number: int) -> int:
        del number
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            legal = state.legal_actions()
            if not state.is_chance_node():
                steps += 1
            state.apply_action(legal[int(rand() * len(legal))])
        return steps

    return playout


def peers() -> dict[str, Playout]:
    """Return the playouts of all peers by their names in the table."""
    own = {name: openspiel(name.split()[2]) for name in (*IN_PYTHON, *IN_CPP)}
    return {CATANATRON: catanatron(), **environments(), **own}


def environments() -> dict[str, Playout]:
    """Return the playouts of RLCard's and PettingZoo's environments."""
    made = {"RLCard": rlcard, "PettingZoo": pettingzoo}
    return {name: made[name.split()[0]](name.split()[-1]) for name in (*CARDS, *TOYS)}


def environment_peers(tables: int) -> dict[str, Playout]:
    """Return the environments of peers by name."""
    out = environments()
    for name in ("leduc_holdem", "sparrow_mahjong", "backgammon"):
        for size in (tables, 16 * tables):
            out[f"pgx 2.6.0 {name}, {size} tables"] = pgx(name, size)
    return out


def pgx(name: str, tables: int) -> Playout:
    """Return a step of a batched JAX environment on the CPU: random legal actions, observations, resets."""
    os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1")
    jax = importlib.import_module("jax")
    jnp = importlib.import_module("jax.numpy")
    package = importlib.import_module("pgx")
    wrapped = importlib.import_module("pgx.experimental").auto_reset
    environment = package.make(name)
    step = wrapped(environment.step, environment.init)

    def turn(state: object, key: object) -> object:
        choose, deal = jax.random.split(key)
        odds = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        action = jax.random.categorical(choose, odds, axis=-1)
        keys = jax.random.split(deal, tables)
        return jax.vmap(step)(state, action, keys)

    act = jax.jit(turn)
    key = jax.random.PRNGKey(1)
    state = jax.jit(jax.vmap(environment.init))(jax.random.split(key, tables))
    kept = [state, key]

    def play(number: int) -> int:
        del number
        kept[1], use = jax.random.split(kept[1])
        kept[0] = act(kept[0], use)
        kept[0].observation.block_until_ready()
        return tables

    play(0)
    return play
