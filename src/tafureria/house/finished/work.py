"""Long work on finished games: done in a separate process, once for everybody who asks, and cached.

The process runs at a lower priority than everything else. It is ended when nobody waits for its result any
more, and when a job takes longer than the house allows. This module imports nothing large, so that the
process lowers its priority before it loads the games.
"""

from __future__ import annotations

import asyncio
import os
import pickle
from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Any, Final, TypeVar, cast

from anyio import BrokenWorkerProcess, CapacityLimiter, to_process

from tafureria.house.processes import processes
from tafureria.house.refusal import Refusal

HEAD: Final = 4
"""Bytes of the big-endian length in front of a job for a helper, and of its answer."""
NICE: Final = 10
"""Unix nice value of the process, so that it yields to the others."""
T = TypeVar("T")


@dataclass(slots=True)
class Job:
    """A job that is waiting or running."""

    task: asyncio.Task[Any]
    listeners: int = 0


class Work:
    """Does jobs one after another; the result of a job that is requested again comes from memory."""

    nice = NICE
    """Unix nice value of the process that does the jobs; it applies to all instances."""

    def __init__(self, most: int, seconds: float, memory: int) -> None:
        """*most*: jobs waiting or running. *seconds*: time limit of each. *memory*: bytes for results."""
        self._most, self._seconds, self._memory = most, seconds, memory
        self._limiter = CapacityLimiter(1)
        self._jobs: dict[Hashable, Job] = {}
        self._starts: set[asyncio.Task[None]] = set()
        self._results: OrderedDict[Hashable, Any] = OrderedDict()
        self._sizes: dict[Hashable, int] = {}

    async def close(self) -> None:
        """Cancel the jobs that are running or waiting, since nobody waits for their results any more."""
        tasks = [job.task for job in self._jobs.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, *self._starts, return_exceptions=True)

    def found(self, key: Hashable) -> Any:
        """The cached result of that job; ``None`` if there is none."""
        if key in self._results:
            self._results.move_to_end(key)
        return self._results.get(key)

    async def do(self, key: Hashable, function: Callable[..., T], *args: Any) -> T:
        """The result of a job: of calling *function* with *args*, or of an earlier job with the same *key*.

        :raises Refusal: ``too-many`` jobs are waiting already; ``too-long``; or what the function raises.
        """
        found = self.found(key)
        if found is not None:
            result: T = found
            return result
        job = self._jobs.get(key)
        if job is None:
            if len(self._jobs) >= self._most:
                raise Refusal("too-many")
            job = self._jobs[key] = Job(asyncio.create_task(self._compute(key, function, args)))
        job.listeners += 1
        try:
            result = await asyncio.shield(job.task)
        finally:
            job.listeners -= 1
            if not job.listeners:
                job.task.cancel()
                if self._jobs.get(key) is job:
                    del self._jobs[key]
        return result

    async def _compute(self, key: Hashable, function: Callable[..., T], args: tuple[Any, ...]) -> T:
        job = pickle.dumps((function, args), pickle.HIGHEST_PROTOCOL)
        try:
            async with self._limiter:
                await self._start()
                async with asyncio.timeout(self._seconds):
                    if processes.are_there():
                        result, size = await to_process.run_sync(in_process, job, self.nice, cancellable=True)
                    else:
                        result, size = await _beside(job, self.nice)
        except (TimeoutError, BrokenWorkerProcess, EOFError) as error:
            raise Refusal("too-long") from error
        self._remember(key, result, size)
        return result  # type: ignore[no-any-return]

    async def _start(self) -> None:
        """Have a process ready. Its start is never cancelled: it would be left behind, waiting for a job."""
        if not processes.are_there():
            return
        start = asyncio.create_task(to_process.run_sync(lower_priority, self.nice))
        self._starts.add(start)
        start.add_done_callback(self._starts.discard)
        await asyncio.shield(start)

    def _remember(self, key: Hashable, result: Any, size: int) -> None:
        if size > self._memory:
            return
        self._results[key], self._sizes[key] = result, size
        while sum(self._sizes.values()) > self._memory:
            oldest, _ = self._results.popitem(last=False)
            del self._sizes[oldest]


async def _beside(job: bytes, nice: int) -> tuple[Any, int]:
    """Do a pickled job in a helper that is no process; returns what :func:`in_process` does.

    :raises EOFError: when the helper ends before.
    """
    helper = await processes.start(__name__, nice=nice)
    try:
        helper.writer.write(len(job).to_bytes(HEAD, "big") + job)
        await helper.writer.drain()
        size = int.from_bytes(await helper.reader.readexactly(HEAD), "big")
        found = pickle.loads(await helper.reader.readexactly(size))  # noqa: S301 - it comes from the house
    finally:
        helper.end()
    if isinstance(found, Exception):
        raise found
    return cast("tuple[Any, int]", found)


def answered(job: bytes) -> bytes:
    """What a helper answers to a pickled job: the pickled result of :func:`in_process`, or its error."""
    try:
        found: object = in_process(job, 0)
    except Exception as error:  # noqa: BLE001 - whoever asked for the job is told, whatever it is
        found = error
    data = pickle.dumps(found, pickle.HIGHEST_PROTOCOL)
    return len(data).to_bytes(HEAD, "big") + data


def in_process(job: bytes, nice: int) -> tuple[Any, int]:
    """Do a pickled job in the process; returns its result, and the size of the pickled result in bytes."""
    lower_priority(nice)
    function, args = pickle.loads(job)  # noqa: S301 - it comes from the house
    result = function(*args)
    return result, len(pickle.dumps(result, pickle.HIGHEST_PROTOCOL))


def lower_priority(nice: int) -> None:
    """Lower the priority of this process to this nice value, unless it is as low already."""
    if hasattr(os, "nice") and os.nice(0) < nice:
        os.nice(nice - os.nice(0))
