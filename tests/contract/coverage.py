"""Finds which events, rules, phases and endings are reached by random and recorded games."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from tafureria.core import record
from tafureria.core.chance import Dice
from tafureria.core.event import Event
from tafureria.core.game import CHANCE, OVER, TABLE, AnyGame, seats_in
from tafureria.core.registry import Entry
from tafureria.core.rule import Rule
from tests.contract.setups import misfits, setups
from tests.contract.walk import golden_records, walk

DECISIONS = 60_000
"""Maximum number of decisions to play in each game in search of what is missing."""
EXAMPLES = 12
"""Number of copies, as told to a seat, to keep of each kind of event."""


@dataclass
class Reached:
    """What has been reached so far."""

    events: dict[str, list[tuple[int, Event]]] = field(default_factory=dict)
    """Events as told, by tag: (seat or TABLE, event)."""
    rules: set[Rule] = field(default_factory=set)
    phases: set[str] = field(default_factory=set)
    asked: set[str] = field(default_factory=set)
    """Phases in which a seat had to act."""
    endings: set[str] = field(default_factory=set)
    unbroken: list[Rule] = field(default_factory=list)
    """Rules of the game that nothing has been found to break."""

    def hear(self, events: list[Event], seats: int) -> None:
        """Keep some of these events as told to each seat and to watchers."""
        for event in events:
            kept = self.events.setdefault(event.__struct_config__.tag, [])
            if len(kept) < EXAMPLES:
                for seat in (*range(seats), TABLE):
                    seen = event.seen_by(seat)
                    if seen is not None and all(seen != other for _, other in kept):
                        kept.append((seat, seen))

    def look(self, game: AnyGame, state: Any, dice: Dice, *, closely: bool) -> None:
        """Note phase and ending, and the rules that actions would break: *closely* tries all, else a few.

        Once every rule of the game has been broken no more actions are tried.
        """
        waiting = game.waiting(state)
        phase = game.view(state, 0).phase
        self.phases.add(phase)
        if waiting > 0:
            self.asked.add(phase)
        ending = game.ending(state)
        if ending is not None:
            self.endings.add(ending)
        while self.unbroken and self.unbroken[-1] in self.rules:
            self.unbroken.pop()
        if not self.unbroken:
            return
        asked = seats_in(waiting)
        ids = range(game.actions) if closely else [dice.below(game.actions) for _ in range(24)]
        for seat in asked[:2]:
            for action in ids:
                rule = game.check(state, seat, action)
                if rule is not None:
                    self.rules.add(rule)
        for seat, action in ((0, -1), (0, game.actions), (dice.below(state.seats), dice.below(game.actions))):
            rule = game.check(state, seat, action)
            if rule is not None:
                self.rules.add(rule)

    def missing(self, game: AnyGame) -> bool:
        """Return whether anything that the game declares has not been reached."""
        return bool(
            {kind.__struct_config__.tag for kind in game.events} - set(self.events)
            or set(game.rules) - self.rules
            or set(game.phases) - self.phases
            or set(game.endings) - self.endings
        )


@cache
def reached(entry: Entry) -> Reached:
    """Play until everything that the game declares has been reached, or ``DECISIONS`` are spent."""
    game = entry.game
    out = Reached(unbroken=list(game.rules))
    dice = Dice(5)
    out.rules |= {rule for rule in misfits(game) if rule is not None}
    out.rules |= {rule for options, _ in setups(game) if (rule := game.forbids_notes(options)) is not None}
    for _, golden in golden_records(entry):
        for number, (state, _, _, events) in enumerate(record.replay(golden)):
            out.hear(events, golden.seats)
            out.look(game, state, dice, closely=number % 8 == 0)
    tried: Counter[int] = Counter()
    decisions = seed = 0
    closely = max(1, game.actions // 40)
    while decisions < DECISIONS and (seed < len(setups(game)) or out.missing(game)):
        options, seats = setups(game)[seed % len(setups(game))]
        for step in walk(game, options, seats, 1000 + seed, tried if seed % 2 else None):
            out.hear(step.events, seats)
            if game.waiting(step.state) != CHANCE:
                decisions += 1
                over = game.waiting(step.state) == OVER
                out.look(game, step.state, dice, closely=decisions % closely == 0 or over)
            else:
                out.phases.add(game.view(step.state, 0).phase)
        seed += 1
    return out
