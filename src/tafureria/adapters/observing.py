"""Shared parts of the PettingZoo and Gymnasium environments: spaces, observations, rendering, checks."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from tafureria.adapters.encoding import Encoder
from tafureria.adapters.episode import ILLEGAL, Episode
from tafureria.adapters.picture import picture
from tafureria.core.game import Seat
from tafureria.core.registry import Entry
from tafureria.library.setup import BadSetup

Observation = dict[str, NDArray[Any]] | NDArray[np.float32]
RENDER_MODES: Final = ["human", "ansi", "rgb_array"]


class Observer:
    """Turns positions into observations.

    :param flat: whether an observation is the vector alone, rather than a dictionary with vector and mask.
    :raises NoTensor: when the game has no ``tensor.py``.
    """

    def __init__(self, entry: Entry, *, flat: bool) -> None:
        self.entry = entry
        self.flat = flat
        self.encoder = Encoder(entry)
        self.length = self.encoder.length
        self.actions = entry.game.actions
        self.mask_of = self.encoder.mask
        """Function that returns a new array with a one for each of the given actions."""
        self.nothing = np.zeros(self.actions, dtype=np.int8)
        """The mask of a seat that must wait."""
        self.nothing.flags.writeable = False

    def __reduce__(self) -> tuple[Any, ...]:
        return _observer, (self.entry, self.flat)

    def space(self) -> spaces.Space[Any]:
        """The space of observations."""
        vector = spaces.Box(-np.inf, np.inf, (self.length,), np.float32)
        if self.flat:
            return vector
        mask = spaces.Box(0, 1, (self.actions,), np.int8)
        return spaces.Dict({"observation": vector, "action_mask": mask})

    def mask(self, episode: Episode, seat: Seat) -> NDArray[np.int8]:
        """An array with a one for each legal action of the seat; only zeros for a seat that must wait."""
        return self.mask_of(episode.game.legal(episode.state, seat))

    def observe(self, episode: Episode, seat: Seat, mask: NDArray[np.int8]) -> Observation:
        """The observation of the seat."""
        vector = self.encoder.row(episode.state, seat)
        return vector if self.flat else {"observation": vector, "action_mask": mask}


def _observer(entry: Entry, flat: bool) -> Observer:
    return Observer(entry, flat=flat)


def drawn(episode: Episode, seat: Seat, render_mode: str | None) -> str | NDArray[np.uint8] | None:
    """The view of the seat (or ``TABLE``) as text (``ansi``) or as a picture (``rgb_array``), or printed."""
    text = episode.text(seat)
    if render_mode == "ansi":
        return text
    if render_mode == "rgb_array":
        return picture(text)
    print(text)  # noqa: T201 - this is what "human" means
    return None


def check_choices(*, render_mode: str | None, illegal: str, limit: tuple[str, int | None]) -> None:
    """Check arguments that environments share; *limit* is the name and the value of a limit on steps.

    :raises BadSetup: with the allowed values.
    """
    if render_mode is not None and render_mode not in RENDER_MODES:
        raise BadSetup(f"no render mode {render_mode!r}; there are: {', '.join(RENDER_MODES)}")
    if illegal not in ILLEGAL:
        raise BadSetup(f"illegal={illegal!r}: one of {', '.join(ILLEGAL)}")
    name, value = limit
    if value is not None and (isinstance(value, bool) or not isinstance(value, int) or value < 1):
        raise BadSetup(f"{name}: at least 1, or None for no limit, not {value!r}")
