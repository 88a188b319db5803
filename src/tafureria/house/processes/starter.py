"""The process that forks the house's helpers: ``python -m tafureria.house.processes.starter MODULE...``.

It has already imported what they need, so a helper starts work at once and shares that memory with the
others, and the house never waits for a copy of itself. It reads commands (:class:`Command`), each preceded by
its length, from its standard input, which is a socket. A command for a new helper comes with the socket that
becomes the helper's standard input and output. A helper first writes its process id to it, in as many bytes
as a length. When the house ends, this process kills all helpers.
"""

from __future__ import annotations

import contextlib
import gc
import importlib
import os
import signal
import socket
import sys
import traceback
from pathlib import Path
from typing import Final

import msgspec

HEAD: Final = 4
"""Bytes of a big-endian length or process id."""


class Command(msgspec.Struct, frozen=True, kw_only=True):
    """Start a helper; or, with *process*, send a helper a signal."""

    module: str = ""
    """The module whose ``main`` the helper runs."""
    nice: int = 0
    """How far its priority is below that of this process, as a Unix nice value."""
    quiet: bool = False
    """Is its standard error discarded?"""
    process: int = 0
    signal: int = 0


def main() -> None:
    """Carry out commands until the house ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the house, which then ends this process
    control = socket.socket(fileno=os.dup(0))
    nothing = os.open(os.devnull, os.O_RDWR)
    os.dup2(nothing, 0)
    os.dup2(nothing, 1)
    _prepare(sys.argv[1:])
    helpers: set[int] = set()
    signal.signal(signal.SIGCHLD, lambda *_: _reap(helpers))
    commands = msgspec.json.Decoder(Command)
    while (given := _read(control)) is not None:
        data, sockets = given
        command = commands.decode(data)
        # Blocked so that a helper that ends at once is not reaped before its id has been added.
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGCHLD})
        if command.process in helpers:
            os.kill(command.process, command.signal)
        elif command.module:
            helpers.add(_fork(command, sockets[0], control))
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGCHLD})
        for one in sockets:
            os.close(one)
    for one in tuple(helpers):
        with contextlib.suppress(ProcessLookupError):
            os.kill(one, signal.SIGKILL)


def _prepare(modules: list[str]) -> None:
    """Import what helpers need, once for all of them."""
    for name in modules:
        ready = getattr(importlib.import_module(name), "prepare", None)
        if ready is not None:
            ready()
    gc.collect()
    gc.freeze()  # the collector of a helper does not touch, and so not copy, what all of them share


def _read(control: socket.socket) -> tuple[bytes, list[int]] | None:
    """The next command and the sockets that came with it; ``None`` at the end."""
    head, sockets, _, _ = socket.recv_fds(control, HEAD, 1, socket.MSG_WAITALL)
    if len(head) < HEAD:
        return None
    return control.recv(int.from_bytes(head, "big"), socket.MSG_WAITALL), sockets


def _reap(helpers: set[int]) -> None:
    with contextlib.suppress(ChildProcessError):
        while (ended := os.waitpid(-1, os.WNOHANG)[0]) > 0:
            helpers.discard(ended)


def _fork(command: Command, end: int, control: socket.socket) -> int:
    """Start a helper, and return its process id."""
    process = os.fork()
    if process:
        return process
    status = 1
    try:
        _become(command, end, control)
        importlib.import_module(command.module).main()
        status = 0
    except SystemExit as leaving:
        status = leaving.code if isinstance(leaving.code, int) else int(leaving.code is not None)
    except BaseException:  # noqa: BLE001 - nothing of it may reach the loop of the parent
        traceback.print_exc()
    finally:
        with contextlib.suppress(Exception):
            sys.stdout.flush()
            sys.stderr.flush()
        os._exit(status)


def _become(command: Command, end: int, control: socket.socket) -> None:
    """Turn this forked process into a helper with its own standard input and output."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGCHLD})
    control.close()
    os.dup2(end, 0)
    os.dup2(end, 1)
    os.close(end)
    if command.quiet:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
    sys.stdin = sys.__stdin__ = open(0, closefd=False)  # type: ignore[misc]  # noqa: SIM115 - to its end
    sys.stdout = sys.__stdout__ = open(1, "w", closefd=False)  # type: ignore[misc]  # noqa: SIM115
    sys.argv = [command.module]
    if command.nice:
        os.nice(command.nice)
    with contextlib.suppress(OSError):  # on Linux: the name that lists of processes show
        Path("/proc/self/comm").write_text(command.module.rpartition(".")[2])
    os.write(1, os.getpid().to_bytes(HEAD, "big"))


if __name__ == "__main__":
    main()
