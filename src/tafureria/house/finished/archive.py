"""The archive: everything that may be asked about finished games, and never about running ones."""

from __future__ import annotations

import hashlib

import msgspec

from tafureria.house import making
from tafureria.house.calendar import is_closed
from tafureria.house.finished import bot_knowledge, replays
from tafureria.house.finished.work import Work
from tafureria.house.making import is_id
from tafureria.house.messages.finished import Deal, Knew, PlayOn, Replay
from tafureria.house.messages.pages import Made
from tafureria.house.refusal import Refusal
from tafureria.house.settings import Settings
from tafureria.house.status import TableStatus
from tafureria.house.store.rows import StoredTable
from tafureria.house.store.store import Store
from tafureria.house.tables.chairs import seats_of


class Archive:
    """The finished games of a store. What takes long is done in another process (:class:`Work`)."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store, self._settings = store, settings
        self._work = Work(settings.jobs, settings.job_seconds, settings.cache_megabytes << 20)

    async def close(self) -> None:
        """Stop what is being computed."""
        await self._work.close()

    async def _finished(self, table: str) -> StoredTable:
        """What is stored of a finished game.

        :raises Refusal: ``unknown-table``; ``running`` before the end.
        """
        stored = await self._store.load(table) if is_id(table) else None
        if stored is None:
            raise Refusal("unknown-table")
        if stored.row.status != TableStatus.OVER:
            raise Refusal("running")
        return stored

    async def _open(self, table: str) -> StoredTable:
        """What is stored of a finished game whose deal everybody may see.

        :raises Refusal: as :meth:`_finished`; ``day-running`` for a deal of a day that is not over.
        """
        stored = await self._finished(table)
        if is_closed(stored.row.day, self._store.now()):
            raise Refusal("day-running")
        return stored

    async def _kept(self, table: str, refusal: Refusal) -> bytes:
        """What was kept of a game that is refused because it was played under other rules; empty for nothing.

        :raises Refusal: the same, when it is refused for another reason.
        """
        if refusal.code != "other-rules":
            raise refusal
        return await self._store.kept(table) or b""

    async def record(self, table: str) -> str:
        """The record as text.

        :raises Refusal: when the game is not over, or no longer replays.
        """
        stored = await self._open(table)
        try:
            replays.game_of(stored)
            return await self._work.do((table, "record"), replays.record, stored)
        except Refusal as refusal:
            data = await self._kept(table, refusal)
            return await self._work.do((table, "kept record"), replays.kept_record, data)

    async def replay(self, table: str, eyes: str, person: str, first: int = 0) -> Replay:
        """The game step by step, through these eyes, from step *first* on.

        :raises Refusal: when the game is not over, or there are no such eyes or steps; ``day-running`` for
            the deal of a day that is not over, unless these are this person's own eyes.
        """
        stored = await self._finished(table)
        replays.read_eyes(eyes, stored.row.seats)
        if is_closed(stored.row.day, self._store.now()):
            if eyes not in map(str, seats_of(stored.chairs, person)):
                raise Refusal("day-running")
            found = await self._replay(stored, eyes, person, first)
            return msgspec.structs.replace(found, over=msgspec.structs.replace(found.over, key=""))
        return await self._replay(stored, eyes, person, first)

    async def _replay(self, stored: StoredTable, eyes: str, person: str, first: int) -> Replay:
        table = stored.row.id
        try:
            replays.game_of(stored)
            found = await self._work.do((table, "replay", eyes), replays.pages, stored, eyes)
        except Refusal as refusal:
            data = await self._kept(table, refusal)
            found = await self._work.do((table, "kept", eyes), replays.kept_pages, data, eyes)
            return replays.replay(stored, found, eyes, person, first, kept=True)
        return replays.replay(stored, found, eyes, person, first)

    async def deal(self, table: str) -> Deal:
        """Every random draw of the game.

        :raises Refusal: when the game is not over, or no longer replays.
        """
        stored = await self._open(table)
        try:
            replays.game_of(stored)
            return await self._work.do((table, "deal"), replays.deal, stored)
        except Refusal as refusal:
            data = await self._kept(table, refusal)
            return await self._work.do((table, "kept deal"), replays.kept_deal, data)

    async def knew(self, table: str, step: int, eyes: str) -> Knew:
        """What the computer player that took that step knew before it.

        :raises Refusal: when the game is not over, there is no such step, or these eyes may not see it.
        """
        stored = await self._open(table)
        replays.game_of(stored)
        thought = await self._store.thought(table, step - 1)
        return await self._work.do(
            (table, "knew", eyes, step), bot_knowledge.knew, stored, step, eyes, thought
        )

    async def play_on(self, table: str, person: str, wish: PlayOn) -> Made:
        """Make a table that continues from a step of the game.

        :raises Refusal: with what is wrong.
        """
        stored = await self._open(table)
        replays.game_of(stored)
        waiting = await self._work.do((table, "waiting", wish.step), replays.waiting_after, stored, wish.step)
        return await making.play_on(self._store, stored, person, wish, waiting)

    async def bring(self, person: str, text: str) -> Made:
        """Make a table, for replays only, from a record that a visitor brings.

        :raises Refusal: ``bad-record`` or ``too-large``.
        """
        if len(text) > replays.LONGEST:
            raise Refusal("too-large")
        most = self._settings.record_actions
        key = ("bring", hashlib.sha256(text.encode()).hexdigest())
        record = await self._work.do(key, replays.read_record, text, most)
        return await making.bring(self._store, person, record)
