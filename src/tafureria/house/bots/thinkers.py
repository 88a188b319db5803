"""The pool of processes in which computer players think: a slow, hung or broken one stops no table.

What runs in each process stands in :mod:`tafureria.house.bots.thinker`.
"""

from __future__ import annotations

import asyncio
import logging
import time
import zlib
from collections import Counter
from collections.abc import Callable
from typing import Final

import msgspec

from tafureria.core.chance import Dice
from tafureria.house import metrics
from tafureria.house.bots import thinker
from tafureria.house.bots.thinker import HEAD, SHORTEST_SEARCH, TOO_LATE, Answer, Ask, encode
from tafureria.house.processes import Helper, start

log = logging.getLogger(__name__)
_answers: Final[msgspec.json.Decoder[Answer]] = msgspec.json.Decoder(Answer)
THINKER: Final = thinker.__name__
UNATTENDED: Final = 1
"""Searches at a time for all tables together where nobody plays."""
SEARCHES: Final = 10
"""How far processes that search step back behind the others, as a Unix nice value."""
ADVISES: Final = 16
"""The same of processes that give advice: they step back behind those that play, too."""
WAITS: Final = 6.0
"""Seconds for which a question for advice waits for a process."""
WORTH_ENDING: Final = 1.0
"""A process that would think longer than this, in seconds, about a question that has gone away is ended."""
LONGEST: Final = 1 << 20
"""Longest answer, in bytes."""
AllTold = Callable[[], list[msgspec.Raw]]


class Broken(Exception):
    """The process gave no answer: it died, hung, or sent nonsense."""


class Thinkers:
    """A few processes that answer at once, each serving always the same tables, and others that search.

    A master searches for as long as it may in a process of its own, at a lower priority: players that answer
    at once never wait for it. When no such process is free in time, the question goes to one that answers at
    once.
    """

    def __init__(
        self, count: int, limit: float, searchers: int = 6, unattended: int = 8, advisers: int = 1
    ) -> None:
        """*unattended*: tables that play on while nobody who sits there is connected, at most."""
        self._workers = [Worker(limit) for _ in range(max(count, 1))]
        self._searchers = [Worker(limit, SEARCHES) for _ in range(max(searchers, 1))]
        self._advisers = [Worker(limit, ADVISES) for _ in range(max(advisers, 1))]
        self._idle = asyncio.Queue[Worker]()
        for worker in self._advisers:
            self._idle.put_nowait(worker)
        self._free = list(self._searchers)
        self._freed = asyncio.Condition()
        self._searching: Counter[str] = Counter()
        """By whom a search serves: how many are going on."""
        self._most_unattended = unattended
        self._choosing: set[asyncio.Task[Answer]] = set()
        self._served: dict[str, str] = {}
        """By table: whom its computer players serve."""

    def start(self) -> None:
        """Start processes in the background, so that the first question finds one ready."""
        for worker in self._workers:
            worker.warm_up()

    def running(self) -> dict[str, int]:
        """By kind: processes that run."""
        pools = {"players": self._workers, "searchers": self._searchers, "advisers": self._advisers}
        return {kind: sum(one.is_running for one in pool) for kind, pool in pools.items()}

    def admit(self, table: str, who: str) -> bool:
        """May the computer players of that table think? *who* plays with them; empty when nobody does."""
        unattended = sum(not one for other, one in self._served.items() if other != table)
        if not who and unattended >= self._most_unattended:
            self._served.pop(table, None)
            return False
        self._served[table] = who
        return True

    def dismiss(self, table: str) -> None:
        """That table has fallen asleep."""
        self._served.pop(table, None)

    def _has_place(self, who: str) -> bool:
        """Is a searching process free for whoever this is? One is always left for somebody else."""
        most = max(len(self._searchers) - 1 - UNATTENDED, 1) if who else UNATTENDED
        return bool(self._free) and self._searching[who] < most

    def expect_search(self) -> None:
        """A master sits at a table: start the next searching process in the background."""
        if self._free:
            self._free[-1].warm_up()

    async def close(self) -> None:
        """End every process."""
        for choosing in self._choosing:
            choosing.cancel()
        await asyncio.gather(*self._choosing, return_exceptions=True)
        for worker in (*self._workers, *self._searchers, *self._advisers):
            await worker.close()

    async def choose(self, ask: Ask, all_told: AllTold) -> Answer:
        """Choose one of ``ask.legal``: a master whose search breaks as ``jugador`` would.

        A process that gives no answer is replaced and asked once more; only if that gives none either, this
        chooses at random. *all_told* gives everything that the seat was told, for a notebook that is lost.

        When whoever asked no longer wants the answer, it is read nevertheless: else it would be taken for
        that to the next question.
        """
        choosing = asyncio.create_task(self._choose(ask, all_told))
        self._choosing.add(choosing)
        choosing.add_done_callback(self._choosing.discard)
        return await asyncio.shield(choosing)

    async def _choose(self, ask: Ask, all_told: AllTold) -> Answer:
        if ask.until:
            try:
                answer = await self._search(ask, all_told)
            except Broken as broken:
                _warn(ask, broken, "it does not search for this move")
            else:
                if answer is not None:
                    return answer
            ask = msgspec.structs.replace(ask, until=TOO_LATE)
        worker = self._workers[zlib.crc32(ask.table.encode()) % len(self._workers)]
        for what in ("it is asked again in a new process", "a random move is made"):
            try:
                return await worker.ask(ask, all_told)
            except Broken as broken:
                _warn(ask, broken, what)
        return Answer(action=ask.legal[Dice(ask.seed).below(len(ask.legal))])

    async def advise(self, ask: Ask, all_told: AllTold) -> Answer:
        """Hints or a deduction board for a person, from a process that never plays.

        When whoever asked no longer wants them, a process that has just begun to think is ended; one that
        will soon be done is read nevertheless.

        :raises Broken: when no process is free in time, or it gave no answer.
        """
        try:
            async with asyncio.timeout(WAITS):
                worker = await self._idle.get()
        except TimeoutError as error:
            raise Broken("no process that gives advice is free") from error
        end = time.monotonic() + max(ask.advises, ask.deduces)
        advising = asyncio.create_task(self._advise(worker, ask, all_told))
        self._choosing.add(advising)
        advising.add_done_callback(self._choosing.discard)
        try:
            return await asyncio.shield(advising)
        except asyncio.CancelledError:
            if end - time.monotonic() > WORTH_ENDING:
                advising.cancel()
            raise

    async def _advise(self, worker: Worker, ask: Ask, all_told: AllTold) -> Answer:
        try:
            return await worker.ask(ask, all_told)
        finally:
            self._idle.put_nowait(worker)

    async def _search(self, ask: Ask, all_told: AllTold) -> Answer | None:
        """The answer of a searching process; ``None`` when none is free in time."""
        who = self._served.get(ask.table, ask.table)
        try:
            async with asyncio.timeout(ask.until - time.time() - SHORTEST_SEARCH), self._freed:
                await self._freed.wait_for(lambda: self._has_place(who))
                self._searching[who] += 1
                free = self._free
                # Prefer the one that already has the notebook.
                worker = next((one for one in free if one.table == ask.table), free[-1])
                free.remove(worker)
        except TimeoutError:
            return None
        try:
            return await worker.ask(ask, all_told)
        finally:
            self._free.append(worker)
            self._searching[who] -= 1
            if not self._searching[who]:
                del self._searching[who]
            await asyncio.shield(self._notify())

    async def _notify(self) -> None:
        async with self._freed:
            self._freed.notify_all()


def _warn(ask: Ask, broken: Broken, what: str) -> None:
    log.warning(
        "%s of %s at table %s gave no answer, so %s: %s", ask.player, ask.game, ask.table, what, broken
    )


class Worker:
    """One process and the queue in front of it."""

    def __init__(self, limit: float, nice: int = 0) -> None:
        self.table = ""
        """The table that it last served."""
        self._limit = limit
        self._nice = nice
        self._process: Helper | None = None
        self._turn = asyncio.Lock()
        self._warming: asyncio.Task[None] | None = None

    @property
    def is_running(self) -> bool:
        """Does the process run?"""
        return self._process is not None and self._process.runs

    def warm_up(self) -> None:
        """Start in the background, unless it is running or starting."""
        if self._warming is None:
            self._warming = asyncio.create_task(self._start_first())

    async def _start_first(self) -> None:
        async with self._turn:
            await self._running()

    async def _running(self) -> Helper:
        if self._process is not None and not self._process.runs:
            self._kill()
        if self._process is None:
            self._process = await start(THINKER, nice=self._nice)
        return self._process

    async def ask(self, ask: Ask, all_told: AllTold) -> Answer:
        """The answer of the process.

        :raises Broken: when none comes within the time limit; the process is then killed.
        """
        began = time.perf_counter()
        try:
            answer = await self._ask(ask, all_told)
        except Broken:
            metrics.thinkers_broken.inc()
            raise
        metrics.thoughts.observe(time.perf_counter() - began)
        return answer

    async def _ask(self, ask: Ask, all_told: AllTold) -> Answer:
        async with self._turn:
            self.table = ask.table
            try:
                async with asyncio.timeout(self._limit):
                    answer = await self._exchange(ask)
                    if answer.need >= 0:
                        told = all_told()[answer.need : ask.first + len(ask.told)]
                        answer = await self._exchange(
                            msgspec.structs.replace(ask, first=answer.need, told=told)
                        )
            except TimeoutError as error:
                self._kill()
                raise Broken(f"no answer within {self._limit:g} seconds") from error
            except (OSError, EOFError, msgspec.MsgspecError) as error:
                self._kill()
                raise Broken(f"the process broke: {error!r}") from error
            except asyncio.CancelledError:
                # Its answer would be taken for that to the next question.
                self._kill()
                raise
        if not ask.deduces and answer.action not in ask.legal:
            raise Broken("chose what is not legal")
        return answer

    async def _exchange(self, ask: Ask) -> Answer:
        process = await self._running()
        data = encode(ask)
        process.writer.write(len(data).to_bytes(HEAD, "big") + data)
        await process.writer.drain()
        size = int.from_bytes(await process.reader.readexactly(HEAD), "big")
        if size > LONGEST:
            raise EOFError(f"an answer of {size} bytes")
        return _answers.decode(await process.reader.readexactly(size))

    def _kill(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.end()

    async def close(self) -> None:
        """End the process."""
        if self._warming is not None:
            await self._warming
        async with self._turn:
            self._kill()
