"""Masks: something can be drawn from each that a learner draws from, and nobody shares them."""

from __future__ import annotations

import numpy as np
import pytest

from tafureria.adapters.gymnasium import SeatEnv
from tafureria.adapters.pettingzoo import env, parallel_env
from tafureria.adapters.vector import SeatVectorEnv
from tests.adapters.playing import SHORT, pick

LITTLE = SHORT | {"la-reconquista": {"rondas": 2, "tropas": 1}}
"""Options with which a game is over after some dozens of steps."""


def drawn(mask):
    """An action as a policy draws it that masks with minus infinity, which fails where nothing is allowed."""
    logits = np.where(mask == 1, 0.0, -np.inf)
    with np.errstate(invalid="raise"):
        chances = np.exp(logits - logits.max())
    return int(np.random.default_rng(int(mask.sum())).choice(len(mask), p=chances / chances.sum()))


def masks_of(seen, infos, agents, flat):
    masks = [infos[agent]["action_mask"] for agent in agents]
    if not flat:
        assert all(
            np.array_equal(seen[agent]["action_mask"], mask)
            for agent, mask in zip(agents, masks, strict=True)
        )
    return masks


@pytest.mark.parametrize("flat", [False, True])
def test_in_parallel_an_action_is_drawn_for_every_agent(name, flat):
    """In every step and after the last: for seats that wait it is action 0, which is ignored."""
    made = parallel_env(name, illegal="raise", options=LITTLE.get(name), flat=flat)
    seen, infos = made.reset(seed=2)
    waited = 0
    while agents := made.agents[:]:
        masks = masks_of(seen, infos, agents, flat)
        must = made.episode.waiting()
        idle = [mask for seat, mask in enumerate(masks) if seat not in must]
        waited += len(idle)
        assert all(np.flatnonzero(mask).tolist() == [0] for mask in idle)
        seen, _, _, _, infos = made.step({a: drawn(mask) for a, mask in zip(agents, masks, strict=True)})
    assert all(mask.any() for mask in masks_of(seen, infos, made.possible_agents, flat))
    # With sealed bids, everybody always chooses at once.
    assert waited or made.seats == 1 or name == "espada-negra"


def test_in_aec_only_seats_that_must_choose_have_ones(name):
    """As the documentation of PettingZoo's own games says; with ``idle="one"`` the others have action 0."""
    made, other = (env(name, options=SHORT.get(name), idle=idle) for idle in ("zeros", "one"))
    for one in (made, other):
        one.reset(seed=2)
    for number in range(60):
        if not made.agents:
            break
        must = made.episode.waiting()
        for seat, agent in enumerate(made.agents if made.episode.over else made.possible_agents):
            mask, filled = made.observe(agent)["action_mask"], other.observe(agent)["action_mask"]
            assert mask.any() == (seat in must)
            assert np.array_equal(filled, mask) or np.flatnonzero(filled).tolist() == [0]
            assert filled.any()
            assert np.array_equal(made.infos[agent]["action_mask"], mask)
        over = made.terminations[made.agent_selection]
        action = None if over else pick(made.observe(made.agent_selection)["action_mask"], number)
        made.step(action)
        other.step(action)


@pytest.mark.parametrize("idle", ["one", "zeros"])
def test_the_mask_after_the_end_of_a_game(name, idle):
    made = SeatEnv(name, options=SHORT.get(name), idle=idle)
    seen, info = made.reset(seed=1)
    over, number = False, 0
    while not over:
        assert np.array_equal(seen["action_mask"], info["action_mask"])
        seen, _, over, _, info = made.step(pick(info["action_mask"], number))
        number += 1
    ones = [0] if idle == "one" else []
    for mask in (seen["action_mask"], info["action_mask"], made.action_masks()):
        assert np.flatnonzero(mask).tolist() == ones


@pytest.mark.parametrize("mode", ["NextStep", "SameStep", "Disabled"])
@pytest.mark.parametrize("idle", ["one", "zeros"])
def test_masks_of_tables_that_are_over(name, mode, idle):
    envs = SeatVectorEnv(name, 3, options=SHORT.get(name), autoreset_mode=mode, idle=idle)
    seen, info = envs.reset(seed=1)
    for _ in range(60):
        if mode == "Disabled" and envs._ended.any():
            kept = seen["observation"][~envs._ended].copy(), envs._ended.copy()
            seen, info = envs.reset(options={"reset_mask": envs._ended.copy()})
            assert np.array_equal(seen["observation"][~kept[1]], kept[0])
        seen, _, over, _, info = envs.step(envs.sample())
        assert np.array_equal(seen["action_mask"], info["action_mask"])
        assert np.array_equal(seen["action_mask"], envs.action_masks())
        ended = over if mode != "SameStep" else np.zeros(3, np.bool_)
        assert seen["action_mask"][~ended].any(axis=1).all()
        assert (seen["action_mask"][ended].any(axis=1) == (idle == "one")).all()
        assert seen["observation"].any(axis=1).all()
        for table in np.flatnonzero(info.get("_final_obs", [])):
            assert info["final_obs"][table]["action_mask"].any() == (idle == "one")


def test_tables_that_stay_over_keep_their_rows():
    """Where the caller deals again, a reset of one table leaves the last sight of the others."""
    envs = SeatVectorEnv("muerte-al-rey", 4, options={"partidas": 1}, autoreset_mode="Disabled")
    envs.reset(seed=3)
    while True:
        seen, _, over, _, _ = envs.step(envs.sample())
        if over.sum() > 1:
            break
        if over.any():
            envs.reset(options={"reset_mask": over})
    first = int(np.flatnonzero(over)[0])
    again, _ = envs.reset(options={"reset_mask": np.arange(4) == first})
    others = np.arange(4) != first
    assert np.array_equal(again["observation"][others], seen["observation"][others])
    assert np.array_equal(again["action_mask"][others], seen["action_mask"][others])


# --- whose they are -------------------------------------------------------------------------------


def test_what_is_returned_is_the_callers(name):
    """Whoever writes into observations, masks and infos changes nothing that comes after."""
    made, plain = env(name), env(name)
    made.reset(seed=4)
    plain.reset(seed=4)
    for number in range(40):
        if plain.episode.over:
            break
        for agent in made.possible_agents:
            seen, told = made.observe(agent), made.infos[agent]
            for array in (seen["observation"], seen["action_mask"], told["action_mask"]):
                assert array.flags.writeable
                array[:] = 1
            told["illegal"] = "nonsense"
            fresh, other = made.observe(agent), plain.observe(agent)
            assert np.array_equal(fresh["observation"], other["observation"])
            assert np.array_equal(fresh["action_mask"], other["action_mask"])
        action = pick(plain.observe(plain.agent_selection)["action_mask"], number)
        made.step(action)
        plain.step(action)
        for agent in made.possible_agents:
            assert list(made.infos[agent]) == ["action_mask"]
            assert np.array_equal(made.infos[agent]["action_mask"], plain.infos[agent]["action_mask"])


@pytest.mark.parametrize("flat", [False, True])
def test_rows_of_the_other_environments_are_the_callers_too(flat):
    for made in (
        SeatEnv("espada-negra", flat=flat),
        SeatVectorEnv("espada-negra", 2, flat=flat),
        parallel_env("espada-negra", flat=flat),
    ):
        two = [made, made.__class__("espada-negra", 2, flat=flat) if made is not None else made]
        told = [one.reset(seed=3) for one in two]
        arrays = list(leaves(told[0]))
        assert arrays
        for array in arrays:
            if array.dtype != object:
                assert array.flags.writeable
                array[...] = 1
        told = [one.reset(seed=4) for one in two]
        for mine, other in zip(*map(leaves, told), strict=True):
            assert np.array_equal(mine, other)


def leaves(told):
    """The arrays in what ``reset`` returns."""
    if isinstance(told, np.ndarray):
        yield told
    elif isinstance(told, dict | tuple):
        for one in told.values() if isinstance(told, dict) else told:
            yield from leaves(one)
