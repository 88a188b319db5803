"""The network that learns: what a seat sees in, a number for each action and its hope of victory out."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

WIDTH = 256
"""Neurons of each of the two hidden layers: in float16, no game's file is larger than 2 MB."""


class Network(nn.Module):
    """Two hidden layers, a policy and a value.

    :param inputs: length of a row of observations.
    :param actions: number of actions of the game.
    """

    def __init__(self, inputs: int, actions: int) -> None:
        super().__init__()
        self.first = nn.Linear(inputs, WIDTH)
        self.second = nn.Linear(WIDTH, WIDTH)
        self.policy = nn.Linear(WIDTH, actions)
        self.value = nn.Linear(WIDTH, 1)
        nn.init.orthogonal_(self.policy.weight, 0.01)

    def forward(self, rows: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """Logarithms of the probabilities (rows x actions), and the share of a victory hoped for (rows).

        :param rows: observations, rows x inputs.
        :param masks: true for legal actions, rows x actions.
        """
        hidden = torch.relu(self.second(torch.relu(self.first(rows))))
        scores = self.policy(hidden).masked_fill(~masks, -1e9)
        return torch.log_softmax(scores, dim=1), self.value(hidden).squeeze(1)


def save(network: Network, path: Path, said: dict[str, Any]) -> None:
    """Write the weights as safetensors, in float16; *said* is kept with them, as JSON.

    The file appears at once or not at all.
    """
    from safetensors.numpy import save as packed

    weights: dict[str, NDArray[Any]] = {
        name: tensor.detach().numpy().astype(np.float16) for name, tensor in network.state_dict().items()
    }
    whole = packed(weights, {"made": json.dumps(said, sort_keys=True)})
    beside = path.with_name(path.name + ".part")
    beside.write_bytes(whole)
    beside.replace(path)
