"""The computer players of one table: asked when it is their turn, and given only what their seat may know."""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections.abc import Callable
from dataclasses import dataclass
from math import ceil
from typing import Any, Final

import msgspec

from tafureria.core.chance import Dice
from tafureria.core.event import Event
from tafureria.core.game import Options, Silence
from tafureria.house.bots.thinker import Answer, Ask, checksum, encode, player_of
from tafureria.house.bots.thinkers import Thinkers
from tafureria.house.store.rows import TableRow
from tafureria.players.catalogue import SEARCHERS

QUICKEST: Final = 0.02
"""Shortest time for which a master thinks, in seconds."""
RESERVE: Final = 0.3
"""Seconds from the end of a master's thinking time to its step. The longest search has been answered by then
(``thinkers.OVERRUN``), so the step does not tell whether the choice was clear at once."""
FIRST: Final = 0.12
"""Share of the time limit on silence after which the quickest computer player speaks."""
SPREAD: Final = 0.55
"""Share of the time limit on silence between the quickest and the slowest computer player."""


@dataclass(frozen=True, slots=True)
class Decision:
    """What a seat has to decide, and everything that its computer player may base its choice on."""

    seat: int
    question: int
    """Changes whenever the seat is asked something new."""
    legal: list[int]
    options: Options
    seats: int
    view: Any
    events: Callable[[], list[Event]]
    """Every event that the seat was told so far."""
    goes_on: bool
    """May it take several steps before anybody else notices one? Then it chooses them all at once."""
    silence: Silence | None
    """What saying nothing means, in real time."""


@dataclass(frozen=True, slots=True)
class Choice:
    """What a computer player chose; it arrives in the inbox of its table."""

    seat: int
    question: int
    action: int
    due: float = 0.0
    """When it is carried out, on the monotonic clock, if anybody else would notice it; otherwise at once."""
    thought: str = ""
    """What a search weighed, in JSON; stored for the replay and told to nobody before the end."""
    then: tuple[Answer, ...] = ()
    """What it chose to do next, as long as nobody else notices the action before."""


class Computers:
    """Asks the computer players of one table and delivers what they choose.

    The timing of a computer player must reveal nothing: neither how many hidden decisions it has made nor how
    long it thought about them. So the delay is not per decision but per step that others notice: it comes
    *pace* seconds after the step before it (a master's: :data:`RESERVE` after its thinking time), whatever
    lies between. All steps up to one that others notice are one question, so that a busy machine does not
    show how many they were.
    Where it is secret who has a choice, :class:`~tafureria.house.tables.attention.Attention` adds to it.
    """

    def __init__(self, row: TableRow, thinkers: Thinkers, deliver: Callable[[Choice], None]) -> None:
        """*deliver* takes each choice."""
        self._row, self._thinkers, self._deliver = row, thinkers, deliver
        self._thinking: dict[int, tuple[int, asyncio.Task[None] | None]] = {}
        self._heard: dict[tuple[int, str], int] = {}
        """By seat and player: how many events its thinker was told."""

    @property
    def is_busy(self) -> bool:
        """Is any of the computer players thinking?"""
        return bool(self._thinking)

    def is_thinking(self, seat: int, question: int) -> bool:
        """Is a computer player thinking about that question for the seat?"""
        return seat in self._thinking and self._thinking[seat][0] == question

    def ask(self, decision: Decision, player: str, since: float, pace: float) -> None:
        """Let that player choose for the seat; *since* is when anybody last noticed anything.

        *pace*: seconds from one step that others notice to the next.
        """
        task = asyncio.create_task(self._think(decision, player, since, pace))
        self._thinking[decision.seat] = (decision.question, task)

    def has_chosen(self, choice: Choice) -> None:
        """Note that the choice has arrived."""
        if self.is_thinking(choice.seat, choice.question):
            del self._thinking[choice.seat]

    def goes_on(self, choice: Choice, question: int, view: Any) -> Choice | None:
        """What follows on a choice that was carried out unnoticed, if it was meant for this view."""
        if not choice.then or choice.then[0].view != checksum(view):
            return None
        now, *later = choice.then
        self._thinking[choice.seat] = (question, None)
        return Choice(choice.seat, question, now.action, choice.due, _weighed(now), tuple(later))

    def forget(self, seat: int) -> None:
        """Stop thinking for that seat, because a person decides for it again."""
        _, task = self._thinking.pop(seat, (0, None))
        if task is not None:
            task.cancel()

    def stop(self) -> None:
        """Stop all thinking."""
        for seat in list(self._thinking):
            self.forget(seat)

    async def _think(self, decision: Decision, player: str, since: float, pace: float) -> None:
        """Let a computer player choose, and deliver the choice with the time when it may be noticed."""
        seat, legal, silence = decision.seat, decision.legal, decision.silence
        mark = b"tafureria player" + self._row.key + bytes([seat]) + decision.question.to_bytes(8, "big")
        seed = int.from_bytes(hashlib.sha256(mark).digest()[:8], "big")
        now, until = time.monotonic(), 0.0
        if silence is not None:
            # Speaking is a race here: when somebody speaks is part of the game.
            since, pace = now, pace and pace + delay_in_real_time(silence, seed)
        if player in SEARCHERS:
            # A master always takes all of its time, even with a single legal action.
            thinks = time_in_real_time(silence, self._row.settings.think)
            pace = max(pace, thinks + RESERVE)
            left = next_beat(since, pace, now + RESERVE + QUICKEST) - RESERVE - now
            until = time.time() + (left if silence is None else max(thinks, QUICKEST))
        answer = Answer(action=legal[0])
        if len(legal) > 1 or decision.goes_on:
            answer = await self._choose(decision, player, seed, until)
        due = next_beat(since, pace, time.monotonic())
        if silence is not None:
            await asyncio.sleep(due - time.monotonic())
        thought = _weighed(answer)
        self._deliver(Choice(seat, decision.question, answer.action, due, thought, tuple(answer.then)))

    async def _choose(self, decision: Decision, player: str, seed: int, until: float) -> Answer:
        seat = decision.seat
        remembers = decision.goes_on or player_of(self._row.game, player).remembers
        told = [msgspec.Raw(msgspec.json.encode(e)) for e in decision.events()] if remembers else []
        heard = min(self._heard.get((seat, player), 0), len(told))
        self._heard[seat, player] = len(told)
        ask = Ask(
            table=self._row.id,
            game=self._row.game,
            options=msgspec.to_builtins(decision.options),
            seats=decision.seats,
            seat=seat,
            player=player,
            seed=seed,
            until=until,
            legal=decision.legal,
            view=msgspec.Raw(msgspec.json.encode(decision.view)),
            first=heard,
            told=told[heard:],
            goes_on=decision.goes_on,
        )
        return await self._thinkers.choose(ask, lambda: told)


def _weighed(answer: Answer) -> str:
    """What a search weighed, in JSON; empty if it did not search."""
    return encode(answer.weighed).decode() if answer.weighed else ""


def next_beat(since: float, pace: float, now: float) -> float:
    """The first time from *now* on that lies a whole number of paces, at least one, after *since*.

    A player that needs longer waits for the next beat, so that the extra time reveals nothing.
    """
    if pace <= 0:
        return now
    return since + pace * max(1, ceil((now - since) / pace))


def time_in_real_time(silence: Silence | None, otherwise: float) -> float:
    """Seconds that a computer player may think where silence is timed; *otherwise* where it is not."""
    return otherwise if silence is None else min(otherwise, silence.seconds * FIRST)


def delay_in_real_time(silence: Silence | None, seed: int) -> float:
    """Seconds after which a computer player speaks where silence is timed, like a person; else 0."""
    if silence is None:
        return 0.0
    return silence.seconds * (FIRST + SPREAD * Dice(seed).below(1000) / 1000)
