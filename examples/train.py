"""Trains a linear policy to play a seat of Moros y cristianos against random players, in two minutes.

REINFORCE (Williams, 1992) with a running baseline, on the Gymnasium environment:
``python examples/train.py``. Prints how often it wins before and after training, with 95% intervals. The same
seed gives the same policy.
"""

from __future__ import annotations

import argparse
import math
import time
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tafureria.adapters.gymnasium import Observation, SeatEnv

Array = NDArray[Any]
Step = tuple[Array, Array, Array, int, Array]
"""One decision: indices and values of nonzero inputs; legal actions, index of the choice, probabilities."""


class Policy:
    """Chooses by a softmax over the legal actions, with logits that are linear in the observation."""

    def __init__(self, env: SeatEnv) -> None:
        (size,) = env.observation_space["observation"].shape
        self.weights = np.zeros((size + 1, int(env.action_space.n)))

    def decide(self, observation: Observation, rng: np.random.Generator) -> Step:
        """Choose an action, and return everything that learning needs."""
        vector = np.append(observation["observation"], 1.0)
        seen = np.flatnonzero(vector)
        legal = np.flatnonzero(observation["action_mask"])
        logits = vector[seen] @ self.weights[np.ix_(seen, legal)]
        odds = np.exp(logits - logits.max())
        odds /= odds.sum()
        return seen, vector[seen], legal, int(rng.choice(len(legal), p=odds)), odds

    def learn(self, steps: list[Step], advantage: float, rate: float) -> None:
        """Make the chosen actions more likely if the game went better than usual, less likely if worse."""
        for seen, values, legal, chosen, odds in steps:
            push = -odds
            push[chosen] += 1.0
            # Divided by the number of inputs, so that the step does not grow with them.
            self.weights[np.ix_(seen, legal)] += rate * advantage / len(seen) * np.outer(values, push)


def make_env() -> SeatEnv:
    """A short game of Moros y cristianos, to ten points, against three random players."""
    return SeatEnv("moros-y-cristianos", seats=4, options={"puntos": 10}, players=["random"])


def episode(env: SeatEnv, policy: Policy, rng: np.random.Generator) -> tuple[list[Step], float]:
    """Play one game; returns its decisions and its return."""
    observation, _ = env.reset(seed=int(rng.integers(2**31)))
    steps, over, reward = [], False, 0.0
    while not over:
        step = policy.decide(observation, rng)
        steps.append(step)
        observation, reward, over, _, _ = env.step(int(step[2][step[3]]))
    return [step for step in steps if len(step[2]) > 1], reward


def train(env: SeatEnv, policy: Policy, games: int, rate: float, seed: int = 1) -> None:
    """Play *games* games and learn from each."""
    rng = np.random.default_rng(seed)
    usual = 1 / env.seats
    for _ in range(games):
        steps, reward = episode(env, policy, rng)
        policy.learn(steps, reward - usual, rate)
        usual += 0.01 * (reward - usual)


def measure(env: SeatEnv, policy: Policy, games: int, seed: int = 7) -> tuple[float, float]:
    """Mean return over games not used for training, with half the width of its 95% interval."""
    rng = np.random.default_rng(seed)
    won = np.array([episode(env, policy, rng)[1] for _ in range(games)])
    return float(won.mean()), 1.96 * float(won.std()) / math.sqrt(games)


def main() -> None:
    """Train a policy, and print how well it plays before and after."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=3000, help="games of training")
    parser.add_argument("--measured", type=int, default=1500, help="games of each measurement")
    parser.add_argument("--rate", type=float, default=0.4, help="how far one game moves the weights")
    wanted = parser.parse_args()
    env = make_env()
    policy, begun = Policy(env), time.process_time()
    print("before: {:.3f} ± {:.3f}".format(*measure(env, policy, wanted.measured)))
    train(env, policy, wanted.games, wanted.rate)
    print("after:  {:.3f} ± {:.3f}".format(*measure(env, policy, wanted.measured)))
    print(f"{wanted.games} games of training, {time.process_time() - begun:.0f} s of one core in all")


if __name__ == "__main__":
    main()
