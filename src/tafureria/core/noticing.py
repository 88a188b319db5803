"""What others notice of an action: the time of what they do not notice must not be noticed either."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from tafureria.core.event import Event
from tafureria.core.game import CHANCE, OVER, TABLE, AnyGame
from tafureria.core.shapes import Action, Seat

_json: Final = msgspec.json.Encoder(order="deterministic")
Face = tuple[bytes, list[Action]]
"""All that an observer sees of a state, as bytes (the last eight: awaited seats), and its legal actions."""


def face(game: AnyGame, state: Any, seat: Seat) -> Face:
    """What *seat* (or ``TABLE``) sees of a state."""
    waiting = game.waiting(state)
    legal = game.legal(state, seat) if seat >= 0 and waiting > 0 and waiting >> seat & 1 else []
    awaited = max(OVER, game.awaited(state, seat))
    return _json.encode(game.view(state, seat)) + awaited.to_bytes(8, "big"), legal


def faces(game: AnyGame, state: Any) -> list[Face]:
    """What everybody sees: the table first, then each seat."""
    return [face(game, state, seat) for seat in range(TABLE, state.seats)]


def is_unnoticed(game: AnyGame, before: list[Face], after: Any, told: list[Event], actor: Seat) -> bool:
    """Would nobody but *actor* notice the action that led to *after* and caused the events *told*?"""
    if game.waiting(after) in (CHANCE, OVER):
        return False
    for seat in range(TABLE, after.seats):
        if seat == actor:
            continue
        if any(event.seen_by(seat) is not None for event in told):
            return False
        if face(game, after, seat) != before[seat + 1]:
            return False
    return True
