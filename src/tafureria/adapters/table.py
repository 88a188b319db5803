"""A game in progress as researchers' libraries want it: one position, stepped, with what each seat was told.

The adapters are for experiments, where one process holds everything; still they hand out views and
told events only, like the house.
"""

from __future__ import annotations

from typing import Any

import msgspec

from tafureria.core import registry
from tafureria.core.chance import Dice, settle
from tafureria.core.event import Event
from tafureria.core.game import CHANCE, OVER, Notebook, Options, State, seats_in
from tafureria.core.record import read_options
from tafureria.core.rule import Refused, Rule


class BadSetup(ValueError):
    """The game cannot be played so; the rule says why."""

    def __init__(self, rule: Rule) -> None:
        super().__init__(str(rule))
        self.rule = rule


def choose(name: str, seats: int, options: dict[str, Any] | None) -> tuple[registry.Entry, Options]:
    """The game and its options, checked.

    :raises UnknownGame: for a name that is not installed.
    :raises msgspec.ValidationError: for an unknown option or a value out of range.
    :raises BadSetup: for a set-up that the rules refuse.
    """
    entry = registry.find(name)
    values = {key: _text(value) for key, value in (options or {}).items()}
    made = read_options(entry.game, values)
    rule = entry.game.fit(made, seats) if seats in entry.game.seats else Rule("core.seats", "0")
    if rule is not None:
        raise BadSetup(rule)
    return entry, made


def fewest(name: str) -> int:
    """The fewest seats, one at least, at which the game can be played with its default options."""
    game = registry.find(name).game
    return next(n for n in game.seats if n > 0 and game.fit(game.options(), n) is None)


class Table:
    """One game being played, with the told story of every seat."""

    __slots__ = ("dice", "entry", "game", "options", "seats", "state", "told")

    def __init__(self, entry: registry.Entry, options: Options, seats: int, seed: int) -> None:
        self.entry = entry
        self.game = entry.game
        self.options = options
        self.seats = seats
        self.dice = Dice(seed)
        self.state: State = self.game.new(options, seats)
        self.told: list[list[Event]] = [[] for _ in range(seats)]
        self._settle()

    def clone(self) -> Table:
        """A table that shares nothing mutable with this one; its dice fall alike."""
        other = Table.__new__(Table)
        other.entry, other.game, other.options = self.entry, self.game, self.options
        other.seats = self.seats
        other.dice = Dice(0)
        other.dice.state = self.dice.state
        other.state = self.state.clone()
        other.told = [list(story) for story in self.told]
        return other

    def waiting(self) -> list[int]:
        """Seats that must act; empty when the game is over."""
        return seats_in(self.game.waiting(self.state))

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.game.waiting(self.state) == OVER

    def step(self, seat: int, action: int) -> None:
        """Act, and let chance act after it.

        :raises Refused: with the first rule broken; nothing has then changed.
        """
        rule = self.game.check(self.state, seat, action)
        if rule is not None:
            raise Refused(rule)
        out: list[Event] = []
        self.game.apply(self.state, seat, action, out)
        self._tell(out)
        self._settle()

    def notebook(self, seat: int) -> Notebook[Any]:
        """What a perfect memory at that seat knows by now."""
        notebook = self.game.notebook(self.options, self.seats, seat)
        for event in self.told[seat]:
            notebook.hear(event)
        return notebook

    def text(self, seat: int) -> str:
        """What the seat sees, as readable lines."""
        view: dict[str, Any] = msgspec.to_builtins(self.game.view(self.state, seat))
        lines = [f"{self.game.name} · seat {seat} · waiting for {self.waiting()}"]
        lines += [f"{name}: {value}" for name, value in view.items()]
        return "\n".join(lines)

    def _settle(self) -> None:
        out: list[Event] = []
        settle(self.game, self.state, self.dice, out)
        assert self.game.waiting(self.state) != CHANCE
        self._tell(out)

    def _tell(self, events: list[Event]) -> None:
        for event in events:
            for seat in range(self.seats):
                told = event.seen_by(seat)
                if told is not None:
                    self.told[seat].append(told)


def _text(value: object) -> str:
    if isinstance(value, bool):
        return "si" if value else "no"
    return str(value)
