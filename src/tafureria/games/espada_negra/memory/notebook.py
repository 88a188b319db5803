"""A perfect memory at one seat: a replay of the public game, and the sealed choices not yet opened."""

from __future__ import annotations

from typing import Final

from tafureria.core import game as core
from tafureria.core.chance import Dice
from tafureria.core.event import Event
from tafureria.core.shapes import Seat
from tafureria.games.espada_negra import actions, events
from tafureria.games.espada_negra import state as st
from tafureria.games.espada_negra.state import State

UNKNOWN: Final = -2
"""Stands for a sealed choice of another seat."""


class Notebook(core.Notebook[State]):
    """Replays each choice or outcome that an event reveals; events that only follow from it are ignored."""

    def __init__(self, game: core.AnyGame, start: State, seat: Seat) -> None:
        self.game = game
        self.seat = seat
        self.state = start
        """The public state: sealed choices are not in it until they are opened."""
        self.sealed = [st.NO_CHOICE] * start.seats
        """By seat: its sealed choice, ``UNKNOWN``, or ``NO_CHOICE`` when the seat has not chosen."""

    def hear(self, event: Event) -> None:
        """Update the notebook with one event, as this seat received it."""
        state = self.state
        if isinstance(event, events.Sealed):
            self.sealed[event.seat] = UNKNOWN if event.choice is None else event.choice
        elif isinstance(event, events.Declared):
            self._open(event.seats, event.choices)
        elif isinstance(event, events.Bids | events.Cried):
            self._open(event.seats, event.bids)
        elif isinstance(event, events.TurnedUp | events.SetAside):
            self.game.apply(state, core.CHANCE, event.card - state.deck.first)
        elif isinstance(event, events.Auctioneer):
            if event.drawn and state.phase == st.DRAW_AUCTIONEER:
                self.game.apply(state, core.CHANCE, event.seat)
        elif isinstance(event, events.Lot):
            self.game.apply(state, core.CHANCE, event.seat)
        elif isinstance(event, events.Order):
            self.game.apply(state, core.CHANCE, order_number(event.seats))
        else:
            self._hear_open(event)

    def _hear_open(self, event: Event) -> None:
        """Replay a choice that is public as soon as it is made."""
        state = self.state
        if isinstance(event, events.Leads):
            # Only a raise in the phase ``speak`` is a choice; any other follows from opened bids.
            if state.phase == st.SPEAK:
                self.game.apply(state, event.seat, event.bid)
        elif isinstance(event, events.Passed):
            self.game.apply(state, event.seat, actions.PASS)
        elif isinstance(event, events.Named):
            self.game.apply(state, event.seat, actions.NAME + event.leader_seat)
        elif isinstance(event, events.Pointed):
            self.game.apply(state, event.seat, actions.POINT + event.slot)
        elif isinstance(event, events.Spied):
            self.game.apply(state, event.seat, actions.DONE)
        elif isinstance(event, events.Quiet):
            self.game.apply(state, event.seat, actions.QUIET)

    def _open(self, seats: list[Seat], choices: list[int]) -> None:
        for seat, choice in zip(seats, choices, strict=True):
            self.game.apply(self.state, seat, choice)
        self.sealed = [st.NO_CHOICE] * self.state.seats

    def imagine(self, seed: int) -> State:
        """The public state, with a random legal choice for each sealed one that this seat does not know."""
        state = self.state.clone()
        dice = Dice(seed)
        # Legal choices are taken from the position before anybody chose: sealing one never changes another's.
        for seat, choice in enumerate(self.sealed):
            if choice == UNKNOWN:
                options = self.game.legal(self.state, seat)
                state.sealed[seat] = options[dice.below(len(options))]
            elif choice != st.NO_CHOICE:
                state.sealed[seat] = choice
            else:
                continue
            state.asked &= ~(1 << seat)
        return state


def order_number(seats: list[int]) -> int:
    """The index of an order of seats in the lexicographic sequence of all their orders.

    >>> order_number([2, 0, 5])
    2
    """
    rest = sorted(seats)
    number = 0
    for seat in seats:
        index = rest.index(seat)
        rest.pop(index)
        factorial = 1
        for k in range(2, len(rest) + 1):
            factorial *= k
        number += index * factorial
    return number
