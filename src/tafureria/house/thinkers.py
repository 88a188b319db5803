"""Computer players, kept in processes of their own: a slow, hung or broken one stops no table."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys
import time
import zlib
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from typing import Final

import msgspec

from tafureria.core.chance import Dice
from tafureria.house.thinker import HEAD, LEAST, Answer, Ask, encode
from tafureria.players.apprentice import ABLE

log = logging.getLogger(__name__)
_answers: Final[msgspec.json.Decoder[Answer]] = msgspec.json.Decoder(Answer)
LONGEST: Final = 1 << 20
AllTold = Callable[[], list[msgspec.Raw]]


class Broken(Exception):
    """The process gave no answer: it died, hung, or spoke nonsense."""


class Thinkers:
    """A few processes for quick answers, each table always served by the same one, and others that search.

    A master searches in a process of its own for as long as it may, at a lower priority: those who answer
    at once never wait for it. When none is free in time it plays as an able player does.
    """

    def __init__(self, count: int, limit: float, searchers: int = 4) -> None:
        self._workers = [Worker(limit) for _ in range(max(count, 1))]
        self._searchers = [Worker(limit, stands_back=True) for _ in range(max(searchers, 1))]
        self._free = list(self._searchers)
        self._places = asyncio.Semaphore(len(self._free))

    def start(self) -> None:
        """Let the processes come up in the background, so that the first question finds one ready."""
        for worker in self._workers:
            worker.warm_up()

    def expect_search(self) -> None:
        """A master sits at a table: the next process that searches comes up in the background."""
        if self._free:
            self._free[-1].warm_up()

    async def close(self) -> None:
        """End every process."""
        for worker in (*self._workers, *self._searchers):
            await worker.close()

    async def choose(self, ask: Ask, all_told: AllTold) -> Answer:
        """One of ``ask.legal``. Never fails: when no answer comes, any legal action is made and logged.

        *all_told* gives what the seat was told from the first event on, in case its notebook is lost.
        """
        try:
            if ask.until:
                answer = await self._search(ask, all_told)
                if answer is not None:
                    return answer
                ask = msgspec.structs.replace(ask, player=ABLE, until=0.0)
            return await self._workers[_place(ask, len(self._workers))].ask(ask, all_told)
        except Broken as broken:
            log.warning("%s of %s at table %s: %s", ask.player, ask.game, ask.table, broken)
            return Answer(action=ask.legal[Dice(ask.seed).below(len(ask.legal))])

    async def _search(self, ask: Ask, all_told: AllTold) -> Answer | None:
        """The answer of a process that is free in time; ``None`` when there is none."""
        try:
            async with asyncio.timeout(ask.until - time.time() - LEAST):
                await self._places.acquire()
        except TimeoutError:
            return None
        # Rather the one that has the notebook already.
        worker = next((one for one in self._free if one.table == ask.table), self._free[-1])
        self._free.remove(worker)
        try:
            return await worker.ask(ask, all_told)
        finally:
            self._free.append(worker)
            self._places.release()


def _place(ask: Ask, count: int) -> int:
    return zlib.crc32(ask.table.encode()) % count


class Worker:
    """One process and the queue before it."""

    def __init__(self, limit: float, *, stands_back: bool = False) -> None:
        self.table = ""
        """The table that it served last."""
        self._limit = limit
        self._arguments = ("--nice",) if stands_back else ()
        self._process: Process | None = None
        self._turn = asyncio.Lock()
        self._warming: asyncio.Task[None] | None = None

    def warm_up(self) -> None:
        """Start in the background, unless it runs or starts already."""
        if self._warming is None:
            self._warming = asyncio.create_task(self._start_first())

    async def _start_first(self) -> None:
        async with self._turn:
            await self._running()

    async def _running(self) -> Process:
        if self._process is None or self._process.returncode is not None:
            # The worker finds the same sources and games as the house does.
            env = os.environ | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
            command = (sys.executable, "-m", "tafureria.house.thinker", *self._arguments)
            # A session of its own, so that Ctrl-C reaches the house alone, which then ends it.
            self._process = await asyncio.create_subprocess_exec(
                *command, stdin=PIPE, stdout=PIPE, env=env, start_new_session=True
            )
        return self._process

    async def ask(self, ask: Ask, all_told: AllTold) -> Answer:
        """The answer of the process.

        :raises Broken: when there is none within the time limit; the process is then ended.
        """
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
                await self._end()
                raise Broken("no answer in time") from error
            except (OSError, EOFError, msgspec.MsgspecError) as error:
                await self._end()
                raise Broken(f"the process broke: {error!r}") from error
        if answer.action not in ask.legal:
            raise Broken(f"chose {answer.action}, which is not legal")
        return answer

    async def _exchange(self, ask: Ask) -> Answer:
        process = await self._running()
        assert process.stdin is not None
        assert process.stdout is not None
        data = encode(ask)
        process.stdin.write(len(data).to_bytes(HEAD, "big") + data)
        await process.stdin.drain()
        size = int.from_bytes(await process.stdout.readexactly(HEAD), "big")
        if size > LONGEST:
            raise EOFError(f"an answer of {size} bytes")
        return _answers.decode(await process.stdout.readexactly(size))

    async def _end(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.communicate()

    async def close(self) -> None:
        """End the process."""
        if self._warming is not None:
            await self._warming
        async with self._turn:
            await self._end()
