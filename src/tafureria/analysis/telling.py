"""An analysis in words: the rows of its tables, in either language, for the terminal and for the report."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, NamedTuple, Union

import msgspec

from tafureria.analysis.data import Analysis, Balance, Decision, Turn
from tafureria.core import registry
from tafureria.core.shapes import Seat
from tafureria.gloss import gloss, legend_of
from tafureria.words import SILENT, Words, say_from

LOCALE: Final = Path(__file__).parent / "locale"
MISTAKES: Final = 5
"""Maximum number of mistakes listed for each seat, the worst ones."""
VAGUE: Final = 0.1
"""Luck with a greater standard error than this is shown as a question mark."""
TOLD: Final = 3
"""Maximum number of events of one moment that are told in words."""


class TurnRow(NamedTuple):
    """A turn in words."""

    when: str
    kind: str
    what: str
    change: str


class DecisionRow(NamedTuple):
    """A mistake in words."""

    when: str
    what: str
    cost: str
    as_good: str


class BalanceRow(NamedTuple):
    """What luck gave a seat, and what its mistakes cost, in hundredths."""

    who: str
    result: str
    luck: str
    without: str
    mistakes: str
    cost: str


class Teller:
    """Puts one analysis into words of one language."""

    def __init__(self, analysis: Analysis, language: str, names: list[str] | None = None) -> None:
        self.analysis, self.language = analysis, language
        entry = registry.find(analysis.game)
        self.entry = entry
        self.words = Words(entry, language)
        self.names = names or self.words.seats(analysis.seats)
        self._events: Any = Union[entry.game.events]  # noqa: UP007 - a union of many

    def say(self, message: str, **arguments: Any) -> str:
        """A message of the analysis in words."""
        return say_from(LOCALE, self.language, message, **arguments)

    def headline(self) -> str:
        """The game, its length, and its winners."""
        one = self.analysis
        who = self.words.join([self.names[seat] for seat in one.winners])
        ended = self.say("won", n=len(one.winners), who=who) if one.ending else self.say("not-over")
        return f"{self.words.say('title')}: {self.say('after', steps=one.steps)}, {ended}"

    def when(self, step: int, round_: int | None) -> str:
        """A moment of the game in words: its round, if known, and its step."""
        text = self.say("step-n", step=step)
        return text if round_ is None else f"{self.say('round-n', round=round_)}, {text}"

    def turns(self) -> list[TurnRow]:
        """The turns, in order of the game."""
        return [self._turn(turn) for turn in self.analysis.turns]

    def _turn(self, turn: Turn) -> TurnRow:
        kind = self.say("luck")
        if turn.seat is not None:
            kind = self.say("choice-of", who=self.names[turn.seat])
        points = [point for point in self.analysis.curve if point.step == turn.last]
        before_chance = turn.kind == "choice"
        round_ = next((point.round for point in points if point.settled != before_chance), None)
        if round_ is None and points:
            round_ = points[0].round
        change = self.say(
            "turn-change",
            who=self.names[turn.most],
            before=hundredths(turn.before[turn.most]),
            after=hundredths(turn.after[turn.most]),
            change=signed(turn.change),
            error=hundredths(2 * turn.error),
        )
        return TurnRow(self.when(turn.step, round_), kind, self._told(turn), change)

    def _told(self, turn: Turn) -> str:
        lines = []
        for told in turn.told:
            text = self.words.event(msgspec.convert(told, self._events), self.names)
            if text != SILENT:
                lines.append(" ".join(text.split()))
        if len(lines) > TOLD:
            lines = [*lines[:TOLD], "…"]
        return " ".join(lines) or self._move(turn.notation)

    def _move(self, notation: str) -> str:
        return gloss(self.entry, notation, self.language)

    def legend(self) -> str:
        """How to read the notation of cards and places; empty where it needs no explanation."""
        return legend_of(self.entry, self.language)

    def whose(self) -> list[Seat]:
        """The seats whose decisions were looked at."""
        return sorted({decision.seat for decision in self.analysis.decisions})

    def sums(self, seat: Seat) -> str:
        """How many decisions of a seat were judged, how many were mistakes, and what they cost."""
        one = self._balance_of(seat)
        parts = [self.say("judged", n=one.decisions)]
        if one.decisions:
            parts.append(self.say("mistakes", n=one.mistakes))
        if one.mistakes:
            parts.append(self.say("cost", cost=hundredths(one.cost)))
        return ", ".join(parts)

    def _balance_of(self, seat: Seat) -> Balance:
        return self.analysis.balance[seat]

    def mistakes(self, seat: Seat) -> list[DecisionRow]:
        """The worst mistakes of a seat, in order of the game."""
        own = [one for one in self.analysis.decisions if one.seat == seat and one.verdict == "mistake"]
        worst = sorted(own, key=lambda one: -one.gap)[:MISTAKES]
        return [self._mistake(one) for one in sorted(worst, key=lambda one: one.number)]

    def _mistake(self, one: Decision) -> DecisionRow:
        return DecisionRow(
            self.when(one.step, one.round),
            self.say("better", chosen=self._move(one.notation), better=self._move(one.tried[1].notation)),
            f"{hundredths(one.gap)} ± {hundredths(2 * one.error)}",
            self.say("as-good", n=hundredths(one.as_good)),
        )

    def balance(self) -> list[BalanceRow]:
        """What luck gave each seat, and what its mistakes cost."""
        looked = set(self.whose())
        return [
            BalanceRow(
                self.names[one.seat],
                hundredths(one.result),
                *_luck(one),
                str(one.mistakes) if one.seat in looked else "–",
                hundredths(one.cost) if one.seat in looked else "–",
            )
            for one in self.analysis.balance
        ]


def _luck(one: Balance) -> tuple[str, str]:
    """What luck gave, and the result without it; a question mark where the error is too large."""
    if one.luck is None or one.adjusted is None:
        return "–", "–"
    if one.error > VAGUE:
        return f"? ± {hundredths(2 * one.error)}", "?"
    return f"{signed(one.luck)} ± {hundredths(2 * one.error)}", hundredths(one.adjusted)


def hundredths(chance: float) -> str:
    """A chance as a number of hundredths, with one decimal where it is small.

    >>> hundredths(0.25), hundredths(0.014), hundredths(-0.3), hundredths(0.0)
    ('25', '1.4', '−30', '0')
    """
    points = 100 * abs(chance)
    text = f"{points:.1f}" if 0.05 <= points < 5 else f"{points:.0f}"
    return ("−" if chance < 0 and text != "0" else "") + text.removesuffix(".0")


def signed(change: float) -> str:
    """A change in hundredths, with its sign.

    >>> signed(0.25), signed(-0.25)
    ('+25', '−25')
    """
    text = hundredths(change)
    return text if text.startswith("−") or text == "0" else f"+{text}"
