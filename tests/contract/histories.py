"""Enumerates all histories of a tiny game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

from tafureria.core.event import Event
from tafureria.core.game import CHANCE, OVER, TABLE, AnyGame, seats_in
from tests.contract.walk import encode

MOST = 200_000
"""The largest number of positions, over all histories, that a tiny game may have."""


def branches(game: AnyGame, state: Any) -> list[tuple[int, int]]:
    """Return (seat, action) for all that can happen next; of several awaited seats, only for the lowest."""
    waiting = game.waiting(state)
    if waiting == OVER:
        return []
    if waiting == CHANCE:
        return [(CHANCE, outcome) for outcome, weight in enumerate(game.chance(state)) if weight > 0]
    seat = (waiting & -waiting).bit_length() - 1
    return [(seat, action) for action in game.legal(state, seat)]


@cache
def perft(game: AnyGame) -> tuple[Counter[int], Counter[int]]:
    """Return the number of nodes and the number of leaves of the tiny game, by depth."""
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
    """Numbers the sequences of events as told to seats ("stories"): equal stories have equal numbers."""

    def __init__(self) -> None:
        self.numbers: dict[tuple[int, bytes], int] = {}
        self.heard: list[tuple[int, Event]] = []

    def after(self, number: int, events: list[Event], seat: int) -> int:
        """Return the number of story *number* continued by these events, as told to the seat."""
        for event in events:
            seen = event.seen_by(seat)
            if seen is None:
                continue
            key = (number, encode(seen))
            if key not in self.numbers:
                self.heard.append((number, seen))
                self.numbers[key] = len(self.heard)
            number = self.numbers[key]
        return number

    def events(self, number: int) -> list[Event]:
        """Return all events of a story, in order."""
        out = []
        while number:
            number, event = self.heard[number - 1]
            out.append(event)
        return out[::-1]


class Deeds:
    """Numbers the sequences of actions of each seat and of chance: equal sequences have equal numbers."""

    def __init__(self) -> None:
        self.numbers: dict[tuple[int, int], int] = {}

    def after(self, done: tuple[int, ...], seat: int, action: int) -> tuple[int, ...]:
        """Return the numbers *done*, one for each seat and the last for chance, continued by this action."""
        place = len(done) - 1 if seat == CHANCE else seat
        key = (done[place], action)
        number = self.numbers.setdefault(key, len(self.numbers) + 1)
        return (*done[:place], number, *done[place + 1 :])


def histories(game: AnyGame, stories: list[Stories]) -> Iterator[tuple[Any, tuple[int, ...]]]:
    """Yield (state, number of each seat's story) for every position in which a seat must act.

    Seats that choose at once answer in every order. Orders in which every seat did and was told the same lead
    to the same position, which is yielded once. If the table can see which seats have answered, only the
    order in which the lowest seat answers first is followed beyond the choice.
    """
    options, seats = game.tiny()
    deeds = Deeds()
    todo = [(game.new(options, seats), (0,) * seats, (0,) * (seats + 1), False)]
    met = set()
    while todo:
        state, numbers, done, is_aside = todo.pop()
        asked = seats_in(max(0, game.waiting(state)))
        if asked:
            yield state, numbers
        ways = branches(game, state)
        ways += [(seat, action) for seat in asked[1:] for action in game.legal(state, seat)]
        for seat, action in ways:
            child = state.clone()
            out: list[Event] = []
            game.apply(child, seat, action, out)
            goes_aside = is_aside or (seat in asked[1:] and _is_seen(game, state, child))
            if goes_aside and not _is_same_choice(game, state, child):
                continue
            heard = tuple(stories[s].after(n, out, s) for s, n in enumerate(numbers))
            did = deeds.after(done, seat, action)
            if (heard, did, goes_aside) not in met:
                met.add((heard, did, goes_aside))
                todo.append((child, heard, did, goes_aside))


def _is_seen(game: AnyGame, state: Any, child: Any) -> bool:
    """Whether the table sees that a seat has answered."""
    return bool(game.awaited(state, TABLE) != game.awaited(child, TABLE))


def _is_same_choice(game: AnyGame, state: Any, child: Any) -> bool:
    """Whether the child belongs to the same choice: the same phase, and no seat newly awaited."""
    waiting = game.waiting(child)
    if waiting <= 0 or waiting & ~game.waiting(state):
        return False
    return bool(game.view(child, TABLE).phase == game.view(state, TABLE).phase)
