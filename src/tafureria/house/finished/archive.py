"""The archive: answers all requests about finished games, and none about running ones."""

from __future__ import annotations

import hashlib
from typing import Final

import msgspec

from tafureria.house.deals import why_closed
from tafureria.house.finished import bot_knowledge, hindsight, replays
from tafureria.house.finished.analyst import Analyst
from tafureria.house.finished.messages import (
    Analysed,
    Choices,
    Knew,
    KnownThen,
    Otherwise,
    Replay,
    Spoken,
)
from tafureria.house.finished.work import Work
from tafureria.house.making import making
from tafureria.house.making.making import is_id
from tafureria.house.messages.deal import Deal
from tafureria.house.messages.pages import Made, PlayOn
from tafureria.house.refusal import Refusal
from tafureria.house.settings import Settings
from tafureria.house.status import TableStatus
from tafureria.house.store.rows import StoredTable
from tafureria.house.store.store import Store
from tafureria.house.tables.chairs import seats_of

TRIES: Final = 1 << 20
"""Memory for the results of other choices, in bytes."""


class Archive:
    """The finished games of a store. Long work is done in another process (:class:`Work`)."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store, self._settings = store, settings
        self.analyst = Analyst(store, settings.jobs)
        self._work = Work(settings.jobs, settings.job_seconds, settings.cache_megabytes << 20)
        # Playing games on takes longer, and no replay must wait for it.
        self._tries = Work(settings.jobs, settings.job_seconds, TRIES)

    async def close(self) -> None:
        """Cancel everything that is being computed."""
        await self.analyst.close()
        await self._work.close()
        await self._tries.close()

    async def _finished(self, table: str) -> StoredTable:
        """The stored rows of a finished game.

        :raises Refusal: ``unknown-table``; ``running`` before the end.
        """
        stored = await self._store.load(table) if is_id(table) else None
        if stored is None:
            raise Refusal("unknown-table")
        if stored.row.status != TableStatus.OVER:
            raise Refusal("running")
        return stored

    async def _open(self, table: str) -> StoredTable:
        """The stored rows of a finished game whose deal everybody may see.

        :raises Refusal: as :meth:`_finished`; ``day-running`` and
            ``round-running`` for a deal that others may still have to play.
        """
        stored = await self._finished(table)
        closed = await self._closed(stored)
        if closed is not None:
            raise closed
        return stored

    async def _closed(self, stored: StoredTable) -> Refusal | None:
        """The refusal for a deal that is secret because others may still have to play it; else ``None``."""
        code = await why_closed(self._store, stored.row)
        return Refusal(code) if code else None

    async def _kept(self, table: str, refusal: Refusal) -> bytes:
        """What was kept of a game that was played under other rules; empty if nothing was kept.

        :raises Refusal: *refusal* itself, when it has another reason.
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
        """The game step by step, as seen through *eyes* (a seat, the table or all), from step *first* on.

        :raises Refusal: when the game is not over, or there are no such eyes or steps; ``day-running`` and
            ``round-running`` for a deal that others may still have to play, unless *eyes* is a seat of
            this person's own.
        """
        stored = await self._finished(table)
        replays.read_eyes(eyes, stored.row.seats)
        closed = await self._closed(stored)
        if closed is not None:
            if eyes not in map(str, seats_of(stored.chairs, person)):
                raise closed
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

    def talk(self, stored: StoredTable, person: str) -> list[Spoken]:
        """The lines of talk that this person could hear at the table."""
        return replays.talk(stored, person)

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
        """What the computer player that made the choice of that step knew before it.

        :raises Refusal: when the game is not over, there is no such step, or these eyes may not see it.
        """
        stored = await self._open(table)
        replays.game_of(stored)
        thought = await self._store.thought(table, step - 1)
        return await self._work.do(
            (table, "knew", eyes, step), bot_knowledge.knew, stored, step, eyes, thought
        )

    async def analysis(self, table: str, eyes: str, after: float) -> Analysed:
        """The analysis of the game, once more than *after* of it is done, with the decisions of *eyes*.

        Like the replay of a finished game, it hides nothing.

        :raises Refusal: as :meth:`_open`; when there are no such eyes, or it cannot be analysed;
            ``no-analysis`` for a lesson, in which the teacher has chosen.
        """
        stored = await self._open(table)
        if stored.row.settings.lesson:
            raise Refusal("no-analysis")
        seat = replays.read_eyes(eyes, stored.row.seats)
        found = await self.analyst.look(stored, after)
        if found is not None and eyes != replays.ALL:
            own = [one for one in found.decisions if one.seat == seat]
            found = msgspec.structs.replace(found, decisions=own)
        return Analysed(table=table, eyes=eyes, analysis=found)

    async def board(self, table: str, step: int, eyes: str, person: str, truth: bool) -> KnownThen:
        """What a seat could know of hidden things after that step; with *truth*, also what of it was true.

        :raises Refusal: ``running``; ``bad-step``, ``bad-eyes``; ``no-board`` where the game has none;
            ``day-running`` and ``round-running`` for a deal that others may still have to play, unless
            *eyes* is a seat of this person's own and the truth is not asked for.
        """
        stored = await self._finished(table)
        own = eyes in map(str, seats_of(stored.chairs, person))
        closed = await self._closed(stored)
        if closed is not None and (truth or not own):
            raise closed
        replays.game_of(stored)
        key = (table, "board", eyes, step, truth)
        return await self._work.do(key, hindsight.board, stored, step, eyes, truth)

    async def choices(self, table: str, step: int, eyes: str) -> Choices:
        """The other choices that were legal at that step.

        :raises Refusal: as :meth:`_open`; when there is no such step, or these eyes did not choose there.
        """
        stored = await self._open(table)
        replays.game_of(stored)
        return await self._work.do((table, "choices", eyes, step), hindsight.choices, stored, step, eyes)

    async def otherwise(self, table: str, step: int, eyes: str, choice: str, after: int) -> Otherwise:
        """*choice* compared with what was chosen, over more than *after* games of each, up to the maximum.

        :raises Refusal: as :meth:`choices`; ``unknown-notation`` for what was not legal there.
        """
        found = await self.choices(table, step, eyes)
        if choice not in found.others:
            raise Refusal("unknown-notation")
        stored, pairs = await self._open(table), hindsight.Pairs()
        while len(pairs) <= after and len(pairs) < hindsight.GAMES:
            key = (table, "otherwise", eyes, step, choice, len(pairs))
            pairs += await self._tries.do(key, hindsight.play, stored, step, eyes, choice, len(pairs))
        return hindsight.compared(found, eyes, choice, pairs)

    async def play_on(self, table: str, person: str, wish: PlayOn) -> Made:
        """Make a table that continues from a step of the game.

        :raises Refusal: with what is wrong.
        """
        stored = await self._open(table)
        replays.game_of(stored)
        waiting = await self._work.do((table, "waiting", wish.step), replays.waiting_after, stored, wish.step)
        return await making.play_on(self._store, stored, person, wish, waiting)

    async def bring(self, person: str, text: str) -> Made:
        """Make a table, for replays only, from a record that a visitor provides.

        :raises Refusal: ``bad-record`` or ``too-large``.
        """
        if len(text) > replays.LONGEST:
            raise Refusal("too-large")
        most = self._settings.record_actions
        key = ("bring", hashlib.sha256(text.encode()).hexdigest())
        record = await self._work.do(key, replays.read_record, text, most)
        return await making.bring(self._store, person, record)
