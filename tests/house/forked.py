"""Houses forked from one process that has imported the house already: importing takes longer than opening.

The process starts with the first such house, and ends with the one that tests. Where nothing can be forked,
and for another interpreter, environment or release, a house is a command like any other.
"""

from __future__ import annotations

import atexit
import gc
import multiprocessing
import os
import runpy
import signal
import subprocess
import sys
import time
import types
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from multiprocessing import forkserver
from multiprocessing.connection import Connection

import psutil

PRELOADED = ("tafureria.web.serve", "tests.house.forked")
CAN_FORK = "forkserver" in multiprocessing.get_all_start_methods()


class Forked:
    """A Python program in a process that was forked; used like ``subprocess.Popen``."""

    def __init__(self, words: Sequence[str], env: Mapping[str, str], *, is_heard: bool = True) -> None:
        """*words*: what would follow the interpreter, ``-c CODE`` or a file, and its arguments.

        *is_heard*: whether its output can be read from ``stdout``, which the caller closes; else it is lost.
        """
        context = multiprocessing.get_context("forkserver")
        reader, writer = context.Pipe(duplex=False)
        self._process = context.Process(
            target=_begin, args=(list(words), dict(env), writer if is_heard else None)
        )
        with _alone():
            self._process.start()
        writer.close()
        self.pid = self._process.pid
        self.stdout = os.fdopen(os.dup(reader.fileno()), encoding="utf-8") if is_heard else None
        reader.close()
        atexit.register(self._process.kill)

    @property
    def returncode(self) -> int | None:
        """Its exit code, or minus the signal that ended it; ``None`` while it runs."""
        return self._process.exitcode

    def poll(self) -> int | None:
        """The same."""
        return self._process.exitcode

    def wait(self, timeout: float | None = None) -> int:
        """Wait until it has ended; returns its exit code."""
        self._process.join(timeout)
        code = self._process.exitcode
        if code is None:
            raise subprocess.TimeoutExpired(str(self.pid), timeout or 0.0)
        return code

    def send_signal(self, number: int) -> None:
        """Send it a signal, unless it has ended."""
        if self._process.exitcode is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        """Ask it to end."""
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        """End it at once."""
        self.send_signal(signal.SIGKILL)


def start(
    words: Sequence[str], env: Mapping[str, str], *, fresh: bool = False, is_heard: bool = True
) -> Forked | subprocess.Popen[str]:
    """Run a program with this interpreter; its output can be read from ``stdout`` if it *is_heard*.

    *fresh*: start an interpreter, since the program finds other modules than the tests.
    """
    if CAN_FORK and not fresh:
        return Forked(words, env, is_heard=is_heard)
    output = subprocess.PIPE if is_heard else subprocess.DEVNULL
    return subprocess.Popen([sys.executable, *words], stdout=output, text=True, env=env)


def pause(pid: int) -> None:
    """Stop a process by a signal, and wait until it has stopped."""
    os.kill(pid, signal.SIGSTOP)
    while psutil.Process(pid).status() != psutil.STATUS_STOPPED:
        time.sleep(0.005)


@contextmanager
def _alone() -> Iterator[None]:
    """While a process starts: it does not import the main module of the tests, but finds what they find."""
    main = sys.modules["__main__"]
    before = os.environ.get("PYTHONPATH")
    sys.modules["__main__"] = types.ModuleType("__main__")
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, sys.path))
    try:
        forkserver.set_forkserver_preload(list(PRELOADED))
        forkserver.ensure_running()
        yield
    finally:
        sys.modules["__main__"] = main
        os.environ.pop("PYTHONPATH") if before is None else os.environ.update(PYTHONPATH=before)


def _begin(words: list[str], env: dict[str, str], output: Connection | None) -> None:
    """Become the program, as if the interpreter had been started for it."""
    gc.freeze()
    os.dup2(os.open(os.devnull, os.O_WRONLY) if output is None else output.fileno(), 1)
    os.environ.clear()
    os.environ.update(env)
    # The house restarts by its command line, and its helpers find what it finds.
    sys.orig_argv = [sys.executable, *words]
    sys.path[:0] = filter(None, env.get("PYTHONPATH", "").split(os.pathsep))
    try:
        if words[0] == "-c":
            sys.argv = ["-c", *words[2:]]
            exec(compile(words[1], "<string>", "exec"), {"__name__": "__main__"})
        else:
            sys.argv = [word for word in words if word != "-P"]
            runpy.run_path(sys.argv[0], run_name="__main__")
    finally:
        atexit._run_exitfuncs()
