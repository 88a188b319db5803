"""Helper processes that a house starts for thinking, analysing and studying."""

from __future__ import annotations

import asyncio
import atexit
import os
import signal
import socket
import sys
import threading
from asyncio import StreamReader, StreamWriter
from collections.abc import Awaitable, Callable
from subprocess import Popen
from typing import Final, Protocol

import msgspec

from tafureria.house.processes.starter import HEAD, Command

PREPARED: Final = ("tafureria.house.bots.thinker", "tafureria.house.finished.analysing")
"""Modules that are imported in advance, so that their helpers start work at once."""


class Sink(Protocol):
    """What a helper reads: the part of a stream writer that the house uses."""

    def write(self, data: bytes) -> None: ...
    def write_eof(self) -> None: ...
    async def drain(self) -> None: ...


class Helper(Protocol):
    """Something that works for the house beside it, which reaches it through two streams."""

    @property
    def reader(self) -> StreamReader:
        """What the helper writes."""

    @property
    def writer(self) -> Sink:
        """What the helper reads."""

    @property
    def runs(self) -> bool:
        """Is the helper still running?"""

    def signal(self, number: int) -> None:
        """Send the helper a signal; does nothing if it has ended."""

    def end(self) -> None:
        """Kill the helper, unless it has ended by itself."""


class Process:
    """A process that works for the house, which reaches it through its standard input and output."""

    def __init__(self, starter: Starter, pid: int, reader: StreamReader, writer: StreamWriter) -> None:
        """Wrap a running process, with the streams to and from it; see :func:`start`."""
        self._starter = starter
        self.pid = pid
        self.reader, self.writer = reader, writer

    @property
    def runs(self) -> bool:
        """Is the process still running?"""
        return not self.reader.at_eof() and self.reader.exception() is None

    def signal(self, number: int) -> None:
        """Send the process a signal; does nothing if it has ended."""
        self._starter.send(Command(process=self.pid, signal=number))

    def end(self) -> None:
        """Kill the process, unless it has ended by itself."""
        self.signal(signal.SIGKILL)
        self.writer.close()


class Starter:
    """The process that forks helpers, see :mod:`tafureria.house.processes.starter`. It ends with this one."""

    lowers_priority = True
    """May helpers run with a lower priority than the house?"""

    def __init__(self, env: dict[str, str]) -> None:
        self._control, theirs = socket.socketpair()
        command = [sys.executable, "-m", "tafureria.house.processes.starter", *PREPARED]
        with theirs:
            # In the session of the house: Linux shares a processor between sessions first, and a nice value
            # only counts within one. So Ctrl-C reaches the starter too: it and helpers should ignore it.
            self._popen = Popen(command, stdin=theirs.fileno(), env=env)  # noqa: S603 - of our own

    @property
    def runs(self) -> bool:
        """Is the starter still running?"""
        return self._popen.poll() is None

    def send(self, command: Command, *sockets: int) -> bool:
        """Send a command to the starter; returns whether it could be sent."""
        data = msgspec.json.encode(command)
        try:
            socket.send_fds(self._control, [len(data).to_bytes(HEAD, "big") + data], sockets)
        except OSError:
            return False
        return True

    def close(self) -> None:
        """End the starter and its helpers."""
        self._control.close()
        self._popen.wait()


_starters: Final[dict[tuple[tuple[str, str], ...], Starter]] = {}
_one_at_a_time: Final = threading.Lock()


@atexit.register
def end_all() -> None:
    """End all starters; helpers that are still running end with them."""
    for one in _starters.values():
        one.close()


def _starter() -> Starter:
    """The starter whose helpers find the same sources and games as the house; a new one if necessary."""
    path = os.pathsep.join(path for path in sys.path if path)
    env = os.environ | {"PYTHONPATH": path}
    about = tuple(sorted((name, env[name]) for name in env if name.startswith(("PYTHONPATH", "TAFURERIA_"))))
    with _one_at_a_time:
        found = _starters.get(about)
        if found is None or not found.runs:
            if found is not None:
                found.close()
            found = _starters[about] = Starter(env)
        return found


Start = Callable[[str, int], Awaitable[Helper]]
_instead: Final[list[Start]] = []


def start_instead(start: Start) -> None:
    """Let *start*, which takes a module and a nice value, start all helpers: here are no processes."""
    _instead[:] = [start]


def are_there() -> bool:
    """Are there processes, and not something else in their place?"""
    return not _instead


async def start(module: str, *, nice: int = 0, quiet: bool = False) -> Helper:
    """Run the ``main`` of a module in a process of its own.

    :param nice: how far its priority is below that of the house, as a Unix nice value.
    :param quiet: whether its standard error is discarded.
    :raises OSError: when no process can be started.
    """
    for instead in _instead:
        return await instead(module, nice)
    starter = _starter()
    ours, theirs = socket.socketpair()
    try:
        with theirs:
            taken = starter.send(
                Command(module=module, nice=nice if starter.lowers_priority else 0, quiet=quiet),
                theirs.fileno(),
            )
        reader, writer = await asyncio.open_connection(sock=ours)
    except BaseException:
        ours.close()
        raise
    try:
        pid = int.from_bytes(await reader.readexactly(HEAD), "big")
    except BaseException as error:
        writer.close()
        if isinstance(error, EOFError) or not taken:
            raise ChildProcessError(f"{module} could not be started") from error
        raise
    return Process(starter, pid, reader, writer)
