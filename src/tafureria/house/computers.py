"""The computer players of one table: asked when it is their turn, given what their seat sees and was told."""

from __future__ import annotations

import asyncio
import hashlib
import time

import msgspec

from tafureria.house.course import Course
from tafureria.house.hush import patience
from tafureria.house.items import Around, Chosen, Item
from tafureria.house.kept import Row
from tafureria.house.thinker import Ask, player_of


class Computers:
    """Puts what they choose into the inbox of their table."""

    def __init__(self, row: Row, around: Around, inbox: asyncio.Queue[Item]) -> None:
        self._row, self._around, self._inbox = row, around, inbox
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
        begun = time.monotonic()
        legal = course.legal(seat)
        mark = b"tafureria player" + self._row.key + bytes([seat]) + question.to_bytes(8, "big")
        seed = int.from_bytes(hashlib.sha256(mark).digest()[:8], "big")
        action = legal[0] if len(legal) == 1 else await self._choose(course, seat, player, seed)
        pace = self._around.settings.pace
        if pace > 0:
            pace += patience(course, seed)
        left = pace - (time.monotonic() - begun)
        if left > 0:
            await asyncio.sleep(left)
        self._inbox.put_nowait(Chosen(seat, question, action))

    async def _choose(self, course: Course, seat: int, player: str, seed: int) -> int:
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
            legal=course.legal(seat),
            view=msgspec.Raw(msgspec.json.encode(course.view(seat))),
            first=heard,
            told=told[heard:],
        )
        return await self._around.thinkers.choose(ask, lambda: told)
