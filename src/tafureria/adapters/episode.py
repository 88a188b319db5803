"""A game in progress, as the environments of other libraries need it: fast, and with views for seats only.

For people there is :class:`tafureria.Match`, which prints itself in words.
"""

from __future__ import annotations

from typing import Any, Final

from tafureria.core import plain
from tafureria.core.chance import Dice
from tafureria.core.event import Event
from tafureria.core.game import CHANCE, OVER, TABLE, Action, Notebook, Options, Seat, State, seats_in, settle
from tafureria.core.registry import Entry
from tafureria.core.rule import Rule
from tafureria.library.eyes import Eyes
from tafureria.library.moves import IllegalAction
from tafureria.words import Words

RAISE: Final = "raise"
REPLACE: Final = "replace"
END: Final = "end"
ILLEGAL: Final = (RAISE, REPLACE, END)
"""What an environment may do with an illegal action: raise :class:`IllegalAction`; play the lowest legal one
instead; or end the game, as the classic games of PettingZoo do: whoever chose it gets one less than the least
return, all others 0."""


class Episode:
    """A game in progress.

    :param listens: whether it keeps the events, for notebooks; it is faster without them.
    """

    __slots__ = ("dice", "entry", "events", "game", "options", "seats", "state")

    def __init__(self, entry: Entry, options: Options, seats: int, seed: int, *, listens: bool) -> None:
        self.entry = entry
        self.game = entry.game
        self.options = options
        self.seats = seats
        self.dice = Dice(seed)
        self.state: State = self.game.new(options, seats)
        self.events: list[Event] | None = [] if listens else None
        settle(self.game, self.state, self.dice, self.events)
        assert self.game.waiting(self.state) != CHANCE

    def __getstate__(self) -> dict[str, Any]:
        kept = {name: getattr(self, name) for name in self.__slots__ if name not in ("dice", "game")}
        return kept | {"dice": self.dice.state}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.dice = Dice(0)
        self.dice.state = kept.pop("dice")
        for name, value in kept.items():
            setattr(self, name, value)
        self.game = self.entry.game

    def clone(self) -> Episode:
        """A copy that shares nothing mutable with this one, and has the same chance outcomes to come."""
        other = Episode.__new__(Episode)
        other.entry, other.game, other.options = self.entry, self.game, self.options
        other.seats = self.seats
        other.dice = Dice(0)
        other.dice.state = self.dice.state
        other.state = self.state.clone()
        other.events = None if self.events is None else self.events[:]
        return other

    def waiting(self) -> list[Seat]:
        """The seats that must act; empty when the game is over."""
        return seats_in(self.game.waiting(self.state))

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.game.waiting(self.state) == OVER

    def refusal(self, seat: Seat, action: Action) -> IllegalAction | None:
        """The exception that says why the seat may not choose that action now; ``None`` if it may."""
        rule: Rule | None = self.game.check(self.state, seat, action)
        if rule is None:
            return None
        text = Words(self.entry, "en").refusal(rule)
        return IllegalAction(f"{self.game.name}: seat {seat} may not choose action {action}: {text}", rule)

    def step(self, seat: Seat, action: Action) -> None:
        """Carry out a legal action, and let chance act after it."""
        self.game.apply(self.state, seat, action, self.events)
        settle(self.game, self.state, self.dice, self.events)

    def hear(self, notebook: Notebook[Any], seat: Seat, heard: int) -> int:
        """Pass the seat's told events from number *heard* on to its notebook; returns how many there are."""
        assert self.events is not None, "this episode keeps no events"
        for event in self.events[heard:]:
            told = event.seen_by(seat)
            if told is not None:
                notebook.hear(told)
        return len(self.events)

    def text(self, seat: Seat) -> str:
        """The view of the seat (or ``TABLE``), as lines of text."""
        return in_words(self.entry, self.options, self.state, self.seats, seat)


def in_words(entry: Entry, options: Options, state: Any, seats: int, seat: Seat) -> str:
    """The view of a seat (or ``TABLE``) in a state, as lines of text."""
    return str(
        Eyes(
            entry=entry,
            language="en",
            options=options,
            seats=seats,
            view=entry.game.view(state, seat),
            waiting=seats_in(entry.game.awaited(state, seat)),
            legal=[],
            told=list,
        )
    )


def whole(action: object) -> Action:
    """An action as an int; environments accept an int of any kind, or an array that holds one.

    :raises IllegalAction: for anything else.
    """
    number = plain.whole(action)
    if number is None:
        raise IllegalAction(f"an action is an int, not {action!r}")
    return number


__all__ = ["END", "ILLEGAL", "RAISE", "REPLACE", "TABLE", "Episode", "IllegalAction", "in_words", "whole"]
