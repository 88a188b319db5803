"""Every history of a tiny game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from tafureria.core.event import Event
from tafureria.core.game import CHANCE, OVER, AnyGame

MOST = 250_000
"""Positions that a tiny game may have, over all histories."""


def branches(game: AnyGame, state: Any) -> list[tuple[int, int]]:
    """(seat, action) of everything that can happen next; of several seats the lowest commits first."""
    waiting = game.waiting(state)
    if waiting == OVER:
        return []
    if waiting == CHANCE:
        return [(CHANCE, outcome) for outcome, weight in enumerate(game.chance(state)) if weight > 0]
    seat = (waiting & -waiting).bit_length() - 1
    return [(seat, action) for action in game.legal(state, seat)]


def perft(game: AnyGame) -> tuple[Counter[int], Counter[int]]:
    """Nodes by depth and leaves by depth."""
    options, seats = game.tiny()
    nodes: Counter[int] = Counter()
    leaves: Counter[int] = Counter()
    todo = [(game.new(options, seats), 0)]
    count = 0
    while todo:
        state, depth = todo.pop()
        nodes[depth] += 1
        count += 1
        assert count <= MOST, f"{game.name}: tiny() is not small enough"
        ways = branches(game, state)
        if not ways:
            leaves[depth] += 1
        for seat, action in ways:
            child = state.clone()
            game.apply(child, seat, action)
            todo.append((child, depth + 1))
    return nodes, leaves


def histories(game: AnyGame) -> Iterator[tuple[Any, tuple[tuple[Event, ...], ...]]]:
    """(state, events of each step so far) of every position in which somebody is asked.

    The story is a linked list, latest step first, so that no history is copied.
    """
    options, seats = game.tiny()
    todo: list[tuple[Any, Any]] = [(game.new(options, seats), ())]
    count = 0
    while todo:
        state, story = todo.pop()
        count += 1
        assert count <= MOST, f"{game.name}: tiny() is not small enough"
        if game.waiting(state) > 0:
            yield state, story
        for seat, action in branches(game, state):
            child = state.clone()
            out: list[Event] = []
            game.apply(child, seat, action, out)
            todo.append((child, (tuple(out), story)))
