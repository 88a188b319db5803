"""The computer players of one table: asked when it is their turn, given what their seat sees and was told."""

from __future__ import annotations

import asyncio
import hashlib
import time
from typing import Final, NamedTuple

import msgspec

from tafureria.core.game import TABLE
from tafureria.house.course import Course
from tafureria.house.hush import patience, soonest
from tafureria.house.items import Around, Chosen, Item
from tafureria.house.kept import Manner, Row
from tafureria.house.thinker import Answer, Ask, encode, player_of
from tafureria.players.levels import MASTER

HALF: Final = 0.5


class Run(NamedTuple):
    """How far a seat is with a decision that it makes step by step, as everybody may know it."""

    position: int
    """What the table sees."""
    ply: int
    """Where only this seat was waited for; else -1."""
    steps: int
    """Those before this one."""


class Computers:
    """Puts what they choose into the inbox of their table."""

    def __init__(self, row: Row, manner: Manner, around: Around, inbox: asyncio.Queue[Item]) -> None:
        self._row, self._manner, self._around, self._inbox = row, manner, around, inbox
        self._runs: dict[int, Run] = {}
        self._thinking: dict[int, tuple[int, asyncio.Task[None]]] = {}
        self._heard: dict[tuple[int, str], int] = {}
        """Events that the thinker of that seat and player was told."""

    @property
    def is_busy(self) -> bool:
        """Somebody is thinking."""
        return bool(self._thinking)

    def ask(self, course: Course, seat: int, player: str) -> None:
        """Let that player choose for the seat, unless it is choosing already."""
        question = course.question(seat)
        if seat in self._thinking and self._thinking[seat][0] == question:
            return
        task = asyncio.create_task(self._think(course, seat, player, question))
        self._thinking[seat] = (question, task)

    def has_chosen(self, chosen: Chosen) -> None:
        """The choice has arrived."""
        if chosen.seat in self._thinking and self._thinking[chosen.seat][0] == chosen.question:
            del self._thinking[chosen.seat]

    def forget(self, seat: int) -> None:
        """A person decides for that seat again."""
        _, task = self._thinking.pop(seat, (0, None))
        if task is not None:
            task.cancel()

    def stop(self) -> None:
        """Nobody thinks any more."""
        for seat in list(self._thinking):
            self.forget(seat)

    async def _think(self, course: Course, seat: int, player: str, question: int) -> None:
        """Let a computer player choose, and people look meanwhile."""
        begun, until = time.monotonic(), 0.0
        legal = course.legal(seat)
        mark = b"tafureria player" + self._row.key + bytes([seat]) + question.to_bytes(8, "big")
        seed = int.from_bytes(hashlib.sha256(mark).digest()[:8], "big")
        pace = self._around.settings.pace
        if pace > 0:
            pace += patience(course, seed)
        if player == MASTER:
            # All of the time always, even with nothing to choose: how long it takes tells nothing.
            thinks = self._time_to_think(course, seat)
            until, pace = time.time() + thinks, max(pace, thinks)
        answer = Answer(action=legal[0])
        if len(legal) > 1:
            answer = await self._choose(course, seat, player, seed, until)
        left = pace - (time.monotonic() - begun)
        if left > 0:
            await asyncio.sleep(left)
        thought = encode(answer.weighed).decode() if answer.weighed else ""
        self._inbox.put_nowait(Chosen(seat, question, answer.action, thought))

    def _time_to_think(self, course: Course, seat: int) -> float:
        """Seconds for a master's decision: each further step of one turn has half as many.

        Made of what everybody knows, so that the time tells nothing of hidden steps and choices.
        """
        alone = course.ply if course.waiting == 1 << seat else -1
        public = course.position(TABLE)
        before, steps = self._runs.get(seat), 0
        if before is not None and (before.position == public or 0 < alone == before.ply + 1):
            steps = before.steps + 1
        self._runs[seat] = Run(public, alone, steps)
        return min(self._manner.think * HALF**steps, soonest(course, self._manner.think))

    async def _choose(self, course: Course, seat: int, player: str, seed: int, until: float) -> Answer:
        remembers = player_of(self._row.game, player).remembers
        told = [msgspec.Raw(msgspec.json.encode(e)) for e in course.events_told(seat)] if remembers else []
        heard = min(self._heard.get((seat, player), 0), len(told))
        self._heard[seat, player] = len(told)
        ask = Ask(
            table=self._row.id,
            game=self._row.game,
            options=msgspec.to_builtins(course.options),
            seats=course.seats,
            seat=seat,
            player=player,
            seed=seed,
            until=until,
            legal=course.legal(seat),
            view=msgspec.Raw(msgspec.json.encode(course.view(seat))),
            first=heard,
            told=told[heard:],
        )
        return await self._around.thinkers.choose(ask, lambda: told)
