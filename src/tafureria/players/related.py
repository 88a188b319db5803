"""A network that treats all things of one sort alike, such as the provinces of a map, with NumPy alone.

It applies the same weights to every thing and its neighbours, for a few rounds, and to every action: the
score of an action is computed from the things that it names. So it learns each lesson once, not sixty times.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from tafureria.core.tensor import Layout, Relations, size

ROUNDS: Final = 2
"""Number of rounds in which every thing gets numbers from its neighbours and from all things together."""
CROWD: Final = 4.0
"""The sum over a thing's neighbours is divided by this, which is about the mean number of neighbours."""

Numbers = NDArray[np.float32]


class Related:
    """A network over the relations of a game: everything but its weights."""

    def __init__(self, relations: Relations) -> None:
        self.things = len(relations.NEAR)
        self.table = size(relations.TABLE)
        self.each = len(relations.EACH)
        self.layout: Layout = (
            *relations.TABLE,
            *((f"each: {name}", self.things) for name in relations.EACH),
        )
        self.length = size(self.layout)
        """Length of a row, in numbers."""
        self.near = np.zeros((self.things, self.things), np.float32)
        for thing, near in enumerate(relations.NEAR):
            self.near[thing, near] = 1 / CROWD
        self.named = np.array(relations.NAMED, np.intp)
        """For each action its kind and the things that it names; -1 indexes the row of zeros at the end."""
        self.kinds = int(self.named[:, 0].max()) + 1

    def shapes(self, thing: int, whole: int) -> dict[str, tuple[int, ...]]:
        """The shapes of the weights that :meth:`scores` needs.

        :param thing: how many numbers are computed for each thing.
        :param whole: how many numbers are computed for all things together.
        """
        out: dict[str, tuple[int, ...]] = {
            "each.weight": (thing, self.each),
            "each.bias": (thing,),
            "table.weight": (thing, self.table),
            "whole.weight": (whole, self.table + 2 * thing),
            "whole.bias": (whole,),
            "named.weight": (2 * thing, thing),
            "asked.weight": (thing, whole),
            "kind.weight": (self.kinds, thing),
            "score.weight": (self.kinds, thing),
        }
        for number in range(ROUNDS):
            out[f"rounds.{number}.weight"] = (thing, 4 * thing)
            out[f"rounds.{number}.bias"] = (thing,)
        return out

    def scores(self, held: dict[str, Numbers], row: Numbers, legal: list[int]) -> Numbers:
        """The network's logits for the actions in *legal*."""
        table, each = row[: self.table], row[self.table :].reshape(self.each, self.things).T
        things = each @ held["each.weight"].T + held["each.bias"] + held["table.weight"] @ table
        things = np.maximum(things, 0)
        width = things.shape[1]
        for number in range(ROUNDS):
            own, near, whole = np.split(held[f"rounds.{number}.weight"], [width, 2 * width], axis=1)
            things = (
                things @ own.T
                + self.near @ (things @ near.T)
                + (whole @ _pooled(things) + held[f"rounds.{number}.bias"])
            )
            things = np.maximum(things, 0)
        whole = held["whole.weight"] @ np.concatenate([table, _pooled(things)]) + held["whole.bias"]
        asked = held["asked.weight"] @ np.maximum(whole, 0)
        named = np.zeros((self.things + 1, 2 * width), np.float32)
        named[:-1] = things @ held["named.weight"].T
        kind, first, second = self.named[legal].T
        hidden = asked + held["kind.weight"][kind] + named[first, :width] + named[second, width:]
        return np.asarray((np.maximum(hidden, 0) * held["score.weight"][kind]).sum(axis=1), np.float32)


def _pooled(things: Numbers) -> Numbers:
    """The maximum and the mean over all things."""
    return np.concatenate([things.max(axis=0), things.mean(axis=0)])
