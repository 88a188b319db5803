"""A player that has learned: one pass of a small network over what the seat sees, with NumPy alone.

The weights of a game lie in ``games/NAME/players/policy.safetensors``; ``tafureria learn`` makes such files.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Final

from tafureria.core.chance import Dice, mix
from tafureria.core.game import Notebook
from tafureria.core.registry import Entry, find
from tafureria.core.tensor import size

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

NAME: Final = "policy"
"""Its name in the catalogue."""
FILE: Final = "players/policy.safetensors"
FINE: Final = 1 << 30
"""Into so many parts a draw is divided."""


class BadWeights(ValueError):
    """The file holds no weights for the game."""


def taught(entry: Entry) -> bool:
    """Whether there are weights for the game, and NumPy to play with."""
    return (entry.folder / FILE).is_file() and find_spec("numpy") is not None


class Policy:
    """Chooses by the probabilities that a network gives to the legal actions.

    :param file: weights to play with instead of those of the game.
    :raises BadWeights: when they belong to another game, or to another layout of its views.
    """

    remembers: ClassVar[bool] = False

    def __init__(self, entry: Entry, file: Path | None = None) -> None:
        tensor = entry.tensor()
        if tensor is None:
            raise BadWeights(f"{entry.name} has no tensor.py, so nothing can be learned of it")
        self._name, self._file = entry.name, file or entry.folder / FILE
        self._fill, self._length = tensor.fill, size(tensor.LAYOUT)
        self._weights = weights(self._file)
        if self._weights["first.weight"].shape[1] != self._length:
            raise BadWeights(f"{self._file}: not made for views of {entry.name} as they are now")
        if self._weights["policy.weight"].shape[0] != entry.game.actions:
            raise BadWeights(f"{self._file}: not made for the actions of {entry.name} as they are now")

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (self._name, self._file)

    def chances(self, view: Any, legal: list[int]) -> NDArray[np.float32]:
        """The probability of each of *legal*."""
        import numpy as np

        row = np.zeros(self._length, np.float32)
        self._fill(view, row)
        held = self._weights
        hidden = np.maximum(held["first.weight"] @ row + held["first.bias"], 0)
        hidden = np.maximum(held["second.weight"] @ hidden + held["second.bias"], 0)
        scores = held["policy.weight"][legal] @ hidden + held["policy.bias"][legal]
        out = np.exp(scores - scores.max())
        return np.asarray(out / out.sum(), np.float32)

    def choose(self, view: Any, legal: list[int], notebook: Notebook[Any] | None, seed: int) -> int:
        """One of *legal*, by chance: mixing is part of what was learned."""
        del notebook
        if len(legal) == 1:
            return legal[0]
        left = Dice(mix(seed)).below(FINE) / FINE
        for action, chance in zip(legal, self.chances(view, legal).tolist(), strict=True):
            left -= chance
            if left < 0:
                return action
        return legal[-1]


def _again(name: str, file: Path) -> Policy:
    return Policy(find(name), file)


@cache
def weights(file: Path) -> dict[str, NDArray[np.float32]]:
    """The arrays of a safetensors file in float32: a length, a JSON header, and the numbers.

    :raises BadWeights: when it is none, or holds other numbers than float16 and float32.
    """
    import numpy as np

    data = file.read_bytes()
    kinds = {"F16": np.float16, "F32": np.float32}
    try:
        start = 8 + int.from_bytes(data[:8], "little")
        header = json.loads(data[8:start])
        return {
            name: np.frombuffer(
                data[start + each["data_offsets"][0] : start + each["data_offsets"][1]], kinds[each["dtype"]]
            )
            .reshape(each["shape"])
            .astype(np.float32)
            for name, each in header.items()
            if name != "__metadata__"
        }
    except (ValueError, KeyError, TypeError, IndexError) as error:
        raise BadWeights(f"{file}: no weights ({error})") from error
