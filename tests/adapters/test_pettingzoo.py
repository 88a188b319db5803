"""PettingZoo's and Gymnasium's own suites over every game."""

import warnings

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test

from tafureria.adapters.gymnasium import SeatEnv
from tafureria.adapters.pettingzoo import env, parallel_env
from tafureria.core import registry
from tafureria.core.rule import Refused
from tafureria.core.tensor import size

pytestmark = [
    # A dictionary with a mask is what PettingZoo's own card games give, and its suite remarks on it.
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation numpy array is all zeros:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably:UserWarning"),
    # Before its turn a seat has nothing legal: that is what an empty mask says.
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning"),
]


def test_api(name):
    api_test(env(name), num_cycles=300)


def test_seed(name):
    seed_test(lambda: env(name), num_cycles=100)


def test_parallel_api(name):
    parallel_api_test(parallel_env(name), num_cycles=200)


def test_parallel_seed(name):
    """Its suite samples without the mask, hence ``illegal="replace"``."""
    parallel_seed_test(lambda: parallel_env(name, illegal="replace"), num_cycles=100)


def test_render(name, capsys):
    render_test(lambda render_mode: env(name, render_mode=render_mode))


def test_illegal_actions_raise(name):
    made = env(name)
    made.reset(seed=1)
    mask = made.observe(made.agent_selection)["action_mask"]
    with pytest.raises(Refused):
        made.step(int(np.flatnonzero(mask == 0)[0]))
    with pytest.raises(Refused):
        made.step(10**6)


def test_a_clone_goes_its_own_way(name):
    made = env(name)
    made.reset(seed=3)
    twin = made.clone()
    before = made.observe(made.agent_selection)["observation"].copy()
    for _ in range(20):
        if not twin.agents or twin.terminations[twin.agent_selection]:
            break
        twin.step(int(np.flatnonzero(twin.observe(twin.agent_selection)["action_mask"])[0]))
    assert np.array_equal(made.observe(made.agent_selection)["observation"], before)


def test_the_layout_is_the_vector(name):
    tensor = registry.find(name).tensor()
    assert tensor is not None, f"{name} has no tensor.py"
    game = registry.find(name).game
    for seats in (s for s in game.seats if s > 0 and game.fit(game.options(), s) is None):
        made = env(name, seats=seats)
        made.reset(seed=seats)
        for _ in range(60):
            for agent in made.possible_agents:
                assert made.observe(agent)["observation"].shape == (size(tensor.LAYOUT),)
            if made.table.over:
                break
            made.step(int(np.flatnonzero(made.observe(made.agent_selection)["action_mask"])[-1]))


def test_gymnasium(name):
    """Gymnasium's checker samples without the mask, hence ``illegal="replace"``."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=".*(Box|spec|render|seed|infinity|-infinity).*")
        check_env(SeatEnv(name, illegal="replace", render_mode="ansi"), skip_render_check=False)
