"""A recorded game step by step: every position, before and after chance acts."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from tafureria.core import registry
from tafureria.core.chance import Dealer
from tafureria.core.event import Event
from tafureria.core.game import CHANCE, OVER, TABLE, settle
from tafureria.core.record import Record, Unreadable
from tafureria.core.shapes import Action, Seat, State
from tafureria.players.levels import usual

ROUNDS: Final = ("round", "turn")
"""Fields of a view that may count the rounds of a game."""


class Place(NamedTuple):
    """A position of the game, and the action that led to it."""

    step: int
    settled: bool
    state: State
    seat: Seat
    """The seat that acted; ``CHANCE`` where chance acted, and before the opening."""
    action: Action
    """-1 where chance acted."""
    events: list[Event]
    """The events since the place before."""


class Course:
    """The whole course of a recorded game. Do not change its states: clone one before playing on from it.

    :raises Unreadable: at the first action that the rules refuse.
    """

    def __init__(self, record: Record) -> None:
        self.record = record
        self.entry = registry.find(record.game)
        self.game = self.entry.game
        self.player = usual(self.entry)
        """The name of the computer player that is used in playouts."""
        self.places: list[Place] = []
        self._rounds: dict[tuple[int, bool], int | None] = {}
        self._walk()
        last = self.places[-1].state
        self.is_over = self.game.waiting(last) == OVER
        self.winners = self.game.winners(last)

    def _walk(self) -> None:
        game, record = self.game, self.record
        state, dealer = game.new(record.options, record.seats), Dealer(record.key)
        self._note(Place(0, game.waiting(state) != CHANCE, state.clone(), CHANCE, -1, []))
        self._settle(state, dealer, 0)
        for step, (seat, action) in enumerate(record.actions, 1):
            rule = game.check(state, seat, action)
            if rule is not None:
                what = f'{step} ("{seat} {game.notation(action)}")'
                raise Unreadable("illegal-action", what=what, rule=rule)
            out: list[Event] = []
            game.apply(state, seat, action, out)
            self._note(Place(step, game.waiting(state) != CHANCE, state.clone(), seat, action, out))
            self._settle(state, dealer, step)

    def _settle(self, state: Any, dealer: Dealer, step: int) -> None:
        if self.game.waiting(state) == CHANCE:
            out: list[Event] = []
            settle(self.game, state, dealer, out)
            self._note(Place(step, True, state.clone(), CHANCE, -1, out))

    def _note(self, place: Place) -> None:
        self.places.append(place)

    def turns(self) -> list[int]:
        """The places between turns: where chance acts or has acted, or another seat goes on, and both ends.

        Whoever judges single steps of a turn judges half a thought: a troop that was put down, a move begun.
        """
        last = len(self.places) - 1
        return [
            at
            for at, place in enumerate(self.places)
            if at == last or place.seat == CHANCE or self.places[at + 1].seat != place.seat
        ]

    def turns_of(self, seat: Seat) -> list[list[int]]:
        """The turns of a seat as it knows them: places of its actions between which it was told nothing."""
        out: list[list[int]] = []
        for at, place in enumerate(self.places):
            if place.seat == seat:
                if out and not self.told(seat, out[-1][-1] + 1, at):
                    out[-1].append(at)
                else:
                    out.append([at])
        return out

    def told(self, seat: Seat, first: int, last: int) -> list[Event]:
        """The events told to the seat at the places from *first* up to, but not including, *last*."""
        seen = (event.seen_by(seat) for place in self.places[first:last] for event in place.events)
        return [event for event in seen if event is not None]

    def round_at(self, place: Place) -> int | None:
        """The round or turn of the game at a place; ``None`` where the game's view does not count them."""
        key = place.step, place.settled
        if key not in self._rounds:
            self._rounds[key] = self._count(place)
        return self._rounds[key]

    def _count(self, place: Place) -> int | None:
        view = self.game.view(place.state, TABLE)
        for name in ROUNDS:
            value = getattr(view, name, None)
            if isinstance(value, int) and not isinstance(value, bool):
                return value
        return None
