"""The processes that play games for :mod:`tafureria.lab.workers`, and what runs in them."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from time import perf_counter
from typing import Any, Final, TypeVar

from tafureria.lab.interrupts import ENDS

T = TypeVar("T")


class Pool(ProcessPoolExecutor):
    """Processes that end at once when their games are not wanted any more, or when this process dies."""

    def __init__(self, jobs: int) -> None:
        context = get_context("spawn")
        # No process but this one holds the other end, so however this one ends, they notice.
        ended, self._wanted = context.Pipe(duplex=False)
        super().__init__(jobs, context, initializer=_begin, initargs=(ended,))

    def submit(self, fn: Callable[..., T], /, *args: Any, **kwargs: Any) -> Future[T]:
        """Run ``fn(*args, **kwargs)`` in one of the processes, starting it if necessary."""
        with _deaf():
            return super().submit(fn, *args, **kwargs)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """End the processes; with *cancel_futures* those that play do not finish their games."""
        super().shutdown(wait, cancel_futures=cancel_futures)
        if cancel_futures:
            self._wanted.close()


@contextmanager
def _deaf() -> Iterator[None]:
    """Processes started in this block never hear Ctrl-C: only the process that collects the games does."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    # Blocked signals stay so in new processes, from the very first moment. Here they only come later.
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT, *ENDS})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


_lock: Final = threading.Lock()
_plays = False
"""Whether this process is playing a portion of games."""
_unwanted = False
"""Whether nobody waits for games of this process any more."""


def _begin(ended: Connection) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDS)
    threading.Thread(target=_watch, args=(ended,), daemon=True).start()


def _watch(ended: Connection) -> None:
    """End this process when the games are not wanted any more, and when its parent has died."""
    global _unwanted  # noqa: PLW0603 - of this process
    parent = parent_process()
    assert parent is not None
    wait([ended, parent.sentinel])
    with _lock:
        _unwanted = True
        # Not while it sends results: a living parent would wait for the rest of them for ever.
        if _plays:
            os._exit(0)
    wait([parent.sentinel])
    os._exit(0)


def play_portion(play: Callable[[int], Any], numbers: list[int]) -> tuple[float, list[Any]]:
    """Play games in one of the processes; returns how many seconds they took, and the results."""
    _mark(plays=True)
    began = perf_counter()
    try:
        results = [play(number) for number in numbers]
    finally:
        _mark(plays=False)
    return perf_counter() - began, results


def _mark(*, plays: bool) -> None:
    global _plays  # noqa: PLW0603 - of this process
    with _lock:
        if _unwanted:
            os._exit(0)
        _plays = plays
