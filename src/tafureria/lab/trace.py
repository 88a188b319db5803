"""The data that an observer records of a game to measure it: one row for each decision."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from tafureria.core.event import Event
from tafureria.core.game import Action, AnyGame, Mask, Seat, State, seats_in


class Trace:
    """All decisions of one game, in order; lists have one entry per decision unless stated otherwise."""

    def __init__(self) -> None:
        self.order: list[Seat] = []
        """The seats in the order of play."""
        self.seats: list[Seat] = []
        self.actions: list[Action] = []
        self.legal: list[list[Action]] = []
        """The legal actions of the seat."""
        self.together: list[bool] = []
        """Whether the seat chose at the same time as the one in the row before."""
        self.phases: list[str] = []
        self.scores: list[list[float]] = []
        """The score of each seat: one entry for the opening, then one after each decision."""
        self.tags: list[list[str]] = []
        """The tags of the events: one entry for the opening, then one after each decision."""
        self.winners: Mask = 0
        self.ending = ""
        self._asked: Mask = 0

    def begin(self, game: AnyGame, state: State, events: list[Event]) -> None:
        """Record the opening."""
        self._game = game
        self.order = game.order_of_play(state)
        self._after(state, events)

    def choose(self, state: State, seat: Seat, legal: list[Action], action: Action) -> None:
        """Record the choice of a seat."""
        waiting = self._game.waiting(state)
        self.together.append(bool(self._asked >> seat & 1))
        self._asked = waiting & ~(1 << seat) if waiting & (waiting - 1) else self._asked & ~(1 << seat)
        self.seats.append(seat)
        self.actions.append(int(action))
        self.legal.append(legal)
        self.phases.append(self._game.view(state, seat).phase)

    def carried_out(self, state: State, events: list[Event]) -> None:
        """Record the scores and events after an action."""
        self._after(state, events)

    def _after(self, state: State, events: list[Event]) -> None:
        self.scores.append([float(score) for score in self._game.scores(state)])
        self.tags.append([str(event.__struct_config__.tag) for event in events])
        ending = self._game.ending(state)
        if ending is not None:
            self.winners = self._game.winners(state)
            self.ending = ending

    @property
    def game(self) -> AnyGame:
        """The game that is observed."""
        return self._game

    @property
    def decisions(self) -> int:
        """The number of decisions."""
        return len(self.seats)

    def choices(self) -> list[int]:
        """The number of legal actions at each decision."""
        return [len(legal) for legal in self.legal]

    def leaders(self) -> list[Mask]:
        """The seats with the best score, in the opening and after each decision."""
        return [
            sum(1 << seat for seat, score in enumerate(scores) if score == max(scores))
            for scores in self.scores
        ]

    def winner(self) -> Seat:
        """The lowest seat that won; -1 if nobody did."""
        return next(iter(seats_in(self.winners)), -1)

    def changed_others(self) -> list[bool]:
        """Whether each decision changed the score of a seat other than the one that decided."""
        return [
            any(a != b for other, (a, b) in enumerate(zip(*pair, strict=True)) if other != seat)
            for seat, pair in zip(self.seats, pairwise(self.scores), strict=True)
        ]

    def events(self) -> Counter[str]:
        """How often each kind of event happened."""
        return Counter(tag for tags in self.tags for tag in tags)
