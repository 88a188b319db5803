"""Our environments under the wrappers, checkers and learners of other libraries, in all five games.

The suites that need no PyTorch are in ``tests/adapters``.
"""

from functools import partial

import numpy as np
import pytest

pytest.importorskip("torch", reason="learning needs PyTorch: requirements-learn.lock")

import torch
from pettingzoo.test import api_test, parallel_api_test
from ray.rllib.env.wrappers.pettingzoo_env import ParallelPettingZooEnv
from ray.rllib.env.wrappers.pettingzoo_env import PettingZooEnv as RLlibEnv
from sb3_contrib import MaskablePPO
from stable_baselines3 import PPO
from stable_baselines3.common.env_checker import check_env
from stable_baselines3.common.vec_env import SubprocVecEnv
from supersuit import (
    agent_indicator_v0,
    black_death_v3,
    clip_reward_v0,
    concat_vec_envs_v1,
    delay_observations_v0,
    dtype_v0,
    flatten_v0,
    frame_skip_v0,
    frame_stack_v1,
    max_observation_v0,
    nan_random_v0,
    nan_zeros_v0,
    normalize_obs_v0,
    pad_action_space_v0,
    pad_observations_v0,
    pettingzoo_env_to_vec_env_v1,
    sticky_actions_v0,
)
from tensordict.nn import TensorDictModule
from tianshou.algorithm.multiagent.marl import MultiAgentOffPolicyAlgorithm
from tianshou.algorithm.random import MARLRandomDiscreteMaskedOffPolicyAlgorithm
from tianshou.data import Collector
from tianshou.env import DummyVectorEnv, PettingZooEnv
from torchrl.envs import GymWrapper, PettingZooWrapper
from torchrl.envs.utils import check_env_specs
from torchrl.modules import MaskedCategorical

from tafureria.adapters.gymnasium import SeatEnv
from tafureria.adapters.pettingzoo import env, parallel_env
from tests.adapters.playing import OURS, SHORT

pytestmark = [
    pytest.mark.parametrize("name", OURS),
    # What the libraries warn about is theirs: each other's old names, and our spaces being no pictures.
    pytest.mark.filterwarnings("ignore"),
]

FRAMES = 50
"""Steps of a rollout."""

WRAPPERS = {
    "agent_indicator": agent_indicator_v0,
    "black_death": black_death_v3,
    "clip_reward": clip_reward_v0,
    "delay_observations": partial(delay_observations_v0, delay=2),
    "dtype": partial(dtype_v0, dtype=np.float16),
    "flatten": flatten_v0,
    "frame_skip": partial(frame_skip_v0, num_frames=2),
    "frame_stack": partial(frame_stack_v1, stack_size=3),
    "max_observation": partial(max_observation_v0, memory=2),
    "nan_random": nan_random_v0,
    "nan_zeros": nan_zeros_v0,
    "normalize_obs": normalize_obs_v0,
    "pad_action_space": pad_action_space_v0,
    "pad_observations": pad_observations_v0,
    "sticky_actions": partial(sticky_actions_v0, repeat_action_probability=0.1),
}


@pytest.fixture(autouse=True)
def one_thread():
    torch.set_num_threads(1)


def made(name, **words):
    return parallel_env(name, options=SHORT.get(name), **words)


def turns(name, **words):
    return env(name, options=SHORT.get(name), **words)


# --- SuperSuit ------------------------------------------------------------------------------------


def test_supersuit_wrappers(name):
    """Their own checks of both interfaces, with each wrapper around an environment of plain vectors."""
    for wrapper in WRAPPERS.values():
        parallel_api_test(wrapper(made(name, flat=True)), num_cycles=20)
        if wrapper is not black_death_v3:  # It is for games in which all agents act in every cycle.
            # Their check draws without the mask, some wrappers repeat actions: the illegal are replaced.
            api_test(wrapper(turns(name, flat=True, illegal="replace")), num_cycles=20)


def test_supersuit_vectors(name):
    """Agents as the tables of a vector, copies of it side by side, with a learner of Stable-Baselines3."""
    agents = pettingzoo_env_to_vec_env_v1(black_death_v3(made(name, flat=True)))
    vector = concat_vec_envs_v1(agents, 2, num_cpus=1, base_class="stable_baselines3")
    learner = PPO("MlpPolicy", vector, n_steps=16, batch_size=16, n_epochs=1, device="cpu")
    learner.learn(16 * vector.num_envs)
    vector.close()


# --- TorchRL --------------------------------------------------------------------------------------


@pytest.mark.parametrize("flat", [False, True])
@pytest.mark.parametrize("use_mask", [False, True])
def test_torchrl_parallel(name, use_mask, flat):
    """Random rollouts, over several games."""
    wrapped = PettingZooWrapper(made(name, flat=flat), use_mask=use_mask)
    check_env_specs(wrapped, seed=1)
    assert wrapped.rollout(FRAMES, break_when_any_done=False).shape == (FRAMES,)


def test_torchrl_turns(name):
    wrapped = PettingZooWrapper(turns(name), use_mask=True)
    assert wrapped.rollout(FRAMES, break_when_any_done=False).shape == (FRAMES,)


def test_torchrl_one_seat(name):
    # It draws without the mask, so illegal actions are replaced.
    wrapped = GymWrapper(SeatEnv(name, options=SHORT.get(name)))
    check_env_specs(wrapped, seed=1)
    assert wrapped.rollout(FRAMES, break_when_any_done=False).shape == (FRAMES,)


def test_torchrl_masked_policy(name):
    """A policy that masks with minus infinity draws for every agent in every step and breaks no rule."""
    wrapped = PettingZooWrapper(made(name, illegal="raise"), use_mask=True)
    group = next(iter(wrapped.group_map))

    def draw(mask):
        return MaskedCategorical(logits=torch.zeros(mask.shape), mask=mask).sample()

    policy = TensorDictModule(draw, in_keys=[(group, "action_mask")], out_keys=[(group, "action")])
    assert wrapped.rollout(FRAMES, policy, break_when_any_done=False).shape == (FRAMES,)


# --- tianshou -------------------------------------------------------------------------------------


def test_tianshou_collector(name):
    """Whole games at two tables at once, on which every agent plays at random by its mask."""
    tables = DummyVectorEnv([lambda: PettingZooEnv(turns(name))] * 2)
    first = PettingZooEnv(turns(name))
    players = [
        MARLRandomDiscreteMaskedOffPolicyAlgorithm(action_space=first.action_space) for _ in first.agents
    ]
    collector = Collector(MultiAgentOffPolicyAlgorithm(algorithms=players, env=first), tables)
    collector.reset()
    collected = collector.collect(n_episode=2)
    assert collected.n_collected_episodes == 2
    assert collected.n_collected_steps >= 2


# --- Stable-Baselines3 ----------------------------------------------------------------------------


@pytest.mark.parametrize("flat", [False, True])
def test_stable_baselines3_checker(name, flat):
    check_env(SeatEnv(name, options=SHORT.get(name), flat=flat))


def test_maskable_ppo(name):
    """2,000 steps over two processes that are spawned, with nothing illegal chosen."""
    words = {"options": SHORT.get(name), "flat": True, "illegal": "raise"}
    tables = SubprocVecEnv([partial(SeatEnv, name, **words)] * 2, start_method="spawn")
    learner = MaskablePPO("MlpPolicy", tables, n_steps=250, batch_size=125, n_epochs=1, seed=1, device="cpu")
    learner.learn(2000)
    assert learner.num_timesteps == 2000
    tables.close()


# --- RLlib ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wrapper", "make"), [(RLlibEnv, turns), (ParallelPettingZooEnv, made)], ids=["turns", "parallel"]
)
def test_rllib_wrappers(name, wrapper, make):
    """Games played at random by the masks, each observation in its space."""
    wrapped = wrapper(make(name, illegal="raise"))
    seen, _ = wrapped.reset(seed=1)
    ended = 0
    for _ in range(FRAMES):
        for agent, one in seen.items():
            assert one in wrapped.get_observation_space(agent)
        spaces = {agent: wrapped.get_action_space(agent) for agent in seen}
        chosen = {agent: spaces[agent].sample(one["action_mask"]) for agent, one in seen.items()}
        seen, rewards, over, cut, _ = wrapped.step(chosen)
        if over["__all__"] or cut["__all__"]:
            assert rewards
            ended += 1
            seen, _ = wrapped.reset()
    assert ended or name != "muerte-al-rey"
