"""Processes of its own that a house starts beside its tables: they think, analyse and study."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
from asyncio import StreamReader, StreamWriter
from subprocess import Popen


class Helper:
    """A process that serves the house, spoken to through its standard input and output."""

    def __init__(self, popen: Popen[bytes], reader: StreamReader, writer: StreamWriter) -> None:
        """Both ends of a process that runs, see :func:`start`."""
        self._popen = popen
        self.pid = popen.pid
        self.reader, self.writer = reader, writer

    @property
    def runs(self) -> bool:
        """Has it not ended yet?"""
        return self._popen.poll() is None

    def signal(self, number: int) -> None:
        """Send it a signal; nothing if it has ended."""
        self._popen.send_signal(number)

    async def end(self) -> None:
        """Kill it, if it has not ended by itself."""
        self._popen.kill()
        self.writer.close()
        await asyncio.shield(asyncio.to_thread(self._popen.wait))


async def start(module: str, *, nice: int = 0, errors: int | None = None) -> Helper:
    """Run a module in a process of its own.

    :param nice: how far it steps back behind the house, as a Unix nice value.
    :param errors: where its standard error goes, as :mod:`subprocess` has it; ``None``: with the house's.
    """
    ours, theirs = socket.socketpair()
    with theirs:
        popen = _run(module, theirs, errors)
    step_back(popen.pid, nice)  # from here, as its imports alone take half a second
    try:
        return Helper(popen, *await asyncio.open_connection(sock=ours))
    except BaseException:
        ours.close()
        popen.kill()
        popen.wait()
        raise


def step_back(process: int, nice: int) -> None:
    """Let a process run behind this one."""
    if nice and hasattr(os, "setpriority"):
        os.setpriority(os.PRIO_PROCESS, process, os.getpriority(os.PRIO_PROCESS, 0) + nice)


def _run(module: str, theirs: socket.socket, errors: int | None) -> Popen[bytes]:
    """Start it, which takes the house a few milliseconds. The event loop's own way copies its memory map."""
    # The process finds the same sources and games as the house does.
    env = os.environ | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    # In the session of the house: Linux shares a processor between sessions first, and a nice value only
    # counts within one. So Ctrl-C reaches it, too: it should not listen.
    end = theirs.fileno()
    command = [sys.executable, "-m", module]
    return Popen(command, stdin=end, stdout=end, stderr=errors, env=env)  # noqa: S603 - of our own
