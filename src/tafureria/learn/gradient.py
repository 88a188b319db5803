"""Updates of the network by PPO, held near a slowly moving magnet.

Proximal policy optimization (Schulman et al., 2017) with an entropy bonus and a Kullback-Leibler penalty
to an average of past selves, the magnet of magnetic mirror descent (Sokota et al., 2023). In games of
imperfect information such a regularized policy gradient does as well as methods made for them (Rudolph et
al., "Reevaluating Policy Gradient Methods for Imperfect-Information Games").
"""

from __future__ import annotations

from copy import deepcopy
from typing import Final

import numpy as np
import torch

from tafureria.learn.network import AnyNetwork
from tafureria.learn.selfplay import Collected

BATCH: Final = 2048
EPOCHS: Final = 2
CLIP: Final = 0.2
ENTROPY: Final = 0.003
PULL: Final = 0.02
"""The fraction of the way to the network that the magnet moves with each update."""
VALUE: Final = 1.0
STEEPEST: Final = 0.5
"""Gradients are clipped to this norm."""


class Gradient:
    """Improves a network and updates its magnet."""

    def __init__(self, network: AnyNetwork, seed: int) -> None:
        self.network = network
        self.magnet = deepcopy(network)
        self.random = np.random.default_rng(seed)
        self.optimizer = torch.optim.Adam(network.parameters(), network.rate, eps=1e-5)

    def update(self, found: Collected) -> float:
        """Learn from collected choices; returns the mean entropy of the policy in them, in nats."""
        gains = (found.gains - found.gains.mean()) / (found.gains.std() + 1e-8)
        entropy = 0.0
        parts = max(1, len(gains) // BATCH)
        for _ in range(EPOCHS):
            entropy = 0.0
            for part in np.array_split(self.random.permutation(len(gains)), parts):
                entropy += self._step(found, gains, part) / parts
        with torch.no_grad():
            for slow, fast in zip(self.magnet.parameters(), self.network.parameters(), strict=True):
                slow.lerp_(fast, PULL)
        return entropy

    def _step(self, found: Collected, gains: np.ndarray, part: np.ndarray) -> float:
        rows, masks = torch.from_numpy(found.rows[part]), torch.from_numpy(found.masks[part])
        logs, values = self.network(rows, masks)
        with torch.no_grad():
            magnet, _ = self.magnet(rows, masks)
        chances = logs.exp()
        entropy = -(chances * logs).sum(1).mean()
        distance = (chances * (logs - magnet)).sum(1).mean()
        chosen = logs.gather(1, torch.from_numpy(found.actions[part]).unsqueeze(1)).squeeze(1)
        ratio = (chosen - torch.from_numpy(found.logs[part])).exp()
        gain = torch.from_numpy(gains[part])
        better = torch.minimum(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
        wrong = (values - torch.from_numpy(found.targets[part])).square().mean()
        loss = VALUE * wrong - better - ENTROPY * entropy + self.network.magnetism * distance
        self.optimizer.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.network.parameters(), STEEPEST)
        self.optimizer.step()
        return float(entropy.item())
