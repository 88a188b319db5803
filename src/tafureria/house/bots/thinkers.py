"""The pool of processes in which computer players think: a slow, hung or broken one stops no table.

The code that runs in each process is :mod:`tafureria.house.bots.thinker`.
"""

from __future__ import annotations

import asyncio
import logging
import time
import zlib
from collections import Counter
from collections.abc import Callable
from typing import Any, Final

import msgspec

from tafureria.core.chance import Dice
from tafureria.house import metrics
from tafureria.house.bots import thinker
from tafureria.house.bots.thinker import HEAD, SHORTEST_SEARCH, TOO_LATE, Answer, Ask, encode
from tafureria.house.processes.processes import Helper, start

log = logging.getLogger(__name__)
_answers: Final[msgspec.json.Decoder[Answer]] = msgspec.json.Decoder(Answer)
THINKER: Final = thinker.__name__
UNATTENDED: Final = 1
"""Most concurrent searches for all those tables together at which nobody who plays is connected."""
SEARCHES: Final = 10
"""Unix nice value of the processes that search, so that they yield to those that answer at once."""
ADVISES: Final = 16
"""Unix nice value of the processes that give advice, so that they yield to all that play."""
WAITS: Final = 6.0
"""Longest time, in seconds, for which a request for advice or deductions waits for a process."""
WORTH_ENDING: Final = 1.0
"""A process that would think for longer than this, in seconds, about a withdrawn question is ended."""
OVERRUN: Final = 0.2
"""Seconds by which a search may take longer than it should; then a player that answers at once chooses."""
LONGEST: Final = 1 << 20
"""Longest answer, in bytes."""
AllTold = Callable[[], list[msgspec.Raw]]


class Broken(Exception):
    """The process gave no answer: it died, hung, or sent nonsense."""


class Thinkers:
    """A few processes that answer at once, each always for the same tables, and others that search or advise.

    A master searches for as long as it may in a process of its own, at a lower priority: players that answer
    at once never wait for it. When no such process is free in time, the question goes to one that answers at
    once.
    """

    def __init__(
        self, count: int, limit: float, searchers: int = 6, unattended: int = 8, advisers: int = 1
    ) -> None:
        """Set up the pool; its processes start when they are needed.

        *limit*: seconds within which an answer must come. *unattended*: how many tables at most play on
        while nobody who sits there is connected.
        """
        self._workers = [Worker(limit) for _ in range(max(count, 1))]
        self._searchers = [Worker(limit, SEARCHES) for _ in range(max(searchers, 1))]
        self._advisers = [Worker(limit, ADVISES) for _ in range(max(advisers, 1))]
        self._idle = asyncio.Queue[Worker]()
        for worker in self._advisers:
            self._idle.put_nowait(worker)
        self._free = list(self._searchers)
        self._freed = asyncio.Condition()
        self._searching: Counter[str] = Counter()
        """By whom a search serves (as in ``_served``): how many are running."""
        self._most_unattended = unattended
        self._choosing: set[asyncio.Task[Any]] = set()
        self._served: dict[str, str] = {}
        """By table: the address or person that its computer players play with; empty for nobody."""

    def start(self) -> None:
        """Start processes in the background, so that the first question finds one ready."""
        for worker in self._workers:
            worker.warm_up()

    def running(self) -> dict[str, int]:
        """By kind: the number of running processes."""
        pools = {"players": self._workers, "searchers": self._searchers, "advisers": self._advisers}
        return {kind: sum(one.is_running for one in pool) for kind, pool in pools.items()}

    def admit(self, table: str, who: str) -> bool:
        """May the table's computer players think? *who*: the address or person they play with, if any."""
        unattended = sum(not one for other, one in self._served.items() if other != table)
        if not who and unattended >= self._most_unattended:
            self._served.pop(table, None)
            return False
        self._served[table] = who
        return True

    def dismiss(self, table: str) -> None:
        """Forget that table, which has fallen asleep."""
        self._served.pop(table, None)

    def _has_place(self, who: str) -> bool:
        """Is a searching process free for *who*? One is always left for somebody else."""
        most = max(len(self._searchers) - 1 - UNATTENDED, 1) if who else UNATTENDED
        return bool(self._free) and self._searching[who] < most

    def expect_search(self) -> None:
        """Start the next searching process in the background, since a master sits at a table."""
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
        """Choose one of ``ask.legal``; a master whose search breaks chooses as ``jugador`` would.

        A process that gives no answer is replaced and asked once more; if that gives none either, the choice
        is random. *all_told* returns everything that the seat was told, in case its notebook is lost.

        If the caller is cancelled, the answer is still read: otherwise it would be taken for the answer to
        the next question.
        """
        choosing = asyncio.create_task(self._choose(ask, all_told))
        self._choosing.add(choosing)
        choosing.add_done_callback(self._choosing.discard)
        return await asyncio.shield(choosing)

    async def _choose(self, ask: Ask, all_told: AllTold) -> Answer:
        if ask.until:
            answer = await self._search(ask, all_told)
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

        If the caller is cancelled, a process that would still think for long is ended; the answer of one
        that will soon be done is still read.

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
        searching = asyncio.create_task(self._searched(worker, who, ask, all_told))
        self._choosing.add(searching)
        searching.add_done_callback(self._choosing.discard)
        # Whoever waited for a late answer would show that the search was long.
        done, _ = await asyncio.wait({searching}, timeout=ask.until + OVERRUN - time.time())
        return searching.result() if done else None

    async def _searched(self, worker: Worker, who: str, ask: Ask, all_told: AllTold) -> Answer | None:
        """The answer of that searching process, which is free again afterwards; ``None`` if it breaks."""
        try:
            return await worker.ask(ask, all_told)
        except Broken as broken:
            _warn(ask, broken, "it does not search for this move")
            return None
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
        """Is the process running?"""
        return self._process is not None and self._process.runs

    def warm_up(self) -> None:
        """Start the process in the background, unless that has been done before."""
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
                # Its answer would be taken for the answer to the next question.
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
