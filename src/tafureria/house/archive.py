"""What may be asked about games that have ended. Secrets are open then, and not before."""

from __future__ import annotations

import asyncio

from tafureria.core import record as records
from tafureria.core.game import AnyGame, Options
from tafureria.house import making, memories, replays
from tafureria.house.course import Course
from tafureria.house.kept import Saved
from tafureria.house.making import is_id
from tafureria.house.messages import Deal, Knew, Made, PlayOn, Replay
from tafureria.house.refusal import Refusal
from tafureria.house.store import Store
from tafureria.house.waking import wake

FINISHED = "over"


class Archive:
    """The finished games of a store. Long work is done in a thread, one piece at a time."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._at_work = asyncio.Lock()

    async def _ended(self, table: str) -> Saved:
        """What is kept of a game that has ended.

        :raises Refusal: ``unknown-table``; ``running`` before the end.
        """
        saved = await self._store.load(table) if is_id(table) else None
        if saved is None:
            raise Refusal("unknown-table")
        if saved.row.status != FINISHED:
            raise Refusal("running")
        return saved

    async def _open(self, table: str) -> tuple[Saved, AnyGame, Options, Course]:
        """A game that has ended, played again.

        :raises Refusal: ``unknown-table``; ``running`` before the end; ``halted`` when it replays no more.
        """
        saved = await self._ended(table)
        game, options, course = await wake(saved)
        if course is None:
            raise Refusal("halted")
        return saved, game, options, course

    async def record(self, table: str) -> str:
        """The record as text.

        :raises Refusal: when there is none yet.
        """
        return records.write(replays.to_record(*await self._open(table)))

    async def replay(self, table: str, eyes: str, person: str) -> Replay:
        """The game step by step, through these eyes.

        :raises Refusal: when it is not open yet, or there are no such eyes.
        """
        saved, game, options, _ = await self._open(table)
        async with self._at_work:
            return await asyncio.to_thread(replays.replay, saved, game, options, eyes, person)

    async def deal(self, table: str) -> Deal:
        """Every draw of the game.

        :raises Refusal: when it is not open yet.
        """
        saved, game, options, _ = await self._open(table)
        async with self._at_work:
            return await asyncio.to_thread(replays.deal, saved, game, options)

    async def knew(self, table: str, step: int, eyes: str) -> Knew:
        """What the computer player that took that step knew before it.

        :raises Refusal: when the game is not open yet, or there is no such step, or it is not for these eyes.
        """
        saved = await self._ended(table)
        thought = await self._store.thought(table, step - 1)
        async with self._at_work:
            return await asyncio.to_thread(memories.knew, saved, step, eyes, thought)

    async def play_on(self, table: str, person: str, wish: PlayOn) -> Made:
        """A new table from a step of the game.

        :raises Refusal: with what is wrong.
        """
        saved, _, _, _ = await self._open(table)
        return await making.play_on(self._store, saved, person, wish)

    async def bring(self, person: str, text: str) -> Made:
        """A record that a visitor brings becomes a table that can be replayed.

        :raises Refusal: ``bad-record`` or ``too-large``.
        """
        async with self._at_work:
            record = await asyncio.to_thread(replays.read_record, text)
        return await making.bring(self._store, person, record)
