"""The training example of ``docs/learning.md`` runs and learns."""

import importlib.util
from pathlib import Path

import numpy as np
import pytest

EXAMPLE = Path(__file__).parents[2] / "examples" / "train.py"


@pytest.fixture(scope="module")
def train():
    """The example, imported as a module."""
    spec = importlib.util.spec_from_file_location("train", EXAMPLE)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_policy_learns_in_a_few_seconds(train):
    """After 800 games the mean return exceeds that of random play by more than its interval."""
    env = train.make_env()
    policy = train.Policy(env)
    before, wide = train.measure(env, policy, 250)
    assert abs(before - 0.25) < 2.5 * wide
    train.train(env, policy, 800, rate=0.4)
    after, narrow = train.measure(env, policy, 250)
    assert after - narrow > before


def test_the_same_seed_learns_the_same(train):
    policies = []
    for _ in range(2):
        env = train.make_env()
        policies.append(train.Policy(env))
        train.train(env, policies[-1], 20, rate=0.4)
    assert policies[0].weights.any()
    assert np.array_equal(policies[0].weights, policies[1].weights)
