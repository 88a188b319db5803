"""What luck gave and took: control variates in the manner of AIVAT (Burch and others, 2018).

Whenever chance acts, what it did is compared with what it would have done on average, by the value of the
position (:mod:`tafureria.analysis.value`). Given the position before, the mean of each such difference is 0,
however wrong the value is: so a result from which they are subtracted keeps its mean, and loses as much of
its noise as the value understands. The same goes for choices of computer players, which are known: what one
did is compared with what it would have done with other seeds.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt
from typing import Any, Final

from tafureria.analysis.course import Course
from tafureria.analysis.value import Value, value_of
from tafureria.core.chance import Dice, mix
from tafureria.core.event import Event
from tafureria.core.game import CHANCE, AnyGame, Notebook, settle
from tafureria.core.player import Player
from tafureria.core.shapes import Action, Seat, State

DEALS: Final = 4
"""Other outcomes of chance that each is compared with."""
SEEDS: Final = 3
"""Other choices of the same computer player that each is compared with."""
CLOSELY: Final = 64
"""Other outcomes, for a single game."""


class Surprise:
    """How far what happened was better than the average, summed over a game, by seat."""

    __slots__ = ("squares", "sums")

    def __init__(self, seats: int) -> None:
        self.sums = [0.0] * seats
        self.squares = [0.0] * seats
        """Sums of the squared errors of the averages, which come from samples."""

    def add(self, actual: list[float], others: Sequence[list[float]]) -> None:
        """What happened, and what else might have: each with the chances of all seats."""
        count = len(others)
        for seat, mine in enumerate(actual):
            mean = sum(other[seat] for other in others) / count
            self.sums[seat] += mine - mean
            if count > 1:
                spread = sum((other[seat] - mean) ** 2 for other in others) / (count - 1)
                self.squares[seat] += spread / count


def of_chance(
    game: AnyGame, value: Value, before: State, after: State, seed: int, deals: int
) -> tuple[list[float], list[list[float]]]:
    """The chances after chance has acted, and those after *deals* other things that it might have done."""
    others = []
    for number in range(deals):
        other: Any = before.clone()
        settle(game, other, Dice(mix(seed ^ mix(number))), None)
        others.append(value.chances(other))
    return value.chances(after), others


def of_choice(
    game: AnyGame, value: Value, before: State, seat: Seat, action: Action, others: Iterable[Action]
) -> tuple[list[float], list[list[float]]]:
    """The chances after a choice, and those after what the same player might have chosen."""
    known: dict[Action, list[float]] = {}

    def after(one: Action) -> list[float]:
        if one not in known:
            state: Any = before.clone()
            game.apply(state, seat, one)
            known[one] = value.chances(state)
        return known[one]

    return after(action), [after(other) for other in others]


class Known:
    """Computer players whose choices are known: what each would have done with other seeds."""

    def __init__(self, game: AnyGame, options: Any, players: Sequence[Player | None]) -> None:
        self._game, self._players = game, players
        seats = len(players)
        self._books: list[Notebook[Any] | None] = [
            game.notebook(options, seats, seat) if player is not None and player.remembers else None
            for seat, player in enumerate(players)
        ]
        self.listens = any(book is not None for book in self._books)

    def hear(self, events: list[Event]) -> None:
        """Tell all notebooks."""
        for seat, book in enumerate(self._books):
            if book is not None:
                for event in events:
                    seen = event.seen_by(seat)
                    if seen is not None:
                        book.hear(seen)

    def others(self, state: State, seat: Seat, seed: int) -> list[Action]:
        """What the player of that seat might choose; empty for one that is not known, or has no choice."""
        player = self._players[seat]
        legal = self._game.legal(state, seat)
        if player is None or len(legal) < 2:
            return []
        view, book = self._game.view(state, seat), self._books[seat]
        seeds = [mix(seed ^ mix(number)) for number in range(SEEDS)]
        return [int(player.choose(view, list(legal), book, one)) for one in seeds]


class Ledger:
    """What luck gave each seat in one recorded game."""

    def __init__(self, course: Course, seed: int) -> None:
        self.course, self._seed = course, seed
        self._chance = Surprise(course.record.seats)
        self._value = value_of(course.entry)

    def estimate(self) -> None:
        """Do the work: at once, since nothing is played out."""
        if self._value is None:
            return
        for at, place in enumerate(self.course.places):
            if place.seat == CHANCE and at:
                before = self.course.places[at - 1].state
                seed = mix(self._seed ^ mix(at))
                self._chance.add(
                    *of_chance(self.course.game, self._value, before, place.state, seed, CLOSELY)
                )

    def luck(self, seat: Seat) -> float | None:
        """What chance added to the chance of winning of a seat; ``None`` where nothing measures it."""
        return None if self._value is None else self._chance.sums[seat]

    def error(self, seat: Seat) -> float:
        """Of the luck, as far as it comes from averages over samples."""
        return sqrt(self._chance.squares[seat])
