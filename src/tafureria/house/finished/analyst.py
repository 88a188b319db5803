"""Analyses finished games in a separate process when somebody looks, and stores the final analyses.

Games are analysed one at a time, each once for all who look; others wait for their turn. No table is slowed
down: the process runs at a low priority. When nobody looks any more it goes on, until another game waits for
its turn; what has been computed by then is shown at once to whoever comes back.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import zlib
from typing import Final

import msgspec

from tafureria.analysis.data import VERSION, Analysis, decoder
from tafureria.house.finished import analysing, replays
from tafureria.house.finished.analysing import HEAD, AnalysisRequest
from tafureria.house.finished.work import NICE
from tafureria.house.processes.processes import start
from tafureria.house.refusal import Refusal
from tafureria.house.store.rows import StoredTable, StoreFailed
from tafureria.house.store.store import Store
from tafureria.house.tables.chairs import COMPUTER

log = logging.getLogger(__name__)

WAITS: Final = 20.0
"""Longest time, in seconds, for which a request waits for something new."""
PATIENCE: Final = 15.0
"""Seconds after the last request for an analysis before it makes room for others."""
LONGEST: Final = 1800.0
"""Seconds after which an analysis is ended, however far it has got."""
LARGEST: Final = 8 << 20
"""Largest analysis that is accepted, in bytes."""


class AnalysisJob:
    """The analysis of one game, as far as it has been computed."""

    def __init__(self, latest: Analysis | None = None) -> None:
        """*latest*: what an earlier job for this game had come to."""
        self.latest = latest
        self.changed = asyncio.Condition()
        self.is_over = False
        self.looking = 0
        self.task: asyncio.Task[None] | None = None
        self.leaving: asyncio.TimerHandle | None = None
        self.is_left = False
        """Whether nobody has looked for some time."""


class Analyst:
    """All analyses of one house."""

    def __init__(self, store: Store, most: int) -> None:
        """*most*: how many games at most may wait or be analysed."""
        self._store, self._most = store, most
        self._turn = asyncio.Lock()
        self._jobs: dict[str, AnalysisJob] = {}
        self._unfinished: dict[str, Analysis] = {}
        """What jobs had come to that made room for others; the latest *most*."""

    async def look(self, stored: StoredTable, after: float) -> Analysis | None:
        """The analysis, as soon as more than *after* (0..1) of it is done; ``None`` if that takes too long.

        :raises Refusal: ``other-rules``; ``too-many`` games wait already; ``too-long``: it could not be done.
        """
        table = stored.row.id
        kept = await self._store.analysis(table, VERSION)
        if kept is not None:
            return decoder.decode(zlib.decompress(kept))
        replays.game_of(stored)
        job = self._jobs.get(table)
        if job is None:
            for other in self._jobs.values():
                if other.is_left and other.task is not None:
                    other.task.cancel()
            if sum(not one.is_left for one in self._jobs.values()) >= self._most:
                raise Refusal("too-many")
            job = self._jobs[table] = AnalysisJob(self._unfinished.pop(table, None))
            job.task = asyncio.create_task(self._work(stored, job), name=f"analysis of {table}")
        return await self._wait(job, after)

    async def _work(self, stored: StoredTable, job: AnalysisJob) -> None:
        table = stored.row.id
        try:
            async with self._turn, asyncio.timeout(LONGEST):
                await self._analyse(stored, job)
        except TimeoutError:
            log.warning("table %s: its analysis was ended before it was complete", table)
        except asyncio.CancelledError:
            if job.latest is not None:
                self._unfinished[table] = job.latest
            while len(self._unfinished) > self._most:
                del self._unfinished[next(iter(self._unfinished))]
            raise
        except (OSError, EOFError, msgspec.MsgspecError, Refusal) as error:
            log.warning("table %s: it could not be analysed: %r", table, error)
        finally:
            job.is_over = True
            if self._jobs.get(table) is job:
                del self._jobs[table]
            if job.leaving is not None:
                job.leaving.cancel()
        if job.latest is not None:
            with contextlib.suppress(StoreFailed):
                # Even if it was ended early, nothing more will come.
                job.latest = msgspec.structs.replace(job.latest, complete=True)
                what = zlib.compress(msgspec.json.encode(job.latest))
                await self._store.keep_analysis(table, VERSION, what)
        async with job.changed:
            job.changed.notify_all()

    async def _analyse(self, stored: StoredTable, job: AnalysisJob) -> None:
        people = [seat for seat, chair in enumerate(stored.chairs) if chair.kind != COMPUTER]
        # In a game among computer players only, their decisions are of interest.
        seats = people or list(range(stored.row.seats))
        text = await asyncio.to_thread(replays.record, stored)
        process = await start(analysing.__name__, nice=NICE)
        try:
            process.writer.write(msgspec.json.encode(AnalysisRequest(record=text, seats=seats)))
            process.writer.write_eof()
            while job.latest is None or not job.latest.complete:
                size = int.from_bytes(await process.reader.readexactly(HEAD), "big")
                if size > LARGEST:
                    raise EOFError(f"an analysis of {size} bytes")
                found = decoder.decode(await process.reader.readexactly(size))
                if job.latest is None or found.done > job.latest.done:
                    async with job.changed:
                        job.latest = found
                        job.changed.notify_all()
        finally:
            process.end()

    async def close(self) -> None:
        """End all analyses."""
        tasks = [job.task for job in self._jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _wait(self, job: AnalysisJob, after: float) -> Analysis | None:
        """The analysis, as soon as more than *after* of it is done; ``None`` after :data:`WAITS` seconds."""
        job.looking += 1
        job.is_left = False
        if job.leaving is not None:
            job.leaving.cancel()
        try:
            async with asyncio.timeout(WAITS), job.changed:
                await job.changed.wait_for(
                    lambda: job.is_over or (job.latest is not None and job.latest.done > after)
                )
        except TimeoutError:
            return None
        finally:
            job.looking -= 1
            if not job.looking:
                job.leaving = asyncio.get_running_loop().call_later(PATIENCE, self._leave, job)
        if job.latest is None:
            raise Refusal("too-long")
        return job.latest

    def _leave(self, job: AnalysisJob) -> None:
        """Nobody looks: the job makes room if another game waits, and otherwise goes on."""
        job.is_left = True
        if job.task is not None and len(self._jobs) > 1:
            job.task.cancel()
