"""Shared parts of the PettingZoo and Gymnasium environments: spaces, observations, rendering, checks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal

import numpy as np
from gymnasium import logger, spaces
from gymnasium.error import ResetNeeded
from numpy.typing import NDArray

from tafureria.adapters.encoding import Encoder
from tafureria.adapters.episode import ILLEGAL, Episode
from tafureria.adapters.picture import picture
from tafureria.core.game import Action, Seat
from tafureria.core.registry import Entry
from tafureria.library.setup import BadSetup, checked_count

Observation = dict[str, NDArray[Any]] | NDArray[np.float32]
RENDER_MODES: Final = ["human", "ansi", "rgb_array"]
Idle = Literal["zeros", "one"]
IDLE: Final = ("zeros", "one")
"""What an environment may write into the mask of a seat that has nothing to choose (because it waits, or the
game is over): only zeros, or a single one, for action 0, so that something can be drawn from every mask. The
action is ignored; since it is certain, it adds nothing to an entropy or a gradient."""


class NotBegun(ResetNeeded, AttributeError):
    """No game is in progress. An ``AttributeError`` too, so that ``hasattr`` says what is there."""


class Observer:
    """Turns positions into observations.

    :param flat: whether an observation is the vector alone, rather than a dictionary with vector and mask.
    :param idle: one of :data:`IDLE`.
    :raises NoTensor: when the game has no ``tensor.py``.
    """

    def __init__(self, entry: Entry, *, flat: bool, idle: Idle) -> None:
        self.entry = entry
        self.flat = flat
        self.idle = idle
        self.encoder = Encoder(entry)
        self.length = self.encoder.length
        self.actions = entry.game.actions
        self.nothing = self.encoder.mask([0] if idle == "one" else [])
        """The mask of a seat that has nothing to choose, to be copied."""

    def __reduce__(self) -> tuple[Any, ...]:
        return _observer, (self.entry, self.flat, self.idle)

    def space(self) -> spaces.Space[Any]:
        """The space of observations."""
        return observation_space(self.encoder.low, self.encoder.high, None if self.flat else self.actions)

    def mask_of(self, legal: list[Action]) -> NDArray[np.int8]:
        """A new array with a one for each of these actions; if there are none, as :data:`IDLE` says."""
        return self.encoder.mask(legal) if legal else self.nothing.copy()

    def mask(self, episode: Episode, seat: Seat) -> NDArray[np.int8]:
        """The mask of the legal actions of the seat, a new array."""
        return self.mask_of(episode.game.legal(episode.state, seat))

    def observe(self, episode: Episode, seat: Seat, legal: list[Action]) -> Observation:
        """The observation of the seat, in new arrays."""
        vector = self.encoder.row(episode.state, seat)
        return vector if self.flat else {"observation": vector, "action_mask": self.mask_of(legal)}


def _observer(entry: Entry, flat: bool, idle: Idle) -> Observer:
    return Observer(entry, flat=flat, idle=idle)


def observation_space(
    low: NDArray[np.float32], high: NDArray[np.float32], actions: int | None
) -> spaces.Space[Any]:
    """The space of vectors between these bounds, with a mask of that many actions if there is one."""
    vector = spaces.Box(low, high, dtype=np.float32)
    if actions is None:
        return vector
    return spaces.Dict({"observation": vector, "action_mask": spaces.Box(0, 1, (actions,), np.int8)})


def drawn(episode: Episode, seat: Seat, render_mode: str | None) -> str | NDArray[np.uint8] | None:
    """The view of the seat (or ``TABLE``) as text (``ansi``) or as a picture (``rgb_array``), or printed.

    Without a render mode it only warns, as the libraries' own environments do.
    """
    if render_mode is None:
        logger.warn("render() needs a render_mode, such as render_mode='ansi' when the environment is made")
        return None
    text = episode.text(seat)
    if render_mode == "ansi":
        return text
    if render_mode == "rgb_array":
        return picture(text)
    print(text)  # noqa: T201 - this is what "human" means
    return None


def check_choices(
    *, render_mode: str | None, illegal: str, idle: str, limit: tuple[str, int | None]
) -> int | None:
    """Check arguments that environments share; *limit* is the name and the value of a limit on steps.

    :return: the limit as an int, or ``None``.
    :raises BadSetup: with the allowed values.
    """
    if render_mode is not None and render_mode not in RENDER_MODES:
        raise BadSetup(f"no render mode {render_mode!r}; there are: {', '.join(RENDER_MODES)}")
    if illegal not in ILLEGAL:
        raise BadSetup(f"illegal={illegal!r}: one of {', '.join(ILLEGAL)}")
    if idle not in IDLE:
        raise BadSetup(f"idle={idle!r}: one of {', '.join(IDLE)}")
    name, value = limit
    return None if value is None else checked_count(name, value, 1)


def unknown_options(options: object, known: tuple[str, ...] = ()) -> str | None:
    """What is wrong with the options given to ``reset``, in words; ``None`` if nothing is."""
    if options is not None and not isinstance(options, Mapping):
        return f"reset: options are values by name, not {options!r}"
    unknown = [name for name in options or () if name not in known]
    if not unknown:
        return None
    there = f"there are: {', '.join(known)}" if known else "there are none"
    return f"reset: no option {unknown[0]!r}; {there} (the rules are chosen when the environment is made)"
