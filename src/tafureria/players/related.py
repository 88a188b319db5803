"""A network that treats all things of one sort alike, such as the provinces of a map, with NumPy alone.

It applies the same weights to every thing and to what is near it, some rounds long, and to every action: what
an action is worth is computed from the things that it names. So it learns each lesson once, not sixty times.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from tafureria.core.tensor import Layout, Relations, size

ROUNDS: Final = 2
"""How often every thing hears from those near it and from the whole."""
CROWD: Final = 4.0
"""What comes from all that is near is divided by this: about as many things are near each."""

Numbers = NDArray[np.float32]


class Related:
    """What a network over the relations of a game is made of, besides its weights."""

    def __init__(self, relations: Relations) -> None:
        self.things = len(relations.NEAR)
        self.table = size(relations.TABLE)
        self.each = len(relations.EACH)
        self.layout: Layout = (
            *relations.TABLE,
            *((f"each: {name}", self.things) for name in relations.EACH),
        )
        self.length = size(self.layout)
        """Numbers of a row."""
        self.near = np.zeros((self.things, self.things), np.float32)
        for thing, near in enumerate(relations.NEAR):
            self.near[thing, near] = 1 / CROWD
        self.named = np.array(relations.NAMED, np.intp)
        """By action its kind, and the things that it names; a -1 finds the row of zeros after all things."""
        self.kinds = int(self.named[:, 0].max()) + 1

    def shapes(self, thing: int, whole: int) -> dict[str, tuple[int, ...]]:
        """The weights that :meth:`scores` needs.

        :param thing: numbers that are computed of each thing.
        :param whole: of all things together.
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
    """What is so of all things together."""
    return np.concatenate([things.max(axis=0), things.mean(axis=0)])
