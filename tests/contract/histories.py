"""Every history of a tiny game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

from tafureria.core.event import Event
from tafureria.core.game import CHANCE, OVER, AnyGame
from tests.contract.walk import encode

MOST = 200_000
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


@cache
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


class Stories:
    """What each seat was told so far, as a number: the same number, the same story."""

    def __init__(self) -> None:
        self.numbers: dict[tuple[int, bytes], int] = {}
        self.heard: list[tuple[int, list[Event]]] = [(-1, [])]

    def after(self, number: int, events: list[Event], seat: int) -> int:
        """The story *number*, and then these events as told to the seat."""
        heard = [seen for e in events if (seen := e.seen_by(seat)) is not None]
        if not heard:
            return number
        key = (number, encode(heard))
        if key not in self.numbers:
            self.numbers[key] = len(self.heard)
            self.heard.append((number, heard))
        return self.numbers[key]

    def events(self, number: int) -> list[Event]:
        """All that was told, in order."""
        parts = []
        while number >= 0:
            number, heard = self.heard[number]
            parts.append(heard)
        return [event for heard in reversed(parts) for event in heard]


def histories(game: AnyGame, stories: list[Stories]) -> Iterator[tuple[Any, tuple[int, ...]]]:
    """(state, number of the story of each seat) of every position in which somebody is asked."""
    options, seats = game.tiny()
    todo = [(game.new(options, seats), (0,) * seats)]
    while todo:
        state, numbers = todo.pop()
        if game.waiting(state) > 0:
            yield state, numbers
        for seat, action in branches(game, state):
            child = state.clone()
            out: list[Event] = []
            game.apply(child, seat, action, out)
            todo.append((child, tuple(stories[s].after(n, out, s) for s, n in enumerate(numbers))))
