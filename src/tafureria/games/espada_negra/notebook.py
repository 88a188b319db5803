"""A perfect memory at one seat: the public game played along, and the sealed choices not yet opened."""

from __future__ import annotations

from tafureria.core.chance import Dice
from tafureria.core.event import Event
from tafureria.core.game import Notebook as CoreNotebook
from tafureria.games.espada_negra import events, rules
from tafureria.games.espada_negra.actions import DONE, NAME, POINT, QUIET
from tafureria.games.espada_negra.state import DRAW_OFFICE, NO_CHOICE, State

CHANCE = -1
UNKNOWN = -2


class Notebook(CoreNotebook[State]):
    """Every event that tells a choice or an outcome plays it; those that follow from it are not needed."""

    def __init__(self, start: State, seat: int) -> None:
        self.seat = seat
        self.state = start
        """The game as everybody knows it: sealed choices are not in it until they are opened."""
        self.sealed = [NO_CHOICE] * start.seats
        """Sealed choices: known, UNKNOWN, or NO_CHOICE when the seat has not chosen."""

    def hear(self, event: Event) -> None:
        """Fold in one told event."""
        state = self.state
        if isinstance(event, events.Sealed):
            self.sealed[event.seat] = UNKNOWN if event.choice is None else event.choice
        elif isinstance(event, events.Declared):
            self._open(event.seats, event.choices)
        elif isinstance(event, events.Bids | events.Cries):
            self._open(event.seats, event.bids)
        elif isinstance(event, events.TurnedUp | events.SetAside):
            rules.apply(state, CHANCE, event.card - state.deck.first, None)
        elif isinstance(event, events.Office):
            if event.drawn and state.phase == DRAW_OFFICE:
                rules.apply(state, CHANCE, event.seat, None)
        elif isinstance(event, events.Lot):
            rules.apply(state, CHANCE, event.seat, None)
        elif isinstance(event, events.Order):
            rules.apply(state, CHANCE, order_number(event.seats), None)
        else:
            self._hear_open(event)

    def _hear_open(self, event: Event) -> None:
        """Choices that everybody sees as they are made."""
        state = self.state
        if isinstance(event, events.Leads):
            # Only a raise that was spoken in turn is a choice; the others follow from opened bids.
            if rules.is_speaking(state):
                rules.apply(state, event.seat, event.bid, None)
        elif isinstance(event, events.Passed):
            rules.apply(state, event.seat, 0, None)
        elif isinstance(event, events.Named):
            rules.apply(state, event.seat, NAME + event.leader_seat, None)
        elif isinstance(event, events.Pointed):
            rules.apply(state, event.seat, POINT + event.slot, None)
        elif isinstance(event, events.Spied):
            rules.apply(state, event.seat, DONE, None)
        elif isinstance(event, events.Quiet):
            rules.apply(state, event.seat, QUIET, None)

    def _open(self, seats: list[int], choices: list[int]) -> None:
        for seat, choice in zip(seats, choices, strict=True):
            rules.apply(self.state, seat, choice, None)
        self.sealed = [NO_CHOICE] * self.state.seats

    def imagine(self, seed: int) -> State:
        """The public game, with a legal choice for every sealed one that this seat does not know."""
        state = self.state.clone()
        dice = Dice(seed)
        # Legal choices are those of the position before anybody chose: sealing changes no other's.
        for seat, choice in enumerate(self.sealed):
            if choice == UNKNOWN:
                options = rules.legal(self.state, seat)
                state.commits[seat] = options[dice.below(len(options))]
            elif choice != NO_CHOICE:
                state.commits[seat] = choice
            else:
                continue
            state.pending &= ~(1 << seat)
        return state


def order_number(seats: list[int]) -> int:
    """The place of an order of seats in lexicographic sequence.

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
