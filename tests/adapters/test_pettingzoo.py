"""PettingZoo's own test suites for every game, and ours for what they do not check."""

import pickle
from functools import partial
from types import SimpleNamespace

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)
from pettingzoo.utils import parallel_to_aec

from tafureria.adapters.pettingzoo import env, parallel_env
from tafureria.core import registry
from tafureria.core.tensor import size
from tafureria.library.moves import IllegalAction
from tafureria.library.setup import BadSetup

pytestmark = [
    # PettingZoo's own card games observe a dictionary with a mask, too, and its suite warns about it.
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation numpy array is all zeros:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably:UserWarning"),
    # A seat has no legal action before its turn: hence the empty mask.
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning"),
    # The suites give an option that no environment has.
    pytest.mark.filterwarnings("ignore:reset. no option 'options':UserWarning"),
]


def test_api(name):
    api_test(env(name), num_cycles=300)


def test_seed(name):
    seed_test(lambda: env(name), num_cycles=100)


def test_parallel_api(name):
    parallel_api_test(parallel_env(name), num_cycles=200)


def test_parallel_seed(name):
    parallel_seed_test(lambda: parallel_env(name), num_cycles=100)


LONG = {"muerte-al-rey": {"partidas": 12}}
"""Options with which no game ends within four cycles, whatever is played."""


@pytest.mark.parametrize("long", [entry.name for entry in registry.games() if entry.name != "mentiroso"])
def test_max_cycles(long):
    """Their test needs an environment in which all act in every cycle, as ``parallel_to_aec`` makes it."""
    make = partial(parallel_env, long, options=LONG.get(long))
    max_cycles_test(SimpleNamespace(parallel_env=make, env=lambda **words: parallel_to_aec(make(**words))))


def test_turns_are_cut_off_after_as_many_cycles(name):
    made = env(name, max_cycles=3, illegal="replace", options=LONG.get(name))
    made.reset(seed=1)
    acted = 0
    while not made.truncations[made.agent_selection] and not made.terminations[made.agent_selection]:
        made.step(0)
        acted += 1
    assert 1 <= acted <= 3 * made.seats
    assert made.episode.over or set(made.truncations.values()) == {True}


def test_render(name, capsys):
    render_test(lambda render_mode: env(name, render_mode=render_mode))


def test_illegal_actions_raise(name):
    made = env(name)
    made.reset(seed=1)
    mask = made.observe(made.agent_selection)["action_mask"]
    with pytest.raises(IllegalAction):
        made.step(int(np.flatnonzero(mask == 0)[0]))
    with pytest.raises(IllegalAction):
        made.step(10**6)
    with pytest.raises(IllegalAction, match="an action is an int"):
        made.step(1.7)


def test_an_illegal_action_may_end_the_game(name):
    made = env(name, illegal="end")
    made.reset(seed=1)
    culprit = made.agent_selection
    made.step(10**6)
    assert set(made.terminations.values()) == {True}
    assert "no such move" in made.infos[culprit]["illegal"]
    least = registry.find(name).game.utility[0]
    assert made.rewards[culprit] == least - 1
    assert {value for agent, value in made.rewards.items() if agent != culprit} <= {0.0}


@pytest.mark.parametrize("make", [env, parallel_env])
def test_a_pickle_goes_on_in_the_same_way(name, make):
    made = make(name, flat=True)
    made.reset(seed=4)
    twin = pickle.loads(pickle.dumps(made))
    for one in (made, twin):
        for _ in range(5):
            if one.agents and not one.episode.over:
                legal = {a: one.episode.game.legal(one.episode.state, one.seat_of[a]) for a in one.agents}
                acts = {agent: actions[-1] if actions else 0 for agent, actions in legal.items()}
                one.step(acts[one.agent_selection] if make is env else acts)
    for agent in made.possible_agents:
        assert np.array_equal(made.observe(agent), twin.observe(agent))


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"render_mode": "film"}, "there are: human, ansi, rgb_array"),
        ({"illegal": "forgive"}, "one of raise, replace, end"),
        ({"max_cycles": 0}, "at least 1"),
        ({"seats": 99}, "is played by"),
        ({"options": {"caras": 99}}, "caras"),
        ({"options": {"nada": 1}}, "no option 'nada'"),
    ],
)
def test_a_wrong_argument_is_named(wrong, says):
    for make in (env, parallel_env):
        with pytest.raises(BadSetup, match=says):
            make("mentiroso", **wrong)


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
            if made.episode.over:
                break
            made.step(int(np.flatnonzero(made.observe(made.agent_selection)["action_mask"])[-1]))
