"""What decided a finished game, in one sentence of that game.

A game that says it has ``deciding.py`` with ``DECIDED``, its kinds of decisions, and ``decided(told, view)``,
which knows only what a watcher was told of the whole game and sees at its end.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Protocol

import msgspec

from tafureria.core.event import Event
from tafureria.core.game import OVER, TABLE, AnyGame


class Decided(msgspec.Struct, frozen=True, kw_only=True, tag_field="on"):
    """What decided a game. Its words are ``decided-TAG``, with fields like those of events."""


class Deciding(Protocol):
    """The module ``deciding.py`` of a game."""

    DECIDED: tuple[type[Decided], ...]
    decided: Callable[[list[Event], Any], Decided]
    """Takes all that a watcher was told, in order, and the watcher's last view, of a game that is over."""


def what_decided(
    game: AnyGame, deciding: Deciding | None, events: Iterable[Event], state: Any
) -> Decided | None:
    """What decided the game that ended in *state* after these events; ``None`` if it does not say."""
    if deciding is None or game.waiting(state) != OVER:
        return None
    told = [seen for event in events if (seen := event.seen_by(TABLE)) is not None]
    return deciding.decided(told, game.view(state, TABLE))
