"""The networks that learn: from what a seat sees to probabilities of actions and its share of a victory."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, ClassVar, Final

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from tafureria.adapters.batch import Batch
from tafureria.files import write_whole
from tafureria.players.related import ROUNDS, Related

WIDTH: Final = 256
"""Neurons of each of the two hidden layers: in float16, no game's file is larger than 2 MB."""
THING: Final = 32
"""How many numbers a network over relations computes for each thing."""
WHOLE: Final = 64
"""How many numbers it computes for all things together."""
IMPOSSIBLE: Final = -1e9
"""Score of an illegal action."""


class Network(nn.Module):
    """Two hidden layers with a policy head and a value head.

    :param inputs: length of a row of observations.
    :param actions: number of actions of the game.
    """

    pace: ClassVar[int] = 1
    """Factor of the learning rate of imitation, relative to this network."""
    rate: ClassVar[float] = 3e-4
    """The learning rate of self-play."""
    magnetism: ClassVar[float] = 0.05
    """Weight of the distance to the magnet in the loss of self-play."""

    def __init__(self, inputs: int, actions: int) -> None:
        super().__init__()
        self.actions = actions
        self.first = nn.Linear(inputs, WIDTH)
        self.second = nn.Linear(WIDTH, WIDTH)
        self.policy = nn.Linear(WIDTH, actions)
        self.value = nn.Linear(WIDTH, 1)
        nn.init.orthogonal_(self.policy.weight, 0.01)

    def forward(self, rows: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """The log probabilities (rows x actions), and the expected share of a victory (rows).

        :param rows: observations, rows x inputs.
        :param masks: true for legal actions, rows x actions.
        """
        hidden = torch.relu(self.second(torch.relu(self.first(rows))))
        scores = self.policy(hidden).masked_fill(~masks, IMPOSSIBLE)
        return torch.log_softmax(scores, dim=1), self.value(hidden).squeeze(1)


class RelatedNetwork(nn.Module):
    """Uses the same weights for every thing, for its neighbours, and for every action of a kind.

    :param related: the things, their neighbours, and the things that actions name.
    """

    pace: ClassVar[int] = 4  # the network is narrow, so each weight must move farther
    # With the rate and the magnet of the flat network, a policy of La reconquista won more for fifty updates,
    # then became sure of its actions and won less than before.
    rate: ClassVar[float] = 1e-4
    magnetism: ClassVar[float] = 0.2

    near: Tensor
    named_by: Tensor

    def __init__(self, related: Related) -> None:
        super().__init__()
        self.related = related
        self.actions = len(related.named)
        self.register_buffer("near", torch.from_numpy(related.near), persistent=False)
        named = related.named.copy()
        named[named < 0] = related.things
        self.register_buffer("named_by", torch.from_numpy(named), persistent=False)
        self.each = nn.Linear(related.each, THING)
        self.table = nn.Linear(related.table, THING, bias=False)
        self.rounds = nn.ModuleList(nn.Linear(4 * THING, THING) for _ in range(ROUNDS))
        self.whole = nn.Linear(related.table + 2 * THING, WHOLE)
        self.named = nn.Linear(THING, 2 * THING, bias=False)
        self.asked = nn.Linear(WHOLE, THING, bias=False)
        self.kind = nn.Embedding(related.kinds, THING)
        self.score = nn.Embedding(related.kinds, THING)
        self.value = nn.Linear(WHOLE, 1)
        nn.init.normal_(self.kind.weight, 0, 0.1)
        nn.init.normal_(self.score.weight, 0, 0.1)

    def forward(self, rows: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """The same results as those of :class:`Network`, from the last numbers of each row."""
        related = self.related
        rows = rows[:, -related.length :]
        table = rows[:, : related.table]
        each = rows[:, related.table :].view(-1, related.each, related.things).transpose(1, 2)
        things = torch.relu(self.each(each) + self.table(table).unsqueeze(1))
        for one in self.rounds:
            own, near, whole = one.weight.split([THING, THING, 2 * THING], dim=1)
            heard = _pooled(things) @ whole.T + one.bias
            things = torch.relu(things @ own.T + self.near @ (things @ near.T) + heard.unsqueeze(1))
        whole = torch.relu(self.whole(torch.cat([table, _pooled(things)], dim=1)))
        # Only legal actions are scored, because they are few.
        row, action = masks.nonzero(as_tuple=True)
        kind, first, second = self.named_by[action].unbind(1)
        named = nn.functional.pad(self.named(things), (0, 0, 0, 1)).view(-1, 2, THING)
        at = row * (related.things + 1)
        hidden = self.asked(whole)[row] + self.kind(kind)
        hidden = hidden + named[:, 0].index_select(0, at + first) + named[:, 1].index_select(0, at + second)
        found = (torch.relu(hidden) * self.score(kind)).sum(1)
        scores = torch.full(masks.shape, IMPOSSIBLE).index_put((row, action), found)
        return torch.log_softmax(scores, dim=1), self.value(whole).squeeze(1)


AnyNetwork = Network | RelatedNetwork


def new_network(batch: Batch) -> AnyNetwork:
    """A network for the rows of a batch: over relations if the rows contain them."""
    relations = batch.features.relations
    if relations is not None:
        return RelatedNetwork(Related(relations))
    return Network(batch.observations.shape[1], batch.actions)


def _pooled(things: Tensor) -> Tensor:
    return torch.cat([things.amax(1), things.mean(1)], dim=1)


def save(network: nn.Module, path: Path, said: dict[str, Any]) -> None:
    """Write the weights as safetensors, in float16, with *said* as JSON in the metadata.

    The file is replaced atomically.
    """
    from safetensors.numpy import save as packed

    weights: dict[str, NDArray[Any]] = {
        name: tensor.detach().numpy().astype(np.float16) for name, tensor in network.state_dict().items()
    }
    write_whole(path, packed(weights, {"made": json.dumps(said, sort_keys=True)}))
