"""Ctrl-C, and the signals that mean the same: they end a run between two games, never within what is kept."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

ENDS: Final = tuple(
    getattr(signal, name) for name in ("SIGTERM", "SIGHUP", "SIGBREAK") if hasattr(signal, name)
)
"""Signals that end a process, such as those of a supervisor and of a terminal that is closed."""


@contextmanager
def like_ctrl_c() -> Iterator[None]:
    """While the block runs, :data:`ENDS` do what Ctrl-C does, unless somebody ignores or handles them."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    ours = [number for number in ENDS if signal.getsignal(number) is signal.SIG_DFL]
    for number in ours:
        signal.signal(number, _interrupt)
    try:
        yield
    finally:
        for number in ours:
            signal.signal(number, signal.SIG_DFL)


def _interrupt(number: int, frame: FrameType | None) -> None:
    # What handles Ctrl-C at the moment (asyncio, or `held`) handles this too; but whoever starts a command in
    # the background has it ignore Ctrl-C, and only that.
    handler = signal.getsignal(signal.SIGINT)
    if not callable(handler):
        raise KeyboardInterrupt
    handler(number, frame)


@contextmanager
def ending_at_once() -> Iterator[None]:
    """While the block runs, Ctrl-C ends the process: a thread that waits for input would outlive it."""
    before = {number: signal.getsignal(number) for number in (signal.SIGINT, *ENDS)}
    if threading.current_thread() is not threading.main_thread():
        before = {}
    for number, handler in before.items():
        if callable(handler):
            signal.signal(number, signal.SIG_DFL)
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


@contextmanager
def held() -> Iterator[None]:
    """Put Ctrl-C off until the block has ended, so that nothing in it is done by halves."""
    handler = signal.getsignal(signal.SIGINT)
    if handler is None or threading.current_thread() is not threading.main_thread():
        yield
        return
    came: list[int] = []
    signal.signal(signal.SIGINT, lambda number, _: came.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, handler)
        if came:
            signal.raise_signal(came[0])
