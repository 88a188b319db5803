"""Helpers of the house where there are no processes: at the same place, or in further workers of the page.

Players that answer at once think where the house is: that takes less than a message to another worker. What
takes long has workers of its own, which start when they are first asked for: one for searches, advice and
replays, and one for an analysis, which takes minutes and ends with it. Ending a helper in the middle of its
work ends its worker, as nothing else stops one; the others in it break off too, and are started again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol

from tafureria.browser.helping import Helping
from tafureria.house.bots import thinker
from tafureria.house.finished import analysing
from tafureria.house.processes import processes


class Worker(Protocol):
    """A worker of the page, in which ``helping`` runs."""

    def post(self, module: str, channel: int, data: bytes) -> None:
        """Send what a helper has to read."""

    def forget(self, module: str, channel: int) -> None:
        """Tell it that a helper has ended which had nothing to do."""

    def end(self) -> None:
        """End the worker."""


Hear = Callable[[int, bytes], None]
"""Takes what the helper of a channel has written; nothing at all when the worker is broken (channel -1)."""
StartWorker = Callable[[str, Hear], Worker]
"""Starts a worker of that name."""


class Crew:
    """The helpers of one house."""

    def __init__(self, start_worker: StartWorker) -> None:
        self._start_worker = start_worker
        self._workers: dict[str, Worker] = {}
        self._channels: dict[int, Beside] = {}
        self._next = 0

    async def start(self, module: str, nice: int) -> processes.Helper:
        """A helper that runs that module."""
        if module == thinker.__name__ and not nice:
            return Here(module)
        self._next += 1
        kind = "analysis" if module == analysing.__name__ else "thought"
        helper = self._channels[self._next] = Beside(self, kind, module, self._next)
        return helper

    def post(self, helper: Beside, data: bytes) -> None:
        """Send data to the worker of that helper."""
        kind = helper.kind
        if kind not in self._workers:
            self._workers[kind] = self._start_worker(
                kind, lambda channel, said: self._hear(kind, channel, said)
            )
        self._workers[kind].post(helper.module, helper.channel, data)

    def _hear(self, kind: str, channel: int, data: bytes) -> None:
        if channel < 0:
            self._break(kind)
        elif (helper := self._channels.get(channel)) is not None:
            helper.hear(data)

    def _break(self, kind: str) -> None:
        """End a worker, and all helpers in it."""
        if (worker := self._workers.pop(kind, None)) is not None:
            worker.end()
        for channel, helper in list(self._channels.items()):
            if helper.kind == kind:
                del self._channels[channel]
                helper.reader.feed_eof()

    def end(self, helper: Beside) -> None:
        """End one helper; if it is at work, its worker with it."""
        if self._channels.pop(helper.channel, None) is None:
            return
        helper.reader.feed_eof()
        if helper.kind not in self._workers:
            return
        if helper.is_busy or helper.kind == "analysis":
            self._break(helper.kind)
        else:
            self._workers[helper.kind].forget(helper.module, helper.channel)


class Beside:
    """A helper in a worker."""

    def __init__(self, crew: Crew, kind: str, module: str, channel: int) -> None:
        self._crew = crew
        self.kind, self.module, self.channel = kind, module, channel
        self.reader = asyncio.StreamReader()
        self.is_busy = False
        self._unsent = b""

    @property
    def writer(self) -> Beside:
        """What the helper reads: itself, as far as the house sees."""
        return self

    @property
    def runs(self) -> bool:
        """Is the helper still running?"""
        return not self.reader.at_eof()

    def hear(self, data: bytes) -> None:
        """Take what the helper has written."""
        self.is_busy = False
        self.reader.feed_data(data)

    def write(self, data: bytes) -> None:
        """Write to the helper; :meth:`drain` and :meth:`write_eof` send it."""
        self._unsent += data

    def write_eof(self) -> None:
        """Send what was written."""
        data, self._unsent = self._unsent, b""
        if data:
            self.is_busy = True
            self._crew.post(self, data)

    async def drain(self) -> None:
        """Send what was written."""
        self.write_eof()

    def signal(self, number: int) -> None:
        """Workers take no signals."""

    def end(self) -> None:
        """End the helper."""
        self._crew.end(self)


class Here:
    """A helper that answers at once, in the worker of the house."""

    def __init__(self, module: str) -> None:
        self._module, self._helping = module, Helping()
        self.reader = asyncio.StreamReader()

    @property
    def writer(self) -> Here:
        """What the helper reads: itself, as far as the house sees."""
        return self

    @property
    def runs(self) -> bool:
        """It runs until it is ended."""
        return not self.reader.at_eof()

    def write(self, data: bytes) -> None:
        """Answer what was written."""
        self._helping.hear(self._module, 0, data, self.reader.feed_data)

    def write_eof(self) -> None:
        """There is nothing to do."""

    async def drain(self) -> None:
        """Let everything else have its turn."""
        await asyncio.sleep(0)

    def signal(self, number: int) -> None:
        """It takes no signals."""

    def end(self) -> None:
        """End the helper."""
        self.reader.feed_eof()
