"""A learned player: one pass of a small network over what its seat knows, with NumPy alone.

``tafureria learn`` makes the files of weights; ``policy:FILE`` is the name of a player that uses such a file,
and ``policy`` that of the player whose weights come with the game.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Final

from tafureria.core.chance import Dice, mix
from tafureria.core.game import Notebook
from tafureria.core.player import Player
from tafureria.core.registry import Entry, find
from tafureria.core.tensor import size
from tafureria.core.weights import header

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


NAME: Final = "policy"
"""The player that uses the weights that come with a game."""
PREFIX: Final = "policy:"
"""Prefix of the name of a player that uses other weights; the name of their file follows."""
FILE: Final = "players/policy.safetensors"
SHARP: Final = 2
"""The power to which probabilities are raised: the player hardly ever makes unlikely choices, most of which
are mistakes, but still mixes choices that are about equally good. Measured in ``results/learning.md``."""
FINE: Final = 1 << 30
"""Resolution of a random draw from 0 to 1."""


class BadWeights(ValueError):
    """The file does not contain weights for the game."""


def taught(entry: Entry) -> bool:
    """Whether the game comes with weights and NumPy, which uses them, is installed."""
    return (entry.folder / FILE).is_file() and find_spec("numpy") is not None


def by_weights(entry: Entry, file: Path | None = None) -> Player:
    """A player that uses a file of weights; its network gets the same inputs as when it learned.

    :param file: weights, as ``tafureria learn`` writes them; by default those that come with the game.
    :raises BadWeights: when they belong to another game, or to another layout of its views.
    :raises OSError: when the file cannot be read.
    """
    file = file or entry.folder / FILE
    return (Relator if made_of(file).get("relations") else Policy)(entry, file)


class Policy:
    """Chooses by the probabilities that a network gives to the legal actions, from the view alone.

    :raises BadWeights: when the weights were not made for this game.
    """

    remembers: ClassVar[bool] = False

    def __init__(self, entry: Entry, file: Path) -> None:
        self._name, self._file = entry.name, file
        self._weights = weights(file)
        try:
            needed = self._needed(entry)
            fits = all(self._weights[name].shape == shape for name, shape in needed.items())
        except KeyError:
            fits = False
        if not fits:
            raise BadWeights(f"{self._file}: not made for {entry.name} as it is now")

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (self._name, self._file)

    def _needed(self, entry: Entry) -> dict[str, tuple[int, ...]]:
        """The shapes of the weights that it needs; it also stores what it needs of the game."""
        tensor = entry.tensor()
        if tensor is None:
            raise BadWeights(f"{entry.name} has no tensor.py, so nothing can be learned of it")
        self._fill, self._length = tensor.fill, size(tensor.LAYOUT)
        width = len(self._weights["first.bias"])
        return {
            "first.weight": (width, self._length),
            "second.weight": (width, width),
            "second.bias": (width,),
            "policy.weight": (entry.game.actions, width),
            "policy.bias": (entry.game.actions,),
        }

    def chances(
        self, view: Any, legal: list[int], notebook: Notebook[Any] | None = None
    ) -> NDArray[np.float32]:
        """The probability with which it chooses each of *legal*."""
        import numpy as np

        scores = self._scores(view, legal, notebook)
        out = np.exp(SHARP * (scores - scores.max()))
        return np.asarray(out / out.sum(), np.float32)

    def _scores(self, view: Any, legal: list[int], notebook: Notebook[Any] | None) -> NDArray[np.float32]:
        import numpy as np

        del notebook
        held = self._weights
        row = np.zeros(self._length, np.float32)
        self._fill(view, row)
        hidden = np.maximum(held["first.weight"] @ row + held["first.bias"], 0)
        hidden = np.maximum(held["second.weight"] @ hidden + held["second.bias"], 0)
        return np.asarray(held["policy.weight"][legal] @ hidden + held["policy.bias"][legal], np.float32)

    def choose(self, view: Any, legal: list[int], notebook: Notebook[Any] | None, seed: int) -> int:
        """Choose one of *legal* at random by its probability: mixing is part of what was learned."""
        if len(legal) == 1:
            return legal[0]
        left = Dice(mix(seed)).below(FINE) / FINE
        for action, chance in zip(legal, self.chances(view, legal, notebook).tolist(), strict=True):
            left -= chance
            if left < 0:
                return action
        return legal[-1]


class Relator(Policy):
    """A policy whose network gets what ``relations.py`` of its game writes about each thing."""

    remembers: ClassVar[bool] = True

    def _needed(self, entry: Entry) -> dict[str, tuple[int, ...]]:
        from tafureria.players.related import Related

        relations = entry.relations()
        if relations is None:
            raise BadWeights(f"{self._file}: {entry.name} has no relations.py")
        self._tell, self._related = relations.fill, Related(relations)
        return self._related.shapes(len(self._weights["each.bias"]), len(self._weights["whole.bias"]))

    def _scores(self, view: Any, legal: list[int], notebook: Notebook[Any] | None) -> NDArray[np.float32]:
        import numpy as np

        assert notebook is not None
        row = np.zeros(self._related.length, np.float32)
        self._tell(view, notebook, row)
        return self._related.scores(self._weights, row, legal)


def _again(name: str, file: Path) -> Player:
    return by_weights(find(name), file)


@cache
def made_of(file: Path) -> dict[str, Any]:
    """How the weights in a file were made, as the file says; empty if it does not say.

    :raises BadWeights: when it is not a file of weights.
    :raises OSError: when it cannot be read.
    """
    try:
        made = header(file.read_bytes())[0].get("__metadata__", {}).get("made", "{}")
        return dict(json.loads(made))
    except (ValueError, AttributeError, TypeError) as error:
        raise BadWeights(f"{file}: no weights ({type(error).__name__}: {error})") from error


@cache
def weights(file: Path) -> dict[str, NDArray[np.float32]]:
    """The weights in a safetensors file (a length, a JSON header and the numbers), as float32.

    :raises BadWeights: when it is not such a file, or holds other numbers than float16 and float32.
    :raises OSError: when it cannot be read.
    """
    import numpy as np

    data = file.read_bytes()
    kinds = {"F16": np.float16, "F32": np.float32}
    out = {}
    try:
        layers, start = header(data)
        for layer, each in layers.items():
            if layer == "__metadata__":
                continue
            first, last = each["data_offsets"]
            numbers = np.frombuffer(data[start + first : start + last], kinds[each["dtype"]])
            out[layer] = numbers.reshape(each["shape"]).astype(np.float32)
    except (ValueError, KeyError, TypeError, IndexError) as error:
        raise BadWeights(f"{file}: no weights ({type(error).__name__}: {error})") from error
    return out
